"""A hand of Nancheng read from its log alone: what wins, kongs, burns and horses come to, by the formula.

Nothing here is the engine's: tiles are read by `nancheng_shapes`, money is one matrix of payments, received
by the row's seat from the column's.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from tests.support.mutations import split
from tests.support.nancheng_shapes import TYPES, types_of
from tests.support.tables import Json

SEATS: Final = range(4)
Matrix = list[list[int]]

#: Whom a horse hits, counted from the dealer, by its name without the suit or by its honour.
HIT: Final = {
    **dict.fromkeys(("1", "5", "9", "1z", "7z"), 0),
    **dict.fromkeys(("2", "6", "2z", "6z"), 1),
    **dict.fromkeys(("3", "7", "3z", "5z"), 2),
    **dict.fromkeys(("4", "8", "4z"), 3),
}
_KINDS: Final = ("draw", "discard", "pung", "kong", "win")


def nothing() -> Matrix:
    return [[0] * 4 for _ in SEATS]


class Ledger:
    """One sound hand and its options; every reveal in it counts."""

    def __init__(self, hand: Json, options: Json) -> None:
        self.hand, self.options = hand, options
        self.dealer: int = hand["dealer"]
        self.events: list[Json] = hand["events"]
        self.acts = [event for event in self.events if event["type"] in _KINDS]
        self.wins = [event for event in self.acts if event["type"] == "win"]
        self.closed = hand["outcome"] in ("dissolved", "escaped")

    # ---- the winner's tiles ------------------------------------------------------------------------------
    def held(self, win: Json) -> tuple[list[str], list[tuple[str, str]]]:
        """Concealed tiles with the winning one, and melds."""
        seat, tiles, melds = win["seat"], Counter(split(self.hand["deal"][win["seat"]])), dict[str, str]()
        for act in self.before(win):
            if act["seat"] == seat and act["type"] in ("draw", "discard"):
                tiles[act["tile"]] += 1 if act["type"] == "draw" else -1
            elif act["seat"] == seat and act["type"] in ("pung", "kong"):
                kind = act.get("kind", "pung")
                tiles[act["tile"]] -= {"pung": 2, "exposed": 3, "concealed": 4, "added": 1}[kind]
                melds[act["tile"]] = kind
        if win.get("from") is not None:
            tiles[win["tile"]] += 1
        return list(tiles.elements()), [(kind, tile) for tile, kind in melds.items()]

    def before(self, win: Json) -> list[Json]:
        return self.acts[: self.acts.index(win)]

    def value(self, win: Json) -> tuple[str, int]:
        """The type that counts, and its points."""
        options = self.options
        concealed, melds = self.held(win)
        found = types_of(concealed, melds, options)
        if options["jia_hu_match"] == "same_kind_held" and win["how"] != "dealt":
            others = [*concealed, *(tile for _, tile in melds)]
            others.remove(win["tile"])
            found -= set() if win["tile"] in others else {"jia_hu"}
        points = {name: options[f"points_{name}"] for name in found}
        if options["tian_di_hu"] and win["how"] == "dealt":
            points["tian_hu"] = options["points_tian_hu"]
        if options["tian_di_hu"] and self.is_first_discard(win):
            points["di_hu"] = options["points_di_hu"]
        order = ("tian_hu", "di_hu", *TYPES)
        best = max(points, key=lambda name: (points[name], -order.index(name)))
        return best, points[best]

    def is_first_discard(self, win: Json) -> bool:
        """Whether this is a win of the dealer's first discard, by a table that may declare nothing before."""
        if win["how"] != "discard" or win["from"] != self.dealer or self.options["ready"] == "declared":
            return False
        before = [act for act in self.before(win) if act["type"] != "win"]
        kongs = [act for act in before if act["type"] == "kong"]
        if kongs and not self.options["di_hu_after_dealer_kong"]:
            return False
        return sum(act["type"] == "discard" for act in before) == 1 and not any(
            act["type"] == "pung" or act["seat"] != self.dealer for act in before
        )

    def is_kong_tile(self, win: Json) -> bool:
        before = self.before(win)
        return win["how"] == "self_draw" and len(before) > 1 and before[-2]["type"] == "kong"

    # ---- basic payments ----------------------------------------------------------------------------------
    def doubling(self, one: int, other: int) -> int:
        return 2 if self.options["dealer_double"] and self.dealer in (one, other) else 1

    def won(self) -> Matrix:
        """What wins come to."""
        paid = nothing()
        for win in self.wins:
            name, points = self.value(win)
            special = name in ("tian_hu", "di_hu")
            if self.is_kong_tile(win):
                points *= self.options["gang_kai_factor"]
            for payer, debtor in self.payers(win, name):
                plain = special and not self.options["tian_di_hu_doubled"]
                share = points * (1 if plain else self.doubling(win["seat"], payer))
                paid[win["seat"]][debtor] += share
                paid[debtor][win["seat"]] -= share
        return paid

    def payers(self, win: Json, name: str) -> Iterator[tuple[int, int]]:
        """Each share that is due: whose it is, and who pays it."""
        others = [seat for seat in SEATS if seat != win["seat"]]
        if win["how"] == "rob_kong" and self.options["rob_pay"] == "robbed_triple":
            yield from ((seat, win["from"]) for seat in others)
        elif win.get("from") is not None and not (name == "di_hu" and self.options["di_hu_payers"] == "all"):
            yield win["from"], win["from"]
        else:
            yield from ((seat, seat) for seat in others)

    def kongs(self) -> Matrix:
        """What kongs come to, of a hand that pays them."""
        paid = nothing()
        if self.closed and not self.options["dissolve_counts_kongs"]:
            return paid
        for at, kong in enumerate(self.acts):
            if kong["type"] != "kong" or not self.counts(at, kong):
                continue
            for seat in SEATS:
                if seat != kong["seat"]:
                    share = self.costs(at, kong, seat) * self.doubling(kong["seat"], seat)
                    paid[kong["seat"]][seat] += share
                    paid[seat][kong["seat"]] -= share
        return paid

    def counts(self, at: int, kong: Json) -> bool:
        if kong["kind"] != "added":
            return True
        robbed = any(act.get("how") == "rob_kong" for act in self.acts[at + 1 : at + 2])
        if robbed and not self.options["robbed_kong_scores"]:
            return False
        before = self.acts[at - 1]
        just_drawn = before["type"] == "draw" and before["tile"] == kong["tile"]
        return bool(just_drawn or self.options["late_added_kong"] == "scored")

    def costs(self, at: int, kong: Json, seat: int) -> int:
        if kong["kind"] == "concealed":
            return 2
        feeder = kong.get("from")
        if kong["kind"] == "added" and self.options["added_kong_payment"] == "big_turn":
            own = ("pung", kong["seat"], kong["tile"])
            feeder = next(
                act["from"] for act in self.acts[:at] if (act["type"], act["seat"], act["tile"]) == own
            )
        return 2 if seat == feeder else 1

    # ---- burns -------------------------------------------------------------------------------------------
    def burn(self, cause: str) -> Matrix:
        earned = self.followed() if cause == "front_burn" else self.hand["outcome"] == "draw"
        paid = nothing()
        if self.closed or not self.options[cause] or not earned:
            return paid
        for seat in SEATS:
            if seat != self.dealer:
                both = self.options["burns_doubled"] and self.options["dealer_double"]
                share = (2 if both else 1) * (-1 if cause == "front_burn" else 1)
                paid[self.dealer][seat] += share
                paid[seat][self.dealer] -= share
        return paid

    def followed(self) -> bool:
        """Whether all three follow the dealer's first discard."""
        first = next((at for at, act in enumerate(self.acts) if act["type"] == "discard"), len(self.acts))
        tiles: list[str] = []
        for act in self.acts[first:]:
            if act["type"] == "discard" and len(tiles) < 4:
                tiles.append(act["tile"])
            if len(tiles) == 4:
                return len(set(tiles)) == 1
            concealed = act.get("kind") == "concealed"
            lenient = self.options["front_burn_broken_by"] == "claims_only"
            if act["type"] == "pung" or (act["type"] == "kong" and not (concealed and lenient)):
                return False
        return False

    # ---- horses ------------------------------------------------------------------------------------------
    def hits(self, tiles: Sequence[str]) -> list[int]:
        found = [0] * 4
        for tile in tiles:
            found[(self.dealer + HIT[tile if tile[1] == "z" else tile[0]]) % 4] += 1
        return found

    def counted(self) -> Matrix:
        """Horses of the row's seat that count on the column's."""
        shown = [event for event in self.events if event.get("key") == "horses"]
        mode, winners = self.options["horse_mode"], [win["seat"] for win in self.wins]
        counted = nothing()
        if mode == "all" and self.options["horse_all_formula"] != "dealer_text":
            for event in shown:
                counted[event["seat"]] = self.hits(split(event["tiles"]))
            return counted
        own = [event for event in shown if mode != "all" or event["seat"] == self.dealer]
        hits = self.hits(split(own[0]["tiles"])) if own else [0] * 4
        if mode == "dealer" and self.options["horse_dealer_scope"] == "inherit_all":
            counted[self.dealer] = hits if winners else [0] * 4
            return counted
        if self.options["horse_multi_win"] == "nearest_only" and len(winners) > 1 and mode != "all":
            feeder = self.wins[0]["from"]
            winners = [min(winners, key=lambda seat: (seat - feeder) % 4)]
        for winner in winners:
            counted[winner if mode == "winner" else self.dealer][winner] += hits[winner]
        return counted

    def added_by_horses(self, paid: Matrix) -> Matrix:
        """S - P: what shares of shares add to these payments."""
        counted = self.counted()
        simple = self.options["horse_mode"] == "all" and self.options["horse_all_formula"] == "inherit_simple"
        shares = [[int(i == j) + counted[i][j] for j in SEATS] for i in SEATS]
        if simple:
            left, right = _product(counted, paid), _product(paid, _turned(counted))
            return [[left[i][j] + right[i][j] for j in SEATS] for i in SEATS]
        whole = _product(_product(shares, paid), _turned(shares))
        return [[whole[i][j] - paid[i][j] for j in SEATS] for i in SEATS]

    # ---- the sum -----------------------------------------------------------------------------------------
    def causes(self) -> dict[str, Matrix]:
        """Payments by cause, in the table's unit."""
        options, won, kongs = self.options, self.won(), self.kongs()
        drawn = not self.wins and options["horse_mode"] == "all" and options["draw_horses_count_kongs"]
        with_kongs = options["horses_count_kongs"] if self.wins else drawn
        base = [[won[i][j] + kongs[i][j] * with_kongs for j in SEATS] for i in SEATS]
        horses = nothing() if self.closed or options["horse_mode"] == "none" else self.added_by_horses(base)
        found = {"win": won, "kong": kongs, "horse": horses}
        found |= {cause: self.burn(cause) for cause in ("front_burn", "back_burn")}
        unit = options["unit"]
        return {cause: [[unit * points for points in row] for row in paid] for cause, paid in found.items()}

    def next_dealer(self) -> int:
        """The seat that deals next."""
        if self.closed:
            return self.dealer
        if not self.wins:
            return (self.dealer + int(self.options["draw_next_dealer"] == "next_seat")) % 4
        winners = [win["seat"] for win in self.wins]
        if len(winners) == 1:
            return int(winners[0])
        feeder: int = self.wins[0]["from"]
        choice = self.options["multi_win_next_dealer"]
        if choice == "discarder":
            return feeder
        if choice == "dealer_if_winner" and self.dealer in winners:
            return self.dealer
        return int(min(winners, key=lambda seat: (seat - feeder) % 4))


def _product(one: Matrix, other: Matrix) -> Matrix:
    return [[sum(one[i][k] * other[k][j] for k in SEATS) for j in SEATS] for i in SEATS]


def _turned(matrix: Matrix) -> Matrix:
    return [[matrix[j][i] for j in SEATS] for i in SEATS]
