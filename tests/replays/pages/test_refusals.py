"""A log that cannot be read is explained in the reader's language: what is wrong, where, expected, found."""

import json
import re
from collections.abc import Iterator
from string import Formatter
from typing import Final

import pytest
from django.utils.translation import gettext, override
from msgspec import inspect

from replays.logformat.reader import read_log
from replays.logformat.refusal import PROBLEMS, Fault, LogRefused
from replays.logformat.typewalk import LOG_TYPE
from replays.pages.faultwords import EXPECTED, FOUND, told
from replays.pages.refusals import FAULTS, REFUSALS, Refusal, fault_views, refusal_of
from tests.replays.api.test_bad_input import BODIES
from tests.replays.logformat.builder import encode
from tests.replays.logformat.test_refused_shapes import REFUSED as SHAPES

CHINESE: Final = ("zh-hans", "zh-hant")
#: What Chinese readers of such a text write in Latin letters too.
NAMES: Final = {"JSON", "UTF", "BOM", "Unicode", "NFC", "RFC"}
#: Rows that a stored log refuses for other reasons than the format.
READABLE: Final = ("83 another platform",)
REFUSED: Final = {row: body for row, (body, _, _) in BODIES.items() if row not in READABLE} | {
    row: encode(log) for row, (log, _, _) in SHAPES.items()
}


def refusal_in(language: str, body: bytes) -> tuple[LogRefused, Refusal]:
    with pytest.raises(LogRefused) as caught:
        read_log(body)
    with override(language):
        return caught.value, refusal_of(caught.value)


def english_in(html: str) -> set[str]:
    """Latin words outside of what is quoted from the log or the format."""
    own = re.sub(r"<code>.*?</code>", "", html, flags=re.DOTALL)
    return {word for word in re.findall(r"[A-Za-z]{2,}", own) if word not in NAMES}


def test_every_problem_and_every_fault_has_words_in_chinese() -> None:
    assert PROBLEMS.keys() == REFUSALS.keys()
    for language in CHINESE:
        with override(language):
            for text in (*REFUSALS.values(), *FAULTS.values()):
                assert gettext(text) != text


@pytest.mark.parametrize("language", CHINESE)
@pytest.mark.parametrize("row", REFUSED)
def test_a_refused_log_is_explained_in_chinese(row: str, language: str) -> None:
    refused, refusal = refusal_in(language, REFUSED[row])
    assert len(refusal.faults) == len(set(refused.faults))
    for fault, view in zip(dict.fromkeys(refused.faults), refusal.faults, strict=True):
        assert view.says or fault.code == refused.code
        said = [refusal.says, view.says, view.expected, view.found]
        assert not any(map(english_in, said)), said


def descriptions(node: inspect.Type) -> Iterator[str]:
    """Every wording that the format's types give of themselves."""
    if isinstance(node, inspect.Metadata):
        yield from filter(None, [(node.extra_json_schema or {}).get("description")])
        yield from descriptions(node.type)
    elif isinstance(node, inspect.StructType):
        for field in inspect.type_info(node.cls).fields:  # type: ignore[attr-defined]
            yield from descriptions(field.type)
    elif isinstance(node, inspect.UnionType):
        for kind in node.types:
            yield from descriptions(kind)
    elif isinstance(node, inspect.VarTupleType):
        yield from descriptions(node.item_type)


def test_every_type_of_the_format_is_described_in_chinese() -> None:
    found = set(descriptions(LOG_TYPE))
    assert len(found) > 10
    with override("zh-hans"):
        for text in found:
            wording = told(text, EXPECTED)
            assert wording is not None, text
            assert re.search("[\u4e00-\u9fff]", wording), text


@pytest.mark.parametrize("language", CHINESE)
def test_a_translation_leaves_open_what_its_text_leaves_open(language: str) -> None:
    def open_parts(pattern: str) -> set[str]:
        return {name for _, name, _, _ in Formatter().parse(pattern) if name}

    with override(language):
        for pattern in (*EXPECTED, *FOUND):
            assert open_parts(gettext(pattern)) == open_parts(pattern)


def test_what_stood_in_the_log_is_quoted_however_it_is_worded() -> None:
    faults = [
        Fault("/nothing", "unknown-key", "only a, b", "nothing"),
        Fault("/table", "wrong-value", "a string", json.dumps("one or two bytes")),
        Fault("/x", "wrong-type", "an object", "<script>"),
    ]
    with override("zh-hans"):
        found = [view.found for view in fault_views(faults)]
    assert found[0] == "<code>nothing</code>"
    assert found[1] == "<code>&quot;one or two bytes&quot;</code>"
    assert found[2] == "<code>&lt;script&gt;</code>"


def test_a_rule_sets_own_sentence_is_shown_as_the_english_it_is() -> None:
    with override("zh-hans"):
        view = fault_views([Fault("/rules/options", "contradiction", "no birds without dice", "2")])[0]
    assert view.expected == '<span lang="en">no birds without dice</span>'


def test_english_readers_read_what_the_format_says() -> None:
    fault = Fault("/hands/0/dealer", "out-of-range", "an integer from 0 to 3", "4")
    with override("en"):
        view = fault_views([fault])[0]
    assert (view.expected, view.found) == ("an integer from 0 to 3", "<code>4</code>")
