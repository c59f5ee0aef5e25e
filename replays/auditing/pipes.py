"""How the service and an engine process talk: frames over two pipes.

A frame is a mark (one byte), a length (four bytes, big-endian) and that many bytes.
"""

import struct
from typing import IO, Final

LOG: Final = b"L"
#: Goes before a log that is to be judged by other rules than its own.
RULES: Final = b"O"
REPORT: Final = b"R"
FAILURE: Final = b"F"
_HEADER: Final = struct.Struct(">cI")


def write_frame(pipe: IO[bytes], mark: bytes, body: bytes) -> None:
    """Send one frame whole."""
    pipe.write(_HEADER.pack(mark, len(body)) + body)
    pipe.flush()


def read_frame(pipe: IO[bytes]) -> tuple[bytes, bytes] | None:
    """The next frame's mark and body; None at the end of the stream, also when it ends within a frame."""
    header = pipe.read(_HEADER.size)
    if len(header) < _HEADER.size:
        return None
    mark, length = _HEADER.unpack(header)
    body = pipe.read(length)
    return (mark, body) if len(body) == length else None
