"""Components of the OpenAPI description that this app brings."""

from typing import Final

from evidence.api.documents import CommitmentDocument, CommitmentOrder, CommitmentPage, EntryPage

DOCUMENTS: Final = (CommitmentOrder, CommitmentDocument, CommitmentPage, EntryPage)
