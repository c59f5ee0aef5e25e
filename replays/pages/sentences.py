"""Each event of a hand as a sentence in the reader's language: 2号位碰五万."""

from collections.abc import Callable
from typing import Any, Final

from django.utils.translation import gettext as _

from replays.pages.naming import list_of, run_names, seat_name, tile_name
from replays.pages.rulebook import Rulebook
from scoring.engine import events
from scoring.engine.tiles import NAMES, UNKNOWN, Tile, format_run


def _tile(tile: Tile) -> str:
    return _("a tile") if tile == UNKNOWN else tile_name(NAMES[tile])


class Sentences:
    """Words for the events of one rule set."""

    def __init__(self, rulebook: Rulebook) -> None:
        self._rulebook = rulebook
        self.key = rulebook.key

    def of(self, event: events.Event) -> str:
        """What happened, in one sentence."""
        return _SENTENCES[type(event)](self, event)

    def draw(self, event: events.Draw) -> str:
        sentence = {
            "tail": _("%(seat)s draws %(tile)s from the tail of the wall"),
            "dice": _("%(seat)s draws %(tile)s where the dice point"),
            "seabed": _("%(seat)s takes the last tile, %(tile)s"),
        }.get(event.source, _("%(seat)s draws %(tile)s"))
        return sentence % {"seat": seat_name(event.seat), "tile": _tile(event.tile)}

    def discard(self, event: events.Discard) -> str:
        sentence = (
            _("%(seat)s discards %(tile)s, just drawn") if event.drawn else _("%(seat)s discards %(tile)s")
        )
        return sentence % {"seat": seat_name(event.seat), "tile": _tile(event.tile)}

    def chow(self, event: events.Chow) -> str:
        return _("%(seat)s chows %(tile)s with %(own)s") % {
            "seat": seat_name(event.seat),
            "tile": _tile(event.tile),
            "own": run_names(format_run(event.own)),
        }

    def pung(self, event: events.Pung) -> str:
        return _("%(seat)s pungs %(tile)s from %(source)s") % {
            "seat": seat_name(event.seat),
            "tile": _tile(event.tile),
            "source": seat_name(event.source_seat),
        }

    def kong(self, event: events.Kong) -> str:
        sentence = {
            "exposed": _("%(seat)s makes an exposed kong of %(tile)s"),
            "added": _("%(seat)s adds %(tile)s to a pung, making a kong"),
            "concealed": _("%(seat)s makes a concealed kong of %(tile)s"),
        }[event.kind] % {"seat": seat_name(event.seat), "tile": _tile(event.tile)}
        own = self._rulebook.own(f"act.kong.{event.kind}", tile=_tile(event.tile))
        sentence = (
            sentence if own is None else _("%(seat)s %(act)s") % {"seat": seat_name(event.seat), "act": own}
        )
        return _("%(kong)s (open kong)") % {"kong": sentence} if event.mode == "open" else sentence

    def win(self, event: events.Win) -> str:
        words = {"seat": seat_name(event.seat)}
        if event.tile is None:
            if self._rulebook.knows("how.dealt"):
                return _("%(seat)s wins %(how)s") % (words | {"how": self.key("how.dealt")})
            return _("%(seat)s wins with the tiles dealt") % words
        words["tile"] = _tile(event.tile)
        if event.source_seat is None:
            return _("%(seat)s wins by drawing %(tile)s") % words
        words["source"] = seat_name(event.source_seat)
        own = self._rulebook.own(
            "act.win.rob_kong" if event.how == "rob_kong" else "act.win",
            tile=words["tile"],
            source=words["source"],
        )
        if own is not None:
            return _("%(seat)s %(act)s") % (words | {"act": own})
        if event.how == "rob_kong":
            return _("%(seat)s wins by robbing %(source)s's kong of %(tile)s") % words
        return _("%(seat)s wins on %(tile)s discarded by %(source)s") % words

    def claim(self, event: events.Claim) -> str:
        return _("%(seat)s asks to %(want)s") % {
            "seat": seat_name(event.seat),
            "want": self._wanted(event.want),
        }

    def pass_(self, event: events.Pass) -> str:
        if event.on is None:
            return _("%(seat)s passes") % {"seat": seat_name(event.seat)}
        declined = list_of([self._wanted(want) for want in event.on])
        return _("%(seat)s declines to %(what)s") % {"seat": seat_name(event.seat), "what": declined}

    def _wanted(self, want: str) -> str:
        common = {"win": _("win"), "pung": _("pung"), "kong": _("kong"), "chow": _("chow")}
        return self._rulebook.own(f"want.{want}") or common[want]

    def declare(self, event: events.Declare) -> str:
        said = {"seat": seat_name(event.seat), "what": self.announcement(event)}
        if self._rulebook.knows(_valued(event)):
            return _("%(seat)s: %(what)s") % said
        own = self._rulebook.own(f"declares.{event.key}")
        if own is not None:
            return _("%(seat)s %(act)s") % {"seat": said["seat"], "act": self._waiting(own, event)}
        if event.value == 0:
            return _("%(seat)s declines: %(what)s") % said
        return _("%(seat)s announces: %(what)s") % said

    def announcement(self, event: events.Declare) -> str:
        """What is announced, its patterns named where it names any."""
        if event.patterns:
            return list_of([self.key(code) for code in event.patterns])
        if self._rulebook.knows(_valued(event)):
            return self.key(_valued(event))
        name = self.key(event.key)
        if event.waits:
            return self._waiting(name, event)
        return f"{name} {event.value}" if event.value is not None and event.value > 1 else name

    def _waiting(self, what: str, event: events.Declare) -> str:
        """What is announced, with the waits that it names."""
        if not event.waits:
            return what
        said = {"what": what, "waits": run_names(format_run(event.waits))}
        own = self._rulebook.own("declares.waits", **said)
        return own or _("%(what)s, waiting for %(waits)s") % said

    def reveal(self, event: events.Reveal) -> str:
        tiles = [run_names(format_run(event.tiles))] if event.tiles else []
        shown = [*tiles, *(str(value) for value in event.values or ())]
        words = {"what": self.key(event.key), "shown": list_of(shown)}
        if event.seat is None:
            return _("%(what)s: %(shown)s") % words
        return _("%(seat)s, %(what)s: %(shown)s") % (words | {"seat": seat_name(event.seat)})

    def connection(self, event: events.Connection) -> str:
        sentence = _("%(seat)s loses the connection") if event.lost else _("%(seat)s is connected again")
        return sentence % {"seat": seat_name(event.seat)}

    def escape(self, event: events.Escape) -> str:
        return _("%(seat)s leaves the game") % {"seat": seat_name(event.seat)}

    def dissolve(self, event: events.Dissolve) -> str:
        if event.seat is None:
            return _("The table ends the hand")
        return _("%(seat)s has the table end the hand") % {"seat": seat_name(event.seat)}

    def correction(self, event: events.Correction) -> str:
        return _("An operator's remark on step %(number)d: %(reason)s") % {
            "number": event.of + 1,
            "reason": event.reason,
        }


def _valued(event: events.Declare) -> str:
    """How a rule set writes one value of an announcement: `seabed.1`."""
    return f"{event.key}.{event.value}"


_SENTENCES: Final[dict[type[events.Event], Callable[[Sentences, Any], str]]] = {
    events.Draw: Sentences.draw,
    events.Discard: Sentences.discard,
    events.Chow: Sentences.chow,
    events.Pung: Sentences.pung,
    events.Kong: Sentences.kong,
    events.Win: Sentences.win,
    events.Claim: Sentences.claim,
    events.Pass: Sentences.pass_,
    events.Declare: Sentences.declare,
    events.Reveal: Sentences.reveal,
    events.Connection: Sentences.connection,
    events.Escape: Sentences.escape,
    events.Dissolve: Sentences.dissolve,
    events.Correction: Sentences.correction,
}


def tiles_of(event: events.Event) -> list[str]:
    """The codes of the tiles to draw beside a sentence."""
    if isinstance(event, events.Chow):
        return [NAMES[tile] for tile in sorted((*event.own, event.tile))]
    if isinstance(event, events.Pung):
        return [NAMES[event.tile]] * 3
    if isinstance(event, events.Kong):
        return [NAMES[event.tile]] * 4
    if isinstance(event, events.Declare | events.Reveal):
        return [NAMES[tile] for tile in event.tiles or ()]
    tile = getattr(event, "tile", None)
    return [] if tile is None else [NAMES[tile]]
