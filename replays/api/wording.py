"""Whether a report comes with words."""

from rest_framework.request import Request

from mjaudit.problems import Fault
from mjaudit.rest.parameters import invalid_parameters, require_known_parameters, shown


def wants_messages(request: Request) -> bool:
    """Whether `messages` leaves the words in a report, as it does by default. A 400 for another value."""
    require_known_parameters(request, ("messages",))
    return with_or_without_messages(request)


def with_or_without_messages(request: Request) -> bool:
    """The same, where the address has other parameters too."""
    choice = request.query_params.get("messages", "all")
    if choice not in ("all", "none"):
        raise invalid_parameters(
            Fault("messages", "invalid-value", "Expected all or none.", "all or none", shown(choice))
        )
    return choice == "all"
