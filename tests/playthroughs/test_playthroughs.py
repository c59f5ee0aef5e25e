"""The hands that are told are told as the engine sees them now."""

import pytest

from tests.playthroughs.games import FOLDER, TABLES, TOLD, load_game, name_of
from tests.playthroughs.telling import told
from tests.support.golden import audited


@pytest.mark.parametrize(("region", "preset"), TABLES)
def test_the_hand_is_told_as_it_is_played(region: str, preset: str) -> None:
    """`make playthroughs` writes them anew: read the diff before you keep it."""
    written = (TOLD / f"{name_of(region, preset)}.txt").read_text(encoding="utf-8")
    assert told(load_game(region, preset)) == written


@pytest.mark.parametrize(("region", "preset"), TABLES)
def test_the_hand_that_is_told_is_sound(region: str, preset: str) -> None:
    assert audited(load_game(region, preset))["verdict"] == "clean"


def test_every_hand_that_is_kept_is_told() -> None:
    names = {name_of(region, preset) for region, preset in TABLES}
    assert {path.stem for path in FOLDER.glob("*.json")} == names
    assert {path.stem for path in TOLD.glob("*.txt")} == names
