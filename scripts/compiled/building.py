"""The build itself: mypyc makes C of the sources, the C compiler a library of that, a file on each core."""

import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

from mypyc.build import mypycify
from setuptools import Distribution
from setuptools.command.build_ext import build_ext

#: The name of the library that holds all of it; every module has a small one that leads there.
LIBRARY: Final = "mjaudit_engine"


class ParallelBuild(build_ext):
    """Compiles a file on each core; by itself setuptools does one file of a library after the other."""

    def build_extensions(self) -> None:
        compiler: Any = self.compiler
        one_after_another = compiler.compile

        def compile_all(sources: Sequence[str], **settings: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                made = pool.map(lambda source: one_after_another([source], **settings), sources)
                return [name for names in made for name in names]

        compiler.compile = compile_all
        self.parallel = os.cpu_count()
        super().build_extensions()


def build(sources: Sequence[str], *, into: Path, work: Path, optimise: str) -> None:
    """Compile these files of the working folder; libraries go `into` a folder, the rest to `work`.

    Raises SystemExit where mypy or the C compiler refuses, after either has said why.
    """
    extensions = mypycify(
        ["--strict", "--python-version=3.11", *sources],
        opt_level=optimise,
        multi_file=True,
        target_dir=str(work / "c"),
        group_name=LIBRARY,
    )
    command = ParallelBuild(Distribution({"name": LIBRARY, "ext_modules": extensions}))
    command.build_lib, command.build_temp = str(into), str(work / "objects")
    command.ensure_finalized()
    command.run()
