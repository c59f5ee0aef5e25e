"""Query parameters: none that does not exist, none twice, none empty, each with a value it has."""

import json
from collections.abc import Collection

from rest_framework.request import Request

from mjaudit.problems import Fault, Problem


def require_known_parameters(request: Request, known: Collection[str]) -> None:
    """Raise a 400 for a parameter that does not exist, stands twice or is empty: a typo, or a variable that
    a script never set, must not widen a search.
    """
    faults = [_unknown(name) for name in request.query_params if name not in known]
    faults += [_twice(name) for name, values in request.query_params.lists() if len(values) > 1]
    faults += [_empty(name) for name, values in request.query_params.lists() if values == [""]]
    if faults:
        raise invalid_parameters(*faults)


def shown(text: str) -> str:
    """A value as a fault shows it: in quotes, with what is no letter escaped. `Fault` cuts it."""
    return json.dumps(text, ensure_ascii=not text.isprintable())


def invalid_parameters(*faults: Fault) -> Problem:
    """The 400 that tells of these parameters."""
    return Problem(400, "invalid-parameter", "Some query parameters are not valid.", faults=faults)


def _unknown(name: str) -> Fault:
    return Fault(name[:64], "unknown-parameter", "There is no such parameter.")


def _twice(name: str) -> Fault:
    return Fault(name[:64], "repeated-parameter", "A parameter stands once.")


def _empty(name: str) -> Fault:
    return Fault(name[:64], "empty-parameter", "A parameter has a value, or is left out.")
