"""The catalogue that the general operators enter."""

from typing import Final

from tests.proof.catalogue import Catalogue

GENERAL: Final = Catalogue(unbreakable={})
