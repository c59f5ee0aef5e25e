"""Claims of a win on the live tile: which of them were right, and which of those the record leaves out."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from scoring.engine.events import Claim
from scoring.engine.findings import ILLEGAL_ACTION, UNDECIDABLE, Breach, Json
from scoring.engine.law import Rules
from scoring.engine.position import Position


def distance(payer: int, seat: int) -> int:
    """How far a seat sits from the payer in turn order, 1 to 3."""
    return (seat - payer) % 4


def in_turn_after(seat: int) -> tuple[int, int, int]:
    """The other seats, the nearest in turn order first."""
    return (seat + 1) % 4, (seat + 2) % 4, (seat + 3) % 4


@dataclass(slots=True, eq=False)
class WinClaims:
    """Claims of a win, each as (event of the tile, seat): legal ones, and those the record leaves open.

    `made_at` tells the event of each claim.
    """

    right: list[tuple[int, int]] = field(default_factory=list)
    doubtful: list[tuple[int, int]] = field(default_factory=list)
    made_at: dict[tuple[int, int], int] = field(default_factory=dict)

    def note(self, rules: Rules, position: Position, event: Claim) -> None:
        """Take down a claim while its tile is live; one that was illegal is forgotten."""
        live = position.live
        if event.want != "win" or live is None:
            return
        self.made_at.setdefault((live.event, event.seat), position.number)
        could = rules.could_win(position, event.seat)
        if could:
            self.right.append((live.event, event.seat))
        elif could is None:
            self.doubtful.append((live.event, event.seat))

    def stands(self, position: Position, seat: int) -> bool:
        """Whether the seat's claim to win the live tile was right, and it did not pass after it."""
        return self._stands(self.right, position, seat)

    def _stands(self, claims: Sequence[tuple[int, int]], position: Position, seat: int) -> bool:
        live = position.live
        return (
            live is not None and (live.event, seat) in claims and not position.window.has_passed(seat, "win")
        )

    def nearer(self, position: Position, payer: int, seat: int) -> list[int]:
        """Seats nearer to the payer than this one whose claim stands."""
        claimants = [other for other, want in position.window.claims if want == "win"]
        own = distance(payer, seat)
        return [other for other in claimants if distance(payer, other) < own and self.stands(position, other)]

    def unheard(self, position: Position, clause: str) -> list[Breach]:
        """Claims of the last live tile that were right and got no win, each told at the claim itself."""
        winners = {won.seat for won in position.wins}
        return [
            self._unheard(clause, kind, event, seat)
            for claims, kind in ((self.right, ILLEGAL_ACTION), (self.doubtful, UNDECIDABLE))
            for event, seat in dict.fromkeys(claims)
            if seat not in winners and self._stands([(event, seat)], position, seat)
        ]

    def _unheard(self, clause: str, kind: str, event: int, seat: int) -> Breach:
        params: dict[str, Json] = {"claimant": seat, "want": "win"}
        at = (self.made_at[event, seat], seat)
        return Breach(clause, "winner-left-out", kind, expected=params, params=params, at=at)

    def left_out(self, position: Position, *, nearest_only: bool, clause: str) -> list[Breach]:
        """Claims that were right and yet left out at the end, beside another win (`clause`) or with none."""
        live, wins = position.live, position.wins
        if live is None or not (self.right or self.doubtful):
            return []
        winners = {won.seat for won in wins}
        others = [seat for seat in range(4) if seat not in winners]
        if nearest_only and wins:
            # A farther claim may be left out; a nearer one that was right is told at the win itself.
            first = min(distance(live.seat, seat) for seat in winners)
            nearer = [seat for seat in others if distance(live.seat, seat) < first]
            others = [seat for seat in nearer if not self.stands(position, seat)]
        for claims, kind in ((self.right, ILLEGAL_ACTION), (self.doubtful, UNDECIDABLE)):
            dropped = [seat for seat in others if self._stands(claims, position, seat)]
            if dropped:
                return [_left_out(position, dropped[0], kind, clause)]
        return []


def _left_out(position: Position, seat: int, kind: str, clause: str) -> Breach:
    params: dict[str, Json] = {"claimant": seat, "want": "win"}
    live, wins = position.live, position.wins
    if wins and live is not None and wins[0].payer == live.seat:
        at = (wins[0].event, wins[0].seat)
        return Breach(clause, "winner-left-out", kind, expected=params, params=params, at=at)
    return Breach("GEN-06", "claim-passed-over", kind, expected=params, params=params, at=(None, seat))


def farther_wins(position: Position, seat: int, payer: int, clause: str) -> list[Breach]:
    """Wins already logged that a nearer one shows to have been wrong where only the nearest wins.

    A nearer win that is false itself shows nothing, and a false farther one is told already.
    """
    if position.illegal:
        return []
    own = distance(payer, seat)
    return [
        Breach(
            clause,
            "nearer-winner",
            expected=seat,
            actual=won.seat,
            params={"nearer": seat},
            at=(won.event, won.seat),
        )
        for won in position.wins
        if won.payer == payer and not won.illegal and distance(won.payer, won.seat) > own
    ]
