"""Bring the catalogues in step with the code: ``python -m scripts.catalogues``.

Adds texts that are new (to be translated by hand), drops those no longer asked for, and writes the .mo files
Django loads. They are committed, so that a machine without GNU gettext shows every language. Exits with 1
while a text has no translation.
"""

import sys
from pathlib import Path
from typing import Final

from scripts.catalogues.extract import PROJECT, asked_texts
from scripts.catalogues.messages import Text, missing, read_po, write_mo, write_po

#: English is what the code itself says and needs no catalogue.
LANGUAGES: Final = ("zh_Hans", "zh_Hant")


def catalogue_file(language: str) -> Path:
    return PROJECT / "locale" / language / "LC_MESSAGES" / "django.po"


def update(language: str, asked: set[Text]) -> list[Text]:
    """Rewrite one language's files; the texts that wait for a translation."""
    file = catalogue_file(language)
    known = read_po(file.read_text(encoding="utf-8")) if file.exists() else {}
    catalogue = {text: known.get(text, "") for text in asked}
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(write_po(catalogue, language), encoding="utf-8")
    file.with_suffix(".mo").write_bytes(write_mo(catalogue, language))
    return missing(catalogue, asked)


def main() -> int:
    asked = asked_texts()
    waiting = {language: update(language, asked) for language in LANGUAGES}
    for language, texts in waiting.items():
        for text in texts:
            print(f"{language}: {text.singular}")
    return 1 if any(waiting.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
