"""What a key allows."""

from typing import Final

from rest_framework.permissions import BasePermission
from rest_framework.request import Request
from rest_framework.views import APIView

from accounts.models import ApiKey, Platform


class HasScope(BasePermission):
    """Lets through a key that has the scope the view asks for.

    A view names them by method: `required_scopes = {"GET": Scope.LOGS_READ, "POST": Scope.LOGS_WRITE}`;
    a method without an entry is refused, unless the view has no such method, which is for it to say.
    """

    message = "This API key does not have the scope this needs."

    def has_permission(self, request: Request, view: APIView) -> bool:
        """HEAD needs what GET needs."""
        if not isinstance(request.auth, ApiKey):
            return False
        scopes: dict[str, str] = getattr(view, "required_scopes", {})
        method = request.method or ""
        scope = scopes.get("GET" if method == "HEAD" else method)
        if scope is None:
            return method == "OPTIONS" or method not in view.allowed_methods
        return request.auth.allows(scope)


class ShowsKey(BasePermission):
    """Lets through any key."""

    def has_permission(self, request: Request, view: APIView) -> bool:
        return isinstance(request.auth, ApiKey)


class WorksForReal(BasePermission):
    """Stops test keys: what is done to keys, players and the record is done for good."""

    message = "A test key works on test logs alone."

    def has_permission(self, request: Request, view: APIView) -> bool:
        return isinstance(request.auth, ApiKey) and not request.auth.is_sandbox


FOR_REAL: Final = (HasScope, WorksForReal)
"""For what needs a scope, of a key that is none for tests."""


def key_of(request: Request) -> ApiKey:
    """The key that a permission let through. Raises TypeError where none did."""
    if not isinstance(request.auth, ApiKey):
        raise TypeError("this view lets callers in who show no key")
    return request.auth


def platform_of(request: Request) -> Platform:
    """The platform of that key."""
    return key_of(request).platform
