"""Walls announced before play."""

import re
from typing import ClassVar, Final

from django.http import HttpResponseBase
from rest_framework.request import Request

from accounts.actors import actor_of
from accounts.models import Scope
from accounts.permissions import FOR_REAL, platform_of
from evidence.announcing import CommitmentConflict, announce
from evidence.api.descriptions import describe_announcing, describe_commitments
from evidence.api.documents import CommitmentOrder, CommitmentPage, commitment_document
from evidence.models import Commitment, CommitmentQuerySet
from mjaudit.problems import Fault, Problem
from mjaudit.rest.answers import json_answer
from mjaudit.rest.bodies import read_body
from mjaudit.rest.paging import PARAMETERS, NewestFirst
from mjaudit.rest.parameters import invalid_parameters, require_known_parameters, shown
from mjaudit.rest.views import DomainView

_LOG_ID: Final = re.compile("[A-Za-z0-9._:-]{1,128}")


class CommitmentsView(DomainView):
    """What the platform announced; and where it announces."""

    permission_classes = FOR_REAL
    required_scopes: ClassVar = {"GET": Scope.LOGS_READ, "POST": Scope.LOGS_WRITE}

    @describe_commitments
    def get(self, request: Request) -> HttpResponseBase:
        """The newest first, in pages."""
        require_known_parameters(request, ("log_id", *PARAMETERS))
        asked = _narrowed(Commitment.objects.visible_to(actor_of(request)), request)
        pages = NewestFirst()
        found = pages.paginate_queryset(asked, request, view=self) or ()
        documents = [commitment_document(commitment) for commitment in found]
        return json_answer(
            CommitmentPage(next=pages.get_next_link(), previous=pages.get_previous_link(), results=documents)
        )

    @describe_announcing
    def post(self, request: Request) -> HttpResponseBase:
        """201: announced. 200: this very digest was announced before."""
        require_known_parameters(request, ())
        order = read_body(request, CommitmentOrder)
        commitment, is_new = announce(
            platform=platform_of(request), log_id=order.log_id, hand=order.hand, digest=order.digest
        )
        return json_answer(commitment_document(commitment), status=201 if is_new else 200)

    def problem_of(self, refusal: Exception) -> Problem | None:
        if not isinstance(refusal, CommitmentConflict):
            return None
        detail = "Another digest was announced for this hand; what was announced first stands."
        fault = Fault("/digest", "commitment-conflict", detail, refusal.existing.digest)
        return Problem(409, "commitment-conflict", detail, faults=[fault])


def _narrowed(commitments: CommitmentQuerySet, request: Request) -> CommitmentQuerySet:
    log_id = request.query_params.get("log_id")
    if log_id is None:
        return commitments
    if _LOG_ID.fullmatch(log_id) is None:
        expected = "1 to 128 of A-Z a-z 0-9 . _ : -"
        raise invalid_parameters(
            Fault("log_id", "invalid-value", f"Expected {expected}.", expected, shown(log_id))
        )
    return commitments.filter(log_id=log_id)
