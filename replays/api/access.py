"""Who may call what. Which rows somebody sees is the query sets' business; here only scopes are looked at."""

from rest_framework.permissions import BasePermission
from rest_framework.request import Request
from rest_framework.views import APIView

from accounts.models import ApiKey, Scope
from accounts.permissions import HasScope


class ReadsLogs(BasePermission):
    """Anybody may read what is public; a key must be one for reading."""

    message = HasScope.message

    def has_permission(self, request: Request, view: APIView) -> bool:
        return not isinstance(request.auth, ApiKey) or request.auth.allows(Scope.LOGS_READ)


class WritesLogs(BasePermission):
    """Only a key for writing; nobody without one."""

    message = HasScope.message

    def has_permission(self, request: Request, view: APIView) -> bool:
        return isinstance(request.auth, ApiKey) and request.auth.allows(Scope.LOGS_WRITE)
