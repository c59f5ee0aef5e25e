"""Query parameters: none that does not exist, none twice, none empty, each with a value it has."""

from collections.abc import Collection

from rest_framework.request import Request

from mjaudit.problems import Fault, Problem
from replays.logformat.refusal import shown


def require_known_parameters(request: Request, known: Collection[str]) -> None:
    """Raise a 400 for a parameter that does not exist, stands twice or is empty: a typo, or a variable that
    a script never set, must not widen a search.
    """
    faults = [_unknown(name) for name in request.query_params if name not in known]
    faults += [_twice(name) for name, values in request.query_params.lists() if len(values) > 1]
    faults += [_empty(name) for name, values in request.query_params.lists() if values == [""]]
    if faults:
        raise invalid_parameters(*faults)


def wants_messages(request: Request) -> bool:
    """Whether `messages` leaves the words in a report, as it does by default. A 400 for another value."""
    require_known_parameters(request, ("messages",))
    choice = request.query_params.get("messages", "all")
    if choice not in ("all", "none"):
        raise invalid_parameters(
            Fault("messages", "invalid-value", "Expected all or none.", "all or none", shown(choice))
        )
    return choice == "all"


def invalid_parameters(*faults: Fault) -> Problem:
    """The 400 that tells of these parameters."""
    return Problem(400, "invalid-parameter", "Some query parameters are not valid.", faults=faults)


def _unknown(name: str) -> Fault:
    return Fault(name[:64], "unknown-parameter", "There is no such parameter.")


def _twice(name: str) -> Fault:
    return Fault(name[:64], "repeated-parameter", "A parameter stands once.")


def _empty(name: str) -> Fault:
    return Fault(name[:64], "empty-parameter", "A parameter has a value, or is left out.")
