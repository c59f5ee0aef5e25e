"""A hand being played is told of its announcements what its record would be told of them."""

import copy
import random
from collections.abc import Iterator

import pytest

from replays.logformat.reader import read_log
from scoring.engine.deal import open_position
from scoring.engine.event_document import event_document
from scoring.engine.events import Discard, Event, Kong, Win
from scoring.engine.law import Rules
from scoring.engine.options import OptionValue
from scoring.engine.position import Position
from scoring.engine.replay import replay
from scoring.engine.tiles import BY_NAME, NAMES
from tests.support.gamelogs import as_bytes
from tests.support.golden import audited, load_cases
from tests.support.nanchong_tables import A, B, C, Json, Table, case


def cut_after(log: Json, number: int) -> Json:
    """The log of a hand that is being played and has come as far as this event."""
    cut = copy.deepcopy(log)
    cut.pop("end_scores", None)
    hand = cut["hands"][0]
    cut["hands"] = [hand]
    hand["events"] = hand["events"][: number + 1]
    hand["outcome"] = "dissolved"
    for booked in ("transfers", "scores", "next_dealer"):
        hand.pop(booked, None)
    return cut


def played(log: Json) -> tuple[Rules, Position]:
    """The law of the log, and where its hand stands."""
    read = read_log(as_bytes(log))
    law = read.rules.ruleset.build(read.rules.options)
    [hand] = read.record.hands
    position = open_position(hand, law)
    for _ in replay(hand, law, position):
        pass
    position.closed = None
    return law, position


def acts_of(law: Rules, position: Position, seat: int) -> Iterator[Event]:
    """What the seat might do of its own, right or wrong."""
    for event in law.candidates(position):
        if isinstance(event, (Discard, Kong, Win)) and event.seat == seat:
            yield event


def refused(log: Json, act: Event) -> bool:
    """Whether the record of the hand with this act has a fault at its last announcement or at the act."""
    told = copy.deepcopy(log)
    hand = told["hands"][0]
    hand["events"].append(event_document(act))
    announced = max(at for at, event in enumerate(hand["events"]) if event["type"] == "declare")
    if isinstance(act, Win):
        hand["outcome"] = "win"
    at_fault = {announced, len(hand["events"]) - 1}
    kinds = ("illegal_action", "broken_record")
    found = [one for one in audited(told)["hands"][0]["findings"] if one["kind"] in kinds]
    return any(one["event"] in at_fault and one["severity"] == "error" for one in found)


def announcements() -> Iterator[tuple[str, Json, int]]:
    """Each sound announcement of the golden cases that a discard must bear out: case, log so far and seat."""
    for told in load_cases("nanchong"):
        log = told["log"]
        if told["expect"]["verdict"] != "clean" or "view" in log:
            continue
        hand = log["hands"][0]
        for number, event in enumerate(hand["events"][:-1]):
            by_dealer = event.get("key") == "ready" and event["seat"] == hand["dealer"]
            if event["type"] == "declare" and (event["key"] == "lay_down" or by_dealer):
                follows = hand["events"][number + 1]
                if (follows["type"], follows.get("seat")) == ("discard", event["seat"]):
                    yield told["case"], cut_after(log, number), event["seat"]


ANNOUNCEMENTS = {name: (log, seat) for name, log, seat in announcements()}
SOME = random.Random("announced").sample(sorted(ANNOUNCEMENTS), 40)


@pytest.mark.parametrize("name", SOME)
def test_after_an_announcement_that_is_legal_which_its_record_does_not_fault(name: str) -> None:
    log, seat = ANNOUNCEMENTS[name]
    law, position = played(log)
    acts = [*acts_of(law, position, seat)]
    assert acts
    for act in acts:
        assert (law.breach(position, act) is not None) == refused(log, act), act


def so_far(table: Table, **options: OptionValue) -> Json:
    """The log of a hand that has come as far as the script."""
    ended = table.unscored(outcome="dissolved")
    log: Json = case("so-far", "A hand being played.", "NC-19", ended, options={**options}).document()["log"]
    return log


def test_what_is_turned_up_after_a_lay_down_makes_its_discard_no_fault() -> None:
    table = Table().deals(B, "123456s789m99m23p").gives(C, "111p").ready().conceals(C, "1p").discards(C)
    table.until(B).draws(B, "9p").lays_down(B, "23p", "1p4p").shows_kong(C, "1p")
    log = so_far(table, dead_wait="visible", an_gang_show="round")
    law, position = played(log)
    sound = {act for act in acts_of(law, position, B) if law.breach(position, act) is None}
    assert [NAMES[act.tile] for act in sound if isinstance(act, Discard)] == ["9p"]
    assert not any(refused(log, act) for act in sound)


def test_a_win_after_a_lay_down_that_a_discard_should_follow_is_refused_for_the_lay_down() -> None:
    table = Table().deals(B, "123456s789m99m23p").until(B).draws(B, "4p").lays_down(B, "23p", "1p4p")
    law, position = played(so_far(table))
    breach = law.breach(position, Win(B, BY_NAME["4p"], None, "self_draw"))
    assert breach is not None
    assert (breach.code, breach.at) == ("lay-down-alone", (position.number - 1, B))


def test_a_win_as_dealt_after_the_dealer_reports_is_refused_for_the_report() -> None:
    table = Table().deals(A, "123456s789m99m234p").reports(A)
    law, position = played(so_far(table, bao_jiao=True, bao_jiao_who="all"))
    breach = law.breach(position, Win(A, how="dealt"))
    assert breach is not None
    assert (breach.code, breach.at) == ("ready-too-late", (position.number - 1, A))
