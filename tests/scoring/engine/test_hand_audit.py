"""One hand by itself: what each finding carries, which stands first, and what an audit may spend."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

import pytest

from replays.logformat.reader import read_log
from scoring.engine.audit import audit_game
from scoring.engine.comparison.undoings import MOST
from scoring.engine.events import Discard, Dissolve, Draw, Event
from scoring.engine.findings import MISSED_DUTY, WARNING, Breach, Finding
from scoring.engine.hand_audit import HandAudit, audit_hand
from scoring.engine.law import Rules, Succession
from scoring.engine.legality import Legality
from scoring.engine.options import OptionValue, ResolvedRules, resolve_rules
from scoring.engine.position import Position
from scoring.engine.record import Commitment, GameRecord, HandRecord
from scoring.engine.tiles import SUITED, UNKNOWN, Tile
from scoring.engine.transfers import Settlement
from scoring.engine.what_if import EVENTS_OF_UNDOING, Budget
from scoring.rulesets import load
from tests.support.gamelogs import as_bytes, game_log
from tests.support.wrong_money import wrong_money_beside_faults

ALL: Final = tuple(tile for tile in SUITED for _ in range(4))
DEAL: Final = (ALL[:14], ALL[14:27], ALL[27:40], ALL[40:53])
REST: Final = Draw(1, UNKNOWN)


def breaks(_position: Position, _event: Event) -> Breach:
    return Breach("X-01", "broken")


class Strict(Rules):
    """A law that no discard obeys; each also shows a duty that seat 2 has missed, and is worth a remark."""

    def notes(self, position: Position, event: Event) -> Sequence[Breach]:
        if not isinstance(event, Discard):
            return ()
        missed = Breach("X-02", "missed", MISSED_DUTY, at=(None, 2))
        return missed, Breach("X-03", "remark", severity=WARNING)

    def candidates(self, position: Position) -> Iterator[Event]:
        yield REST

    def settle(self, position: Position, claimed_items: bool) -> Settlement:
        return Settlement()

    def succession(self, position: Position) -> Succession:
        return Succession(0, "X-09")


class Following(Strict):
    """A law by which all that is found follows from something."""

    def notes(self, position: Position, event: Event) -> Sequence[Breach]:
        remark = Breach("X-03", "remark", severity=WARNING, consequent=True)
        return (remark, *(Breach("X-02", code, consequent=True) for code in ("first", "second")))


class Untold(Strict):
    """A law whose prices the record does not show."""

    def settle(self, position: Position, claimed_items: bool) -> Settlement:
        return Settlement(undecided=True)


class PartlyUntold(Strict):
    """A law whose payments for one cause the record does not show."""

    def settle(self, position: Position, claimed_items: bool) -> Settlement:
        return Settlement(open_causes=frozenset({"bird"}))


STRICT: Final = Strict(SUITED, (Legality("X-01", (Discard,), breaks),))


def audited(
    law: Rules,
    *events: Event,
    deal: tuple[tuple[Tile, ...], ...] = DEAL,
    wall: tuple[Tile, ...] | None = None,
    commitment: Commitment | None = None,
    list_legal: int = 0,
) -> HandAudit:
    hand = HandRecord(*(1, 0, deal, (*events, Dissolve(None)), "dissolved"), wall=wall, commitment=commitment)
    record = GameRecord("log-1", "demo", ("a", "b", "c", "d"), (hand,), "nantong", None, {})
    rules = resolve_rules(load("nantong"), None, {})
    return audit_hand(record, hand, law, rules, list_legal=list_legal)


def by_code(audit: HandAudit) -> dict[str, Finding]:
    return {finding.code: finding for finding in audit.findings}


def test_a_finding_carries_the_act_unless_it_is_about_another() -> None:
    found = by_code(audited(STRICT, Discard(0, 0), list_legal=1))
    act = {"type": "discard", "seat": 0, "tile": "1m"}
    assert found.keys() == {"broken", "missed", "remark"}
    assert found["broken"].params == found["remark"].params == {"act": act}
    assert (found["broken"].event, found["broken"].seat) == (0, 0)
    assert found["missed"].params == {}
    assert (found["missed"].event, found["missed"].seat) == (None, 2)


def test_only_the_illegal_act_tells_what_would_have_been_legal_and_only_where_it_is_asked_for() -> None:
    found = by_code(audited(STRICT, Discard(0, 0), list_legal=1))
    assert found["broken"].legal == [REST]
    assert (found["missed"].legal, found["remark"].legal) == (None, None)
    assert [one.legal for one in audited(STRICT, Discard(0, 0)).findings] == [None] * 3
    hand = HandRecord(1, 0, DEAL, (Discard(0, 0), Dissolve(None)), "dissolved")
    record = GameRecord("log-1", "demo", ("a", "b", "c", "d"), (hand,), "nantong", None, {})
    unasked = audit_hand(record, hand, STRICT, resolve_rules(load("nantong"), None, {}))
    assert [one.legal for one in unasked.findings] == [None] * 3


def test_what_is_wrong_with_the_deal_is_no_act_of_anybody() -> None:
    audit = audited(Strict(SUITED, ()), deal=(DEAL[0], DEAL[1][1:], DEAL[2], DEAL[3]))
    assert audit.findings
    assert all("act" not in one.params for one in audit.findings)
    assert [one.event for one in audit.findings] == [None] * len(audit.findings)


def test_a_broken_commitment_stands_before_all_else_and_takes_the_place_of_nothing() -> None:
    wrong = Commitment("sha256", "0" * 64, "ab" * 32)
    kept = audited(STRICT, Discard(0, 0), wall=ALL)
    first, *others = audited(STRICT, Discard(0, 0), wall=ALL, commitment=wrong).findings
    assert first.code == "commitment-differs"
    assert len(others) >= 3
    assert [one.code for one in others] == [one.code for one in kept.findings]


def test_the_first_error_follows_from_nothing_and_later_ones_as_the_law_says() -> None:
    audit = audited(Following(SUITED, ()), Discard(0, 0))
    told = [(one.code, one.consequent) for one in audit.findings][:3]
    assert told == [("remark", True), ("first", False), ("second", True)]
    assert audit.verdict == "flagged"


def test_a_sound_hand_is_clean_has_its_scores_and_tries_no_settlement_without_a_fault() -> None:
    audit = audited(Strict(SUITED, ()))
    assert (audit.findings, audit.verdict, audit.fairness) == ([], "clean", "none")
    assert (audit.scores, audit.booked) == ([0, 0, 0, 0], [0, 0, 0, 0])
    assert audit.succession is not None
    assert (audit.dealer_follows, audit.undoings) == (False, 0)


@pytest.mark.parametrize("law", [Untold(SUITED, ()), PartlyUntold(SUITED, ())], ids=["all", "one cause"])
def test_scores_and_dealer_are_not_told_where_a_price_is_not(law: Rules) -> None:
    audit = audited(law)
    assert audit.settlement is not None
    assert (audit.scores, audit.booked, audit.succession) == (None, None, None)


def test_each_list_of_legal_acts_is_taken_off_the_budget() -> None:
    log = game_log(hands=2)
    too_early = {"type": "declare", "seat": 1, "key": "seabed", "value": 1}
    for hand in log["hands"]:
        hand["events"][1:1] = [too_early] * 2
    read = read_log(as_bytes(log))

    def listed(lists: int) -> tuple[list[int], int]:
        budget = Budget(events=0, lists=lists)
        report = audit_game(read.record, read.rules, read.sha256, budget)
        return [sum(one.legal is not None for one in audit.findings) for audit in report.hands], budget.lists

    assert listed(500) == ([2, 2], 496)
    assert listed(4) == ([2, 2], 0)
    assert listed(3) == ([2, 1], 0)
    assert listed(1) == ([1, 0], 0)
    assert listed(0) == ([0, 0], 0)


def test_settlements_without_a_fault_are_paid_for_like_the_events_of_other_tries() -> None:
    read = wrong_money_beside_faults()
    built = 0

    def counting(options: Mapping[str, OptionValue]) -> Rules:
        nonlocal built
        built += 1
        return read.rules.ruleset.build(options)

    def tries(events: int) -> int:
        """How many other rules are tried within so many events."""
        nonlocal built
        built = 0
        ruleset = replace(read.rules.ruleset, build=counting)
        rules = ResolvedRules(ruleset, read.rules.preset, read.rules.options, read.rules.defaulted)
        audit_game(read.record, rules, read.sha256, Budget(events=events))
        return built - 2  # the law itself, and once more to see which options it reads

    replayed, undone = len(read.record.hands[0].events), MOST * EVENTS_OF_UNDOING
    assert tries(replayed) == 0
    assert tries(replayed + undone + replayed - 1) == 0
    assert tries(replayed + undone + replayed) == 1
