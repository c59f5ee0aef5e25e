"""The catalogue that the operators of Nantong enter, and what no log can break there."""

from typing import Final

from tests.proof.catalogue import Catalogue

FAULTS: Final = Catalogue(unbreakable={})
