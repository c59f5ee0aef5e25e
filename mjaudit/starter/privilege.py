"""Which user the embedded servers run as.

PostgreSQL refuses to run as root. Started by root (a container, a CI job), the servers run as `nobody` by
way of setpriv(1) from util-linux and own their folders below `var/`; no system user is made and no other
permission changes. Where a folder above the checkout is closed to others, the servers are lent
CAP_DAC_OVERRIDE, with which they pass it.
"""

import os
import stat
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from mjaudit.starter.trouble import CannotStart

NOBODY = 65534
"""uid of nobody and gid of nogroup on Linux."""


def started_by_root() -> bool:
    """Whether this process is root."""
    return os.geteuid() == 0


def server_uid() -> int:
    """The user id the servers run as and own their folders by."""
    return NOBODY if started_by_root() else os.geteuid()


def server_command(argv: list[str], reach: Iterable[Path]) -> list[str]:
    """`argv` so that it runs as the servers' user, who must be able to read all of `reach`."""
    if not started_by_root():
        return argv
    setpriv = ["setpriv", f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups"]
    if not all(open_to_others(path) for path in reach):
        # Without the secure bit access(2), by which initdb looks for its files, leaves the capability aside.
        setpriv += [
            "--securebits=+no_setuid_fixup",
            "--inh-caps=+dac_override",
            "--ambient-caps=+dac_override",
        ]
    return [*setpriv, "--", *argv]


def open_to_others(path: Path) -> bool:
    """Whether any user may read `path`: the file itself and every folder above it."""
    path = path.absolute()
    return bool(path.stat().st_mode & stat.S_IROTH) and all(
        folder.stat().st_mode & stat.S_IXOTH for folder in path.parents
    )


def make_server_folder(path: Path) -> None:
    """A folder only the servers' user (and root) can enter.

    Raises CannotStart when somebody else made it: below the temporary folder that may be anybody.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    with suppress(FileExistsError):
        path.mkdir(mode=0o700)
    found = path.lstat()
    if not stat.S_ISDIR(found.st_mode) or found.st_uid not in {os.geteuid(), server_uid()}:
        raise CannotStart(
            f"{path} belongs to another user (uid {found.st_uid}); remove it, or run as that user."
        )
    if found.st_uid != server_uid():
        os.chown(path, server_uid(), NOBODY if started_by_root() else -1)
    path.chmod(0o700)
