"""A message of a catalogue, and how .po and .mo files write it: as much of gettext as this project uses."""

import ast
import struct
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

HEADER: Final = (
    "Content-Type: text/plain; charset=UTF-8\nContent-Transfer-Encoding: 8bit\n"
    "Language: {language}\nPlural-Forms: nplurals=1; plural=0;\n"
)
_MO_MAGIC: Final = 0x950412DE
#: Between a context and its text, and between singular and plural, in an .mo file.
_CONTEXT, _PLURAL = "\x04", "\x00"


@dataclass(frozen=True, order=True)
class Text:
    """What is asked for: an English text, its plural if it counts, its context if one is given."""

    singular: str
    plural: str = ""
    context: str = ""

    @property
    def key(self) -> str:
        head = f"{self.context}{_CONTEXT}" if self.context else ""
        return head + self.singular + (_PLURAL + self.plural if self.plural else "")


Catalogue = dict[Text, str]


def read_po(text: str) -> Catalogue:
    """The translations of a .po file by text, the header left out."""
    catalogue: Catalogue = {}
    for block in text.split("\n\n"):
        fields = _fields(block)
        if fields.get("msgid"):
            asked = Text(fields["msgid"], fields.get("msgid_plural", ""), fields.get("msgctxt", ""))
            catalogue[asked] = fields.get("msgstr", fields.get("msgstr[0]", ""))
    return catalogue


def _fields(block: str) -> dict[str, str]:
    """The keywords of one entry; a string may go on over several lines."""
    fields: dict[str, str] = {}
    keyword = ""
    for line in block.splitlines():
        if line.startswith("#") or not line.strip():
            continue
        if not line.startswith('"'):
            keyword, _, line = line.partition(" ")
        fields[keyword] = fields.get(keyword, "") + ast.literal_eval(line)
    return fields


def write_po(catalogue: Catalogue, language: str) -> str:
    """A .po file, sorted, without places: those change with every edit and help nobody."""
    entries = [f'msgid ""\nmsgstr {_quoted(HEADER.format(language=language))}']
    entries += [_entry(asked, answer) for asked, answer in sorted(catalogue.items())]
    return "\n\n".join(entries) + "\n"


def _entry(asked: Text, answer: str) -> str:
    lines = [f"msgctxt {_quoted(asked.context)}"] if asked.context else []
    lines.append(f"msgid {_quoted(asked.singular)}")
    if asked.plural:
        lines.append(f"msgid_plural {_quoted(asked.plural)}")
    lines.append(f"msgstr{'[0]' if asked.plural else ''} {_quoted(answer)}")
    return "\n".join(lines)


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'


def write_mo(catalogue: Catalogue, language: str) -> bytes:
    """The binary form that Django loads: two tables of lengths and places, then the strings, all sorted."""
    pairs = {"": HEADER.format(language=language)}
    pairs |= {asked.key: answer for asked, answer in catalogue.items() if answer}
    keys = sorted(key.encode() for key in pairs)
    values = [pairs[key.decode()].encode() for key in keys]
    tables = 28
    strings = tables + 16 * len(keys)
    head = struct.pack("<7I", _MO_MAGIC, 0, len(keys), tables, tables + 8 * len(keys), 0, strings)
    places, body = b"", b""
    for entry in (*keys, *values):
        places += struct.pack("<2I", len(entry), strings + len(body))
        body += entry + b"\0"
    return head + places + body


def missing(catalogue: Catalogue, asked: Iterable[Text]) -> list[Text]:
    """The texts that a catalogue does not answer."""
    return sorted(text for text in set(asked) if not catalogue.get(text))
