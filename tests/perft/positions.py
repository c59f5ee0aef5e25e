"""Where the counting starts: hands so far, each with the counts that both ways of playing must come to."""

import json
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final, Self

from replays.logformat.reader import read_log
from tests.perft.hands import HANDS
from tests.perft.hands.shapes import split
from tests.perft.hands.table import Json
from tests.perft.lines import ByEngine, ByRulebook
from tests.support.gamelogs import as_bytes
from tests.support.walls import Wall

FOLDER: Final = Path(__file__).with_name("positions")


@dataclass(frozen=True)
class Position:
    """A hand of a rule set: `hand` has its dealer, its wall and its events so far.

    `counts` are the legal lines of one act, of two and so on.
    """

    name: str
    rules: Json
    hand: Json
    counts: tuple[int, ...]

    @property
    def log(self) -> Json:
        """The hand as a log; what it comes to is left open."""
        dealer, tiles = self.hand["dealer"], split(self.hand["wall"])
        places = Wall(len(tiles)).deal(dealer)
        deal = ["".join(tiles[place] for place in places[seat]) for seat in range(4)]
        return {
            "format": "mjaudit-log",
            "version": 1,
            "log_id": "position",
            "platform": "perft",
            "rules": self.rules,
            "players": [{"id": f"player-{seat}"} for seat in range(4)],
            "hands": [self.hand | {"hand": 1, "deal": deal, "outcome": "draw"}],
        }

    def by_engine(self) -> ByEngine:
        read = read_log(as_bytes(self.log))
        return ByEngine(read.rules.ruleset.build(read.rules.options), read.record.hands[0])

    def by_rulebook(self) -> ByRulebook:
        options = read_log(as_bytes(self.log)).rules.options
        hand = HANDS[self.rules["id"]](self.log["hands"][0], dict(options))
        for event in self.hand["events"]:
            hand.do(event)
        return ByRulebook(hand)

    def counted(self, counts: list[int]) -> Self:
        return replace(self, counts=tuple(counts))


def load_positions(region: str) -> list[Position]:
    found = json.loads((FOLDER / f"{region}.json").read_text(encoding="utf-8"))
    return [
        Position(one["name"], one["rules"], one["hand"], tuple(one["counts"])) for one in found["positions"]
    ]


def text_of(positions: list[Position]) -> str:
    """The file of these positions: a line for each event."""
    written = [
        {"name": one.name, "rules": one.rules, "counts": list(one.counts), "hand": one.hand}
        for one in positions
    ]
    return '{\n"positions": [\n' + ",\n".join(map(_lines, written)) + "\n]\n}\n"


def _lines(one: Json) -> str:
    events = one["hand"]["events"]
    head = json.dumps(one | {"hand": one["hand"] | {"events": []}}, ensure_ascii=False)
    told = ",\n".join(f"  {json.dumps(event)}" for event in events)
    return head if not events else head.replace('"events": []', f'"events": [\n{told}\n]')
