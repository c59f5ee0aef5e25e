"""The page on the log format names everything there is."""

from pathlib import Path

from replays.logformat.jsonschema import json_schema
from replays.logformat.refusal import PROBLEMS

PAGE = (Path(__file__).parents[3] / "docs" / "log-format.md").read_text(encoding="utf-8")


def test_every_key_and_word_of_the_format_is_on_the_page() -> None:
    for definition in json_schema()["$defs"].values():
        for key, schema in definition.get("properties", {}).items():
            assert f"`{key}`" in PAGE or f'"{key}"' in PAGE or f"`{key}?`" in PAGE, key
            for word in schema.get("enum", []) if key != "tile" else []:
                assert f'"{word}"' in PAGE or f"`{word}`" in PAGE, (key, word)


def test_every_problem_code_is_on_the_page() -> None:
    assert [code for code in PROBLEMS if f"`{code}`" not in PAGE] == []
