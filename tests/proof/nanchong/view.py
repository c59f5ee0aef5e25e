"""A point of a Nanchong hand: who may act, who is bound by what, what lies open.

What seats announced and let go is read from the position's facts; what follows from it, from the rulebook.
"""

from functools import cached_property

from scoring.engine.events import Discard, Draw, Event, Pung, Reveal, Win
from scoring.engine.position import CLAIMS, REPLACEMENT, TURN
from scoring.engine.record import SEATS
from scoring.engine.table import Live
from scoring.engine.tiles import SUITED, Tile
from scoring.rulesets.nanchong.memory import memory_of
from tests.proof.nanchong import shapes
from tests.proof.scene import Scene


class View(Scene):
    """A scene, read as this region's rulebook has it."""

    # ---- when --------------------------------------------------------------------------------------------
    @property
    def has_chosen(self) -> bool:
        """Whether every 飘 is chosen that the table asks for."""
        return not self.chosen.piao_max or None not in memory_of(self.position).piao

    @property
    def is_quiet(self) -> bool:
        """Whether no 飘 is due, no announcement waits for its discard, and nobody has asked or passed."""
        window = self.position.window
        return self.has_chosen and not self.awaits_discard and not window.claims and not window.passes

    @cached_property
    def is_idle(self) -> bool:
        """Whether moreover nobody could win now, so that whatever is done instead lets no win go."""
        return self.is_quiet and not self.wins_itself and not self.winners_in_turn()

    def winners_in_turn(self) -> list[int]:
        """Seats that may rightly win the live tile, the nearest to whoever played it first."""
        live = self.live
        if live is None or self.phase not in (CLAIMS, REPLACEMENT):
            return []
        return sorted(self.winners, key=lambda seat: (seat - live.seat) % 4)

    @cached_property
    def wins_itself(self) -> bool:
        """Whether the seat in turn may rightly win with what it has drawn or was dealt."""
        win = self.own_win()
        return win is not None and self.is_legal(win)

    def own_win(self) -> Win | None:
        """The win that the seat in turn would make without another's tile."""
        if self.phase != TURN:
            return None
        if self.drawn is not None:
            return Win(self.seat, self.drawn, None, "self_draw")
        return None if self.position.acts else Win(self.seat, how="dealt")

    @property
    def is_turn(self) -> bool:
        """Whether a seat holds a tile too many and is to act."""
        return self.phase == TURN

    @property
    def is_free_turn(self) -> bool:
        """Whether the seat that is to act may keep or change its hand as it likes."""
        return self.is_turn and self.is_idle and not self.is_locked(self.seat)

    @property
    def is_start(self) -> bool:
        """Whether nobody has acted since the deal."""
        return self.phase == TURN and not self.position.acts

    @property
    def has_claimed(self) -> bool:
        """Whether the seat in turn has taken the tile by 碰 just now."""
        return self.phase == TURN and self.position.acts > 0 and self.drawn is None

    # ---- what is to be had -------------------------------------------------------------------------------
    @property
    def drawn(self) -> Tile | None:
        """The tile just drawn by the seat in turn."""
        return self.position.fresh[-1] if self.position.fresh else None

    @property
    def discarded(self) -> Live | None:
        """The discard that may be taken now."""
        return self.live if self.phase == CLAIMS else None

    @property
    def discards_before(self) -> list[Live]:
        """The discards so far, the latest last, whether they are to be had or not."""
        played = enumerate(self.so_far)
        return [Live(one.tile, one.seat, number) for number, one in played if isinstance(one, Discard)]

    @property
    def robbable(self) -> Live | None:
        """The tile of an added kong that may be robbed now."""
        live = self.live
        return live if live is not None and live.is_kong and self.phase == REPLACEMENT else None

    def apart_from(self, *seats: int) -> list[int]:
        """The other seats, in an order of chance."""
        others = [seat for seat in SEATS if seat not in seats]
        return self.chance.sample(others, len(others))

    # ---- who is bound ------------------------------------------------------------------------------------
    def is_laid_down(self, seat: int) -> bool:
        return seat in memory_of(self.position).laid_down

    def is_ready(self, seat: int) -> bool:
        """Whether the seat has announced 报叫."""
        return seat in memory_of(self.position).ready

    def is_locked(self, seat: int) -> bool:
        return self.is_laid_down(seat) or self.is_ready(seat)

    @property
    def hides_a_kong(self) -> bool:
        """Whether kongs are turned up in this hand, and some are not yet."""
        turns_up = any(isinstance(event, Reveal) for event in self.so_far)
        return turns_up and any(memory_of(self.position).hidden_kongs)

    def is_open_wait(self, tile: Tile) -> bool:
        """Whether a hand laid down has declared that it waits for this tile."""
        return any(laid.waits >> tile & 1 for laid in memory_of(self.position).laid_down.values())

    # ---- hands -------------------------------------------------------------------------------------------
    def counts(self, seat: int, *without: Tile) -> list[int]:
        """The seat's concealed counts by tile, some tiles put aside."""
        hand = list(self.position.table.hands[seat])
        for tile in without:
            hand[tile] -= 1
        return hand

    def held(self, seat: int, copies: int = 1) -> list[Tile]:
        """Kinds of which the seat holds at least so many."""
        hand = self.position.table.hands[seat]
        return [tile for tile in SUITED if hand[tile] >= copies]

    def melds(self, seat: int) -> list[tuple[Tile, ...]]:
        return [meld.tiles for meld in self.position.table.melds[seat]]

    @property
    def all_melds(self) -> list[tuple[Tile, ...]]:
        return [meld.tiles for melds in self.position.table.melds for meld in melds]

    def punged_by(self, seat: int) -> list[Tile]:
        """Kinds of which the seat has a 碰 on the table."""
        return [meld.tiles[0] for meld in self.position.table.melds[seat] if meld.kind == "pung"]

    def completes(self, seat: int, tile: Tile) -> bool:
        """Whether another's tile completes the seat's hand to a winning shape."""
        hand = self.counts(seat)
        hand[tile] += 1
        return shapes.wins(hand, len(self.melds(seat)))

    def is_complete(self, seat: int) -> bool:
        """Whether the seat's hand of 14 tiles is a winning shape."""
        return shapes.wins(self.counts(seat), len(self.melds(seat)))

    def waits(self, seat: int, hand: list[int]) -> set[Tile]:
        """What this hand of 13 tiles waits for; kinds of which the seat has all four itself left out."""
        return shapes.waits(hand, self.melds(seat))

    def sure_waits(self, seat: int, hand: list[int]) -> set[Tile] | None:
        """What this hand of 13 tiles waits for by any `dead_wait`; None where that decides it."""
        melds = self.melds(seat)
        waits = self.waits(seat, hand)
        if waits != shapes.shape_waits(hand, len(melds)) or shapes.shape_waits(hand, len(melds), fifth=True):
            return None
        if self.chosen.dead_wait == "visible" and any(map(self.lying_open, waits)):
            return None
        return waits

    def lying_open(self, tile: Tile) -> int:
        """How many copies lie in rivers, in melds of any seat and in hands laid down, concealed kongs too."""
        table, memory = self.position.table, memory_of(self.position)
        shown = [laid.tiles for laid in memory.laid_down.values()]
        lying = [*table.rivers, *self.all_melds, *shown]
        return sum(tiles.count(tile) for tiles in lying)

    def has_let_go(self, seat: int) -> bool:
        """Whether the seat has let a win go that may still bar it."""
        return bool(memory_of(self.position).passed[seat])

    # ---- what may be done --------------------------------------------------------------------------------
    def goes_past(self) -> Draw:
        """The draw by which play goes past the live tile."""
        return self.draws(self.seat, "tail" if self.is_tail_due else "head")

    @property
    def is_tail_due(self) -> bool:
        """Whether the tile that is due now comes from the tail of the wall."""
        return self.phase == REPLACEMENT and self.chosen.kong_draw == "tail"

    def draws_for_kong(self, seat: int) -> Draw:
        """The draw that replaces a kong, from the end that the table takes it from."""
        return self.draws(seat, "tail" if self.chosen.kong_draw == "tail" else "head")

    def draws_later(self, seat: int, others: int) -> Draw:
        """A draw from the head when so many other tiles have been drawn from there."""
        wall = self.position.table.wall
        return Draw(seat, wall.tile_at(wall.remaining()[others]))

    def can_pung(self, seat: int) -> bool:
        """Whether the seat may take the live discard by 碰."""
        live = self.discarded
        if live is None or live.seat == seat or self.has(seat, live.tile) < 2:
            return False
        return bool(self.law.permits(self.position, Pung(seat, live.tile, live.seat)))

    def is_left_alone(self, tile: Tile) -> bool:
        """Whether no other seat could win this tile if the seat in turn discarded it."""
        return not any(self.completes(seat, tile) for seat in self.others)

    def discards(self) -> list[Event]:
        """The discards that the seat in turn may make, of a seat that is free none into a hand laid down."""
        free = not self.is_locked(self.seat)
        tiles = [tile for tile in self.held(self.seat) if not (free and self.is_open_wait(tile))]
        return [event for tile in tiles if self.is_legal(event := Discard(self.seat, tile))]

    def throws(self, taker: int, copies: int) -> list[Tile]:
        """Kinds that the seat in turn, which is free, may discard and of which `taker` holds so many."""
        if not self.is_turn or self.is_locked(self.seat) or not self.is_idle:
            return []
        tiles = [tile for tile in self.held(self.seat) if self.has(taker, tile) == copies]
        return [tile for tile in tiles if self.is_left_alone(tile) and not self.is_open_wait(tile)]
