"""Turns the script of a hand into a hand of the log: deals, draws and the wall, all of it sound."""

import random
from collections import Counter

from tests.support.natural import least_useful
from tests.support.notation import Meld, log_run, run
from tests.support.tables import Json, Step, Table
from tests.support.walls import Wall

TRIES = 300


class StuckError(Exception):
    """This shuffle does not fit the script; the next one may."""


def build(table: Table, number: int, seed: str) -> Json:
    """The hand as the log writes it. The same script, number and seed give the same hand."""
    for attempt in range(TRIES):
        try:
            return _Dealer(table, random.Random(f"{seed}/{number}/{attempt}")).hand(number)
        except StuckError as reason:
            last = reason
        except AssertionError as impossible:
            raise AssertionError(f"{seed}: {impossible}") from impossible
    raise AssertionError(f"{seed}: no deal fits the script: {last}")


class _Dealer:
    def __init__(self, table: Table, chance: random.Random) -> None:
        self.table = table
        self.chance = chance
        self.tiles = table.tile_set
        self.pool: Counter[str] = Counter(dict.fromkeys(self.tiles.kinds, 4))
        self.hands: dict[int, list[str]] = {}
        self.melded: dict[int, tuple[str, ...]] = dict.fromkeys(range(4), ())
        self.spares: dict[int, list[str]] = {seat: [] for seat in range(4)}
        self.fresh: dict[int, str | None] = dict.fromkeys(range(4))
        self.wall = Wall(self.tiles.size, linear=table.linear)
        self.at: dict[int, str] = {}
        self.missing: dict[int, list[str]] = {seat: [] for seat in range(4)}
        self.turns = Counter(step.seat for step in table.steps if _free(step))
        self.unsafe = set(table.avoided)
        for concealed, melds in table.wanted.values():
            self.unsafe |= self.tiles.waits(concealed, tuple(tile for meld in melds for tile in meld.tiles))

    def hand(self, number: int) -> Json:
        self._reserve()
        self._deal()
        if self.table.natural:
            for tiles in self.hands.values():
                self.chance.shuffle(tiles)
        places = self.wall.deal(self.table.dealer)
        deal = [log_run(self.hands[seat]) for seat in range(4)]
        for seat in range(4):
            self.at.update(zip(places[seat], self.hands[seat], strict=False))
        self.at.update((self.wall.head(), tile) for tile in self.table.behind_deal)
        played = [self._play(step) for step in self.table.steps]
        events = [event for event in played if event["type"]]
        result: Json = {"hand": number, "dealer": self.table.dealer}
        if self.table.wall:
            result["wall"] = self._whole_wall()
        return result | {"deal": deal, "events": events} | self.table.closing

    # ---- the deal ----------------------------------------------------------------------------------------
    def _reserve(self) -> None:
        """Takes every tile that the script names out of the pool."""
        self._take(self.table.behind_deal)
        for tiles in self.table.dealt.values():
            self._take(tiles)
        for tiles in self.table.given.values():
            self._take(tiles)
        for seat, (concealed, melds) in self.table.wanted.items():
            if seat not in self.table.dealt:
                self._take([*concealed, *(tile for meld in melds for tile in meld.own)])
        for step in self.table.steps:
            if step.act == "draw" and step.tile is not None:
                self._take([step.in_wall or step.tile])
            elif step.act in ("reveal", ""):
                self._take(run(step.in_wall or ""))

    def _take(self, tiles: list[str]) -> None:
        for tile in tiles:
            if tile == "??":
                continue
            if not self.pool[tile]:
                raise AssertionError(f"a fifth {tile} is asked for")
            self.pool[tile] -= 1

    def _deal(self) -> None:
        for seat, tiles in self.table.dealt.items():
            self.hands[seat] = list(tiles)
        for seat, (concealed, melds) in self.table.wanted.items():
            if seat not in self.table.dealt:
                self._deal_wanted(seat, concealed, melds)
        idle = [seat for seat in range(4) if seat not in self.hands]
        hidden = self._hidden(len(idle))
        for turn, seat in enumerate(idle):
            self._deal_idle(seat, hidden[turn :: len(idle)])

    def _deal_wanted(self, seat: int, concealed: list[str], melds: list[Meld]) -> None:
        if self.table.natural:
            late = self.chance.sample(concealed, min(len(concealed) // 2, self.turns[seat]))
            self.missing[seat] = late
            concealed = list((Counter(concealed) - Counter(late)).elements())
        own = [*concealed, *(tile for meld in melds for tile in meld.own)]
        given = self.table.given.get(seat, [])
        missing = 13 + (seat == self.table.dealer) - len(own) - len(given)
        self.spares[seat] = given + [self._safe_tile() for _ in range(missing)]
        self.hands[seat] = own + self.spares[seat]
        if self.tiles.completes(tuple(self.hands[seat])):
            raise StuckError(f"seat {seat} is dealt a win")
        if self.table.natural and self.tiles.opens(self.hands[seat]):
            raise StuckError(f"seat {seat} would open with what it is dealt")

    def _hidden(self, idle: int) -> list[str]:
        """Unsafe tiles that idle seats must hold: all when the wall runs out, else a 2, 5 or 8 for each."""
        unsafe = [kind for kind in self.tiles.kinds if kind in self.unsafe for _ in range(self.pool[kind])]
        if self.table.to_the_end:
            return unsafe
        needed = {kind for kind in self.tiles.kinds if kind[0] in "258"}
        return [tile for tile in unsafe if tile in needed][:idle] if needed <= self.unsafe else []

    def _deal_idle(self, seat: int, hidden: list[str]) -> None:
        """A hand that waits for nothing and opens with nothing."""
        self._take(hidden)
        hidden = self.table.given.get(seat, []) + hidden
        size = 13 + (seat == self.table.dealer)
        before = self.pool.copy()
        for _ in range(200):
            self.pool = before.copy()
            tiles = hidden + [self._safe_tile() for _ in range(size - len(hidden))]
            if self.tiles.is_harmless(tiles):
                self.hands[seat] = tiles
                self.spares[seat] = tiles[len(hidden) :]
                return
        raise StuckError(f"no harmless hand for seat {seat}")

    def _safe_tile(self, beside: frozenset[str] = frozenset()) -> str:
        choices = [tile for tile in self.pool.elements() if tile not in self.unsafe and tile not in beside]
        if not choices:
            raise StuckError("no safe tile is left")
        tile = self.chance.choice(choices)
        self.pool[tile] -= 1
        return tile

    # ---- play --------------------------------------------------------------------------------------------
    def _play(self, step: Step) -> Json:
        event: Json = {"type": step.act}
        if step.seat is not None:
            event["seat"] = step.seat
        extra = dict(step.extra)
        act = getattr(self, f"_{step.act or 'lies'}", None)
        tile = act(step, extra) if act else step.tile
        if tile is not None:
            event["tile"] = tile
        return event | extra

    def _draw(self, step: Step, extra: Json) -> str:
        assert step.seat is not None
        seat = step.seat
        tile = step.tile
        if tile is None:
            tile = self._late_tile(step)
        if tile is None:
            tile = self._safe_tile(self._waited_for())
            self.spares[seat].append(tile)
        self.hands[seat].append(tile)
        self.fresh[seat] = tile
        self._place(extra.get("source", "head"), step, step.in_wall or tile)
        return tile

    def _late_tile(self, step: Step) -> str | None:
        """The next tile that a natural hand still lacks, at the latest when its turns run out."""
        assert step.seat is not None
        seat, lacks = step.seat, self.missing[step.seat]
        if not _free(step) or not lacks:
            return None
        self.turns[seat] -= 1
        if len(lacks) <= self.turns[seat] and self.chance.random() < 0.4:
            return None
        return lacks.pop()

    def _place(self, source: str, step: Step, tile: str) -> None:
        if not self.wall.left:
            return
        if step.throw:
            place = self.wall.thrown(step.throw, self.table.overflow)
        else:
            place = self.wall.tail() if source == "tail" else self.wall.head()
        self.at[place] = tile

    def _waited_for(self) -> frozenset[str]:
        known = (self.tiles.waits(hand, self.melded[seat]) for seat, hand in self.hands.items())
        return frozenset().union(*known)

    def _discard(self, step: Step, extra: Json) -> str:
        assert step.seat is not None
        seat, fresh = step.seat, self.fresh[step.seat]
        tile = step.tile or self._chosen(seat) or fresh or self._spare(seat)
        if tile == fresh and "drawn" not in extra:
            extra["drawn"] = True
        self._drop(seat, [tile])
        self.fresh[seat] = None
        if step.tile is None and tile in self._waited_for():
            raise StuckError(f"the discard {tile} would be won")
        return tile

    def _chosen(self, seat: int) -> str | None:
        """What a natural seat discards: a spare, or what fits an idle hand least."""
        if not self.table.natural:
            return None
        if seat in self.table.wanted:
            return (
                self._spare(seat) if any(spare in self.hands[seat] for spare in self.spares[seat]) else None
            )
        if seat in self.table.dealt:
            return None
        kept = self._waited_for() | self.unsafe | set(self.table.given.get(seat, ()))
        return least_useful(self.hands[seat], kept, self.chance)

    def _spare(self, seat: int) -> str:
        held = [tile for tile in self.spares[seat] if tile in self.hands[seat]]
        if not held:
            raise StuckError(f"seat {seat} has nothing to spare")
        self.spares[seat].remove(held[0])
        return held[0]

    def _drop(self, seat: int, tiles: list[str]) -> None:
        for tile in tiles:
            if tile in self.hands[seat]:
                self.hands[seat].remove(tile)

    def _chow(self, step: Step, extra: Json) -> str:
        own = extra["own"]
        return self._meld(step, [own[:2], own[2:]])

    def _pung(self, step: Step, _extra: Json) -> str:
        return self._meld(step, [step.tile or ""] * 2)

    def _kong(self, step: Step, extra: Json) -> str:
        count = {"exposed": 3, "concealed": 4, "added": 1}[extra["kind"]]
        return self._meld(step, [step.tile or ""] * count)

    def _meld(self, step: Step, own: list[str]) -> str:
        assert step.seat is not None
        assert step.tile is not None
        self._drop(step.seat, own)
        self.melded[step.seat] += (*own, step.tile)
        self.fresh[step.seat] = None
        return step.tile

    def _reveal(self, step: Step, _extra: Json) -> None:
        for tile in run(step.in_wall or ""):
            self.at[self.wall.tail() if step.at_tail else self.wall.head()] = tile

    def _lies(self, step: Step, extra: Json) -> None:
        self._reveal(step, extra)

    def _whole_wall(self) -> str:
        """The wall with the tiles nobody saw put where nothing was taken."""
        rest = list(self.pool.elements())
        self.chance.shuffle(rest)
        return log_run(
            [self.at[place] if place in self.at else rest.pop() for place in range(self.tiles.size)]
        )


def _free(step: Step) -> bool:
    """An ordinary draw of a tile that the script leaves open."""
    return step.act == "draw" and step.tile is None and not step.extra
