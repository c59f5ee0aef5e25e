"""States of a table as readers see them, and how a step of the frames document changes one.

The document (docs/frames.md) holds the first state and one small change an event. Besides the script of the
hand page, this is the one place where such changes are applied. Tiles are codes of the log format, not engine
numbers, since nothing here reckons with them.
"""

from typing import Final, Literal, NotRequired, TypedDict

_SUITS: Final = "mpsz?"


class LiveTile(TypedDict):
    """The tile that others may claim now, and who played it."""

    seat: int
    tile: str


Meld = TypedDict("Meld", {"kind": str, "tiles": str, "from": int | None, "taken": str | None})


class State(TypedDict):
    """`hands` are runs of sorted tiles by seat; `turn` is null before the first act and after the end."""

    hands: list[str]
    melds: list[list[Meld]]
    rivers: list[list[str]]
    wall: int
    turn: int | None
    live: LiveTile | None
    scores: list[int]


class HandChange(TypedDict):
    """Runs of tiles that come to a hand and leave it."""

    add: NotRequired[str]
    remove: NotRequired[str]


class RiverChange(TypedDict):
    """A tile laid down, or the latest one taken away by a claim."""

    add: NotRequired[str]
    take: NotRequired[bool]


class Step(TypedDict):
    """What event number `event` changes; whatever it leaves alone is absent. Keys of the maps are seats.

    `melds` gives a seat's melds by their place; `shown` is a run of tiles turned up.
    """

    event: int
    wall: NotRequired[int]
    turn: NotRequired[int | None]
    live: NotRequired[LiveTile | None]
    hands: NotRequired[dict[str, HandChange]]
    rivers: NotRequired[dict[str, RiverChange]]
    melds: NotRequired[dict[str, dict[str, Meld]]]
    shown: NotRequired[str]
    over: NotRequired[bool]
    scores: NotRequired[list[int]]


class Frames(TypedDict):
    """One hand, from the deal to its end: the first state and a step an event, in order."""

    frames: Literal["mjaudit-frames"]
    version: Literal[1]
    log_sha256: str
    hand: int
    dealer: int
    start: State
    steps: list[Step]


def split_run(run: str) -> list[str]:
    """The codes of a run: ``"1m5s"`` to ``["1m", "5s"]``."""
    return [run[place : place + 2] for place in range(0, len(run), 2)]


def in_order(code: str) -> tuple[int, str]:
    """Sorting key of a tile code: characters, dots, bamboo, honours, then tiles not shown."""
    return _SUITS.index(code[1]), code[0]


def state_after(frames: Frames, count: int) -> State:
    """The state after the first `count` steps: 0 is the deal, more than there are gives the last state."""
    start = frames["start"]
    state = State(
        hands=list(start["hands"]),
        melds=[list(melds) for melds in start["melds"]],
        rivers=[list(river) for river in start["rivers"]],
        wall=start["wall"],
        turn=start["turn"],
        live=start["live"],
        scores=list(start["scores"]),
    )
    for step in frames["steps"][:count]:
        apply_step(state, step)
    return state


def apply_step(state: State, step: Step) -> None:
    """Change `state` in place as `step` says."""
    state["wall"] = step.get("wall", state["wall"])
    state["turn"] = step.get("turn", state["turn"])
    state["live"] = step.get("live", state["live"])
    state["scores"] = step.get("scores", state["scores"])
    for seat, hand in step.get("hands", {}).items():
        state["hands"][int(seat)] = _changed_hand(state["hands"][int(seat)], hand)
    for seat, river in step.get("rivers", {}).items():
        if river.get("take"):
            state["rivers"][int(seat)].pop()
        if "add" in river:
            state["rivers"][int(seat)].append(river["add"])
    for seat, melds in step.get("melds", {}).items():
        for place, meld in melds.items():
            _set_meld(state["melds"][int(seat)], int(place), meld)


def _changed_hand(hand: str, change: HandChange) -> str:
    tiles = split_run(hand)
    for code in split_run(change.get("remove", "")):
        tiles.remove(code)
    tiles += split_run(change.get("add", ""))
    return "".join(sorted(tiles, key=in_order))


def _set_meld(melds: list[Meld], place: int, meld: Meld) -> None:
    """Melds are made and changed, never undone: a robbed kong is a pung again."""
    if place < len(melds):
        melds[place] = meld
    else:
        melds.append(meld)
