"""Nanchong by its rulebook: 飘, 报叫, 摆牌 and their locks, passed wins, wins that must be taken."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from tests.perft.hands.nanchong_values import Laid, NanchongValues
from tests.perft.hands.shapes import KINDS, groupings, readings, split, suited_runs, without
from tests.perft.hands.table import CLAIMS, REPLACEMENT, SEATS, TURN, Json

PIAO: Final = "piao"
#: Of some options only these values are played here.
READ: Final[dict[str, tuple[bool | str, ...]]] = {
    "bai_partial": (False,),
    "bai_window": ("own_turn",),
    "dead_wait": ("own_four", "shape"),
    "protect_open_waits": ("none",),
}


@dataclass
class NanchongHand(NanchongValues):
    #: Seats that have chosen their piao.
    chosen: set[int] = field(default_factory=set)
    #: Who must discard now, bearing out what it has announced.
    announcing: int | None = None
    #: By seat the wins passed, and those whose first refusal bars them to the end.
    passed: list[dict[str, int]] = field(default_factory=lambda: [{} for _ in SEATS])
    self_draw_only: set[int] = field(default_factory=set)
    after_pung: bool = False
    #: Kinds of concealed kongs that have been turned up.
    shown: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        super().__post_init__()
        other = {name: self.options[name] for name in READ if self.options[name] not in READ[name]}
        assert not other, f"this plain player does not know {other}"
        self.phase = PIAO if self.options["piao_max"] else TURN

    def moves(self) -> list[Json]:
        if self.phase == PIAO:
            return [
                {"type": "declare", "seat": seat, "key": "piao", "value": value}
                for seat in SEATS
                for value in range(self.options["piao_max"] + 1)
                if seat not in self.chosen
            ]
        found = [*self.announcements(), *self.kongs_to_show()]
        if self.phase == TURN:
            found += self.own_acts(self.turn)
        if self.live is None:
            return found + self.draws(self.turn)
        wins = [self.win_of_live(seat) for seat in self.others(self.live.seat) if self.may_win_live(seat)]
        if any(self.must_win_live(act["seat"]) for act in wins):
            return [*wins, *self.kongs_to_show()]
        for seat in self.others(self.live.seat):
            found += self.takes(seat)
        return found + wins + self.draws(self.turn)

    def draws(self, seat: int) -> list[Json]:
        if self.phase == REPLACEMENT:
            end = self.options["kong_draw"]
            return [self.drawing(seat, source) for source in ("head", "tail") if end in (source, "any")]
        return [self.drawing(seat)] if self.phase == CLAIMS and self.left else []

    def kongs_to_show(self) -> Iterator[Json]:
        """Concealed kongs that nobody has seen yet."""
        for seat in SEATS:
            for meld in self.melds[seat]:
                if meld.kind == "concealed" and meld.tiles[0] not in self.shown:
                    yield {
                        "type": "reveal",
                        "seat": seat,
                        "key": "concealed_kong",
                        "tiles": "".join(meld.tiles),
                    }

    # ---- 报叫 ----
    def announcements(self) -> Iterator[Json]:
        if self.acts or self.dealer in self.laid or not self.options["bao_jiao"]:
            return
        for seat in SEATS:
            dealers = seat == self.dealer
            if seat in self.ready or (dealers and self.options["bao_jiao_who"] != "all"):
                continue
            waiting = any(self.waits_after(seat, tile) for tile in set(self.hands[seat])) if dealers else None
            if waiting or (not dealers and self.waits(seat, self.hands[seat])):
                yield {"type": "declare", "seat": seat, "key": "ready"}

    # ---- the seat in turn ----
    def own_acts(self, seat: int) -> list[Json]:
        if self.announcing is not None:
            discards = [act for act in self.discards_of(seat) if self.bears_out(seat, act["tile"])]
            return [*discards, *self.layings_down(seat)]
        wins = [*self.own_wins(seat)]
        if wins and self.must_win(seat, "all"):
            return wins
        kongs = [act for act in self.own_kongs(seat) if self.may_kong(seat, act)]
        return wins + self.free_discards(seat) + kongs + [*self.layings_down(seat)]

    def own_wins(self, seat: int) -> Iterator[Json]:
        if not self.acts and self.is_worth(seat, self.hands[seat], None, self_drawn=True):
            yield {"type": "win", "seat": seat, "how": "dealt"}
        if not self.drawn:
            return
        tile = self.drawn[0]
        declared = seat not in self.laid or tile in self.laid[seat].waits
        if declared and self.is_worth(seat, self.hands[seat], tile, self_drawn=True):
            yield {"type": "win", "seat": seat, "tile": tile, "how": "self_draw"}

    def is_locked(self, seat: int) -> bool:
        return seat in self.ready or seat in self.laid

    def free_discards(self, seat: int) -> list[Json]:
        bound = self.is_locked(seat) and self.drawn
        return [act for act in self.discards_of(seat) if not bound or act["tile"] in self.drawn]

    def layings_down(self, seat: int) -> Iterator[Json]:
        if not self.options["bai"] or seat in self.laid or self.left < self.options["bai_min_left"]:
            return
        seen = list[set[str]]()
        for act in self.free_discards(seat):
            waits = self.waits_after(seat, act["tile"])
            if waits and waits not in seen:
                seen.append(waits)
                run = "".join(kind for kind in KINDS if kind in waits)
                yield {"type": "declare", "seat": seat, "key": "lay_down", "waits": run}

    def bears_out(self, seat: int, tile: str) -> bool:
        """Whether this discard leaves what its seat has just announced."""
        if seat in self.ready and self.drawn and tile not in self.drawn:
            return False
        waits = self.waits_after(seat, tile)
        if seat not in self.laid:
            return bool(waits)
        return waits == self.laid[seat].waits and self.leaves_what_is_shown(seat, tile)

    def leaves_what_is_shown(self, seat: int, tile: str) -> bool:
        """Whether the tiles laid down stay in the hand, and beside them sets, sets and a pair, or pairs."""
        shown = self.laid[seat].shown
        unshown = without(self.hands[seat], [tile, *shown])
        if unshown is None or not shown:
            # A line does not say what is shown: then it is all of the hand.
            return not shown
        pairs = not self.melds[seat] and all(copies % 2 == 0 for copies in Counter(unshown).values())
        sets = next(groupings(unshown, suited_runs), None) is not None
        return pairs or sets or next(readings(unshown, suited_runs), None) is not None

    def may_kong(self, seat: int, act: Json) -> bool:
        tile, added = act["tile"], act["kind"] == "added"
        if not self.left or (self.after_pung and not added) or not self.keeps_waits(seat, act):
            return False
        if added and self.options["delayed_added_kong"] == "drawn_only" and tile not in self.drawn:
            return False
        pung = self.pung_of(seat, tile)
        rao = pung is not None and pung.kept_fourth and self.options["delayed_added_kong"] == "no_rao"
        return not rao and (not self.is_locked(seat) or tile in self.drawn)

    def keeps_waits(self, seat: int, act: Json) -> bool:
        """Whether a kong leaves a locked hand as it must."""
        if not self.is_locked(seat):
            return True
        shown = self.laid[seat].shown if seat in self.laid else []
        if act["tile"] in shown or self.options["lock_kong"] == "never":
            return False
        before = self.hands[seat] if act["kind"] == "exposed" else without(self.hands[seat], self.drawn)
        assert before is not None
        later = self.after(act)
        waits = later.waits(seat, later.hands[seat])
        return (
            bool(waits) if self.options["lock_kong"] == "still_ready" else waits == self.waits(seat, before)
        )

    # ---- claims of the live tile ----
    def takes(self, seat: int) -> Iterator[Json]:
        if self.phase != CLAIMS:
            return
        last = not self.left and self.options["claim_last_discard"] == "win_only"
        for act in self.claims_of(seat):
            if act["type"] == "kong":
                if self.left and self.keeps_waits(seat, act):
                    yield act
            elif not self.is_locked(seat) and not last:
                yield act

    def may_win_live(self, seat: int) -> bool:
        assert self.live is not None
        alone = self.winners and self.options["multi_win"] == "nearest"
        if alone or seat in self.winners or seat in self.self_draw_only:
            return False
        value = self.value_of_live(seat)
        return value is not None and not self.is_barred(seat, value)

    def is_barred(self, seat: int, value: int) -> bool:
        assert self.live is not None
        scope, passed = self.options["passed_win"], self.passed[seat]
        if scope == "same_tile":
            return self.live.tile in passed
        return bool(passed) and (scope == "any" or value <= max(passed.values()))

    def must_win_live(self, seat: int) -> bool:
        announced = seat in self.ready and self.options["bao_jiao_pass"] == "must_win"
        return announced or self.must_win(seat, "discard")

    def must_win(self, seat: int, scope: str) -> bool:
        late = self.left <= self.options["forced_win_left"] and self.options["forced_win_scope"] in (
            scope,
            "all",
        )
        return late or (seat in self.laid and bool(self.options["bai_must_win"]))

    # ---- what acts change ----
    def live_tile_goes(self, event: Json) -> None:
        assert self.live is not None
        for seat in self.others(self.live.seat):
            if self.may_win_live(seat):
                value = self.value_of_live(seat)
                assert value is not None
                self.passed[seat][self.live.tile] = max(value, self.passed[seat].get(self.live.tile, 0))
                if seat in self.ready and self.options["bao_jiao_pass"] == "self_draw_only":
                    self.self_draw_only.add(seat)

    def draw(self, event: Json) -> None:
        self.after_kong = self.phase == REPLACEMENT
        if not self.after_kong:
            # Its seat's next own draw finds a concealed kong face up, if nothing did before.
            self.shown |= {meld.tiles[0] for meld in self.melds[event["seat"]] if meld.kind == "concealed"}
        super().draw(event)
        self.after_pung = False
        self.clears(event["seat"], "draw", "draw_or_meld")

    def discard(self, event: Json) -> None:
        super().discard(event)
        self.announcing, self.after_pung = None, False
        self.clears(event["seat"], "own_discard")

    def pung(self, event: Json) -> None:
        super().pung(event)
        self.after_pung = True
        self.clears(event["seat"], "draw_or_meld")

    def kong(self, event: Json) -> None:
        super().kong(event)
        self.after_pung = False
        seat = event["seat"]
        self.clears(seat, "draw_or_meld")
        if seat in self.laid and self.options["lock_kong"] == "still_ready":
            self.laid[seat].waits = self.waits(seat, self.hands[seat])

    def clears(self, seat: int, *acts: str) -> None:
        if self.options["passed_win_cleared_by"] in acts:
            self.passed[seat] = {}

    def declare(self, event: Json) -> None:
        seat = event["seat"]
        if event["key"] == "piao":
            self.chosen.add(seat)
            self.phase = TURN if len(self.chosen) == 4 else PIAO
            return
        if event["key"] == "ready":
            self.ready.add(seat)
        else:
            self.laid[seat] = Laid(split(event.get("tiles", "")), set(split(event["waits"])))
        if seat == self.turn:
            self.announcing = seat

    def reveal(self, event: Json) -> None:
        self.shown.add(event["tiles"][:2])
