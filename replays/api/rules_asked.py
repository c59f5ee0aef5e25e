"""Other rules as a caller asks for them: in the query of a what-if, or in the body that stores an audit."""

from typing import Final

from rest_framework.request import Request

from mjaudit.problems import Fault, Problem
from mjaudit.rest.bodies import read_body
from mjaudit.rest.parameters import invalid_parameters, require_known_parameters
from replays.api.documents import RulesChoice
from replays.logformat.other_rules import OtherRules, value_of
from replays.logformat.refusal import MOST_FAULTS, shown
from scoring.engine.options import RulesFault, RulesRefused

_OPTION: Final = "option."
_BODY_OPTION: Final = "/options/"


def rules_in_query(request: Request, *beside: str) -> OtherRules:
    """`preset`, and `option.NAME` for each option; `beside` are other parameters of the address. Raises a 400
    for a parameter that does not exist, stands twice or is empty.
    """
    options = {name for name in request.query_params if name.startswith(_OPTION)}
    require_known_parameters(request, {"preset", *beside, *options})
    values = {name.removeprefix(_OPTION): value_of(request.query_params[name]) for name in sorted(options)}
    return OtherRules(request.query_params.get("preset"), values)


def rules_in_body(request: Request) -> OtherRules:
    """Raises Problem for a body that is none, or of another shape."""
    choice = read_body(request, RulesChoice)
    return OtherRules(choice.preset, choice.options)


def refused_in_query(refused: RulesRefused) -> Problem:
    """A 400 that names the parameters."""
    return invalid_parameters(*(_fault(at, _parameter(at)) for at in refused.faults[:MOST_FAULTS]))


def refused_in_body(refused: RulesRefused) -> Problem:
    """A 422 that names the places."""
    faults = [_fault(at, at.pointer) for at in refused.faults[:MOST_FAULTS]]
    return Problem(422, "rules-invalid", "There are no such rules.", faults=faults)


def _parameter(at: RulesFault) -> str:
    if at.pointer.startswith(_BODY_OPTION):
        name = at.pointer.removeprefix(_BODY_OPTION).replace("~1", "/").replace("~0", "~")
        return _OPTION + name
    return at.pointer.removeprefix("/")


def _fault(at: RulesFault, pointer: str) -> Fault:
    return Fault(pointer[:64], at.code, f"Expected {at.expected}.", at.expected, shown(at.found))
