"""Shapes that columns are held to by the database."""

from typing import Final

#: SHA-256 as it is written everywhere: 64 lower-case hex digits.
HEX_DIGEST: Final = "^[0-9a-f]{64}$"
