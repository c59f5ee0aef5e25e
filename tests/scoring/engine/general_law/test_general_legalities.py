"""Which acts each general clause judges, and which clauses judge between claims."""

from scoring.engine.events import Chow, Discard, Dissolve, Draw, Escape, Kong, Pung, Win
from scoring.engine.findings import Breach
from scoring.engine.general_law import DRAWN_MARK, GENERAL_LEGALITIES
from scoring.engine.law import Rules
from scoring.engine.position import CLAIMS
from scoring.engine.tiles import BY_NAME
from tests.support.positions import at, discarded


def test_each_general_clause_judges_its_own_acts_in_order_of_precedence() -> None:
    assert [(one.clause, one.acts) for one in (*GENERAL_LEGALITIES, DRAWN_MARK)] == [
        ("GEN-07", (Draw, Discard, Chow, Pung, Kong, Win, Escape, Dissolve)),
        ("GEN-03", (Discard, Chow, Pung, Kong)),
        ("GEN-04", (Draw, Discard)),
        ("GEN-04", (Kong, Win)),
        ("GEN-05", (Chow, Pung, Kong, Win)),
        ("GEN-06", (Chow, Pung, Kong)),
        ("GEN-03", (Discard,)),
    ]


def test_a_claim_declined_before_is_a_breach_though_the_act_itself_is_permitted() -> None:
    rules = Rules(tuple(range(27)), GENERAL_LEGALITIES)
    position = at("9m", "3m3m")
    position.phase, position.seat, position.acts = CLAIMS, 1, 1
    discarded(position, 0, "3m")
    position.window.passes[1] = {"pung"}
    pung = Pung(1, BY_NAME["3m"], 0)
    found = rules.breach(position, pung)
    assert isinstance(found, Breach)
    assert (found.clause, found.code) == ("GEN-06", "passed-then-claimed")
    assert rules.permits(position, pung) is True
