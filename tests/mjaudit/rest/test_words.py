"""The words of the API's documents are those that the service has."""

from typing import Any, get_args

import pytest

from accounts.api import documents as of_accounts
from accounts.models import Scope, Visibility
from evidence.announcing import Announcement
from evidence.api import documents as of_evidence
from evidence.models import Kind
from replays.api import documents as of_replays
from replays.models import AuditState


@pytest.mark.parametrize(
    ("described", "there"),
    [
        (of_accounts.ScopeWord, Scope),
        (of_accounts.VisibilityWord, Visibility),
        (of_evidence.KindWord, Kind),
        (of_replays.VisibilityWord, Visibility),
        (of_replays.AnnouncementWord, Announcement),
        (of_replays.StateWord, AuditState),
    ],
)
def test_each_word_is_described_and_no_other(described: Any, there: Any) -> None:
    assert set(get_args(described)) == {word.value for word in there}
