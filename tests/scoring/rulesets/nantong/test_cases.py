"""What the golden cases of Nantong must hold: the rows and worked examples of its rulebook."""

from scoring.rulesets import load
from tests.support.golden import findings_of, load_cases, reports

CASES = load_cases()
RULESET = load("nantong")
NAMED = [f"X{number:02}" for number in range(1, 49) if number != 44] + ["X44a", "X44b"]


def test_every_worked_example_and_rejected_row_has_a_case() -> None:
    names = {case["case"] for case in CASES}
    assert not set(NAMED) - names
    for row in range(1, 19):
        rows = [case for case in CASES if case["case"].startswith(f"R{row:02}")]
        verdicts = {case["expect"]["verdict"] for case in rows}
        assert "clean" in verdicts, f"R{row:02} has no legal neighbour"
        assert verdicts - {"clean"} or row in (15, 16), f"R{row:02} has no refused case"


def test_every_breach_that_a_clause_of_its_own_words_is_shown_by_a_case() -> None:
    own = [clause for clause in RULESET.clauses if not clause.id.startswith("GEN-")]
    worded = {(clause.id, code) for clause in own for code in clause.breaches}
    shown = {(one["clause"], one["code"]) for report in reports("nantong") for one in findings_of(report)}
    assert not worded - shown
