"""A table in plain Python: hands, melds, the wall and the tile that others may take. It knows no law."""

import copy
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Self

from tests.perft.hands.shapes import in_order, split
from tests.support.walls import Wall

Json = dict[str, Any]
SEATS: Final = range(4)
#: Whose act is due: of the seat in turn, of whoever claims the live tile, of who has made a kong; or none.
TURN, CLAIMS, REPLACEMENT, WON, OVER = "turn", "claims", "replacement", "won", "over"


@dataclass
class Meld:
    kind: str
    tiles: list[str]
    source: int | None = None
    #: Whether its seat held the fourth tile when it made a pung.
    kept_fourth: bool = False


@dataclass
class Live:
    """A discard, or the tile of an added kong, that others may take."""

    seat: int
    tile: str
    is_kong: bool = False


@dataclass
class TableHand:
    """One hand in play. `moves` are the legal acts, `do` does one; regions add their law to both."""

    hand: Json
    options: Json
    dealer: int = field(init=False)
    turn: int = field(init=False)
    phase: str = TURN
    #: What the seat in turn has just drawn.
    drawn: list[str] = field(default_factory=list)
    live: Live | None = None
    #: Acts of play so far, discards of each seat, who has won.
    acts: int = 0
    discards: list[int] = field(default_factory=lambda: [0] * 4)
    winners: list[int] = field(default_factory=list)
    last_drawer: int | None = None

    def __post_init__(self) -> None:
        self.dealer = self.turn = self.hand["dealer"]
        self.hands = [in_order(split(run)) for run in self.hand["deal"]]
        self.melds: list[list[Meld]] = [[] for _ in SEATS]
        self.tiles = split(self.hand["wall"])
        self.wall = self.new_wall()
        self.wall.deal(self.dealer)

    def new_wall(self) -> Wall:
        return Wall(len(self.tiles))

    @property
    def left(self) -> int:
        """Tiles of the wall that may still be drawn."""
        return len(self.wall.left)

    def after(self, event: Json) -> Self:
        """The hand after an act, this one unchanged."""
        later = copy.deepcopy(self)
        later.do(event)
        return later

    def moves(self) -> list[Json]:
        """Every legal act; the hands of the regions say which."""
        raise NotImplementedError("a hand of no region has no legal acts")

    def do(self, event: Json) -> None:
        if self.live is not None and event["type"] not in ("win", "claim", "pass", "declare", "reveal"):
            self.live_tile_goes(event)
        getattr(self, event["type"])(event)

    def live_tile_goes(self, event: Json) -> None:
        """Take note of what seats let go by when this act uses up the live tile."""

    def others(self, seat: int) -> list[int]:
        """The other seats in turn order."""
        return [(seat + step) % 4 for step in (1, 2, 3)]

    def held(self, seat: int, tile: str, hand: Sequence[str]) -> int:
        """How many copies a seat has in this hand and its melds."""
        return [*hand, *(one for meld in self.melds[seat] for one in meld.tiles)].count(tile)

    def pung_of(self, seat: int, tile: str) -> Meld | None:
        return next(
            (meld for meld in self.melds[seat] if meld.kind == "pung" and meld.tiles[0] == tile), None
        )

    # ---- acts ----
    def draw(self, event: Json) -> None:
        seat, tile = event["seat"], self.tiles[self.place(event)]
        assert event["tile"] == tile, (event, tile)
        self.drawn = [*self.drawn, tile] if self.phase == REPLACEMENT else [tile]
        self.hands[seat] = in_order([*self.hands[seat], tile])
        self.turn, self.phase, self.live, self.last_drawer = seat, TURN, None, seat

    def place(self, event: Json) -> int:
        """The place of the wall that a draw takes, taken from it."""
        return self.wall.tail() if event.get("source") == "tail" else self.wall.head()

    def discard(self, event: Json) -> None:
        seat, tile = event["seat"], event["tile"]
        self.hands[seat].remove(tile)
        self.live = Live(seat, tile)
        self.acts += 1
        self.discards[seat] += 1
        self.turn, self.phase, self.drawn = (seat + 1) % 4, CLAIMS, []

    def chow(self, event: Json) -> None:
        self.meld(event, Meld("chow", in_order([event["tile"], *split(event["own"])]), event["from"]))

    def pung(self, event: Json) -> None:
        fourth = self.hands[event["seat"]].count(event["tile"]) > 2
        self.meld(event, Meld("pung", [event["tile"]] * 3, event["from"], fourth))

    def meld(self, event: Json, meld: Meld) -> None:
        """Lay down a meld with a tile taken from another seat."""
        own = list(meld.tiles)
        own.remove(event["tile"])
        for tile in own:
            self.hands[event["seat"]].remove(tile)
        self.melds[event["seat"]].append(meld)
        self.acts += 1
        self.turn, self.phase, self.live, self.drawn = event["seat"], TURN, None, []

    def kong(self, event: Json) -> None:
        seat, tile, kind = event["seat"], event["tile"], event["kind"]
        if kind == "exposed":
            self.meld(event, Meld(kind, [tile] * 4, event["from"]))
        else:
            self.own_kong(seat, tile, kind)
        self.phase, self.drawn = REPLACEMENT, []

    def own_kong(self, seat: int, tile: str, kind: str) -> None:
        self.acts += 1
        self.live = None
        if kind == "concealed":
            self.hands[seat] = [other for other in self.hands[seat] if other != tile]
            self.melds[seat].append(Meld(kind, [tile] * 4))
            return
        pung = self.pung_of(seat, tile)
        assert pung is not None
        self.hands[seat].remove(tile)
        pung.kind, pung.tiles = "added", [tile] * 4
        self.live = Live(seat, tile, is_kong=True)

    def win(self, event: Json) -> None:
        self.acts += 1
        self.phase = WON
        self.winners.append(event["seat"])

    def declare(self, event: Json) -> None:
        """Announcements are of the regions."""

    def reveal(self, event: Json) -> None:
        """What is turned up is of the regions."""

    def claim(self, event: Json) -> None:
        """No line has claims, but what goes before a position may; nothing hangs on them there."""

    # ---- moves that most regions share ----
    def own_kongs(self, seat: int) -> list[Json]:
        """Kongs of four in hand, and of the fourth to a pung, as far as the tiles go."""
        hand, found = self.hands[seat], list[Json]()
        for tile in in_order(set(hand)):
            act = {"type": "kong", "seat": seat, "tile": tile}
            if hand.count(tile) == 4:
                found.append(act | {"kind": "concealed"})
            if self.pung_of(seat, tile) is not None:
                found.append(act | {"kind": "added"})
        return found

    def claims_of(self, seat: int) -> list[Json]:
        """Pung and kong of a live discard, as far as the tiles go."""
        assert self.live is not None
        copies = 0 if self.live.is_kong else self.hands[seat].count(self.live.tile)
        act = {"seat": seat, "tile": self.live.tile, "from": self.live.seat}
        found = [{"type": "pung"} | act] if copies >= 2 else []
        return found + ([{"type": "kong", "kind": "exposed"} | act] if copies == 3 else [])

    def win_of_live(self, seat: int) -> Json:
        assert self.live is not None
        how = "rob_kong" if self.live.is_kong else "discard"
        return {"type": "win", "seat": seat, "tile": self.live.tile, "from": self.live.seat, "how": how}

    def discards_of(self, seat: int) -> list[Json]:
        return [{"type": "discard", "seat": seat, "tile": tile} for tile in in_order(set(self.hands[seat]))]

    def drawing(self, seat: int, source: str = "head") -> Json:
        """The draw that is due, with the tile that the wall has there."""
        found: Json = {"type": "draw", "seat": seat, "source": source}
        return found | {"tile": self.tiles[copy.deepcopy(self).place(found)]}
