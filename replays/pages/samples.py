"""What the sample logs show, in the reader's language."""

from dataclasses import dataclass
from functools import cache

import msgspec

from replays.models import GameLog
from replays.pages.naming import in_language
from replays.samples.files import FOLDER, MANIFEST
from scoring.engine.words import Words


@dataclass(frozen=True, slots=True)
class SampleView:
    """A sample by its title, and what to look at in it."""

    title: str
    explanation: str


@dataclass(frozen=True, slots=True)
class _Entry:
    file: str
    title: Words
    explanation: Words


@cache
def _entries() -> dict[str, _Entry]:
    """The manifest by `log_id`, which is the name of the file."""
    document = msgspec.json.decode((FOLDER / MANIFEST).read_bytes())
    entries = msgspec.convert(document["samples"], list[_Entry])
    return {entry.file.removesuffix(".json"): entry for entry in entries}


def sample_view(log: GameLog) -> SampleView | None:
    """What this log shows; None for one that is no sample of ours."""
    entry = _entries().get(log.log_id) if log.is_sample else None
    if entry is None:
        return None
    return SampleView(in_language(entry.title), in_language(entry.explanation))
