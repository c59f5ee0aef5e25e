"""One fault of a record is told once: whatever follows from it is told to follow."""
# A record is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from collections.abc import Callable

import pytest

from tests.support.golden import audited, findings_of
from tests.support.nancheng_tables import D, Json, L, O, R, Table, case

PLAIN = "123m456p789sESWC"
#: Waits for 6s and 9s.
TWO = "123m456p78s99pEEE"
HORSES = ("1m2m", "3p4s", "2s6p", "9sW")

Edit = Callable[[Json], None]


def _events(log: Json) -> list[Json]:
    events: list[Json] = log["hands"][0]["events"]
    return events


def _without_second_discard(log: Json) -> None:
    discards = [event for event in _events(log) if event["type"] == "discard"]
    _events(log).remove(discards[1])


def _deal_and_wall_swapped(log: Json) -> None:
    wall = log["hands"][0]["wall"]
    tiles = [wall[at : at + 2] for at in range(0, len(wall), 2)]
    other = next(at for at in range(60, 120) if tiles[at] != tiles[0])
    tiles[0], tiles[other] = tiles[other], tiles[0]
    log["hands"][0]["wall"] = "".join(tiles)


def _discard_of_another(log: Json) -> None:
    """The discard that is punged is labelled with another seat."""
    at = next(at for at, event in enumerate(_events(log)) if event["type"] == "pung")
    _events(log)[at - 1]["seat"] = O
    _events(log)[at - 1].pop("drawn", None)


def _discard_twice(log: Json) -> None:
    events = _events(log)
    at = max(at for at, event in enumerate(events) if event["type"] == "discard")
    events.insert(at, dict(events[at]))


def _tail_draw_of_another(log: Json) -> None:
    next(event for event in _events(log) if event.get("source") == "tail")["seat"] = D


def _tail_draw_first(log: Json) -> None:
    """A kong's tile stands before the kong."""
    events = _events(log)
    at = next(at for at, event in enumerate(events) if event.get("source") == "tail")
    events[at - 1], events[at] = events[at], events[at - 1]


def _tail_draw_from_the_head(log: Json) -> None:
    """The right tile of a kong, labelled with the wrong end."""
    next(event for event in _events(log) if event.get("source") == "tail")["source"] = "head"


def _dealt_with_another_tile(log: Json) -> None:
    next(event for event in _events(log) if event["type"] == "win").update(how="self_draw", tile="1p")


def _second_discard_of_another(log: Json) -> None:
    """A discard that nobody takes is labelled with another seat."""
    second = [event for event in _events(log) if event["type"] == "discard"][1]
    second["seat"] = L
    second.pop("drawn", None)


def _two_winners() -> Table:
    """L draws S; its discard, won by D and R, is missing."""
    table = Table(wall=False).holds(D, "123m456p789s99pSS").holds(R, "777m444p333sEEES").ready().until(L).draws(L, "S")
    return table.wins_too(D, "S", on=L, ping_hu=1).wins_too(R, "S", on=L, peng_peng_hu=5).unscored()


ONCE: dict[str, tuple[Table, Json, Edit | None, list[str]]] = {
    "a win left out before its horses": (
        Table().holds(R, PLAIN).feeds(O, "C").turns_up("2m6pSF").unscored(), {"preset": "winner-horses"}, None, ["GEN-07"]),
    "a win left out before horses of all": (
        Table(horses=HORSES, shown="end").holds(R, PLAIN).feeds(O, "C").shows_horses().unscored(), {"preset": "all-horses"}, None, ["GEN-07"]),
    "a draw left out before a declaration": (
        Table(wall=False).deals(R, TWO).until(R).reports(R).discards(R, "1m").event("dissolve").unscored(outcome="dissolved"),
        {"options": {"ready": "declared"}}, None, ["GEN-04"]),
    "a discard left out after a declaration": (
        Table(wall=False).holds(R, TWO).until(R).draws(R).reports(R).draws(O).discards(O).event("dissolve").unscored(outcome="dissolved"),
        {"options": {"ready": "declared"}}, None, ["JX-24"]),
    "a discard left out that two win": (_two_winners(), {}, None, ["GEN-05"]),
    "a discard left out of a front burn": (
        Table(wall=False).holds(R, PLAIN).follows("N").wins(R, "C", on=O, ping_hu=1).paid(O=1).front_burn_paid().closes(R), {}, _without_second_discard, ["GEN-04"]),
    "a fifth tile drawn for a kong": (
        Table().deals(D, "9999m147p258s36sEF").gives(O, "222p").discards(D, "1p").until(O).draws(O, "2p").kongs(O, "2p", "concealed").replaces(O, "9m", in_wall="1m")
        .discards(O, "9m").event("dissolve").unscored(outcome="dissolved"), {}, None, ["JX-23"]),
    "another's draw before a declaration": (
        Table(wall=False).deals(R, TWO).starts().draws(O).reports(R).discards(R, "1m").event("dissolve").unscored(outcome="dissolved"),
        {"options": {"ready": "declared"}}, None, ["GEN-04"]),
    "a discard before its draw": (
        Table(wall=False).gives(R, "9m").starts().discards(R, "9m").draws(R).turn(O).event("dissolve").unscored(outcome="dissolved"), {}, None, ["GEN-04"]),
    "a tile of the deal and one of the wall swapped": (
        Table().to_the_end_of_the_wall().back_burn_paid().closes(R), {}, _deal_and_wall_swapped, ["GEN-08"]),
    "horses of all shown before an early end": (
        Table(horses=HORSES, shown="end").round().shows_horses().unscored(outcome="draw"), {"preset": "all-horses"}, None, ["GEN-07"]),
    "a dissolution left out after horses": (
        Table(horses=HORSES, shown="end").round().shows_horses().unscored(outcome="dissolved"), {"preset": "all-horses"}, None, ["GEN-07"]),
    "a pung asked for, passed over, made on the next": (
        Table().gives(L, "CC").avoids("C").feeds(R, "C").event("claim", L, want="pung").turn(O, "C").pungs(L, "C", of=O).discards(L).event("dissolve")
        .unscored(outcome="dissolved"), {}, None, ["GEN-06"]),
    "a win as dealt after one's own discard": (
        Table().deals(D, "123m456p789sESWC9m").discards(D, "9m").dealt_win(D).unscored(), {}, None, ["JX-50"]),
    "a win as dealt of another seat": (Table().dealt_win(R).unscored(), {}, None, ["JX-50"]),
    "a kong of the last tile, and the hand drawn": (
        Table().gives(L, "222p").until_left(1, L).draws(L, "2p").kongs(L, "2p", "concealed").unscored(outcome="draw"), {}, None, ["JX-23"]),
    "a drawn tile that the wall has otherwise, and a win with the wall's": (
        Table().avoids("9m").holds(R, PLAIN).until(R).draws(R, "9m", in_wall="7z").self_draws(R, "C", draw=False, ping_hu=1).unscored(), {}, None, ["GEN-08"]),
    "a horse too few, and all paid": (
        Table(wall=False).holds(R, PLAIN).wins(R, "C", on=O, ping_hu=1).turns_up("2m6pS").paid(O=1).horses_pay("winner", "O>R 4").closes(R),
        {"preset": "winner-horses"}, None, ["JX-38"]),
    "horses shown under another's seat": (
        Table(horses=HORSES, shown="end").holds(R, PLAIN).wins(R, "C", on=D, ping_hu=1).sets_aside(R, "1m2m", in_wall="").sets_aside(R, "3p4s", in_wall="")
        .sets_aside(O, "2s6p", in_wall="").sets_aside(L, "9sW", in_wall="").unscored(), {"preset": "all-horses"}, None, ["JX-46"]),
    "a discard logged twice and won": (
        Table(wall=False).holds(R, PLAIN).wins(R, "C", on=O, ping_hu=1).unscored(), {}, _discard_twice, ["GEN-04"]),
    "a kong's tile labelled with another seat": (
        Table(wall=False).gives(O, "222p").conceals(O, "2p").discards(O).event("dissolve").unscored(outcome="dissolved"), {}, _tail_draw_of_another, ["JX-23"]),
    "a discard labelled with another seat and punged": (
        Table(wall=False).gives(L, "CC").feeds(R, "C").pungs(L, "C", of=R).discards(L).event("dissolve").unscored(outcome="dissolved"), {}, _discard_of_another, ["GEN-04"]),
    "a discard labelled with another seat, and the next draw": (
        Table(wall=False).gives(L, "1m").round().event("dissolve").unscored(outcome="dissolved"), {}, _second_discard_of_another, ["GEN-04"]),
    "a kong's tile drawn before the kong": (
        Table(wall=False).gives(O, "222p").conceals(O, "2p").discards(O).event("dissolve").unscored(outcome="dissolved"), {}, _tail_draw_first, ["GEN-04"]),
    "a kong's tile labelled with the head": (
        Table().gives(O, "222p").conceals(O, "2p").discards(O).round().event("dissolve").unscored(outcome="dissolved"), {}, _tail_draw_from_the_head, ["JX-23"]),
    "a win as dealt by a tile that is not held": (
        Table().deals(D, "123m456p789sESWCC").dealt_win(D, tian_hu=10).unscored(), {}, _dealt_with_another_tile, ["JX-25"]),
    "a win left out that was claimed": (
        Table().holds(R, PLAIN).feeds(O, "C").event("claim", R, want="win").unscored(), {}, None, ["GEN-07"]),
}

SOUND: dict[str, tuple[Table, Json]] = {
    "a self-draw that could not be won before its declaration": (
        Table().holds(R, TWO).until(R).draws(R, "6s").reports(R).discards(R, "6s").until(D).turn(D, "9s").wins(R, "9s", on=D, feed=False, ping_hu=1).paid(D=2)
        .closes(R), {"options": {"ready": "declared", "refused_self_draw_locks": True}}),
    "horses of all shown before the table breaks up": (
        Table(horses=HORSES, shown="end").round().shows_horses().event("dissolve").closes(D, outcome="dissolved"), {"preset": "all-horses"}),
}


def own_faults(table: Table, rules: Json, edit: Edit | None, name: str) -> list[str]:
    """The clauses of the faults that follow from nothing."""
    log = case(name.replace(" ", "-").replace("'", "").replace(",", ""), name, "", table, edit=edit, **rules).document()["log"]
    return [one["clause"] for one in findings_of(audited(log)) if one["severity"] == "error" and not one["consequent"]]


@pytest.mark.parametrize("name", ONCE)
def test_a_fault_is_told_once(name: str) -> None:
    table, rules, edit, clauses = ONCE[name]
    assert own_faults(table, rules, edit, name) == clauses


@pytest.mark.parametrize("name", SOUND)
def test_what_is_sound_is_told_of_nobody(name: str) -> None:
    table, rules = SOUND[name]
    assert own_faults(table, rules, None, name) == []


@pytest.mark.parametrize(
    ("tiles", "groups"),
    [
        ("11112233445566m", ["1m1m", "1m1m", "2m2m", "3m3m", "4m4m", "5m5m", "6m6m"]),
        ("11122233344455m", ["1m1m1m", "2m2m2m", "3m3m3m", "4m4m4m", "5m5m"]),
    ],
)
def test_the_shape_shown_is_that_of_the_type_that_counts(tiles: str, groups: list[str]) -> None:
    table = Table().holds(R, f"{tiles[:-2]}m").wins(R, f"{tiles[-2]}m", on=O).unscored()
    log = case("shape", "", "", table).document()["log"]
    [win] = audited(log)["hands"][0]["wins"]
    assert sorted(win["shape"]) == groups
