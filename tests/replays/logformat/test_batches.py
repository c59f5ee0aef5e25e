"""Files of many logs: each shape, packed or not, a bad log among good ones, what is refused as a whole."""

import gzip
import io
import json
from collections.abc import Iterator
from typing import BinaryIO

import pytest
import zstandard
from hypothesis import given, settings
from hypothesis import strategies as st

from replays.logformat.batches import BatchItem, read_batch
from replays.logformat.limits import Limits
from replays.logformat.reader import ReadLog
from replays.logformat.refusal import PROBLEMS, LogRefused
from tests.replays.logformat.builder import a_full_log, a_log, encode

LOGS = [a_log(log_id="g-1"), a_full_log(log_id="g-2"), a_log(log_id="g-3")]
IDS = ["g-1", "g-2", "g-3"]
NDJSON = b"\n".join(map(encode, LOGS)) + b"\n"
ARRAY = b"[\n " + b" ,\n ".join(map(encode, LOGS)) + b"\n]\n"
PRETTY = json.dumps(LOGS[1], indent=1).encode()


def items(data: bytes, limits: Limits | None = None) -> list[BatchItem]:
    return list(read_batch(io.BytesIO(data), "logs.json", limits or Limits()))


def outcomes(data: bytes, limits: Limits | None = None) -> list[str]:
    """The id of each log, or the code of its refusal."""
    return [
        item.outcome.code if isinstance(item.outcome, LogRefused) else item.outcome.log.log_id
        for item in items(data, limits)
    ]


def test_items_carry_the_file_and_their_place_in_it() -> None:
    assert [(item.file, item.line, item.element) for item in items(NDJSON)] == [
        ("logs.json", number, None) for number in (1, 2, 3)
    ]
    assert [(item.line, item.element) for item in items(ARRAY)] == [(None, 0), (None, 1), (None, 2)]
    assert [(item.line, item.element, item.member) for item in items(PRETTY)] == [(None, None, None)]


def test_items_carry_the_bytes_that_were_read() -> None:
    assert [item.data for item in items(NDJSON)] == [encode(log) for log in LOGS]
    assert [item.data for item in items(ARRAY)] == [encode(log) for log in LOGS]


@pytest.mark.parametrize("pack", [bytes, gzip.compress, zstandard.compress], ids=["plain", "gzip", "zstd"])
@pytest.mark.parametrize("plain", [NDJSON, ARRAY], ids=["lines", "array"])
def test_every_shape_is_read_packed_or_not(pack: type[bytes], plain: bytes) -> None:
    assert outcomes(pack(plain)) == IDS


@pytest.mark.parametrize("pack", [gzip.compress, zstandard.compress], ids=["gzip", "zstd"])
def test_packed_streams_one_after_the_other_are_one(pack: type[bytes]) -> None:
    middle = len(NDJSON) // 2
    assert outcomes(pack(NDJSON[:middle]) + pack(NDJSON[middle:])) == IDS


SINGLE = {
    "on one line": encode(LOGS[0]),
    "on one line with an end": b"\n" + encode(LOGS[0]) + b"\r\n\r\n",
    "printed over many lines": json.dumps(LOGS[0], indent=2).encode(),
    "printed without indent": json.dumps(LOGS[0], indent=0).encode(),
    "with its first brace on the first line": b"{\n" + encode(LOGS[0])[1:],
    "with a line for each hand": encode(LOGS[0])
    .replace(b'"hands":[', b'"hands":[\n')
    .replace(b"]}]", b"]}\n]"),
}


@pytest.mark.parametrize("data", SINGLE.values(), ids=SINGLE.keys())
def test_a_single_log_is_one_item_however_it_is_printed(data: bytes) -> None:
    assert [(item.line, item.element) for item in items(data)] == [(None, None)]
    assert outcomes(data) == ["g-1"]


LINES: dict[str, tuple[bytes, list[str]]] = {
    "blank lines and CRLF": (NDJSON.replace(b"\n", b"\r\n \r\n"), IDS),
    "no end of the last line": (NDJSON.rstrip(), IDS),
    "a first line cut short": (encode(LOGS[0])[:70] + b"\n" + NDJSON, ["json-syntax", *IDS]),
    "a first line of another kind": (b"logs:\n" + NDJSON, ["json-syntax", *IDS]),
    "a bad line between": (NDJSON.replace(b'"g-2"', b"g-2"), ["g-1", "json-syntax", "g-3"]),
    "a bad last line": (NDJSON + b'{"format":', [*IDS, "json-syntax"]),
    "a first line with a byte order mark": (b"\xef\xbb\xbf" + NDJSON, ["bom", "g-2", "g-3"]),
    "a line in another encoding": (NDJSON + b'"\xff"\n' + NDJSON, [*IDS, "invalid-unicode", *IDS]),
    "a log twice": (NDJSON + NDJSON, IDS + IDS),
}


@pytest.mark.parametrize(("data", "expected"), LINES.values(), ids=LINES.keys())
def test_lines_succeed_or_fail_one_by_one(data: bytes, expected: list[str]) -> None:
    assert outcomes(data) == expected


ARRAYS: dict[str, tuple[bytes, list[str]]] = {
    "values of other kinds": (
        b'[1,"a,]",null,[[]],' + encode(LOGS[0]) + b"]",
        ["not-an-object"] * 4 + ["g-1"],
    ),
    "a bad element": (ARRAY.replace(b'"g-2"', b"g-2"), ["g-1", "json-syntax", "g-3"]),
    "a hole": (b"[" + encode(LOGS[0]) + b",," + encode(LOGS[2]) + b"]", ["g-1", "empty-body", "g-3"]),
    "a trailing comma": (b"[" + encode(LOGS[0]) + b",]", ["g-1", "empty-body"]),
    "no end": (ARRAY.rstrip()[:-1], ["g-1", "g-2", "json-syntax"]),
    "something behind it": (ARRAY + b"{}", [*IDS, "json-syntax"]),
    "no logs": (b" [ ] ", ["empty-body"]),
    "a brace for a bracket": (b"[" + encode(LOGS[0]) + b"}", ["json-syntax"]),
}


@pytest.mark.parametrize(("data", "expected"), ARRAYS.values(), ids=ARRAYS.keys())
def test_elements_succeed_or_fail_one_by_one(data: bytes, expected: list[str]) -> None:
    assert outcomes(data) == expected


WHOLE: dict[str, tuple[bytes, str]] = {
    "nothing": (b"", "empty-body"),
    "blanks": (b"\n\n", "empty-body"),
    "UTF-16": (NDJSON.decode().encode("utf-16"), "invalid-unicode"),
    "a printed log cut short": (PRETTY[:1000], "json-syntax"),
    "gzip of nothing": (gzip.compress(b""), "empty-body"),
    "gzip cut short": (gzip.compress(NDJSON)[:-9], "packing-broken"),
    "gzip with a wrong sum": (gzip.compress(NDJSON)[:-8] + bytes(8), "packing-broken"),
    "gzip with something behind": (gzip.compress(NDJSON) + b"x" * 20, "packing-broken"),
    "zstd cut short": (zstandard.compress(NDJSON)[:-5], "packing-broken"),
    "zstd of noise": (b"\x28\xb5\x2f\xfd" + b"noise", "packing-broken"),
    "gzip in gzip": (gzip.compress(gzip.compress(NDJSON)), "packing-not-allowed"),
    "zstd in gzip": (gzip.compress(zstandard.compress(NDJSON)), "packing-not-allowed"),
}


@pytest.mark.parametrize(("data", "code"), WHOLE.values(), ids=WHOLE.keys())
def test_a_file_that_is_no_batch_ends_with_its_reason(data: bytes, code: str) -> None:
    *_, last = items(data)
    assert isinstance(last.outcome, LogRefused)
    assert last.outcome.code == code
    assert (last.line, last.element, last.member) == (None, None, None)


@pytest.mark.parametrize("plain", [NDJSON, ARRAY], ids=["lines", "array"])
def test_a_log_too_large_does_not_stop_the_others(plain: bytes) -> None:
    limits = Limits(log_bytes=len(encode(LOGS[0])) + 5)
    assert outcomes(plain, limits) == ["g-1", "log-too-large", "g-3"]


def test_more_logs_than_allowed_end_the_batch() -> None:
    assert outcomes(NDJSON, Limits(batch_logs=3)) == IDS
    assert outcomes(NDJSON, Limits(batch_logs=2)) == ["g-1", "g-2", "too-many-logs"]


def test_more_bytes_than_allowed_end_the_batch() -> None:
    data = NDJSON * 40
    limits = Limits(log_bytes=5000, batch_bytes=len(data) - 1)
    assert outcomes(data, limits)[-1] == "batch-too-large"
    assert outcomes(data, Limits(log_bytes=5000, batch_bytes=len(data))) == IDS * 40


@pytest.mark.parametrize("pack", [gzip.compress, zstandard.compress], ids=["gzip", "zstd"])
def test_a_bomb_is_left_alone_as_soon_as_it_shows(pack: type[bytes]) -> None:
    bomb = pack(b" " * 40_000_000)
    assert outcomes(bomb, Limits(batch_ratio=200)) == ["batch-too-large"]


class Endless(io.RawIOBase):
    """Lines without end, counted as they are taken."""

    taken = 0

    def read(self, _size: int = -1) -> bytes:
        self.taken += 1
        return NDJSON * 100


def test_lines_are_read_as_they_are_asked_for() -> None:
    source = Endless()
    stream: BinaryIO = source  # type: ignore[assignment]
    reading: Iterator[BatchItem] = read_batch(stream, "-", Limits(log_bytes=100_000))
    assert isinstance(next(reading).outcome, ReadLog)
    assert source.taken < 5


@given(
    st.lists(
        st.sampled_from([encode(LOGS[0]), b'"\\"],[{"', b"[[1],{}]", b"{}", b"5", b'"a\\\\"']), max_size=6
    )
)
@settings(max_examples=100)
def test_an_array_is_cut_where_its_commas_are_whatever_the_blocks(elements: list[bytes]) -> None:
    class OneByOne(io.BytesIO):
        def read(self, _size: int | None = -1) -> bytes:
            return super().read(1)

    array = b"[" + b", ".join(elements) + b"]"
    found = [item.data for item in read_batch(OneByOne(array), "-") if item.element is not None]
    assert found == elements


@given(
    st.binary(max_size=60),
    st.sampled_from([NDJSON, ARRAY, gzip.compress(NDJSON), zstandard.compress(ARRAY)]),
    st.data(),
)
@settings(max_examples=150)
def test_damaged_batches_give_items_and_nothing_else(noise: bytes, batch: bytes, data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(batch)))
    for damaged in (noise, batch[:place] + noise, batch[:place] + noise + batch[place + len(noise) :]):
        for item in items(damaged):
            assert isinstance(item.outcome, ReadLog) or item.outcome.code in PROBLEMS
