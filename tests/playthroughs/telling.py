"""A hand in words: what every seat holds, what it might do, what it does, and who pays whom for what."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import groupby

from replays.logformat.reader import ReadLog, read_log
from replays.logformat.writing import event_document
from scoring.engine.deal import open_position
from scoring.engine.events import seat_of
from scoring.engine.law import Rules
from scoring.engine.position import Position, is_note
from scoring.engine.record import SEATS
from scoring.engine.replay import play
from scoring.engine.table import Meld
from scoring.engine.tiles import NAMES, Tile, tiles_of
from tests.perft.engine import shown
from tests.support.gamelogs import as_bytes
from tests.support.golden import audited
from tests.support.tables import Json

_VERBS = {
    "discard": "discards",
    "draw": "draws",
    "chow": "chows",
    "pung": "pungs",
    "kong": "kongs",
    "win": "wins",
    "declare": "declares",
    "reveal": "turns up",
    "claim": "claims",
    "pass": "passes",
}


def told(log: Json) -> str:
    """The whole hand, line by line."""
    read = read_log(as_bytes(log))
    return "\n".join([*_lines(read), *_end(audited(log))]) + "\n"


def _lines(read: ReadLog) -> Iterator[str]:
    hand, law = read.record.hands[0], read.rules.ruleset.build(read.rules.options)
    yield f"{read.rules.ruleset.id}, preset {read.rules.preset}, dealer seat {hand.dealer}"
    position = open_position(hand, law)
    yield from (f"  {_held(position, seat)}" for seat in SEATS)
    for number, event in enumerate(hand.events):
        yield from _choices(law, position)
        position.number = number
        yield f"{number:>3}  {_act(event_document(event))}"
        faults = [f"{breach.clause} {breach.code}" for breach in play(position, law, event).breaches]
        yield from (f"     FAULT {fault}" for fault in faults)
        seat = seat_of(event)
        if seat is not None and not is_note(event):
            yield f"     {_held(position, seat)}; wall {position.table.wall.left}"
    yield from _choices(law, position)
    yield f"the hand ends: {hand.outcome}"


def _held(position: Position, seat: int) -> str:
    melds = "".join(f" [{_meld(meld)}]" for meld in position.table.melds[seat])
    return f"seat {seat}: {short(tiles_of(position.table.hands[seat]))}{melds}"


def _meld(meld: Meld) -> str:
    source = "" if meld.source_seat is None else f" of {meld.source_seat}"
    return f"{meld.kind} {short(meld.tiles)}{source}"


def short(tiles: Sequence[Tile]) -> str:
    """Tiles suit by suit: ``123m55p``."""
    names = [NAMES[tile] for tile in tiles]
    return "".join(
        "".join(name[0] for name in suit) + letter for letter, suit in groupby(names, lambda name: name[1])
    )


def _choices(law: Rules, position: Position) -> Iterator[str]:
    """What the law offers here, a line a seat; discards together."""
    offered = [event for event in law.candidates(position) if law.breach(position, event) is None]
    by_seat = defaultdict[str, list[Json]](list)
    for event in offered:
        said = event_document(shown(law, position, event))
        by_seat[str(said.get("seat", "-"))].append(said)
    for seat, acts in sorted(by_seat.items()):
        discards = " ".join(act["tile"] for act in acts if act["type"] == "discard")
        others = [_act(act, seat=False) for act in acts if act["type"] != "discard"]
        words = ([f"discard {discards}"] if discards else []) + others
        yield f"       may, seat {seat}: {'; '.join(words)}"


def _act(act: Json, *, seat: bool = True) -> str:
    """An act in words; without its seat as what might be done."""
    words: list[str] = [f"seat {act['seat']}"] if seat and "seat" in act else []
    kind = str(act["type"])
    words.append(_VERBS.get(kind, kind) if seat else kind)
    words += [str(act[key]) for key in ("key", "value", "kind", "mode", "how", "want", "tile") if key in act]
    words += [f"from {act['from']}"] if "from" in act else []
    words += [f"from the {act['source']}"] if act.get("source", "head") != "head" else []
    words += [f"with {act['own']}"] if "own" in act else []
    words += [f"tiles {act['tiles']}"] if "tiles" in act else []
    words += [f"waits {act['waits']}"] if "waits" in act else []
    words += [
        f"{name} {' '.join(map(str, act[name]))}" for name in ("patterns", "values", "on") if name in act
    ]
    return " ".join(words)


def _end(report: Json) -> Iterator[str]:
    (hand,) = report["hands"]
    for win in hand["wins"]:
        worth = ", ".join(f"{item['code']} {item['points']} ({item['clause']})" for item in win["items"])
        how = f"{win['how']} {win['tile'] or ''}".strip()
        yield f"win: seat {win['seat']} by {how}: {worth}; {win['points']} points"
        yield f"     shape {' '.join(win['shape'])}; waits {' '.join(win['waits']) or 'none'}"
    for paid in hand["transfers"]:
        worth = ", ".join(f"{item['code']} {item['points']} ({item['clause']})" for item in paid["items"])
        who = f"{paid['from']} pays {paid['to']} {paid['points']}"
        yield f"paid: {who} for {paid['cause']} ({paid['clause']}): {worth}"
    yield f"scores {hand['scores']}; next dealer {hand['next_dealer']}"
    yield f"verdict {report['verdict']}"
