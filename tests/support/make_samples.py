"""Writes the sample logs and their manifest: ``python -m tests.support.make_samples``."""

from pathlib import Path

from tests.support.cases import text_of
from tests.support.samples import (
    faulty,
    faulty_nancheng,
    faulty_nanchong,
    kinds,
    sound,
    sound_nancheng,
    sound_nanchong,
)
from tests.support.samples.sample import Sample

FOLDER = Path(__file__).parents[2] / "replays" / "samples"
SAMPLES: list[Sample] = [
    *(*sound.SAMPLES, *faulty.SAMPLES, *kinds.SAMPLES),
    *(*sound_nanchong.SAMPLES, *faulty_nanchong.SAMPLES),
    *(*sound_nancheng.SAMPLES, *faulty_nancheng.SAMPLES),
]


def written() -> dict[str, str]:
    """The text of each file by its name."""
    files = {sample.file: text_of(sample.log()) for sample in SAMPLES}
    return files | {"manifest.json": text_of({"samples": [sample.entry() for sample in SAMPLES]})}


def main() -> None:
    for name, text in written().items():
        (FOLDER / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
