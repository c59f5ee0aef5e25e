"""A hand of Nanchong read from its log alone: what wins are worth and who owes what, by the formula."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from tests.support.mutations import split
from tests.support.nanchong_readings import Held, best
from tests.support.notation import KINDS
from tests.support.tables import Json

SEATS: Final = range(4)
#: Items that are read from the log; what the tiles make is taken from the report.
OF_PLAY: Final = {
    "di",
    "zi_mo",
    "bai_pai",
    "du_zhang_bai",
    "bao_jiao",
    "tian_hu",
    "di_hu",
    "hai_di_lao",
    "gang_shang_hua",
}


class Ledger:
    """One hand and its options, read without the engine."""

    def __init__(self, hand: Json, options: Json) -> None:
        self.hand, self.options, self.events = hand, options, hand["events"]
        self.piao = [0, 0, 0, 0]
        for event in self.said("piao"):
            self.piao[event["seat"]] = event["value"]

    def said(self, key: str) -> list[Json]:
        return [event for event in self.events if event["type"] == "declare" and event["key"] == key]

    def kongs_under_lock(self) -> bool:
        """Whether a seat that had laid down made a kong, which may have left it fewer waits."""
        laid = {event["seat"]: self.events.index(event) for event in self.said("lay_down")}
        kongs = ((at, event["seat"]) for at, event in enumerate(self.events) if event["type"] == "kong")
        return any(seat in laid and at > laid[seat] for at, seat in kongs)

    def is_dealt(self) -> bool:
        """Whether the hand was won as dealt."""
        return any(event.get("how") == "dealt" for event in self.events)

    def acts(self) -> list[Json]:
        return [event for event in self.events if event["type"] in ("draw", "discard", "pung", "kong", "win")]

    def left(self) -> int:
        """Tiles left in the wall at the end."""
        drawn: int = sum(event["type"] == "draw" for event in self.events)
        return 55 - drawn

    # ---- the winner --------------------------------------------------------------------------------------
    def items_of_play(self, win: Json) -> dict[str, int]:
        """What the win is worth beside its tiles."""
        options, seat, self_drawn = self.options, win["seat"], win.get("from") is None
        found = {"di": options["points_di"], **self.laid_down(seat, self_drawn=self_drawn)}
        if self_drawn and options["self_draw_bonus"] != "none":
            found["zi_mo"] = 1
        if any(event["seat"] == seat for event in self.said("ready")):
            found["bao_jiao"] = options["points_bao_jiao"]
        if win["how"] == "dealt":
            return {code: points for code, points in found.items() if points} | {
                "tian_hu": options["points_tian_hu"]
            }
        before = self.acts()[: self.acts().index(win)]
        if self_drawn and not self.left():
            found["hai_di_lao"] = options["points_hai_di_lao"]
        if self_drawn and self.replaces_kong(before):
            found["gang_shang_hua"] = options["points_gang_shang_hua"]
        if [act["type"] for act in before if act["type"] != "win"] == ["discard"]:
            found["di_hu"] = options["points_di_hu"]
        return {code: points for code, points in found.items() if points}

    def laid_down(self, seat: int, *, self_drawn: bool) -> dict[str, int]:
        laid = [event for event in self.said("lay_down") if event["seat"] == seat]
        if not laid:
            return {}
        if self.waits_of(seat) > 1:
            return {"bai_pai": self.options["points_bai_pai"]}
        name = "points_du_zhang_bai_self_draw" if self_drawn else "points_du_zhang_bai_discard"
        return {"du_zhang_bai": self.options[name]}

    def waits_of(self, seat: int) -> int:
        """How many kinds the seat declared."""
        [laid] = [event for event in self.said("lay_down") if event["seat"] == seat]
        return len(laid["waits"]) // 2

    def replaces_kong(self, before: list[Json]) -> bool:
        return len(before) > 1 and before[-1]["type"] == "draw" and before[-2]["type"] == "kong"

    def held_by(self, seat: int, acts: Sequence[Json]) -> Held:
        """The tiles of a seat after these acts."""
        tiles, melds = Counter(split(self.hand["deal"][seat])), dict[str, str]()
        for act in acts:
            if act["seat"] == seat and act["type"] in ("draw", "discard"):
                tiles[act["tile"]] += 1 if act["type"] == "draw" else -1
            elif act["seat"] == seat and act["type"] in ("pung", "kong"):
                kind = act.get("kind", "pung")
                tiles[act["tile"]] -= {"pung": 2, "exposed": 3, "concealed": 4, "added": 1}[kind]
                melds[act["tile"]] = kind
        return Held(list(tiles.elements()), [(kind, tile) for tile, kind in melds.items()])

    def held(self, win: Json, *, single_wait: bool) -> Held:
        """The winner's tiles at the win, the winning one in."""
        held = self.held_by(win["seat"], self.acts()[: self.acts().index(win)])
        if win.get("from") is not None:
            held.concealed.append(win["tile"])
        return replace(held, tile=win.get("tile"), single_wait=single_wait)

    def readings(self, win: Json, *, single_wait: bool) -> list[dict[str, int]]:
        """What the tiles may be read as; a dealt win has the winning tile that the table gives it."""
        held = self.held(win, single_wait=single_wait)
        if win["how"] != "dealt":
            return best(held, self.options)
        won: dict[str, list[str | None]] = {
            "none": [None],
            "last_dealt": [self.last_dealt()],
            "best": [*held.kinds],
        }
        found = [
            best(replace(held, tile=tile), self.options) for tile in won[self.options["tian_hu_win_tile"]]
        ]
        most = max(sum(items.values()) for readings in found for items in readings)
        return [items for readings in found for items in readings if sum(items.values()) == most]

    def last_dealt(self) -> str:
        return split(self.hand["wall"])[52]

    # ---- the payer ---------------------------------------------------------------------------------------
    def payers(self, win: Json) -> list[int]:
        if win.get("from") is not None:
            return [win["from"]]
        before = self.acts()[: self.acts().index(win)]
        by_feeder = self.options["dian_gang_hua"] == "feeder" and self.replaces_kong(before)
        if by_feeder and before[-2]["kind"] == "exposed":
            return [before[-2]["from"]]
        return [seat for seat in SEATS if seat != win["seat"]]

    def owed(self, win: Json, payer: int) -> Iterator[tuple[str, int]]:
        """What this payer owes beside the hand."""
        options = self.options
        yield "piao", self.stakes(win["seat"], payer)
        if any(event["seat"] == payer for event in self.said("lay_down")):
            kind = "bai_pai_pei" if self.waits_of(payer) > 1 else "du_zhang_bai_pei"
            how = "self_draw" if win.get("from") is None else "discard"
            yield "bai_pai_pei", options[f"points_{kind}_{how}"]
        if win["how"] == "rob_kong":
            yield "qiang_gang", options["points_qiang_gang"]
        if win["how"] == "discard":
            yield from self.owed_for_the_discard(win, payer)

    def owed_for_the_discard(self, win: Json, payer: int) -> Iterator[tuple[str, int]]:
        acts = [act for act in self.acts() if act["type"] != "win"]
        if self.replaces_kong(acts[:-1]):
            yield "gang_shang_pao", self.options["points_gang_shang_pao"]
        draws = [act["seat"] for act in acts if act["type"] == "draw"]
        if not self.left() and draws[-1] == payer:
            yield "hai_di_pao", self.options["points_hai_di_pao"]
        if self.melds(payer) == 4:
            yield "jin_gou_pao", self.options["points_jin_gou_pao"]

    def melds(self, seat: int) -> int:
        made = [act for act in self.acts() if act["seat"] == seat and act["type"] in ("pung", "kong")]
        return sum(act.get("kind") != "added" for act in made)

    def stakes(self, winner: int, payer: int) -> int:
        both = self.piao[winner], self.piao[payer]
        return 0 if self.options["piao_mode"] == "both_only" and 0 in both else sum(both)

    # ---- the sum -----------------------------------------------------------------------------------------
    def owes(self, win: Json, payer: int, of_tiles: int) -> int:
        """What this payer owes for a win whose tiles are worth so much."""
        play, beside = self.items_of_play(win), dict(self.owed(win, payer))
        base = play.pop("di", 0)
        if self.options["self_draw_bonus"] == "base1":
            base += play.pop("zi_mo", 0)
        capped = of_tiles + sum(play.values()) + beside.pop("bai_pai_pei", 0)
        cap = self.options["fan_cap"]
        return base + (min(capped, cap) if cap else capped) + sum(beside.values())

    # ---- 查叫 ---------------------------------------------------------------------------------------------
    def worth_waiting(self, seat: int) -> int | None:
        """What a seat that waits at the end is paid, both 飘 apart; None where it waits for nothing."""
        held = self.held_by(seat, self.acts())
        waits = [
            kind for kind in KINDS if best(_with(held, kind), self.options) and not self.is_dead(held, kind)
        ]
        declared = [split(event["waits"]) for event in self.said("lay_down") if event["seat"] == seat]
        waits = declared[0] if declared else waits
        values = [
            self.worth_of(seat, replace(_with(held, kind), single_wait=len(waits) == 1)) for kind in waits
        ]
        if not values:
            return None
        return min(values) if self.options["cha_jiao"] == "min" else max(values)

    def is_dead(self, held: Held, kind: str) -> bool:
        return self.options["dead_wait"] == "own_four" and held.kinds[kind] == 4

    def worth_of(self, seat: int, held: Held) -> int:
        readings = best(held, self.options)
        fan = sum(readings[0].values()) if readings else 0
        kind = self.options["cha_jiao_bai"]
        if kind != "none":
            ways = [
                self.laid_down(seat, self_drawn=drawn)
                for drawn in ((True, False) if kind == "max" else (False,))
            ]
            fan += max(sum(way.values()) for way in ways)
        if any(event["seat"] == seat for event in self.said("ready")):
            fan += self.options["points_bao_jiao"]
        cap = self.options["fan_cap"]
        base: int = self.options["points_di"]
        return base + (min(fan, cap) if cap else fan)

    def stakes_of_waiting(self, winner: int, payer: int) -> int:
        both = self.stakes(winner, payer)
        if self.options["cha_jiao_piao"] == "winner":
            return both and self.piao[winner]
        return both if self.options["cha_jiao_piao"] == "both" else 0


def _with(held: Held, kind: str) -> Held:
    return replace(held, concealed=[*held.concealed, kind], tile=kind)
