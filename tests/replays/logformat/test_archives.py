"""Zips of logs: members succeed or fail one by one, and the tricks of the trade fail."""

import gzip
import io
import stat
import struct
import zipfile

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from replays.logformat.batches import read_batch
from replays.logformat.limits import Limits
from replays.logformat.refusal import PROBLEMS, LogRefused
from tests.replays.logformat.builder import a_full_log, a_log, encode

GOOD = encode(a_log(log_id="good"))


def a_zip(*members: tuple[str | zipfile.ZipInfo, bytes], method: int = zipfile.ZIP_DEFLATED) -> bytes:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", method) as archive:
        for name, content in members:
            archive.writestr(name, content)
    return file.getvalue()


def outcomes(data: bytes, limits: Limits | None = None) -> list[tuple[str | None, str]]:
    """Each member's name with the id of its log or the code of its refusal."""
    return [
        (
            item.member,
            item.outcome.code if isinstance(item.outcome, LogRefused) else item.outcome.log.log_id,
        )
        for item in read_batch(io.BytesIO(data), "logs.zip", limits or Limits())
    ]


ONE_BY_ONE = a_zip(("b.json", GOOD), ("deep/a.JSON", encode(a_full_log(log_id="full"))), ("c.json", b"{}"))


@pytest.mark.parametrize("data", [ONE_BY_ONE, gzip.compress(ONE_BY_ONE)], ids=["plain", "gzip"])
def test_members_are_read_in_order_one_by_one(data: bytes) -> None:
    assert outcomes(data) == [("b.json", "good"), ("deep/a.JSON", "full"), ("c.json", "log-invalid")]


def test_stored_members_and_folders_are_no_trouble() -> None:
    assert outcomes(a_zip(("logs/", b""), ("logs/a.json", GOOD), method=zipfile.ZIP_STORED)) == [
        ("logs/a.json", "good")
    ]


def symlink(name: str) -> zipfile.ZipInfo:
    entry = zipfile.ZipInfo(name)
    entry.external_attr = (stat.S_IFLNK | 0o777) << 16
    return entry


def bzipped(name: str) -> zipfile.ZipInfo:
    entry = zipfile.ZipInfo(name)
    entry.compress_type = zipfile.ZIP_BZIP2
    return entry


@pytest.mark.parametrize(
    "member",
    [
        ("../../etc/a.json", GOOD),
        ("/etc/a.json", GOOD),
        ("C:/a.json", GOOD),
        ("a\\..\\b.json", GOOD),
        ("inner.zip", ONE_BY_ONE),
        ("a.json.gz", gzip.compress(GOOD)),
        ("readme.txt", b"hello"),
        (symlink("link.json"), b"/etc/passwd"),
        (bzipped("a.json"), GOOD),
    ],
    ids=lambda member: getattr(member[0], "filename", member[0]),
)
def test_a_member_that_is_a_trick_is_refused_and_the_rest_read(
    member: tuple[str | zipfile.ZipInfo, bytes],
) -> None:
    bad, good = outcomes(a_zip(member, ("z.json", GOOD)))
    assert bad[1] == "packing-not-allowed"
    assert good == ("z.json", "good")


@pytest.mark.filterwarnings("ignore:Duplicate name")
def test_a_member_twice_is_read_once() -> None:
    assert [code for _, code in outcomes(a_zip(("a.json", GOOD), ("a.json", GOOD)))] == [
        "good",
        "packing-not-allowed",
    ]


def test_an_encrypted_member_is_refused() -> None:
    data = bytearray(a_zip(("a.json", GOOD)))
    data[6] |= 1
    data[data.index(b"PK\x01\x02") + 8] |= 1
    assert outcomes(bytes(data)) == [("a.json", "packing-not-allowed")]


def test_a_wrong_sum_is_refused() -> None:
    data = bytearray(a_zip(("a.json", GOOD), ("b.json", GOOD), method=zipfile.ZIP_STORED))
    place = data.index(b'"g') if b'"g' in data else 40
    data[place + 1] ^= 1
    assert outcomes(bytes(data)) == [("a.json", "packing-broken"), ("b.json", "good")]


def test_a_member_over_the_size_of_a_log_is_not_unpacked() -> None:
    data = a_zip(("bomb.json", b" " * 30_000_000), ("a.json", GOOD))
    assert outcomes(data) == [("bomb.json", "log-too-large"), ("a.json", "good")]


def test_a_member_that_hides_its_size_is_refused() -> None:
    data = bytearray(a_zip(("bomb.json", b" " * 10_000_000)))
    directory = data.index(b"PK\x01\x02")
    data[directory + 24 : directory + 28] = struct.pack("<I", 100)
    assert outcomes(bytes(data)) == [("bomb.json", "packing-broken")]


def test_members_that_share_bytes_are_refused() -> None:
    data = bytearray(a_zip(("a.json", GOOD), ("b.json", GOOD)))
    second = data.index(b"PK\x01\x02", data.index(b"PK\x01\x02") + 1)
    data[second + 42 : second + 46] = struct.pack("<I", 0)
    assert outcomes(bytes(data)) == [(None, "packing-not-allowed")]


def test_a_zip_is_held_to_the_sizes_of_a_batch() -> None:
    data = a_zip(("a.json", GOOD), ("b.json", GOOD), ("c.json", GOOD))
    assert outcomes(data, Limits(batch_logs=2)) == [(None, "too-many-logs")]
    assert outcomes(data, Limits(batch_logs=1)) == [(None, "too-many-logs")]
    assert outcomes(data, Limits(batch_bytes=2 * len(GOOD))) == [(None, "batch-too-large")]


@pytest.mark.parametrize(
    "data",
    [ONE_BY_ONE[:-10], ONE_BY_ONE[:50], b"PK\x03\x04"],
    ids=["end missing", "start only", "mark only"],
)
def test_a_zip_cut_short_is_refused(data: bytes) -> None:
    assert outcomes(data) == [(None, "packing-broken")]


def test_an_empty_zip_is_no_batch() -> None:
    assert outcomes(a_zip()) == [(None, "empty-body")]


@given(st.data())
@settings(max_examples=200)
def test_a_damaged_zip_gives_items_and_nothing_else(data: st.DataObject) -> None:
    damaged = bytearray(ONE_BY_ONE)
    for _ in range(data.draw(st.integers(1, 4))):
        damaged[data.draw(st.integers(0, len(damaged) - 1))] = data.draw(st.integers(0, 255))
    for _, outcome in outcomes(bytes(damaged)):
        assert outcome in PROBLEMS or outcome in {"good", "full"}
