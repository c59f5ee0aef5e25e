"""Where the sample logs are."""

from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent
#: What the samples show, in words; no log itself.
MANIFEST: Final = "manifest.json"


def sample_files() -> list[Path]:
    """Every sample, by name."""
    return sorted(path for path in FOLDER.glob("*.json") if path.name != MANIFEST)
