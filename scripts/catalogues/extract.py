"""Which texts the project asks gettext for, in Python code and in templates."""

import ast
import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Final

from django.utils.translation.template import templatize

from scripts.catalogues.messages import Text

PROJECT: Final = Path(__file__).resolve().parents[2]
CODE: Final = ("accounts", "disputes", "evidence", "mjaudit", "replays")

#: By function: how the texts among its arguments are to be read.
_CALLS: Final = {
    "_": ("singular",),
    "gettext": ("singular",),
    "gettext_lazy": ("singular",),
    "gettext_noop": ("singular",),
    "ngettext": ("singular", "plural"),
    "pgettext": ("context", "singular"),
    "npgettext": ("context", "singular", "plural"),
}
_STRING: Final = r"""u?(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")"""
_IN_TEMPLATE: Final = re.compile(rf"\b(_|n?p?gettext)\(\s*((?:{_STRING}\s*,?\s*)+)", re.DOTALL)


def asked_texts() -> set[Text]:
    """All texts of the project."""
    found: set[Text] = set()
    for folder in CODE:
        for file in (PROJECT / folder).rglob("*.py"):
            found |= set(_in_code(file.read_text(encoding="utf-8")))
    for folder in ("templates", *CODE):
        for file in chain(*((PROJECT / folder).rglob(kind) for kind in ("*.html", "*.txt"))):
            found |= set(_in_template(file.read_text(encoding="utf-8"), file.name))
    return found


def _in_code(source: str) -> Iterator[Text]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call):
            name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            if name in _CALLS:
                texts = [argument.value for argument in node.args if isinstance(argument, ast.Constant)]
                strings = [text for text in texts if isinstance(text, str)]
                if len(strings) == len(_CALLS[name]):  # else it asks for what a variable holds
                    yield _text(name, strings)


def _in_template(source: str, origin: str) -> Iterator[Text]:
    for call in _IN_TEMPLATE.finditer(templatize(source, origin=origin)):
        arguments = ast.literal_eval(f"({call[2].rstrip().rstrip(',')},)")
        yield _text(call[1], list(arguments))


def _text(name: str, texts: list[str]) -> Text:
    return Text(**dict(zip(_CALLS[name], texts, strict=False)))
