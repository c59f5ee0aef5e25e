"""What comes with the bytes of an upload, in the address."""

import re
from dataclasses import dataclass
from typing import Final

from rest_framework.request import Request

from accounts.models import Visibility
from mjaudit.problems import Fault
from mjaudit.rest.parameters import invalid_parameters, require_known_parameters, shown

_DIGEST: Final = re.compile("[0-9a-f]{64}")


@dataclass(frozen=True, slots=True)
class UploadParameters:
    """`visibility` None leaves it to the platform's default; `supersedes` is a SHA-256 in hex."""

    visibility: Visibility | None
    supersedes: str | None


def upload_parameters(request: Request) -> UploadParameters:
    """Raises a 400 for a value that a parameter does not have."""
    require_known_parameters(request, ("supersedes", "visibility"))
    supersedes = request.query_params.get("supersedes")
    if supersedes is not None and _DIGEST.fullmatch(supersedes) is None:
        raise invalid_parameters(_fault("supersedes", "64 lower-case hex digits", supersedes))
    visibility = request.query_params.get("visibility")
    if visibility is not None and visibility not in Visibility.values:
        raise invalid_parameters(_fault("visibility", "one of " + ", ".join(Visibility.values), visibility))
    return UploadParameters(Visibility(visibility) if visibility else None, supersedes)


def _fault(name: str, expected: str, found: str) -> Fault:
    return Fault(name, "invalid-value", f"Expected {expected}.", expected, shown(found))
