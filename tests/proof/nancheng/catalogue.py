"""Where the operators of this region are gathered."""

from collections.abc import Callable, Iterable
from functools import wraps
from typing import Final

from scoring.engine.customs import Planning, Wishes, plans_nothing
from scoring.engine.findings import ILLEGAL_ACTION
from tests.proof.arranging import Arrange
from tests.proof.catalogue import Catalogue, Options
from tests.proof.deeds import Deed
from tests.proof.faults import Habits
from tests.proof.nancheng.unbreakable import UNBREAKABLE
from tests.proof.nancheng.view import View
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
    plan: Planning = plans_nothing,
    arrange: Arrange | None = None,
) -> Callable[[Offers], Offers]:
    """Makes an operator of the deeds that a function offers at a point, seen as this region sees it.

    Among `checks` stand the rulebook's checks, and the clauses broken by the deed that another one cites.
    """
    enter = FAULTS.act(
        clause, kind, checks=checks, under=under, wishes=wishes, habits=habits, plan=plan, arrange=arrange
    )

    def register(offers: Offers) -> Offers:
        @wraps(offers)
        def at_scene(scene: Scene) -> Iterable[Deed]:
            view = View.of(scene)
            return () if view.is_among_reveals else offers(view)

        enter(at_scene)
        return offers

    return register
