"""Events after the end, ends that the events do not show, and things that no rule knows (GEN-07, GEN-13)."""

from collections.abc import Iterator
from typing import Final

from scoring.engine.events import Declare, Discard, Draw, Reveal
from scoring.engine.findings import BROKEN_RECORD
from scoring.engine.position import CLAIMS
from tests.proof.deeds import ENDS, KEEPS, Deed, deed
from tests.proof.general.catalogue import GENERAL
from tests.proof.habits import never_winning
from tests.proof.scene import Scene

#: Announcements and things turned up that one rule set or another knows.
DECLARED: Final = ("piao", "ready", "lay_down", "opening_win", "seabed", "riichi")
REVEALED: Final = ("horses", "birds", "dice", "concealed_kong", "dora")


def _is_over(scene: Scene) -> bool:
    """Whether the hand was won or broken up and nothing of it is left to be done."""
    ended = bool(scene.position.wins) or scene.position.closed is not None
    return scene.upcoming is None and ended


@GENERAL.act("GEN-07", BROKEN_RECORD, checks=("nantong L15", "nanchong L42", "nancheng A40"))
def discarded_after_the_end(scene: Scene) -> Iterator[Deed]:
    if _is_over(scene):
        for seat in range(4):
            yield from (deed(Discard(seat, tile), then=KEEPS) for tile in scene.hand_of(seat))


@GENERAL.act("GEN-07", BROKEN_RECORD, checks=("nantong L15", "nanchong L42", "nancheng A40"))
def drawn_after_the_end(scene: Scene) -> Iterator[Deed]:
    if _is_over(scene) and scene.left:
        for seat in range(4):
            yield deed(scene.draws(seat), then=KEEPS)


@GENERAL.act("GEN-07", BROKEN_RECORD, checks=("nanchong L43", "nancheng A40"))
def called_drawn_with_tiles_left(scene: Scene) -> Iterator[Deed]:
    if scene.is_calm and scene.phase == CLAIMS and scene.left > 1 and isinstance(scene.upcoming, Draw):
        yield deed(at=None, then=ENDS, outcome="draw")


@GENERAL.act("GEN-07", BROKEN_RECORD)
def called_won_without_a_win(scene: Scene) -> Iterator[Deed]:
    if scene.is_calm and scene.phase == CLAIMS and scene.left > 1 and isinstance(scene.upcoming, Draw):
        yield deed(at=None, then=ENDS, outcome="win")


@GENERAL.act("GEN-07", BROKEN_RECORD, checks=("nancheng A51",))
def called_escaped_though_nobody_left(scene: Scene) -> Iterator[Deed]:
    if scene.is_calm and scene.phase == CLAIMS and isinstance(scene.upcoming, Draw):
        yield deed(at=None, then=ENDS, outcome="escaped")


@GENERAL.act("GEN-07", BROKEN_RECORD, checks=("nanchong L43", "nancheng A40"))
def won_hand_called_otherwise(scene: Scene) -> Iterator[Deed]:
    if _is_over(scene) and scene.position.wins:
        for outcome in ("draw", "dissolved", "escaped"):
            yield deed(at=None, then=KEEPS, outcome=outcome)


@GENERAL.act("GEN-07", BROKEN_RECORD, checks=("nanchong L43", "nancheng A40"), habits=never_winning)
def drawn_hand_called_otherwise(scene: Scene) -> Iterator[Deed]:
    if scene.upcoming is None and scene.hand.outcome == "draw":
        for outcome in ("win", "escaped"):
            yield deed(at=None, then=KEEPS, outcome=outcome)


@GENERAL.act("GEN-13")
def unknown_announcement(scene: Scene) -> Iterator[Deed]:
    if scene.goes_on:
        for key in DECLARED:
            if key not in scene.law.declare_keys:
                yield deed(Declare(scene.chance.randrange(4), key), then=KEEPS)


@GENERAL.act("GEN-13")
def unknown_thing_turned_up(scene: Scene) -> Iterator[Deed]:
    if scene.goes_on:
        for key in REVEALED:
            if key not in scene.law.reveal_keys:
                yield deed(Reveal(scene.chance.randrange(4), key), then=KEEPS)
