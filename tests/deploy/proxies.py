"""The shipped nginx before the shipped web server."""

import os
import re
import socket
import subprocess
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from mjaudit.starter.places import CHECKOUT
from tests.support.processes import await_port
from tests.support.starters import free_port

CONFIGURATION = CHECKOUT / "deploy" / "nginx.conf"
NGINX = "/usr/sbin/nginx"
NOTHING: Mapping[str, str] = {}


@dataclass(frozen=True)
class Reply:
    """What came back over a socket; the status is 0 when the connection ended without an answer."""

    status: int
    headers: dict[str, str]
    body: bytes
    seconds: float


@contextmanager
def proxy(
    folder: Path,
    upstream: int,
    *,
    tls_port: int = 0,
    behind: bool = False,
    changed: Mapping[str, str] = NOTHING,
) -> Iterator[int]:
    """nginx with the shipped configuration before this port; the port it listens on. Only places and ports
    are others, and what a test names: `{"client_body_timeout": "1s"}`, in all places. With a port for TLS the
    lines marked `#tls#` count, `behind` another proxy those marked `#behind#`.
    """
    port = free_port()
    text = CONFIGURATION.read_text()
    replacements = {
        "server web:8000;": f"server 127.0.0.1:{upstream};",
        "listen 8080;": f"listen 127.0.0.1:{port};",
        "root /etc/nginx/errors;": f"root {CHECKOUT}/deploy/errors;",
    }
    for shipped, here in replacements.items():
        assert text.count(shipped) == 1, shipped
        text = text.replace(shipped, here)
    text = text.replace(" /tmp/nginx", f" {folder}/nginx")
    if tls_port:
        text = text.replace("#tls# ", "").replace("listen 8443 ssl;", f"listen 127.0.0.1:{tls_port} ssl;")
    if behind:
        text = text.replace("#behind# ", "")
    for name, value in changed.items():
        text, places = re.subn(rf"(?m)^(\s*{name}) [^;]*;", rf"\1 {value};", text)
        assert places, name
    configuration = folder / "nginx.conf"
    configuration.write_text(text)
    # Root's nginx would hand its work to an account that cannot see the test's folder.
    more = "daemon off;" + (" user root;" if os.geteuid() == 0 else "")
    command = [NGINX, "-p", str(folder), "-c", str(configuration), "-e", "stderr", "-g", more]
    process = subprocess.Popen(command)
    try:
        await_port(port)
        yield port
    finally:
        process.terminate()
        process.wait(10)


def send(port: int, *parts: bytes, pause: float = 0.0, patience: float = 30.0, close: bool = False) -> Reply:
    """Send these bytes with a pause between them, until the other side has had enough, and read one answer.
    `close` ends our side of the connection behind the last of them.
    """
    began = time.monotonic()
    with socket.create_connection(("127.0.0.1", port), timeout=patience) as connection:
        try:
            for number, part in enumerate(parts):
                time.sleep(pause if number else 0)
                connection.sendall(part)
            if close:
                connection.shutdown(socket.SHUT_WR)
        except OSError:
            pass  # it does not want more; what it said is still to be read
        answer = _read(connection)
    return _reply(answer, time.monotonic() - began)


def _read(connection: socket.socket) -> bytes:
    """Until the other side closes, or has sent what it announced: nginx then waits for us a while."""
    answer = b""
    try:
        while not _is_whole(answer) and (chunk := connection.recv(65536)):
            answer += chunk
    except ConnectionResetError:
        pass
    return answer


def _is_whole(answer: bytes) -> bool:
    head, end, body = answer.partition(b"\r\n\r\n")
    length = re.search(rb"(?i)\ncontent-length: (\d+)", head)
    return bool(end) and length is not None and len(body) >= int(length[1])


def _reply(answer: bytes, seconds: float) -> Reply:
    if not answer:
        return Reply(0, {}, b"", seconds)
    head, _, body = answer.partition(b"\r\n\r\n")
    first, *lines = head.decode("latin-1").split("\r\n")
    pairs = (line.split(": ", 1) for line in lines)
    return Reply(int(first.split()[1]), {name.lower(): value for name, value in pairs}, body, seconds)


def head(method: str, path: str, *lines: str, host: str = "127.0.0.1") -> bytes:
    """The head of a request after whose answer the connection ends."""
    return "\r\n".join(
        [f"{method} {path} HTTP/1.1", f"Host: {host}", "Connection: close", *lines, "", ""]
    ).encode()
