"""The platform itself."""

from typing import ClassVar

from django.http import HttpResponseBase
from rest_framework.permissions import BasePermission
from rest_framework.request import Request

from accounts.api.descriptions import describe_changing_platform, describe_platform
from accounts.api.documents import PlatformChange, platform_document
from accounts.api.refusals import AccountsView
from accounts.models import Scope, Visibility
from accounts.permissions import FOR_REAL, ShowsKey, platform_of
from accounts.platforms import set_default_visibility
from mjaudit.rest.answers import json_answer
from mjaudit.rest.bodies import read_body
from mjaudit.rest.parameters import require_known_parameters


class PlatformView(AccountsView):
    """Whose key this is, and what holds for all its logs."""

    required_scopes: ClassVar = {"PATCH": Scope.ADMIN}

    def get_permissions(self) -> list[BasePermission]:
        """Every key may ask whose it is."""
        if self.request.method == "PATCH":
            return [permission() for permission in FOR_REAL]
        return [ShowsKey()]

    @describe_platform
    def get(self, request: Request) -> HttpResponseBase:
        require_known_parameters(request, ())
        return json_answer(platform_document(platform_of(request)))

    @describe_changing_platform
    def patch(self, request: Request) -> HttpResponseBase:
        """Logs that are there keep their visibility."""
        require_known_parameters(request, ())
        change = read_body(request, PlatformChange)
        platform = platform_of(request)
        set_default_visibility(platform=platform, visibility=Visibility(change.default_visibility))
        return json_answer(platform_document(platform))
