"""Fixed words of a report - verdicts, kinds of finding, causes - in the reader's language."""

from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from replays.pages.naming import in_language
from scoring.engine.causes import CAUSES
from scoring.engine.wording_tables import KINDS, OUTCOMES, VERDICTS


def verdict_label(verdict: str) -> str:
    """A verdict, or where its audit stands."""
    if verdict in VERDICTS:
        return in_language(VERDICTS[verdict])
    return {"unauditable": _("Unauditable"), "queued": _("Waiting"), "running": _("Being audited")}[verdict]


def kind_label(kind: str) -> str:
    """What sort of finding it is."""
    return in_language(KINDS[kind])


def outcome_label(outcome: str) -> str:
    """How a log says that a hand ended."""
    return in_language(OUTCOMES[outcome])


def win_label(how: str, source: str) -> str:
    """The way a hand was won; `source` names the seat that paid for a tile taken from it."""
    return {
        "discard": _("on a discard of %(source)s"),
        "self_draw": _("by own draw"),
        "rob_kong": _("by robbing a kong of %(source)s"),
        "dealt": _("as dealt"),
        "opening": _("with an opening hand"),
    }[how] % {"source": source}


def meld_label(kind: str) -> str:
    """The name of a meld on the table."""
    return {
        "chow": _("Chow"),
        "pung": _("Pung"),
        "exposed": _("Exposed kong"),
        "added": _("Added kong"),
        "concealed": _("Concealed kong"),
    }[kind]


def kong_mark(kind: str) -> str:
    """A short mark for a kong, which alone does not show how it was made; other melds need none."""
    return {
        "exposed": pgettext("mark of a kong", "exposed"),
        "added": pgettext("mark of a kong", "added"),
        "concealed": pgettext("mark of a kong", "concealed"),
    }.get(kind, "")


def cause_label(cause: str) -> str:
    """Why a payment is made."""
    return in_language(CAUSES[cause])
