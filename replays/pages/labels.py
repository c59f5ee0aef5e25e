"""Fixed words of a report - verdicts, kinds of finding, causes - in the reader's language."""

from django.utils.translation import gettext as _

from replays.pages.naming import in_language
from scoring.engine.causes import CAUSES


def verdict_label(verdict: str) -> str:
    """A verdict, or where its audit stands."""
    return {
        "clean": _("Clean"),
        "flagged": _("Flagged"),
        "undecidable": _("Undecidable"),
        "unauditable": _("Unauditable"),
        "queued": _("Waiting"),
        "running": _("Being audited"),
    }[verdict]


def kind_label(kind: str) -> str:
    """What sort of finding it is."""
    return {
        "broken_record": _("Impossible record"),
        "illegal_action": _("Illegal action"),
        "missed_duty": _("Duty missed"),
        "wrong_items": _("Wrong items"),
        "wrong_transfer": _("Wrong payment"),
        "wrong_score": _("Wrong score"),
        "wrong_total": _("Wrong total"),
        "wrong_dealer": _("Wrong dealer"),
        "wrong_wall": _("Wall does not agree"),
        "undecidable": _("Cannot be decided"),
        "information": _("For information"),
    }[kind]


def outcome_label(outcome: str) -> str:
    """How a log says that a hand ended."""
    return {
        "win": _("Win"),
        "draw": _("Draw"),
        "dissolved": _("Dissolved"),
        "escaped": _("A player left"),
    }[outcome]


def fairness_label(fairness: str) -> str:
    """What the wall's commitment came to."""
    return {
        "none": _("no digest announced"),
        "consistent": _("wall and digest agree"),
        "violated": _("wall and digest do not agree"),
    }[fairness]


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


def cause_label(cause: str) -> str:
    """Why a payment is made."""
    return in_language(CAUSES[cause])
