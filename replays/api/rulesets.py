"""The rule sets that are installed: what each clause says, what a table may choose, what wins are made of."""

import hashlib
from functools import cache

import msgspec
from django.http import HttpResponseBase
from rest_framework.permissions import AllowAny
from rest_framework.request import Request

from mjaudit.problems import Problem
from mjaudit.rest.answers import json_bytes_answer, unchanged
from mjaudit.rest.parameters import require_known_parameters
from replays.api.descriptions import describe_ruleset, describe_rulesets
from replays.api.refusals import ReplaysView
from replays.api.ruleset_documents import ruleset_document, ruleset_list
from scoring.rulesets import installed

_CACHE = "public, max-age=300"


class RuleSetsView(ReplaysView):
    """All rule sets, by name."""

    permission_classes = (AllowAny,)

    @describe_rulesets
    def get(self, request: Request) -> HttpResponseBase:
        """A short list; each entry has the address of its whole rule set."""
        require_known_parameters(request, ())
        body = msgspec.json.encode(ruleset_list(installed().values()))
        return _tagged(request, body)


class RuleSetView(ReplaysView):
    """One rule set, whole."""

    permission_classes = (AllowAny,)

    @describe_ruleset
    def get(self, request: Request, ruleset: str) -> HttpResponseBase:
        """Clauses with sources, options with values, presets and item codes, in three languages."""
        require_known_parameters(request, ())
        return _tagged(request, _whole(ruleset))


@cache
def _whole(ruleset: str) -> bytes:
    known = installed()
    if ruleset not in known:
        raise Problem.of_status(404, "There is nothing at this address.")
    return msgspec.json.encode(ruleset_document(known[ruleset]))


def _tagged(request: Request, body: bytes) -> HttpResponseBase:
    tag = f'"{hashlib.sha256(body).hexdigest()[:32]}"'
    return unchanged(request, tag=tag, cache=_CACHE) or json_bytes_answer(body, tag=tag, cache=_CACHE)
