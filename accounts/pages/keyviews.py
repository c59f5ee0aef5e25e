"""Keys as their page shows them."""

from collections.abc import Iterable
from dataclasses import dataclass

from accounts.models import ApiKey, Scope
from accounts.pages.platform_forms import SCOPES


@dataclass(frozen=True, slots=True)
class KeyView:
    """One key with what it may be used for, in words."""

    key: ApiKey
    allows: list[str]

    @property
    def can_be_rotated(self) -> bool:
        return self.key.is_usable and not self.key.successor_id


def key_views(keys: Iterable[ApiKey]) -> list[KeyView]:
    """The keys in the same order."""
    return [KeyView(key, [str(SCOPES[Scope(scope)]) for scope in key.scopes]) for key in keys]
