"""What of this rule set there is to see at a point of a hand, told from the events alone."""

from scoring.engine.events import Connection, Correction, Declare, Discard, Draw, Kong, Reveal, Win
from scoring.engine.position import CLAIMS, OVER, TURN, WON
from scoring.engine.tiles import Tile
from tests.proof.scene import Scene


def is_locked(scene: Scene, seat: int) -> bool:
    """Whether the seat has made an open kong (NT-58)."""
    return any(
        isinstance(event, Kong) and event.seat == seat and event.mode == "open" for event in scene.so_far
    )


def answers(scene: Scene) -> list[Declare]:
    """What seats have answered when they were asked for the last tile."""
    return [event for event in scene.so_far if isinstance(event, Declare) and event.key == "seabed"]


def sea_is_asked(scene: Scene) -> bool:
    """Whether the last tile has been offered to anybody yet."""
    return bool(answers(scene))


def taker(scene: Scene) -> int | None:
    """Who has taken the last tile."""
    return next((event.seat for event in answers(scene) if event.value == 1), None)


def at_sea(scene: Scene) -> bool:
    """Whether the last tile lies discarded by who took it (NT-30)."""
    last_act = next((event for event in reversed(scene.so_far) if isinstance(event, (Discard, Win))), None)
    drawn = [event for event in scene.so_far if isinstance(event, Draw)]
    taken = bool(drawn) and drawn[-1].source == "seabed"
    return (
        taken and isinstance(last_act, Discard) and scene.live is not None and scene.live.seat == taker(scene)
    )


def wall_was_emptied(scene: Scene) -> bool:
    """Whether a discard lies after a kong took the last tile (NT-53)."""
    return scene.left == 0 and scene.phase == CLAIMS and taker(scene) is None


def open_kong(scene: Scene) -> Kong | None:
    """The open kong whose tiles have been drawn, and are to be won or discarded, by the seat in turn."""
    acts = [event for event in scene.so_far if not isinstance(event, (Reveal, Connection, Correction))]
    while acts and isinstance(acts[-1], Draw):
        acts.pop()
    kong = acts[-1] if acts else None
    drawn = scene.phase == TURN and isinstance(kong, Kong) and kong.mode == "open"
    return kong if drawn and isinstance(kong, Kong) else None


def kong_tiles_due(scene: Scene) -> list[Tile]:
    """Tiles of an open kong that are still to be discarded after the first of them (NT-57)."""
    acts = [event for event in scene.so_far if isinstance(event, (Draw, Discard, Kong, Win))]
    laid = 0
    while acts and isinstance(acts[-1], Discard):
        acts.pop()
        laid += 1
    drawn: list[Tile] = []
    while acts and isinstance(acts[-1], Draw):
        event = acts.pop()
        assert isinstance(event, Draw)
        drawn.insert(0, event.tile)
    kong = acts[-1] if acts else None
    if not laid or not isinstance(kong, Kong) or kong.mode != "open":
        return []
    return drawn[laid:]


def is_over(scene: Scene) -> bool:
    """Whether the hand has ended here."""
    return scene.phase in (WON, OVER)
