"""Zip files of logs. Members are read in place: no name of one ever becomes a path."""

import stat
import zipfile
import zlib
from collections.abc import Iterator
from tempfile import SpooledTemporaryFile
from typing import IO, Final

from replays.logformat.limits import MIB, Limits
from replays.logformat.packing import metered
from replays.logformat.refusal import LogRefused, cut, refused

_ZIP: Final = (b"PK\x03\x04", b"PK\x05\x06")
#: What each entry of a zip's directory starts with. They are counted before the directory is read, because
#: reading one of many millions would take all memory; folders, which are no logs, leave some room.
_LISTED: Final = b"PK\x01\x02"
_MOST_LISTED: Final = 2
_ENCRYPTED: Final = 0x1
_METHODS: Final = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
#: Archives up to this size stay in memory, larger ones go to a temporary file.
_IN_MEMORY: Final = 8 * MIB
#: What zipfile raises for archives that are damaged or of a kind it does not know.
_BROKEN: Final = (
    zipfile.BadZipFile,
    NotImplementedError,
    EOFError,
    zlib.error,
    ValueError,
    OSError,
    RuntimeError,
)

Content = bytes | LogRefused


def is_archive(start: bytes) -> bool:
    """Whether a file with these first bytes is a zip."""
    return start.startswith(_ZIP)


def members(blocks: Iterator[bytes], limits: Limits) -> Iterator[tuple[str, Content]]:
    """Name and bytes of each log of the zip, in the archive's order; a bad member is a refusal.

    Raises LogRefused for an archive that is damaged or too large as a whole.
    """
    with SpooledTemporaryFile(max_size=_IN_MEMORY) as file:
        listed = 0
        for block in metered(blocks, limits):
            file.write(block)
            listed += block.count(_LISTED)
            if listed > _MOST_LISTED * limits.batch_logs:
                raise refused("too-many-logs", "", f"at most {limits.batch_logs} logs", "more")
        try:
            archive = zipfile.ZipFile(file)
        except _BROKEN as error:
            raise refused("packing-broken", "", "a sound zip archive", str(error)) from None
        with archive:
            entries = [entry for entry in archive.infolist() if not entry.is_dir()]
            _require_modest(entries, limits)
            seen: set[str] = set()
            for entry in entries:
                yield cut(entry.filename), _content(archive, entry, seen, limits)
                seen.add(entry.filename)


def _require_modest(entries: list[zipfile.ZipInfo], limits: Limits) -> None:
    if len(entries) > limits.batch_logs:
        raise refused("too-many-logs", "", f"at most {limits.batch_logs} logs", str(len(entries)))
    total = sum(entry.file_size for entry in entries)
    if total > limits.batch_bytes:
        expected = f"at most {limits.batch_bytes} bytes unpacked"
        raise refused("batch-too-large", "", expected, f"{total} bytes")
    end = 0
    for entry in sorted(entries, key=lambda entry: entry.header_offset):
        if entry.header_offset < end:
            raise refused("packing-not-allowed", "", "members that lie apart", "members that overlap")
        end = entry.header_offset + entry.compress_size


def _content(archive: zipfile.ZipFile, entry: zipfile.ZipInfo, seen: set[str], limits: Limits) -> Content:
    trick = _trick(entry, seen)
    if trick is not None:
        return refused("packing-not-allowed", "", *trick)
    if entry.file_size > limits.log_bytes:
        return refused("log-too-large", "", f"at most {limits.log_bytes} bytes", f"{entry.file_size} bytes")
    try:
        with archive.open(entry) as member:
            return _whole(member, entry)
    except _BROKEN as error:
        return refused("packing-broken", "", "a sound member", str(error))


def _whole(member: IO[bytes], entry: zipfile.ZipInfo) -> bytes:
    """The member's bytes; reading to the end is what makes zipfile check the sum."""
    content = member.read(entry.file_size)
    member.read(1)
    return content


def _trick(entry: zipfile.ZipInfo, seen: set[str]) -> tuple[str, str] | None:
    """What is expected and found where a member is not simply a `.json` file."""
    name = entry.filename
    if entry.flag_bits & _ENCRYPTED:
        return "members without password", "an encrypted member"
    if name in seen:
        return "each member once", name
    if name.startswith("/") or "\\" in name or ":" in name or ".." in name.split("/"):
        return "a name inside the archive", name
    if stat.S_ISLNK(entry.external_attr >> 16):
        return "a file", "a symbolic link"
    if not name.lower().endswith(".json"):
        return "a .json file", name
    if entry.compress_type not in _METHODS:
        return "a member stored or deflated", f"compression method {entry.compress_type}"
    return None
