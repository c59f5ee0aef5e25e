"""The hands that are told: one of each rule set and preset, in which something happens."""

import json
from itertools import count
from pathlib import Path
from typing import Final

from replays.logformat.writing import log_document
from scoring.engine.record import GameRecord
from scoring.simulator.games import simulate
from tests.support.regions import REGIONS
from tests.support.tables import Json

FOLDER: Final = Path(__file__).with_name("games")
TOLD: Final = Path(__file__).with_name("told")
#: The rule set and the preset of each hand.
TABLES: Final = [(region, preset) for region in REGIONS for preset in sorted(REGIONS[region].ruleset.presets)]
#: A hand with more events is long to read.
MOST_EVENTS: Final = 75


def name_of(region: str, preset: str) -> str:
    return f"{region}-{preset}"


def load_game(region: str, preset: str) -> Json:
    """The log of this table's hand."""
    found: Json = json.loads((FOLDER / f"{name_of(region, preset)}.json").read_text(encoding="utf-8"))
    return found


def play_game(region: str, preset: str) -> Json:
    """The first hand of this table, by its seed, that is won and has a kong and no more than some events."""
    for seed in count():
        record = simulate(REGIONS[region].ruleset, f"playthrough-{preset}-{seed}", preset=preset)
        if _is_worth_telling(record):
            return log_document(record)
    raise AssertionError("seeds do not end")


def _is_worth_telling(record: GameRecord) -> bool:
    (hand,) = record.hands
    acts = {type(event).__name__ for event in hand.events}
    return len(hand.events) <= MOST_EVENTS and {"Win", "Kong", "Pung"} <= acts and "Correction" not in acts


def text_of(log: Json) -> str:
    """The file of a game: a line for each event."""
    (hand,) = log["hands"]
    events = ",\n".join(f"  {json.dumps(event)}" for event in hand["events"])
    head = json.dumps(log | {"hands": [hand | {"events": []}]})
    return head.replace('"events": []', f'"events": [\n{events}\n]') + "\n"
