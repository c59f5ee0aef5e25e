"""Where the embedded servers and the starter keep their things. Nothing here writes to the disk."""

import hashlib
import os
import tempfile
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import quote

CHECKOUT = Path(__file__).resolve().parents[2]

DATABASE = "mjaudit"

SUN_PATH_MAX = 107
"""Bytes a Unix socket's path may have on Linux, unix(7)."""
POSTGRES_SOCKET = ".s.PGSQL.5432"
VALKEY_SOCKET = "valkey.sock"


@dataclass(frozen=True)
class Places:
    """The folders of one set of embedded servers, all below `var` but the sockets of a very long checkout
    path.
    """

    var: Path

    @property
    def postgres(self) -> Path:
        return self.var / "postgres"

    @property
    def valkey(self) -> Path:
        return self.var / "valkey"

    @property
    def journal(self) -> Path:
        """Folder of the servers' own log files."""
        return self.var / "journal"

    @property
    def lock(self) -> Path:
        return self.var / "starter.lock"

    @property
    def secret_key(self) -> Path:
        return self.var / "secret-key"

    @property
    def port(self) -> Path:
        """Where the web process was last told to listen, for links that a command prints."""
        return self.var / "port"

    @property
    def demo(self) -> Path:
        return self.var / "demo.json"

    def kept(self, file: Path) -> str:
        """What one of these files holds; empty where there is none that this user may read."""
        try:
            return file.read_text().strip()
        except OSError:
            return ""

    @property
    def sockets(self) -> Path:
        """Folder of both sockets: `var/run`, or a short one below the temporary folder when that path would
        not fit.
        """
        near = self.var / "run"
        if len(os.fsencode(near / POSTGRES_SOCKET)) <= SUN_PATH_MAX:
            return near
        digest = hashlib.sha256(os.fsencode(self.var)).hexdigest()[:16]
        return Path(tempfile.gettempdir()) / f"mjaudit-{os.getuid()}-{digest}"

    @property
    def valkey_socket(self) -> Path:
        return self.sockets / VALKEY_SOCKET

    @property
    def broker_url(self) -> str:
        return f"redis+socket://{quote(str(self.valkey_socket))}"

    def database_url(self, role: str) -> str:
        """`postgres://role@//folder/of/socket/database`, the form django-environ reads."""
        return f"postgres://{role}@/{quote(str(self.sockets))}/{DATABASE}"


def default_places() -> Places:
    """The places `make run` uses: `var/` of the checkout, or MJAUDIT_VAR."""
    return Places(Path(os.environ.get("MJAUDIT_VAR", CHECKOUT / "var")).absolute())
