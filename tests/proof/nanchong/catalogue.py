"""Where the operators of this region are gathered."""

from collections.abc import Callable, Iterable
from functools import wraps
from typing import Final

from scoring.engine.customs import Planning, Wishes, plans_nothing
from scoring.engine.findings import ERROR, ILLEGAL_ACTION
from tests.proof.arranging import Arrange
from tests.proof.catalogue import Catalogue, Options
from tests.proof.deeds import ENDS, Deed
from tests.proof.faults import Habits
from tests.proof.nanchong.unbreakable import UNBREAKABLE
from tests.proof.nanchong.view import View
from tests.proof.scene import Scene

FAULTS: Final = Catalogue(UNBREAKABLE)

Offers = Callable[[View], Iterable[Deed]]


def act(
    clause: str,
    kind: str = ILLEGAL_ACTION,
    *,
    checks: tuple[str, ...] = (),
    under: Options | None = None,
    wishes: Wishes | None = None,
    habits: Habits | None = None,
    arrange: Arrange | None = None,
    plan: Planning = plans_nothing,
    severity: str = ERROR,
) -> Callable[[Offers], Offers]:
    """Makes an operator of the deeds that a function offers at a point, seen as this region sees it."""

    def register(offers: Offers) -> Offers:
        @wraps(offers)
        def at_scene(scene: Scene) -> Iterable[Deed]:
            view = View(**vars(scene))
            # A record that ends here would never show a kong that its seat is still to turn up.
            hides = severity == ERROR and view.hides_a_kong
            return [deed for deed in offers(view) if not (hides and deed.then == ENDS)]

        entered = FAULTS.act(
            clause,
            kind,
            checks=checks,
            under=under,
            wishes=wishes,
            habits=habits,
            arrange=arrange,
            plan=plan,
            severity=severity,
        )
        entered(at_scene)
        return offers

    return register
