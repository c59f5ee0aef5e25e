"""Seats, tiles and figures are called as people call them, in each of the three languages."""

import pytest

from scoring.engine.naming import codes_of, counted, plain, run_name, seat_name, signed, tile_name
from scoring.engine.tiles import NAMES

LANGUAGES = ("en", "zh-hans", "zh-hant")


@pytest.mark.parametrize(
    ("code", "names"),
    [
        ("1m", ("1 Character", "一万", "一萬")),
        ("2m", ("2 Characters", "二万", "二萬")),
        ("9m", ("9 Characters", "九万", "九萬")),
        ("1p", ("1 Dot", "一筒", "一筒")),
        ("5p", ("5 Dots", "五筒", "五筒")),
        ("1s", ("1 Bamboo", "一条", "一條")),
        ("8s", ("8 Bamboo", "八条", "八條")),
        ("1z", ("East wind", "东风", "東風")),
        ("4z", ("North wind", "北风", "北風")),
        ("7z", ("Red dragon", "红中", "紅中")),
        ("??", ("tile not shown", "未亮的牌", "未亮的牌")),
    ],
)
def test_a_tile_has_the_name_that_players_call_out(code: str, names: tuple[str, ...]) -> None:
    assert tuple(tile_name(code, language) for language in LANGUAGES) == names


def test_every_tile_has_a_name_of_its_own() -> None:
    for language in LANGUAGES:
        assert len({tile_name(code, language) for code in NAMES}) == len(NAMES)


def test_seats_are_counted_from_one_and_other_languages_are_english() -> None:
    assert [seat_name(2, language) for language in (*LANGUAGES, "fr")] == [
        "Seat 3",
        "3号位",
        "3號位",
        "Seat 3",
    ]
    for seat in range(4):
        assert [seat_name(seat, language) for language in LANGUAGES] == [
            f"Seat {seat + 1}",
            f"{seat + 1}号位",
            f"{seat + 1}號位",
        ]


def test_a_run_is_parted_into_its_tiles() -> None:
    assert codes_of("1m1m5s") == ["1m", "1m", "5s"]
    assert codes_of("") == []
    assert codes_of("1m1") is None
    assert codes_of("0m") is None


def test_copies_of_one_tile_are_counted() -> None:
    assert [counted("5m", 3, language) for language in LANGUAGES] == [
        "5 Characters (x3)",
        "3张五万",
        "3張五萬",
    ]
    assert run_name(["5m"] * 2, "zh-hans") == "2张五万"
    assert run_name(["5m"], "zh-hans") == "五万"
    assert run_name(["5m"] * 9, "en") == "5 Characters (x9)"
    assert run_name([], "en") == ""


def test_a_few_tiles_are_named_one_by_one() -> None:
    few = ["1m", "2m", "3m", "5p", "5p"]
    assert run_name(few, "zh-hant") == "一萬、二萬、三萬、五筒、五筒"
    assert run_name(few, "en") == "1 Character, 2 Characters, 3 Characters, 5 Dots, 5 Dots"


def test_many_tiles_are_named_suit_by_suit() -> None:
    many = ["1m", "2m", "9m", "5p", "1s", "1s", "1z", "7z"]
    assert run_name(many, "zh-hans") == "一二九万、五筒、一一条、东风、红中"
    assert run_name(many, "zh-hant") == "一二九萬、五筒、一一條、東風、紅中"
    assert run_name(many, "en") == "1 2 9 Characters, 5 Dots, 1 1 Bamboo, East wind, Red dragon"
    assert run_name(many[:5], "en") == "1 Character, 2 Characters, 9 Characters, 5 Dots, 1 Bamboo"
    assert run_name(many[:6], "en") == "1 2 9 Characters, 5 Dots, 1 1 Bamboo"


def test_gains_and_losses_have_true_signs() -> None:
    assert [signed(points) for points in (10, -10, 0)] == ["+10", "\N{MINUS SIGN}10", "0"]
    assert [signed(points) for points in (1, -1)] == ["+1", "\N{MINUS SIGN}1"]
    assert [plain(points) for points in (10, -10, 0)] == ["10", "\N{MINUS SIGN}10", "0"]


def test_a_tile_that_is_alone_of_its_suit_has_its_own_name_in_a_long_run() -> None:
    run = ["1p", "1m", "2m", "3m", "4m", "5m", "1s"]
    assert run_name(run, "en") == "1 Dot, 1 2 3 4 5 Characters, 1 Bamboo"
    assert run_name(run, "zh-hans") == "一筒、一二三四五万、一条"


def test_every_figure_is_read_out_in_a_long_run() -> None:
    run = [f"{rank}p" for rank in range(1, 10)]
    assert run_name(run, "zh-hans") == "一二三四五六七八九筒"
    assert run_name(run, "en") == "1 2 3 4 5 6 7 8 9 Dots"
