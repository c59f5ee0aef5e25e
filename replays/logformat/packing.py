"""Unpacking gzip and zstd as a stream, bounded in size and ratio."""

import zlib
from collections.abc import Callable, Iterator
from typing import Final, Protocol

import zstandard

from replays.logformat.limits import MIB, Limits
from replays.logformat.refusal import refused

_GZIP: Final = b"\x1f\x8b"
_ZSTD: Final = b"\x28\xb5\x2f\xfd"
#: Packed bytes taken at a time: the worst that zstd can make of them stays a few megabytes.
_PIECE: Final = 512
_MOST_WINDOW: Final = 128 * MIB


class Unpacker(Protocol):
    """What zlib's and zstandard's objects have in common: one packed stream, read in pieces."""

    @property
    def eof(self) -> bool: ...

    @property
    def unused_data(self) -> bytes: ...

    def decompress(self, data: bytes, /) -> bytes: ...


Packing = Callable[[], Unpacker]


def _gzip() -> Unpacker:
    return zlib.decompressobj(wbits=31)


def _zstd() -> Unpacker:
    return zstandard.ZstdDecompressor(max_window_size=_MOST_WINDOW).decompressobj()


def packing_of(start: bytes) -> Packing | None:
    """How a file with these first bytes is packed, None if it is not."""
    if start.startswith(_GZIP):
        return _gzip
    return _zstd if start.startswith(_ZSTD) else None


def unpack(blocks: Iterator[bytes], packing: Packing, limits: Limits) -> Iterator[bytes]:
    """The plain bytes of a packed file, which may hold several packed streams one after the other.

    Raises LogRefused for one that is damaged or cut short, and where it grows out of all proportion.
    """
    packed = plain = 0
    unpacker = packing()
    for block in blocks:
        for start in range(0, len(block), _PIECE):
            piece = block[start : start + _PIECE]
            packed += len(piece)
            while piece:
                if unpacker.eof:
                    unpacker = packing()
                content = _content(unpacker, piece)
                plain += len(content)
                if plain > limits.log_bytes and plain > packed * limits.batch_ratio:
                    expected = f"at most {limits.batch_ratio} times the packed size"
                    raise refused("batch-too-large", "", expected, f"{plain} bytes out of {packed}")
                if content:
                    yield content
                piece = unpacker.unused_data if unpacker.eof else b""
    if not unpacker.eof:
        raise refused("packing-broken", "", "a whole packed file", "one cut short")


def _content(unpacker: Unpacker, piece: bytes) -> bytes:
    try:
        return unpacker.decompress(piece)
    except (zlib.error, zstandard.ZstdError) as error:
        raise refused("packing-broken", "", "sound gzip or zstd data", str(error)) from None


def metered(blocks: Iterator[bytes], limits: Limits) -> Iterator[bytes]:
    """The same blocks. Raises LogRefused once they are more than a batch may hold."""
    total = 0
    for block in blocks:
        total += len(block)
        if total > limits.batch_bytes:
            raise refused("batch-too-large", "", f"at most {limits.batch_bytes} bytes unpacked", "more")
        yield block
