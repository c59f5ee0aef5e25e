"""The catalogues of the Chinese pages: whole, in step with the code, and written for their readers."""

import re
from pathlib import Path

import pytest

from scripts.catalogues.__main__ import LANGUAGES, catalogue_file
from scripts.catalogues.extract import asked_texts
from scripts.catalogues.messages import Catalogue, Text, missing, read_po, write_mo, write_po

PLACEHOLDER = re.compile(r"%\(\w+\)[sd]")
#: Character sets that hold one script and not the other.
SCRIPTS = {"zh_Hans": "gb2312", "zh_Hant": "big5"}


def catalogue(language: str) -> Catalogue:
    return read_po(catalogue_file(language).read_text(encoding="utf-8"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_of_the_project_is_translated(language: str) -> None:
    assert missing(catalogue(language), asked_texts()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_translation_is_left_over_from_a_text_that_is_gone(language: str) -> None:
    assert set(catalogue(language)) - asked_texts() == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_compiled_file_is_in_step_with_the_readable_one(language: str) -> None:
    compiled = catalogue_file(language).with_suffix(".mo").read_bytes()
    assert compiled == write_mo(catalogue(language), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_translation_fills_in_the_same_things_as_its_text(language: str) -> None:
    for asked, answer in catalogue(language).items():
        assert sorted(PLACEHOLDER.findall(answer)) == sorted(PLACEHOLDER.findall(asked.singular)), asked


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_script_is_written_in_its_own_characters(language: str) -> None:
    for answer in catalogue(language).values():
        answer.encode(SCRIPTS[language])  # raises for a character of the other script


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_english_sentence_stands_in_for_a_translation(language: str) -> None:
    for asked, answer in catalogue(language).items():
        if asked.singular != ", ":
            assert re.search(r"[\u4e00-\u9fff]|^%\(\w+\)s(：|%\()", answer), asked


def test_the_file_reads_back_as_it_was_written() -> None:
    texts = {
        Text("plain"): "普通",
        Text("one", "many"): "若干",
        Text("D", context="dealer mark"): "庄",
        Text('a "quoted"\nline'): "引号“”\n换行",
    }
    assert read_po(write_po(texts, "zh_Hans")) == texts


def test_a_new_text_in_a_template_or_in_code_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = '{% translate "From a template" %}{% blocktranslate %}{{ n }} of it{% endblocktranslate %}'
    (tmp_path / "templates").mkdir()
    (tmp_path / "templates" / "new.html").write_text(page, encoding="utf-8")
    (tmp_path / "replays").mkdir()
    (tmp_path / "replays" / "new.py").write_text(
        '_("From code")\npgettext("where", "In a place")\n', encoding="utf-8"
    )
    monkeypatch.setattr("scripts.catalogues.extract.PROJECT", tmp_path)
    assert asked_texts() == {
        Text("From a template"),
        Text("%(n)s of it"),
        Text("From code"),
        Text("In a place", context="where"),
    }
