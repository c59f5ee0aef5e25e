"""Compile the engine by mypyc: ``python -m scripts.compiled``, or ``make engine-compiled``.

It goes to var/compiled and is used where MJAUDIT_ENGINE is `compiled` (scoring/compiled.py). Needs a C
compiler and Python's headers (Debian: gcc, libc6-dev, libpython3-dev).
"""

import argparse
import json
import os
import shutil
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from scoring.compiled import BUILT, PROJECT, digest_of
from scripts.compiled.building import LIBRARY, build
from scripts.compiled.constructors import with_constructors
from scripts.compiled.modules import module_of, sources

#: What is being made; it takes the place of what was made before once it is whole.
WORK: Final = BUILT.with_name("compiling")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--optimise", choices="0123", default="2", help="how hard the C compiler tries")
    chosen = parser.parse_args()
    shutil.rmtree(WORK, ignore_errors=True)
    copy = WORK / "sources"
    shutil.copytree(
        PROJECT / "scoring", copy / "scoring", ignore=shutil.ignore_patterns("cases", "__pycache__")
    )
    files = [*sources(copy)]
    digests = {file: digest_of(copy / file) for file in files}
    for file in files:
        source = (copy / file).read_text(encoding="utf-8")
        (copy / file).write_text(with_constructors(source), encoding="utf-8")
    libraries = WORK / "libraries"
    os.chdir(copy)
    build([str(file) for file in files], into=libraries, work=WORK, optimise=chosen.optimise)
    (libraries / "manifest.json").write_text(json.dumps(manifest(digests, libraries), indent=1))
    shutil.rmtree(BUILT, ignore_errors=True)
    libraries.rename(BUILT)
    os.chdir(PROJECT)
    shutil.rmtree(WORK)
    print(
        f"{len(files)} modules compiled to {BUILT.relative_to(PROJECT)}; MJAUDIT_ENGINE=compiled uses them."
    )
    return 0


def manifest(digests: Mapping[Path, str], libraries: Path) -> dict[str, object]:
    """By module its library and the digest of its source, as `scoring.compiled` reads them."""
    (shared,) = libraries.glob(f"{LIBRARY}__mypyc*.so")
    suffix = shared.name.removeprefix(f"{LIBRARY}__mypyc")
    return {
        "library": shared.name,
        "modules": {
            module_of(file): {"library": str(file.with_suffix(suffix)), "source": digest}
            for file, digest in digests.items()
        },
    }


if __name__ == "__main__":
    sys.exit(main())
