"""Bytes that are no JSON, or JSON that no log may be, are refused by name and place."""

import pytest

from replays.logformat.limits import Limits
from replays.logformat.reader import read_log
from replays.logformat.refusal import LogRefused
from tests.replays.logformat.builder import a_full_log, a_log, encode

GOOD = encode(a_full_log())
SMALL = encode(a_log())


def with_ext(text: bytes) -> bytes:
    return SMALL[:-1] + b',"ext":' + text + b"}"


REFUSED: dict[str, tuple[bytes, str, str]] = {
    "nothing": (b"", "empty-body", ""),
    "blanks": (b" \r\n\t", "empty-body", ""),
    "a byte order mark": (b"\xef\xbb\xbf" + SMALL, "bom", ""),
    "UTF-16": (SMALL.decode().encode("utf-16"), "invalid-unicode", ""),
    "UTF-16 without mark": (SMALL.decode().encode("utf-16-le"), "json-syntax", ""),
    "UTF-32": (SMALL.decode().encode("utf-32"), "invalid-unicode", ""),
    "latin-1": (with_ext('{"a":"é"}'.encode("latin-1")), "invalid-unicode", ""),
    "an overlong form": (with_ext(b'{"a":"\xc0\xaf"}'), "invalid-unicode", ""),
    "a surrogate in UTF-8": (with_ext(b'{"a":"\xed\xa0\x80"}'), "invalid-unicode", ""),
    "a log cut short": (GOOD[:-20], "json-syntax", ""),
    "something behind it": (GOOD + b" x", "json-syntax", ""),
    "a second log behind it": (SMALL + SMALL, "json-syntax", ""),
    "a zero byte behind it": (GOOD + b"\0", "json-syntax", ""),
    "a trailing comma": (SMALL[:-1] + b",}", "json-syntax", ""),
    "a comment": (b"/* log */" + SMALL, "json-syntax", ""),
    "single quotes": (SMALL.replace(b'"', b"'"), "json-syntax", ""),
    "a leading zero": (with_ext(b'{"a":01}'), "json-syntax", ""),
    "an unknown escape": (with_ext(b'{"a":"\\x41"}'), "json-syntax", ""),
    "null": (b"null", "not-an-object", ""),
    "an array": (b"[]", "not-an-object", ""),
    "a text": (b'"log"', "not-an-object", ""),
    "a number": (b"5", "not-an-object", ""),
    "a key twice": (SMALL.replace(b'"version":1', b'"version":1,"version":1'), "duplicate-key", "/version"),
    "a key twice, once escaped": (
        SMALL.replace(b'"version":1', b'"version":1,"v\\u0065rsion":1'),
        "duplicate-key",
        "/version",
    ),
    "a key twice in an event": (
        SMALL.replace(b'"tile":"1m"', b'"tile":"2m","tile":"1m"'),
        "duplicate-key",
        "/hands/0/events/0/tile",
    ),
    "an event with two types": (
        SMALL.replace(b'"type":"discard"', b'"type":"discard","type":"discard"'),
        "duplicate-key",
        "/hands/0/events/0/type",
    ),
    "an option twice": (
        SMALL.replace(b'"id":"nantong"', b'"id":"nantong","options":{"kong_fee":1,"kong_fee":2}'),
        "duplicate-key",
        "/rules/options/kong_fee",
    ),
    "a key twice in vendor data": (with_ext(b'{"a":{"b":1,"b":1}}'), "duplicate-key", "/ext/a/b"),
    "a whole number with a point": (
        SMALL.replace(b'"version":1', b'"version":1.0'),
        "float-not-allowed",
        "/version",
    ),
    "an exponent": (SMALL.replace(b'"hand":1', b'"hand":1e0'), "float-not-allowed", "/hands/0/hand"),
    "a negative zero": (SMALL.replace(b'"dealer":0', b'"dealer":-0'), "float-not-allowed", "/hands/0/dealer"),
    "a fraction in vendor data": (with_ext(b'{"a":[0,0.5]}'), "float-not-allowed", "/ext/a/1"),
    "a negative zero in vendor data": (with_ext(b'{"a":-0}'), "float-not-allowed", "/ext/a"),
    "a float that overflows": (with_ext(b'{"a":1e400}'), "float-not-allowed", "/ext/a"),
    "NaN": (with_ext(b'{"a":NaN}'), "number-not-allowed", "/ext/a"),
    "minus infinity": (with_ext(b'{"a":-Infinity}'), "number-not-allowed", "/ext/a"),
    "seventeen digits": (with_ext(b'{"a":12345678901234567}'), "integer-too-long", "/ext/a"),
    "five thousand digits": (with_ext(b'{"a":' + b"9" * 5000 + b"}"), "integer-too-long", "/ext/a"),
    "2^53 in vendor data": (with_ext(b'{"a":9007199254740992}'), "log-invalid", "/ext/a"),
    "2^53": (SMALL.replace(b'"hand":1', b'"hand":9007199254740992'), "log-invalid", "/hands/0/hand"),
    "seventeen levels": (with_ext(b'{"a":' + b"[" * 15 + b"]" * 15 + b"}"), "too-deep", ""),
    "an escaped zero": (with_ext(b'{"a":"\\u0000"}'), "control-character", "/ext/a"),
    "a zero in a key": (with_ext(b'{"a\\u0000":1}'), "control-character", "/ext/a\\u0000"),
    "a raw line feed": (with_ext(b'{"a":"x\ny"}'), "control-character", "/ext/a"),
    "an escaped line feed": (with_ext(b'{"a":"x\\ny"}'), "control-character", "/ext/a"),
    "a line feed behind an identifier": (
        SMALL.replace(b'"g-1"', b'"g-1\\n"'),
        "control-character",
        "/log_id",
    ),
    "a delete": (with_ext(b'{"a":"\x7f"}'), "control-character", "/ext/a"),
    "a C1 control": (with_ext('{"a":"\x85"}'.encode()), "control-character", "/ext/a"),
    "a lone surrogate": (with_ext(b'{"a":"\\ud800"}'), "invalid-unicode", "/ext/a"),
    "a pair of surrogates turned round": (with_ext(b'{"a":"\\udc00\\ud800"}'), "invalid-unicode", "/ext/a"),
    "text not in normal form C": (with_ext('{"a":"e\u0301"}'.encode()), "not-normalized", "/ext/a"),
    "the same by escapes": (with_ext(b'{"a":"e\\u0301"}'), "not-normalized", "/ext/a"),
}


@pytest.mark.parametrize(("data", "code", "pointer"), REFUSED.values(), ids=REFUSED.keys())
def test_it_is_refused_with_its_place(data: bytes, code: str, pointer: str) -> None:
    with pytest.raises(LogRefused) as caught:
        read_log(data)
    assert (caught.value.code, caught.value.faults[0].pointer) == (code, pointer)


def test_sixteen_levels_are_read() -> None:
    assert read_log(with_ext(b'{"a":' + b"[" * 14 + b"]" * 14 + b"}")).log.log_id == "g-1"


@pytest.mark.parametrize("depth", [17, 1_000, 5_000, 100_000])
@pytest.mark.parametrize("closed", [True, False])
@pytest.mark.parametrize(("opening", "closing"), [(b"[", b"]"), (b'{"a":', b"}")])
def test_deep_nesting_is_refused_and_harmless(
    depth: int, closed: bool, opening: bytes, closing: bytes
) -> None:
    nested = opening * depth + (b"1" + closing * depth if closed else b"")
    for data in (nested, with_ext(nested), SMALL[:-1] + b',"x":' + nested):
        with pytest.raises(LogRefused) as caught:
            read_log(data)
        assert caught.value.code == "too-deep"


@pytest.mark.parametrize("before", [b"", b'{"x":', SMALL[:-1] + b',"view_seat":'])
def test_a_million_digits_are_refused_like_seventeen(before: bytes) -> None:
    closing = b"}" if before.endswith(b":") else b""
    with pytest.raises(LogRefused) as caught:
        read_log(before + b"7" * 1_000_000 + closing)
    assert caught.value.code == "integer-too-long"


def test_all_faults_of_json_are_told_up_to_twenty() -> None:
    with pytest.raises(LogRefused) as caught:
        read_log(with_ext(b'{"a":[' + b",".join([b"1.5"] * 30) + b"]}"))
    assert [fault.pointer for fault in caught.value.faults] == [f"/ext/a/{place}" for place in range(20)]


def test_a_syntax_fault_names_its_byte_and_line() -> None:
    with pytest.raises(LogRefused, match="json-syntax") as caught:
        read_log('{"东": 1,\n "b" 2}'.encode())
    assert caught.value.faults[0].found.endswith("at byte 16, line 2 column 6")


def test_a_log_over_the_size_is_not_even_parsed() -> None:
    with pytest.raises(LogRefused) as caught:
        read_log(b"[" * 11, Limits(log_bytes=10))
    assert (caught.value.code, caught.value.faults[0].found) == ("log-too-large", "11 bytes")
