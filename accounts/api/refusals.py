"""Refusals of the accounts, told as problem documents."""

from accounts.keys import KeyOver
from accounts.players import DisplayNameRefused
from mjaudit.problems import Fault, Problem
from mjaudit.rest.views import DomainView


class KeyInUse(Exception):  # an answer, not an error of ours
    """The key that signs the request is the one to be revoked: a slip would lock its platform out."""


class AccountsView(DomainView):
    """A view of this app."""

    def problem_of(self, refusal: Exception) -> Problem | None:
        match refusal:
            case DisplayNameRefused():
                expected = str(refusal)
                fault = Fault("/display_name", "invalid-value", f"Expected {expected}.", expected)
                return Problem(422, "body-invalid", "This cannot be a name for display.", faults=[fault])
            case KeyOver():
                return Problem(409, "key-over", "This key is over, or has a successor already.")
            case KeyInUse():
                detail = "A key does not revoke itself; use another one."
                return Problem(409, "key-in-use", detail)
        return None
