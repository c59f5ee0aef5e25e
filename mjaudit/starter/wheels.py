"""The servers' programs inside the installed wheels.

The wheels' own Python is not imported: it manages servers in its own way, with folders outside of `var/`.
"""

from importlib.util import find_spec
from pathlib import Path

from mjaudit.starter.trouble import CannotStart


def program(package: str, pattern: str) -> Path:
    """The file of `package` that matches the glob `pattern`."""
    spec = find_spec(package)
    folders = (spec.submodule_search_locations if spec else None) or []
    for folder in folders:
        for found in Path(folder).glob(pattern):
            return found
    raise CannotStart(
        f"{package} is not installed for this machine ({pattern} is missing); run `make run` again."
    )
