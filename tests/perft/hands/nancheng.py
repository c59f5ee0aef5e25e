"""Nancheng by its rulebook: no chows, passed wins and pungs, dear robbing, announced ready hands, horses."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from tests.perft.hands.nancheng_types import worth
from tests.perft.hands.shapes import KINDS, without
from tests.perft.hands.table import CLAIMS, OVER, REPLACEMENT, SEATS, TURN, WON, Json, TableHand
from tests.support.walls import Wall


@dataclass
class NanchengHand(TableHand):
    #: By seat, the dearest win passed since its last turn began, with the kinds; and pungs passed.
    passed: list[dict[str, int]] = field(default_factory=lambda: [{} for _ in SEATS])
    passed_pungs: list[set[str]] = field(default_factory=lambda: [set() for _ in SEATS])
    #: Seats that have announced a ready hand; who has just done so and must discard now.
    ready: set[int] = field(default_factory=set)
    announcing: bool = False
    after_pung: bool = False
    shown_horses: set[int | None] = field(default_factory=set)

    def new_wall(self) -> Wall:
        return Wall(len(self.tiles), linear=self.options["tail_order"] != "top_first")

    def __post_init__(self) -> None:
        super().__post_init__()
        self.count = int(self.options["horse_count"])
        self.mode = self.options["horse_mode"]
        self.aside = {}
        if self.mode == "all":
            for seat in [self.dealer, *self.others(self.dealer)]:
                self.aside[seat] = [self.wall.head() for _ in range(self.count)]

    @property
    def left(self) -> int:
        held_back = self.count if self.options["reserve_horses"] and self.mode in ("winner", "dealer") else 0
        return len(self.wall.left) - held_back

    def moves(self) -> list[Json]:
        if self.phase == OVER:
            return []
        found = [*self.horses()]
        if self.phase == TURN:
            return [*found, *self.own_acts(self.turn)]
        if self.live is not None:
            for seat in self.others(self.live.seat):
                found += self.claims(seat)
        if self.phase == REPLACEMENT:
            found.append(self.drawing(self.turn, "tail"))
        elif self.phase == CLAIMS and self.left:
            found.append(self.drawing(self.turn))
        return found

    # ---- the seat in turn ----
    def own_acts(self, seat: int) -> Iterator[Json]:
        discards = self.discards_of(seat)
        if self.announcing:
            yield from (act for act in discards if self.waits_after(seat, act["tile"]))
            return
        if seat in self.ready and self.drawn:
            yield from (act for act in discards if act["tile"] == self.drawn[0])
        else:
            yield from discards
        may_announce = self.options["ready"] == "declared" and seat not in self.ready
        if may_announce and any(self.waits_after(seat, act["tile"]) for act in discards):
            yield {"type": "declare", "seat": seat, "key": "ready"}
        if self.drawn and self.may_win(seat, None):
            yield {"type": "win", "seat": seat, "tile": self.drawn[0], "how": "self_draw"}
        if not self.acts and self.worth_of(seat, self.hands[seat], None) is not None:
            yield {"type": "win", "seat": seat, "how": "dealt"}
        yield from (act for act in self.own_kongs(seat) if self.may_kong(seat, act))

    def may_kong(self, seat: int, act: Json) -> bool:
        if not self.left or (self.after_pung and self.options["kong_after_pung"] != "same_turn"):
            return False
        late = act["kind"] == "added" and act["tile"] not in self.drawn
        if late and self.options["late_added_kong"] == "forbidden":
            return False
        return seat not in self.ready or self.keeps_waits(seat, act)

    def keeps_waits(self, seat: int, act: Json) -> bool:
        before = self.waits(seat, self.hands[seat] if self.phase != TURN else self.undrawn(seat))
        later = self.after(act)
        return later.waits(seat, later.hands[seat]) == before

    def undrawn(self, seat: int) -> list[str]:
        rest = without(self.hands[seat], self.drawn)
        assert rest is not None
        return rest

    # ---- claims of the live tile ----
    def claims(self, seat: int) -> list[Json]:
        assert self.live is not None
        if seat in self.winners:
            return []
        won = self.may_win(seat, self.live.tile)
        found = [self.win_of_live(seat)] if won else []
        if self.phase == CLAIMS:
            for act in self.claims_of(seat):
                allowed = self.may_pung(seat) if act["type"] == "pung" else self.may_take_kong(seat, act)
                found += [act] if allowed else []
        return found

    def may_take_kong(self, seat: int, act: Json) -> bool:
        return self.left > 0 and (seat not in self.ready or self.keeps_waits(seat, act))

    def may_pung(self, seat: int) -> bool:
        assert self.live is not None
        lock = self.options["pass_pung_lock"]
        passed = self.passed_pungs[seat]
        barred = (lock == "any" and bool(passed)) or (lock == "same_kind" and self.live.tile in passed)
        last = not self.left and not self.options["last_discard_pung"]
        return not barred and not last and seat not in self.ready

    def may_win(self, seat: int, tile: str | None) -> bool:
        """Whether the seat wins the live tile, or without one the tile just drawn."""
        if self.options["ready"] == "declared" and seat not in self.ready:
            return False
        if tile is None:
            return not self.after_pung and self.worth_of(seat, self.hands[seat], self.drawn[0]) is not None
        value = self.value_of_live(seat)
        return value is not None and not self.is_barred(seat, value)

    def is_barred(self, seat: int, value: int) -> bool:
        assert self.live is not None
        lock, passed = self.options["pass_win_lock"], self.passed[seat]
        if lock == "off" or not passed or (lock == "same_kind" and self.live.tile not in passed):
            return False
        return self.options["pass_win_exception"] == "none" or value <= max(passed.values())

    def value_of_live(self, seat: int) -> int | None:
        """What the seat would have for the live tile; None where it may not win it whatever it passed."""
        assert self.live is not None
        hand = [*self.hands[seat], self.live.tile]
        value = self.worth_of(seat, hand, self.live.tile)
        if value is None:
            return None
        if self.live.is_kong:
            return value if self.is_dear(seat, value) else None
        first = self.live.seat == self.dealer and self.discards[self.dealer] == 1
        konged = any(meld.kind not in ("pung", "chow") for meld in self.melds[self.dealer])
        void = konged and not self.options["di_hu_after_dealer_kong"]
        heavenly = first and self.options["tian_di_hu"] and not void
        return max(value, int(self.options["points_di_hu"])) if heavenly else value

    def is_dear(self, seat: int, value: int) -> bool:
        """Whether a hand is worth enough to rob a kong."""
        assert self.live is not None
        basis = self.options["rob_basis"]
        doubled = self.dealer in (seat, self.live.seat) and self.options["dealer_double"]
        value *= 2 if basis == "payment" and doubled else 1
        return basis == "off" or value >= int(self.options["rob_min"])

    # ---- hands ----
    def worth_of(self, seat: int, tiles: list[str], won: str | None) -> int | None:
        return worth(tiles, self.melds[seat], self.options, won)

    def waits(self, seat: int, hand: list[str]) -> set[str]:
        return {
            kind
            for kind in KINDS
            if self.held(seat, kind, hand) < 4 and self.worth_of(seat, [*hand, kind], kind) is not None
        }

    def waits_after(self, seat: int, tile: str) -> set[str]:
        rest = without(self.hands[seat], [tile])
        assert rest is not None
        return self.waits(seat, rest)

    # ---- horses ----
    def horses(self) -> Iterator[Json]:
        if self.mode == "all" and (not self.acts or self.is_over()):
            for seat in SEATS:
                if seat not in self.shown_horses:
                    yield self._turned_up(self.aside[seat]) | {"seat": seat}
        elif self.mode in ("winner", "dealer") and self.winners and None not in self.shown_horses:
            number = min(self.count, len(self.wall.left))
            if number:
                yield self._turned_up(self.drawn_horses(number))

    def drawn_horses(self, number: int) -> list[int | None]:
        """Their places in the wall; None where any tile that is left will do."""
        end, wall = self.options["horse_draw_end"], self.new_wall()
        wall.left = list(self.wall.left)
        if end == "any_remaining":
            return [None] * number
        return [wall.tail() if end == "tail" else wall.head() for _ in range(number)]

    def _turned_up(self, places: Iterable[int | None]) -> Json:
        tiles = ["??" if place is None else self.tiles[place] for place in places]
        return {"type": "reveal", "key": "horses", "tiles": "".join(tiles)}

    def is_over(self) -> bool:
        return self.phase in (WON, OVER) or (self.phase == CLAIMS and not self.left)

    # ---- what acts change ----
    def live_tile_goes(self, event: Json) -> None:
        assert self.live is not None
        for seat in self.others(self.live.seat):
            value = self.value_of_live(seat)
            declared = self.options["ready"] != "declared" or seat in self.ready
            if value is not None and declared and not self.is_barred(seat, value):
                kinds = self.passed[seat]
                kinds[self.live.tile] = max(value, kinds.get(self.live.tile, 0))
            if self.claims_of(seat) and self.may_pung(seat):
                self.passed_pungs[seat].add(self.live.tile)

    def begins_turn(self, seat: int) -> None:
        self.passed[seat], self.passed_pungs[seat] = {}, set()

    def draw(self, event: Json) -> None:
        super().draw(event)
        self.begins_turn(event["seat"])
        self.after_pung = False

    def pung(self, event: Json) -> None:
        super().pung(event)
        self.begins_turn(event["seat"])
        self.after_pung = True

    def kong(self, event: Json) -> None:
        taken = event["kind"] == "exposed"
        self.refused_self_draw(event)
        super().kong(event)
        self.after_pung = False
        if taken:
            self.begins_turn(event["seat"])

    def discard(self, event: Json) -> None:
        if not self.announcing:
            self.refused_self_draw(event)
        super().discard(event)
        self.after_pung = self.announcing = False

    def refused_self_draw(self, event: Json) -> None:
        """Under an option a win that could have been drawn and was not bars as any passed one."""
        seat = event["seat"]
        own = self.phase == TURN and self.options["refused_self_draw_locks"] and self.drawn
        if own and self.may_win(seat, None):
            value = self.worth_of(seat, self.hands[seat], self.drawn[0])
            assert value is not None
            self.passed[seat][self.drawn[0]] = value

    def declare(self, event: Json) -> None:
        self.ready.add(event["seat"])
        self.announcing = True

    def reveal(self, event: Json) -> None:
        self.shown_horses.add(event.get("seat"))
