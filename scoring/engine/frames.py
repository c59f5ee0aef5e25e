"""Frames: a hand as its first state and one small change an event (docs/frames.md). A reader of the fold."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from scoring.engine.deal import open_position
from scoring.engine.events import Event, Reveal
from scoring.engine.exhibits import Exhibit
from scoring.engine.law import Rules
from scoring.engine.options import ResolvedRules
from scoring.engine.position import OVER, WON, Position
from scoring.engine.record import SEATS, GameRecord, HandRecord
from scoring.engine.replay import replay
from scoring.engine.states import (
    Frames,
    HandChange,
    LiveTile,
    Meld,
    RiverChange,
    State,
    Step,
    in_order,
    split_run,
)
from scoring.engine.table import Meld as TableMeld
from scoring.engine.tiles import NAMES, format_run, tiles_of
from scoring.engine.transfers import scores_of

_NOBODY: Final = (WON, OVER)


@dataclass(frozen=True, slots=True, eq=False)
class SeenHand:
    """A hand for people to look at: its frames, and what the rule set shows of its payments."""

    frames: Frames
    exhibits: Sequence[Exhibit]


def hand_frames(record: GameRecord, rules: ResolvedRules, number: int, log_sha256: str) -> Frames:
    """The frames of the first hand with this number. Raises KeyError when there is none.

    Scores are those of this hand alone, recomputed: nought until the last step, which sets them where the
    record shows enough to price everything. After an event that cannot have happened nothing changes.
    """
    return see_hand(record, rules, number, log_sha256).frames


def see_hand(record: GameRecord, rules: ResolvedRules, number: int, log_sha256: str) -> SeenHand:
    """The same frames with the rule set's exhibits, of one replay. Raises KeyError as `hand_frames` does."""
    hand = next((hand for hand in record.hands if hand.number == number), None)
    if hand is None:
        raise KeyError(number)
    law = rules.ruleset.build(rules.options)
    position = open_position(hand, law)
    start = _snapshot(position)
    steps = _steps(hand, law, position, start)
    frames = Frames(
        frames="mjaudit-frames",
        version=1,
        log_sha256=log_sha256,
        hand=number,
        dealer=hand.dealer,
        start=start,
        steps=steps,
    )
    return SeenHand(frames, _over(law, position, steps))


def _steps(hand: HandRecord, law: Rules, position: Position, start: State) -> list[Step]:
    """A step an event; the ones that the replay does not reach change nothing."""
    before = start
    steps: list[Step] = []
    for played in replay(hand, law, position):
        if played.event is None:
            continue
        after = _snapshot(position)
        steps.append(_change(len(steps), played.event, before, after))
        before = after
    steps += [Step(event=number) for number in range(len(steps), len(hand.events))]
    return steps


def _over(law: Rules, position: Position, steps: list[Step]) -> Sequence[Exhibit]:
    """Let the last step say that the hand is over and what it came to; what there is to see of that."""
    if not steps or position.stopped:
        return ()
    steps[-1]["over"] = True
    settlement = law.settle(position, False)
    if settlement.is_told:
        steps[-1]["scores"] = scores_of(settlement.transfers)
    return law.exhibits(position, settlement)


def _snapshot(position: Position) -> State:
    table = position.table
    return State(
        hands=[format_run(tiles_of(hand)) for hand in table.hands],
        melds=[[_meld(meld) for meld in melds] for melds in table.melds],
        rivers=[[NAMES[tile] for tile in river] for river in table.rivers],
        wall=table.wall.left,
        turn=None if position.phase in _NOBODY else position.seat,
        live=None if table.live is None else LiveTile(seat=table.live.seat, tile=NAMES[table.live.tile]),
        scores=[0, 0, 0, 0],
    )


def _meld(meld: TableMeld) -> Meld:
    taken = None if meld.taken is None else NAMES[meld.taken]
    return {"kind": meld.kind, "tiles": format_run(meld.tiles), "from": meld.source_seat, "taken": taken}


def _change(number: int, event: Event, before: State, after: State) -> Step:
    step = Step(event=number)
    if before["wall"] != after["wall"]:
        step["wall"] = after["wall"]
    if before["turn"] != after["turn"]:
        step["turn"] = after["turn"]
    if before["live"] != after["live"]:
        step["live"] = after["live"]
    _change_tiles(step, before, after)
    if isinstance(event, Reveal) and event.tiles:
        step["shown"] = format_run(event.tiles)
    return step


def _change_tiles(step: Step, before: State, after: State) -> None:
    hands, rivers, melds = {}, {}, {}
    for seat in SEATS:
        if hand := _hand_change(before["hands"][seat], after["hands"][seat]):
            hands[str(seat)] = hand
        if river := _river_change(before["rivers"][seat], after["rivers"][seat]):
            rivers[str(seat)] = river
        if meld := _meld_change(before["melds"][seat], after["melds"][seat]):
            melds[str(seat)] = meld
    if hands:
        step["hands"] = hands
    if rivers:
        step["rivers"] = rivers
    if melds:
        step["melds"] = melds


def _hand_change(before: str, after: str) -> HandChange | None:
    """Tiles that came and went, as runs in order."""
    if before == after:
        return None
    old, new = Counter(split_run(before)), Counter(split_run(after))
    change = HandChange()
    if come := "".join(sorted((new - old).elements(), key=in_order)):
        change["add"] = come
    if gone := "".join(sorted((old - new).elements(), key=in_order)):
        change["remove"] = gone
    return change


def _river_change(before: list[str], after: list[str]) -> RiverChange | None:
    """A river only ever grows by one tile or loses its last one."""
    if len(after) > len(before):
        return RiverChange(add=after[-1])
    return RiverChange(take=True) if len(after) < len(before) else None


def _meld_change(before: list[Meld], after: list[Meld]) -> dict[str, Meld]:
    return {
        str(place): meld for place, meld in enumerate(after) if place >= len(before) or before[place] != meld
    }
