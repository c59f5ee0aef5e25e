"""Who might be brought to win where this region alone has a name for it."""

from collections.abc import Iterator

from tests.proof.arranging import Wanted
from tests.proof.nancheng.view import View
from tests.proof.scene import Scene


def off_the_first_discard(scene: Scene) -> Iterator[Wanted]:
    """The dealer's first discard, before which nobody else has done anything (地胡)."""
    view = View.of(scene)
    if view.in_claims and view.now.is_first:
        yield from (Wanted(seat) for seat in view.others_of(view.now.payer))
