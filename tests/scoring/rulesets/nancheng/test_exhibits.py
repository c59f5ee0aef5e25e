"""Horses explained to people: the figures shown are those that are paid, and the words fit the hand."""

import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from replays.logformat.reader import ReadLog, read_log
from scoring.engine.deal import open_position
from scoring.engine.exhibits import Cell, Exhibit, Line, Sum
from scoring.engine.frames import see_hand
from scoring.engine.naming import text_in
from scoring.engine.record import SEATS
from scoring.engine.replay import replay
from scoring.engine.telling import Teller
from scoring.engine.tiles import NAMES
from scoring.engine.transfers import Transfer, scores_of
from scoring.engine.wording import fill
from scoring.engine.words import LANGUAGES
from scoring.rulesets import load
from tests.scoring.properties.relabelling import Labels, relabelled

CASES = Path(__file__).parents[4] / "scoring" / "rulesets" / "nancheng" / "cases"


def log_of(name: str) -> dict[str, Any]:
    """The log of a golden case."""
    log: dict[str, Any] = json.loads((CASES / f"{name}.json").read_text(encoding="utf-8"))["log"]
    return log


WORKED = [file.stem for file in sorted(CASES.glob("S*.json"))]
WITH_HORSES = [name for name in WORKED if log_of(name)["rules"]["preset"].endswith("-horses")]


def read(name: str, **changes: Any) -> ReadLog:
    """A golden case as read, some members of its hand changed; those changed to None are left out."""
    log = log_of(name)
    hand = log["hands"][0] | changes
    log["hands"] = [{key: value for key, value in hand.items() if value is not None}]
    return read_log(json.dumps(log).encode())


def shown(log: ReadLog) -> Sequence[Exhibit]:
    return see_hand(log.record, log.rules, 1, log.sha256).exhibits


def paid(log: ReadLog) -> list[Transfer]:
    """What is paid in the hand."""
    law, hand = log.rules.ruleset.build(log.rules.options), log.record.hands[0]
    position = open_position(hand, law)
    for _step in replay(hand, law, position):
        pass
    return law.settle(position, False).transfers


def figure(cell: Cell) -> int:
    """What a calculation comes to."""
    if isinstance(cell, Sum):
        return cell.total
    return cell if isinstance(cell, int) else int(cell.split(" = ")[-1].replace("\N{MINUS SIGN}", "-"))


def titled(exhibit: Exhibit, title: str) -> Sequence[Line]:
    """The lines of its table with this title, none if it has no such table."""
    return [line for table in exhibit.tables for line in table.lines if table.title.text["en"] == title]


def said(exhibit: Exhibit, language: str = "en") -> str:
    """Its sentences."""
    teller = Teller(load("nancheng"), language)
    return " ".join(fill(text_in(one.text, language), one.values, teller) for one in exhibit.sentences)


def gains(lines: Sequence[tuple[tuple[int, ...], int]]) -> list[int]:
    """Points by seat of payments, each between payer and payee."""
    scores = [0, 0, 0, 0]
    for (payer, payee), points in lines:
        scores[payer] -= points
        scores[payee] += points
    return scores


@pytest.mark.parametrize("name", WITH_HORSES)
def test_what_is_reckoned_is_what_is_paid(name: str) -> None:
    log = read(name)
    [exhibit] = shown(log)
    options, transfers = log.rules.options, paid(log)
    by_seat, by_pair = titled(exhibit, "Reckoned seat by seat"), titled(exhibit, "Between two seats")
    if by_seat:
        won = any(one.cause == "win" for one in transfers)
        kongs = options["horses_count_kongs" if won else "draw_horses_count_kongs"]
        causes = {"win", "horse", "kong"} if kongs else {"win", "horse"}
        results = {line.seats[0]: figure(line.cells[-1]) for line in by_seat}
        assert [results[seat] for seat in SEATS] == scores_of(one for one in transfers if one.cause in causes)
        horses = {line.seats: figure(line.cells[-1]) for line in by_pair if figure(line.cells[-1])}
        assert horses == {
            (one.payer, one.payee): one.points for one in transfers if one.cause == "horse" and one.points
        }
    else:
        tables = [table for table in exhibit.tables if table.title.text["en"] != "Without horses"]
        lines = [(line.seats, figure(line.cells[-1])) for table in tables for line in table.lines]
        assert gains(lines) == scores_of(one for one in transfers if one.cause == "horse")


@pytest.mark.parametrize("name", WITH_HORSES)
def test_wins_and_kongs_are_told_apart_where_horses_multiply_both(name: str) -> None:
    log = read(name)
    [exhibit] = shown(log)
    transfers, told = paid(log), titled(exhibit, "Without horses")
    assert bool(told) == (name in ("S28", "S42", "S46", "S54"))
    for place, cause in enumerate(("win", "kong") if told else ()):
        lines = [(line.seats, figure(line.cells[place])) for line in told]
        assert gains(lines) == scores_of(one for one in transfers if one.cause == cause)


@pytest.mark.parametrize("name", WITH_HORSES)
def test_every_horse_turned_up_is_drawn_in_its_order_with_the_seat_it_hits(name: str) -> None:
    log = read(name)
    [exhibit] = shown(log)
    reveals = [event for event in log_of(name)["hands"][0]["events"] if event["type"] == "reveal"]
    drawn = ["".join(NAMES[one.tile] for one in row.tiles) for row in exhibit.rows]
    assert drawn == [event["tiles"] for event in reveals]
    steps = {"1": 0, "5": 0, "9": 0, "2": 1, "6": 1, "3": 2, "7": 2, "4": 3, "8": 3}
    steps |= {"1z": 0, "7z": 0, "2z": 1, "6z": 1, "3z": 2, "5z": 2, "4z": 3}
    dealer = log.record.hands[0].dealer
    for one in (one for row in exhibit.rows for one in row.tiles):
        code = NAMES[one.tile]
        assert one.seat == (dealer + steps[code if code[1] == "z" else code[0]]) % 4


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("S25", "Of 4 horses turned up, 3 on Seat 2: what Seat 2 wins counts 1 + 3 = 4 times."),
        ("S27", "Kongs are paid as they are, without horses."),
        ("S28", "At this table horses multiply the points of kongs too."),
        ("S29", "what is paid to Seat 2 is paid to Seat 1 as well, times 3."),
        ("S31", "The dealer alone pays, and would pay itself: the horses change nothing."),
        ("S34", "the dealer shares the gains and losses of the seat that it hits."),
        ("S36", "The wall was empty: there was no horse to turn up."),
        ("S37b", "Only the first winner in turn has the horses."),
        ("S38", "each of its own horses adds the own share of the seat that it hits."),
        ("S38b", "adds what the seat that it hits gets or pays without any horses."),
        ("S38c", "Of 6, 2 on the winner, Seat 2:"),
        ("S43", "Nothing is paid in this hand that horses multiply."),
        ("S44", "Burns are paid as they are, without horses."),
    ],
)
def test_a_sentence_says_what_the_horses_have_done(name: str, sentence: str) -> None:
    [exhibit] = shown(read(name))
    assert sentence in said(exhibit)


@pytest.mark.parametrize("turn", [1, 2, 3])
@pytest.mark.parametrize("name", WITH_HORSES)
def test_it_says_the_same_whichever_seat_deals(name: str, turn: int) -> None:
    [exhibit] = shown(read(name))
    moved = read_log(json.dumps(relabelled(log_of(name), Labels(turn))).encode())
    [other] = shown(moved)
    sentence = re.sub(r"Seat (\d)", lambda seat: f"Seat {(int(seat[1]) - 1 + turn) % 4 + 1}", said(exhibit))
    assert said(other) == sentence


def test_the_example_of_the_written_rules_is_reckoned_step_by_step() -> None:
    [exhibit] = shown(read("S38"))
    dealer = exhibit.tables[0].lines[0]
    assert [reckoned(cell) for cell in dealer.cells] == [
        "1 + 10 = 11",
        "4 × (-2) = -8",
        "-8 + 2 × (-8) + 2 × 35 + 2 × (-4) = 38",
    ]


def reckoned(cell: Cell) -> str:
    """A calculation on one line."""
    terms = [term.figure for term in cell.terms] if isinstance(cell, Sum) else []
    said = f"{' + '.join(terms)} = {cell.total}" if isinstance(cell, Sum) else str(cell)
    return said.replace("\N{MINUS SIGN}", "-")


def test_a_payment_of_two_seats_for_horses_is_reckoned_from_what_made_it() -> None:
    [exhibit] = shown(read("S46"))
    lines = {
        line.seats: [reckoned(cell) for cell in line.cells] for line in titled(exhibit, "Between two seats")
    }
    assert lines[3, 2] == ["6 × 1 × 4 = 24", "24"]
    assert lines[2, 1] == ["7 × 4 × 3 = 84", "84 - 7 = 77"]


@pytest.mark.parametrize(
    ("name", "counted"),
    [("S25", "TTTF"), ("S34", "TTTT"), ("S37b", "TTFF"), ("S38c", "FFTTFF" + "F" * 18), ("S43", "F" * 8)],
)
def test_horses_that_change_nothing_are_told_from_those_that_do(name: str, counted: str) -> None:
    [exhibit] = shown(read(name))
    tiles = [one for row in exhibit.rows for one in row.tiles]
    assert "".join("T" if one.counts else "F" for one in tiles) == counted


def test_a_table_without_horses_has_nothing_to_show() -> None:
    assert all(shown(read(name)) == () for name in ("S01", "S12", "S20"))


@pytest.mark.parametrize(
    "name",
    ["horses-of-a-drawn-hand", "horses-of-a-dissolved-hand", "horses-missing-without-shape", "aside-played"],
)
def test_a_hand_whose_horses_are_never_turned_up_has_nothing_to_show(name: str) -> None:
    assert shown(read(name)) == ()


def test_horses_that_the_record_does_not_show_are_not_made_up() -> None:
    hidden = [
        event | ({"tiles": "????????"} if event["type"] == "reveal" else {})
        for event in log_of("S25")["hands"][0]["events"]
    ]
    log = read("S25", events=hidden, wall=None)
    seen = see_hand(log.record, log.rules, 1, log.sha256)
    assert seen.exhibits == ()
    assert "scores" not in seen.frames["steps"][-1]


@pytest.mark.parametrize("name", ["S25", "S29", "S38"])
def test_horses_are_shown_with_whom_they_hit_though_the_winning_hand_is_hidden(name: str) -> None:
    [whole] = shown(read(name))
    hand = log_of(name)["hands"][0]
    winner = next(event["seat"] for event in hand["events"] if event["type"] == "win")
    deal = ["??" * (len(tiles) // 2) if seat == winner else tiles for seat, tiles in enumerate(hand["deal"])]
    [exhibit] = shown(read(name, deal=deal, wall=None, transfers=None, scores=None))
    assert said(exhibit).startswith("The record does not show enough to tell what the horses multiply")
    assert exhibit.tables == ()
    for row, other in zip(exhibit.rows, whole.rows, strict=True):
        assert [(one.tile, one.seat) for one in row.tiles] == [(one.tile, one.seat) for one in other.tiles]
        assert any(one.counts for one in row.tiles)


def test_it_is_told_in_three_languages_without_a_gap() -> None:
    for name in WITH_HORSES:
        [exhibit] = shown(read(name))
        for language in LANGUAGES:
            text = said(exhibit, language)
            assert text
            assert not set("{}[]|") & set(text), text
            assert language == "en" or not any("a" <= sign <= "z" for sign in text), text
