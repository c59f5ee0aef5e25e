"""A platform's keys: made, rotated and revoked by its own programs."""

from datetime import timedelta
from typing import ClassVar

from django.http import HttpResponse, HttpResponseBase
from rest_framework.request import Request

from accounts.actors import actor_of
from accounts.api.descriptions import (
    describe_keys,
    describe_making_key,
    describe_revoking_key,
    describe_rotating_key,
)
from accounts.api.documents import KeyList, KeyOrder, RotationOrder, key_document, new_key_document
from accounts.api.refusals import AccountsView, KeyInUse
from accounts.keys import create_key, revoke_key, rotate_key
from accounts.models import ApiKey, Scope
from accounts.permissions import FOR_REAL, key_of, platform_of
from mjaudit.rest.answers import json_answer
from mjaudit.rest.bodies import read_body
from mjaudit.rest.parameters import require_known_parameters


class KeysView(AccountsView):
    """All keys of the platform."""

    permission_classes = FOR_REAL
    required_scopes: ClassVar = dict.fromkeys(("GET", "POST"), Scope.ADMIN)

    @describe_keys
    def get(self, request: Request) -> HttpResponseBase:
        """Those that are over too."""
        require_known_parameters(request, ())
        keys = ApiKey.objects.visible_to(actor_of(request)).select_related("successor")
        return json_answer(KeyList(results=[key_document(key) for key in keys.order_by("-created")]))

    @describe_making_key
    def post(self, request: Request) -> HttpResponseBase:
        """A new key, shown this once."""
        require_known_parameters(request, ())
        order = read_body(request, KeyOrder)
        key, text = create_key(
            platform=platform_of(request),
            name=order.name,
            scopes=set(order.scopes),
            is_sandbox=order.sandbox,
            lifetime=timedelta(days=order.days),
        )
        return json_answer(new_key_document(key, text), status=201)


class KeyView(AccountsView):
    """One key, by the first eight characters of its text."""

    permission_classes = FOR_REAL
    required_scopes: ClassVar = {"DELETE": Scope.ADMIN}

    @describe_revoking_key
    def delete(self, request: Request, prefix: str) -> HttpResponseBase:
        """End it at once; again changes nothing."""
        require_known_parameters(request, ())
        if prefix == key_of(request).prefix:
            raise KeyInUse
        revoke_key(key=_own_key(request, prefix))
        return HttpResponse(status=204)


class KeyRotationView(AccountsView):
    """Giving a key a successor."""

    permission_classes = FOR_REAL
    required_scopes: ClassVar = {"POST": Scope.ADMIN}

    @describe_rotating_key
    def post(self, request: Request, prefix: str) -> HttpResponseBase:
        """The successor, shown this once. It may be that of the key that asks."""
        require_known_parameters(request, ())
        order = read_body(request, RotationOrder)
        overlap = timedelta(hours=order.overlap_hours)
        key, text = rotate_key(key=_own_key(request, prefix), overlap=overlap)
        return json_answer(new_key_document(key, text), status=201)


def _own_key(request: Request, prefix: str) -> ApiKey:
    """Raises ApiKey.DoesNotExist also for another platform's."""
    key: ApiKey = ApiKey.objects.visible_to(actor_of(request)).get(prefix=prefix)
    return key
