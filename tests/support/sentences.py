"""What every text that people read must be, whatever rule set it belongs to."""

import re

from scoring.engine.telling import WAYS
from scoring.engine.wording import PART, VALUE, WAY_OF_NAME
from scoring.engine.words import LANGUAGES, Words

CHINESE = ("zh-hans", "zh-hant")

#: Simplified characters that Big5 holds too, so that encoding does not find them.
SIMPLIFIED_IN_BIG5 = frozenset("杠后里么余")


def check_scripts(text: Words) -> None:
    """The text stands in each language, in that language's script."""
    assert tuple(text) == LANGUAGES
    assert text["en"].isascii()
    assert text["en"].strip() == text["en"] != ""
    # A slip into the other script fails to encode.
    assert text["zh-hans"].encode("gb2312")
    assert text["zh-hant"].encode("big5")
    assert not SIMPLIFIED_IN_BIG5 & set(text["zh-hant"])


def check_template(sentence: Words) -> None:
    """The sentence can be told in each language, and names the same values in each."""
    texts = {language: str(dict(sentence)[language]) for language in LANGUAGES}
    # Chinese says "he" where English repeats the seat, so only which values are named counts, not how often.
    named = [sorted(set(VALUE.findall(text))) for text in texts.values()]
    assert named[0] == named[1] == named[2]
    for text in texts.values():
        for value, way in VALUE.findall(text):
            assert (way or WAY_OF_NAME.get(value)) in WAYS, value
        assert not set("[]{}|") & set(VALUE.sub("", _without_parts(text))), text
        assert all(part[1] or VALUE.search(part[2]) for part in PART.finditer(text))


def check_sentence(sentence: Words) -> None:
    """It ends as sentences do, and the Chinese holds no Latin letters of its own."""
    assert sentence["en"].endswith(".")
    for language in CHINESE:
        text = str(dict(sentence)[language])
        assert not re.search(r"[A-Za-z]", VALUE.sub("", _without_parts(text)))
        assert text.endswith("。")


def _without_parts(text: str) -> str:
    """The template with both forms of each part in brackets."""
    return PART.sub(lambda part: (part[2] or "") + (part[3] or ""), text)
