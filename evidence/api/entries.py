"""The record of what happened."""

from typing import ClassVar

from django.http import HttpResponseBase
from rest_framework.request import Request

from accounts.actors import actor_of
from accounts.models import Scope
from accounts.permissions import FOR_REAL
from evidence.api.descriptions import describe_entries
from evidence.api.documents import EntryPage, entry_document
from evidence.models import Entry
from mjaudit.rest.answers import json_answer
from mjaudit.rest.paging import PARAMETERS, NewestFirst
from mjaudit.rest.parameters import require_known_parameters
from mjaudit.rest.views import DomainView


class EntriesView(DomainView):
    """The platform's own entries."""

    permission_classes = FOR_REAL
    required_scopes: ClassVar = {"GET": Scope.LOGS_READ}

    @describe_entries
    def get(self, request: Request) -> HttpResponseBase:
        """The newest first, in pages."""
        require_known_parameters(request, PARAMETERS)
        pages = NewestFirst()
        entries = Entry.objects.visible_to(actor_of(request))
        found = pages.paginate_queryset(entries, request, view=self) or ()
        documents = [entry_document(entry) for entry in found]
        return json_answer(
            EntryPage(next=pages.get_next_link(), previous=pages.get_previous_link(), results=documents)
        )
