"""What is asked at an address: everything is about platform A, its private log and its player anna."""

import json
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import urlencode

from django.db import transaction

from accounts.keys import create_key
from accounts.models import Role, Visibility
from accounts.tickets import invite_member
from replays.sharing import set_visibility
from tests.routes.callers import Caller
from tests.support.auditing import uploaded_and_audited
from tests.support.gamelogs import game_log
from tests.tenancy.world import World

METHODS: Final = ("GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
_FORM: Final = "application/x-www-form-urlencoded"
#: What is sent, where a request without anything would be refused for that alone.
BODIES: Final[dict[tuple[str, str], dict[str, Any]]] = {
    ("/api/v1/logs", "POST"): game_log("new", platform="platform-A"),
    ("/api/v1/check", "POST"): {},
    ("/api/v1/logs/<log>", "PATCH"): {"visibility": "public"},
    ("/api/v1/logs/<log>/audits", "POST"): {"preset": "changsha"},
    ("/api/v1/players/<token>", "PUT"): {"display_name": "Anna"},
    ("/api/v1/keys", "POST"): {"name": "new", "scopes": ["logs:read"], "sandbox": False, "days": 9},
    ("/api/v1/keys/<prefix>/rotation", "POST"): {"overlap_hours": 1},
    ("/api/v1/platform", "PATCH"): {"default_visibility": "public"},
    ("/api/v1/commitments", "POST"): {"log_id": "next", "hand": 1, "digest": "a" * 64},
    ("/logs/<log_id>/visibility/", "POST"): {"visibility": "public"},
    ("/logs/<log_id>/audits/", "POST"): {"preset": "changsha"},
    ("/platforms/", "POST"): {"name": "New", "slug": "new"},
    ("/platforms/<slug>/", "POST"): {"visibility": "public"},
    ("/platforms/<slug>/members/", "POST"): {"do": "invite", "role": "support"},
    ("/platforms/<slug>/keys/", "POST"): {"do": "make", "name": "new", "scopes": "logs:read", "days": 9},
    ("/platforms/<slug>/players/", "POST"): {"do": "name", "token": "anna", "display_name": "Anna"},
}


@dataclass(frozen=True)
class Asking:
    """The things that addresses name."""

    named: dict[str, str]

    def status(self, caller: Caller, route: str, method: str) -> int:
        """The status of the answer; what the request did is undone."""
        data, content_type = _body(route, method)
        with transaction.atomic():
            answer = caller.client().generic(method, self._address(route), data, content_type)
            transaction.set_rollback(True)
        return answer.status_code

    def _address(self, route: str) -> str:
        for name, value in self.named.items():
            route = route.replace(f"<{name}>", value)
        assert "<" not in route, f"say in asking.py what {route} is about"
        return route


def make_asking(world: World) -> Asking:
    """An audited log that anna plays in and the arbiter of its case reads, and what else addresses name."""
    platform = world.platforms["A"]
    document = game_log("audited", platform=platform.slug)
    document["players"][0]["id"] = "anna"
    audited = uploaded_and_audited(platform, document)
    log = audited.log
    world.let_in(log)
    linked = uploaded_and_audited(platform, game_log("sent", platform=platform.slug)).log
    set_visibility(log=linked, visibility=Visibility.LINK)
    names = {
        "log": str(log.id),
        "log_id": str(log.id),
        "audit": str(audited.audit.id),
        "other": str(audited.audit.id),
        "audit_id": str(audited.audit.id),
        "hand": "1",
        "number": "1",
        "link": str(linked.link),
        "ruleset": "nantong",
        "ruleset_id": "nantong",
        "token": "anna",
        "prefix": create_key(platform=platform, name="spare")[0].prefix,
        "slug": platform.slug,
        "secret": invite_member(platform=platform, role=Role.SUPPORT)[1],
        "uidb36": "0",
        "key": "none",
    }
    return Asking(names)


def _body(route: str, method: str) -> tuple[str, str]:
    sent = BODIES.get((route, method))
    if route.startswith("/api/"):
        return ("" if sent is None else json.dumps(sent)), "application/json"
    return urlencode(sent or {}), _FORM
