"""A point of a hand as this region sees it: what tiles are worth, what a seat has let go (JX-34, JX-36).

All of it is read from the rulebook and the events; the engine's law is not asked.
"""

from collections.abc import Iterator
from dataclasses import dataclass, fields
from typing import Self

from scoring.engine.events import (
    Chow,
    Claim,
    Declare,
    Discard,
    Draw,
    Event,
    Kong,
    Pung,
    Reveal,
    seat_of,
)
from scoring.engine.position import CLAIMS, REPLACEMENT, TURN, is_note
from scoring.engine.table import ADDED, EXPOSED
from scoring.engine.tiles import NAMES, Tile
from tests.proof.nancheng.reading import Options, best, options_of, types_with, waits_with
from tests.proof.scene import Scene


@dataclass(frozen=True)
class Gone:
    """A tile that a seat might have taken and did not."""

    tile: Tile
    payer: int
    is_kong: bool
    is_first: bool


class View(Scene):
    """A scene with this region's reading of it."""

    @classmethod
    def of(cls, scene: Scene) -> Self:
        return cls(**{field.name: getattr(scene, field.name) for field in fields(scene)})

    @property
    def options(self) -> Options:
        return options_of(self.chosen)

    # ---- whose act it is -----------------------------------------------------------------------------

    @property
    def is_silent(self) -> bool:
        """Whether nobody has said anything about the live tile."""
        return not (self.position.window.claims or self.position.window.passes)

    @property
    def in_claims(self) -> bool:
        """Whether a discard may be taken, and nobody has said anything of it."""
        return self.phase == CLAIMS and self.live is not None and self.is_silent

    @property
    def in_robbing(self) -> bool:
        """Whether the tile of an added kong may be won, and nobody has said anything of it."""
        live = self.live
        return self.phase == REPLACEMENT and live is not None and live.is_kong and self.is_silent

    @property
    def fresh(self) -> Tile | None:
        """The tile just drawn, in the turn of its seat."""
        return self.position.fresh[-1] if self.phase == TURN and self.position.fresh else None

    @property
    def is_opening(self) -> bool:
        """Whether nobody has acted yet."""
        return self.position.acts == 0

    @property
    def declared(self) -> set[int]:
        """The seats that have declared 定口."""
        return {event.seat for event in self.so_far if isinstance(event, Declare) and event.key == "ready"}

    def is_free(self, seat: int) -> bool:
        """Whether no 定口 binds the seat."""
        return seat not in self.declared

    def may_claim_wins(self, seat: int) -> bool:
        """Whether the seat has declared 定口 where that is asked for."""
        return self.options["ready"] == "implicit" or seat in self.declared

    def is_bound(self, seat: int) -> bool:
        """Whether the seat has declared 定口 and made the discard that goes with it."""
        acts = [event for event in self.so_far if seat_of(event) == seat]
        at = next((at for at, event in enumerate(acts) if isinstance(event, Declare)), len(acts))
        return any(isinstance(event, Discard) for event in acts[at:])

    @property
    def in_own_turn(self) -> bool:
        """Whether the seat in turn acts: it has drawn, or is the dealer at first, and announces nothing."""
        drawn = self.fresh is not None or self.is_opening
        acts = (event for event in reversed(self.so_far) if not (isinstance(event, Reveal) or is_note(event)))
        return self.phase == TURN and drawn and not isinstance(next(acts, None), Declare)

    @property
    def is_among_reveals(self) -> bool:
        """Whether horses are being shown here, so that nothing else can stand between."""
        if self.is_opening:
            return isinstance(self.upcoming, Reveal)
        return isinstance(self.last, Reveal)

    def tail(self, *, top_first: bool | None = None) -> Tile:
        """The tile that a kong takes, by this table's order of the tail or by the other one."""
        if top_first is None:
            top_first = self.options["tail_order"] == "top_first"
        wall = self.position.table.wall
        return wall.tile_at(wall.tails(1, top_first=top_first)[0])

    def others_of(self, seat: int) -> list[int]:
        return [(seat + step) % 4 for step in (1, 2, 3)]

    # ---- tiles ---------------------------------------------------------------------------------------

    def pung_kinds(self, seat: int) -> list[Tile]:
        """The kinds of which the seat has a pung on the table."""
        return [meld.tiles[0] for meld in self.position.table.melds[seat] if meld.kind == "pung"]

    def fours(self, seat: int) -> list[Tile]:
        return [tile for tile in self.hand_of(seat) if self.has(seat, tile) == 4]

    def types(
        self, seat: int, tile: Tile | None, *, less: Tile | None = None, options: Options | None = None
    ) -> set[str]:
        """The types that the seat's tiles make with this one, which is not in its hand; None to add none.

        A tile `less` is put aside first. `options` serve in place of those of the table.
        """
        counts = list(self.position.table.hands[seat])
        if less is not None:
            counts[less] -= 1
        return types_with(counts, self.melds(seat), tile, options or self.options)

    def melds(self, seat: int) -> list[tuple[str, str]]:
        """Kind and tile of each meld of the seat."""
        return [(meld.kind, NAMES[meld.tiles[0]]) for meld in self.position.table.melds[seat]]

    def types_drawn(self, seat: int, options: Options | None = None) -> set[str]:
        """The types that the seat's hand has with the tile that it has just drawn."""
        return self.types(seat, self.fresh, less=self.fresh, options=options)

    def waits(self, seat: int, *, less: Tile | None = None) -> list[Tile]:
        """The kinds that complete the hand without a tile `less`, of which it has not all four itself."""
        counts = list(self.position.table.hands[seat])
        if less is not None:
            counts[less] -= 1
        return waits_with(counts, self.melds(seat), self.options)

    def pairs_beside(self, seat: int, tile: Tile) -> bool:
        """Whether the hand is still whole when two of this kind leave it for a pung."""
        counts = list(self.position.table.hands[seat])
        counts[tile] -= 2
        melds = [*self.melds(seat), ("pung", NAMES[tile])]
        return bool(types_with(counts, melds, None, self.options))

    # ---- prices --------------------------------------------------------------------------------------

    def price(self, seat: int, gone: Gone) -> tuple[str, int] | None:
        """The type that counts of a win of this tile, and its points; None for no win."""
        found = self.types(seat, gone.tile)
        if not found:
            return None
        return best(found | ({"di_hu"} if gone.is_first else set()), self.options)

    def payment(self, seat: int, gone: Gone) -> int:
        """What the payer would pay for a win of this tile, before `unit` and horses."""
        price = self.price(seat, gone)
        if price is None:
            return 0
        code, points = price
        others = self.others_of(seat) if gone.is_kong and self.triple else [gone.payer]
        return sum(points * self.doubling(seat, other, code) for other in others)

    @property
    def triple(self) -> bool:
        return bool(self.options["rob_pay"] == "robbed_triple")

    def doubling(self, one: int, other: int, code: str) -> int:
        """By how much the dealer in the pair multiplies what is paid for a win of this type (JX-32)."""
        plain = code in ("tian_hu", "di_hu") and not self.options["tian_di_hu_doubled"]
        dealer = self.hand.dealer in (one, other)
        return 2 if dealer and self.options["dealer_double"] and not plain else 1

    def is_dear_enough(self, seat: int, gone: Gone) -> bool:
        """Whether a win of this tile may rob, if it does (JX-28)."""
        price = self.price(seat, gone)
        if not gone.is_kong or self.options["rob_basis"] == "off" or price is None:
            return price is not None
        worth = price[1] if self.options["rob_basis"] == "base" else self.payment(seat, gone)
        return bool(worth >= self.options["rob_min"])

    # ---- what was let go -----------------------------------------------------------------------------

    @property
    def now(self) -> Gone:
        """The live tile."""
        live = self.live
        assert live is not None
        return Gone(live.tile, live.seat, live.is_kong, self._is_first(live.event))

    def lap(self, seat: int) -> list[Gone]:
        """What others discarded or added since the seat's latest turn began; the live tile apart.

        Its hand has been the same all that time.
        """
        found = []
        for number in reversed(range(self.number)):
            event = self.hand.events[number]
            actor = seat_of(event)
            if actor == seat and _begins_turn(event):
                break
            is_kong = isinstance(event, Kong) and event.kind == ADDED
            live = self.live is not None and self.live.event == number
            if actor != seat and (isinstance(event, Discard) or is_kong) and not live:
                assert isinstance(event, (Discard, Kong))
                found.append(Gone(event.tile, event.seat, is_kong, self._is_first(number)))
        return found

    def _is_first(self, number: int) -> bool:
        """Whether this is the dealer's first discard, and a win of it 地胡 at this table (JX-51)."""
        event, before = self.hand.events[number], self.hand.events[:number]
        acts = [act for act in before if isinstance(act, (Discard, Pung, Kong))]
        if (
            not isinstance(event, Discard)
            or event.seat != self.hand.dealer
            or self.options["ready"] != "implicit"
        ):
            return False
        only_kongs = all(isinstance(act, Kong) and act.seat == self.hand.dealer for act in acts)
        allowed = not acts or self.options["di_hu_after_dealer_kong"]
        return bool(only_kongs and allowed and self.options["tian_di_hu"])

    def wins_let_go(self, seat: int) -> list[Gone]:
        """Wins that the seat let go in silence since its turn began, those too small to rob apart."""
        if self.options["ready"] == "declared" and seat not in self.declared:
            return []
        return [gone for gone in self.lap(seat) if self.is_dear_enough(seat, gone)]

    def is_barred(self, seat: int, wanted: Gone, let_go: list[Gone]) -> bool:
        """Whether wins let go bar a win of this tile (JX-34, JX-35)."""
        lock, exception = self.options["pass_win_lock"], self.options["pass_win_exception"]
        barring = [gone for gone in let_go if lock == "any_tile" or gone.tile == wanted.tile]
        if lock == "off" or not barring:
            return False
        if exception == "none":
            return True
        if exception == "by_payment":
            return self.payment(seat, wanted) <= max(self.payment(seat, gone) for gone in barring)
        return self._points(seat, wanted) <= max(self._points(seat, gone) for gone in barring)

    def _points(self, seat: int, gone: Gone) -> int:
        price = self.price(seat, gone)
        return 0 if price is None else price[1]

    # ---- what the record has -------------------------------------------------------------------------

    @property
    def next_but_one(self) -> Event | None:
        """The event after the upcoming one."""
        return self.hand.events[self.number + 1] if self.number + 1 < len(self.hand.events) else None

    def claimed_at(self, seat: int) -> int | None:
        """The number of the seat's claim to win the live tile."""
        live = self.live
        first = self.number if live is None else live.event
        for number in range(first, self.number):
            event = self.hand.events[number]
            if isinstance(event, Claim) and event.seat == seat and event.want == "win":
                return number
        return None

    # ---- what may come next --------------------------------------------------------------------------

    def draws_and_discards(self, seat: int) -> Iterator[tuple[Draw, Discard]]:
        """The seat's ordinary draw, with each tile that it may then discard."""
        draw = self.draws(seat)
        held = {draw.tile} if seat in self.declared else {draw.tile, *self.hand_of(seat)}
        for tile in sorted(held):
            yield draw, Discard(seat, tile)


def _begins_turn(event: Event) -> bool:
    return isinstance(event, (Draw, Pung, Chow)) or (isinstance(event, Kong) and event.kind == EXPOSED)
