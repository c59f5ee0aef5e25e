"""Nantong by its rulebook: opening hands, open kongs and their lock, the last tile, passed wins, birds."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from tests.perft.hands.nantong_units import opening_patterns, points
from tests.perft.hands.shapes import KINDS, in_order, suited_runs, without
from tests.perft.hands.table import CLAIMS, OVER, REPLACEMENT, SEATS, TURN, WON, Json, TableHand

#: Phases of the last tile: it is offered, its taker draws, wins or lays it down, others may win it.
ASKING, SEA_DRAW, SEA_TURN, SEA_CLAIMS = "asking", "sea draw", "sea turn", "sea claims"
#: The tiles of an open kong are laid down one by one.
LAYING_DOWN: Final = "laying down"


@dataclass
class NantongHand(TableHand):
    claimed: list[int] = field(default_factory=list)
    throws_due: list[int] = field(default_factory=list)
    birds_shown: bool = False
    locked: set[int] = field(default_factory=set)
    missed: list[dict[str, int]] = field(default_factory=lambda: [{} for _ in SEATS])
    mode: str = "supplement"
    throw: list[int] | None = None
    owed: int = 0
    #: Tiles of an open kong that must be laid down; whether the tile drawn or lying there is one.
    bound: list[str] = field(default_factory=list)
    drawn_open: bool = False
    live_open: bool = False
    at_sea: bool = False
    asked: int = 0
    no_sea: bool = False
    dealer_konged: bool = False
    #: Empty of a hand won as dealt.
    won_tile: str = ""

    def moves(self) -> list[Json]:
        if self.phase == OVER:
            return []
        if self.throws_due:
            return [self.dice(self.throws_due[0], 2)]
        found = [*self.openings(), *self.birds()]
        if self.phase in (TURN, SEA_TURN):
            found += self.own_acts(self.turn)
        if self.live is not None:
            for seat in self.others(self.live.seat):
                found += self.claims(seat)
        return [*found, *self.next_step(self.turn)]

    def next_step(self, seat: int) -> Iterator[Json]:
        """The draw that is due, the throw before it, the answer about the last tile, the next tile bound."""
        if self.phase == REPLACEMENT:
            if self.mode == "open" and self.options["kong_dice"]:
                yield (
                    self.dice(seat, self.options["kong_dice"])
                    if self.throw is None
                    else self.drawing(seat, "dice")
                )
            else:
                yield self.drawing(seat, "tail")
        elif self.phase == LAYING_DOWN:
            yield {"type": "discard", "seat": seat, "tile": self.bound[0]}
        elif self.phase == SEA_DRAW:
            yield self.drawing(seat, "seabed")
        elif self.phase == ASKING or (self.phase == CLAIMS and self.left == 1):
            yield from self.answers(seat)
        elif self.phase == CLAIMS and self.left:
            yield self.drawing(seat)

    def dice(self, seat: int, number: int) -> Json:
        """A throw; ones stand for all that may be thrown."""
        return {"type": "reveal", "seat": seat, "key": "dice", "values": [1] * number}

    def answers(self, seat: int) -> Iterator[Json]:
        act = {"type": "declare", "seat": seat, "key": "seabed"}
        if not self.options["sea_requires_ready"] or self.waits(seat, self.hands[seat]):
            yield act | {"value": 1}
        yield act | {"value": 0}

    # ---- the opening ----
    def openings(self) -> Iterator[Json]:
        in_time = self.acts == len(self.winners) and not self.birds_shown
        if not in_time:
            return
        for seat in SEATS:
            held = opening_patterns(self.hands[seat], self.options)
            if held and seat not in self.claimed:
                yield {"type": "declare", "seat": seat, "key": "opening_win", "patterns": held}
        dealt = self.hands[self.dealer]
        if not self.winners and points(dealt, [], self.options, self_drawn=True, contexts=1) is not None:
            yield {"type": "win", "seat": self.dealer, "how": "dealt"}

    def birds(self) -> Iterator[Json]:
        number = self.options["bird_count"]
        won = self.winners or (self.claimed and self.options["opening_win"] == "end")
        if not number or not won or self.birds_shown:
            return
        places = self.wall.left[:number]
        if self.at_sea or (not places and self.options["bird_wall_empty"] == "winning_tile"):
            tiles = [self.won_tile] if self.won_tile else []
        else:
            tiles = [self.tiles[place] for place in places]
        if tiles:
            yield {"type": "reveal", "key": "birds", "tiles": "".join(tiles)}

    # ---- the seat in turn ----
    def own_acts(self, seat: int) -> Iterator[Json]:
        yield from self.free_discards(seat)
        for tile in dict.fromkeys(self.drawn):
            # Of several tiles of an open kong the others belong to no hand.
            others = list(self.drawn)
            others.remove(tile)
            hand = without(self.hands[seat], others)
            assert hand is not None
            context = int(self.at_sea or self.drawn_open)
            if points(hand, self.melds[seat], self.options, self_drawn=True, contexts=context) is not None:
                yield {"type": "win", "seat": seat, "tile": tile, "how": "self_draw"}
        if self.phase == TURN and not self.bound:
            for act in self.own_kongs(seat):
                yield from self.kongs_in_a_mode(seat, act)

    def free_discards(self, seat: int) -> list[Json]:
        discards = self.discards_of(seat)
        if self.bound:
            return [act for act in discards if act["tile"] == self.bound[0]]
        if self.drawn and (seat in self.locked or self.at_sea):
            return [act for act in discards if act["tile"] == self.drawn[-1]]
        return discards

    def kongs_in_a_mode(self, seat: int, act: Json) -> Iterator[Json]:
        after_claim = act["kind"] != "exposed" and not self.drawn and self.acts
        if not self.left or (after_claim and not self.options["kong_after_claim"]):
            return
        later = self.after(act | {"mode": "supplement"})
        waits = later.waits(seat, later.hands[seat])
        if seat in self.locked:
            before = (
                self.hands[seat] if act["kind"] == "exposed" else without(self.hands[seat], self.drawn[-1:])
            )
            assert before is not None
            if not self.options["locked_may_kong"] or waits != self.waits(seat, before):
                return
        yield act | {"mode": "supplement"}
        if waits:
            yield act | {"mode": "open"}

    # ---- claims of the live tile ----
    def claims(self, seat: int) -> Iterator[Json]:
        assert self.live is not None
        value = self.value_of_live(seat)
        alone = self.winners and self.options["multi_win"] == "nearest"
        if value is not None and not alone and seat not in self.winners and not self.is_barred(seat, value):
            yield self.win_of_live(seat)
        if self.phase != CLAIMS:
            return
        for act in self.claims_of(seat):
            if act["type"] == "kong":
                yield from self.kongs_in_a_mode(seat, act)
            elif self.left and seat not in self.locked:
                yield act
        if self.left and seat == self.turn and seat not in self.locked:
            yield from self.chows(seat)

    def chows(self, seat: int) -> Iterator[Json]:
        assert self.live is not None
        tile = self.live.tile
        for low in KINDS:
            for run in suited_runs(low):
                own = without(run, [tile])
                if own is not None and without(self.hands[seat], own) is not None:
                    act = {"type": "chow", "seat": seat, "tile": tile, "from": self.live.seat}
                    yield act | {"own": "".join(own)}

    def is_barred(self, seat: int, value: int) -> bool:
        assert self.live is not None
        scope, missed = self.options["missed_win"], self.missed[seat]
        if not missed or scope == "off":
            return False
        if scope == "same_tile":
            return self.live.tile in missed
        return scope == "all" or value <= max(missed.values())

    def value_of_live(self, seat: int) -> int | None:
        assert self.live is not None
        if self.live.is_kong and self.mode == "supplement" and self.options["rob_supplement"] == "no":
            return None
        hand = in_order([*self.hands[seat], self.live.tile])
        units = self.contexts_of_live()
        return points(hand, self.melds[seat], self.options, self_drawn=False, contexts=units)

    def contexts_of_live(self) -> int:
        assert self.live is not None
        if self.live.is_kong:
            return int(self.mode == "open" or self.options["rob_supplement"] == "big")
        first = self.live.seat == self.dealer and self.discards[self.dealer] == 1
        earthly = first and (self.options["di_hu_after_kong"] or not self.dealer_konged)
        return int(earthly) + int(self.at_sea) + int(self.live_open)

    def waits(self, seat: int, hand: list[str]) -> set[str]:
        """The kinds that would win, circumstances aside, of which the seat does not hold all four."""
        plain = self.options | {"context_pair": "by_pattern"}
        return {
            kind
            for kind in KINDS[:27]
            if self.held(seat, kind, hand) < 4
            and any(
                points([*hand, kind], self.melds[seat], plain, self_drawn=drawn) is not None
                for drawn in (True, False)
            )
        }

    # ---- what acts change ----
    def live_tile_goes(self, event: Json) -> None:
        assert self.live is not None
        for seat in self.others(self.live.seat):
            value = self.value_of_live(seat)
            if value is not None and not self.is_barred(seat, value):
                missed = self.missed[seat]
                missed[self.live.tile] = max(value, missed.get(self.live.tile, 0))

    def place(self, event: Json) -> int:
        if event.get("source") == "dice":
            return self.wall.thrown(sum(self.throw or ()), self.options["dice_overflow"])
        return super().place(event)

    def draw(self, event: Json) -> None:
        replaces = self.phase == REPLACEMENT
        if not replaces:
            self.drawn, self.drawn_open, self.owed = [], False, 1
        super().draw(event)
        self.missed[event["seat"]] = {}
        self.owed -= 1
        if replaces:
            self.drawn_open = self.mode == "open"
            self.no_sea |= not self.left
            self.phase = REPLACEMENT if self.owed else TURN
            self.bound = list(self.drawn) if self.drawn_open and not self.owed else []
        elif event.get("source") == "seabed":
            self.at_sea, self.phase = True, SEA_TURN

    def discard(self, event: Json) -> None:
        self.live_open = bool(self.bound)
        laid_down, seat = self.bound[1:], event["seat"]
        super().discard(event)
        self.bound, self.drawn_open = laid_down, False
        if laid_down:
            self.phase, self.turn = LAYING_DOWN, seat
        elif self.at_sea:
            self.phase = SEA_CLAIMS

    def kong(self, event: Json) -> None:
        super().kong(event)
        self.mode, self.throw, self.drawn_open = event["mode"], None, False
        self.owed = min(self.left, self.options["kong_draw_count"] if self.mode == "open" else 1)
        if self.mode == "open":
            self.locked.add(event["seat"])
        self.dealer_konged |= event["seat"] == self.dealer

    def win(self, event: Json) -> None:
        super().win(event)
        self.won_tile = event.get("tile", "")

    def declare(self, event: Json) -> None:
        if event["key"] == "seabed":
            self.answer(event)
            return
        self.claimed.append(event["seat"])
        if self.options["opening_win"] == "end":
            self.phase = WON
        elif self.options["opening_bird"] == "dice":
            self.throws_due.append(event["seat"])

    def answer(self, event: Json) -> None:
        if self.live is not None:
            self.live_tile_goes(event)
        self.live, self.phase = None, ASKING
        self.asked += 1
        if event["value"]:
            self.phase = SEA_DRAW
        else:
            self.turn = (self.turn + 1) % 4
            self.phase = OVER if self.asked == 4 else ASKING

    def reveal(self, event: Json) -> None:
        if event["key"] == "birds":
            self.birds_shown, self.phase = True, OVER
        elif self.throws_due:
            self.throws_due.pop(0)
        else:
            if self.live is not None:
                self.live_tile_goes(event)
            self.throw, self.live = event["values"], None
