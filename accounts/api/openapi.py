"""Components of the OpenAPI description that this app brings."""

from typing import Final

from accounts.api.documents import (
    KeyList,
    KeyOrder,
    NewKeyDocument,
    PlatformChange,
    PlatformDocument,
    PlayerChange,
    PlayerDocument,
    PlayerLinkDocument,
    RotationOrder,
)

DOCUMENTS: Final = (
    PlayerChange,
    PlayerDocument,
    PlayerLinkDocument,
    KeyOrder,
    RotationOrder,
    NewKeyDocument,
    KeyList,
    PlatformChange,
    PlatformDocument,
)
