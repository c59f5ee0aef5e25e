"""What a key allows."""

from rest_framework.permissions import BasePermission
from rest_framework.request import Request
from rest_framework.views import APIView

from accounts.models import ApiKey


class HasScope(BasePermission):
    """Lets through a key that has the scope the view asks for.

    A view names them by method: `required_scopes = {"GET": Scope.LOGS_READ, "POST": Scope.LOGS_WRITE}`;
    a method without an entry is refused.
    """

    message = "This API key does not have the scope this needs."

    def has_permission(self, request: Request, view: APIView) -> bool:
        """HEAD needs what GET needs."""
        scopes: dict[str, str] = getattr(view, "required_scopes", {})
        scope = scopes.get("GET" if request.method == "HEAD" else request.method or "")
        return isinstance(request.auth, ApiKey) and scope is not None and request.auth.allows(scope)
