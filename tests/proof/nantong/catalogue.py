"""The catalogue that the operators of Nantong enter."""

from typing import Final

from tests.proof.catalogue import Catalogue
from tests.proof.nantong.unbreakable import UNBREAKABLE

FAULTS: Final = Catalogue(UNBREAKABLE)
