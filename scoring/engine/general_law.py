"""Law of every rule set: turns, tiles held, the live tile, claims on it and the end of the hand.

Each judge answers for one GEN clause (audit report, section 3). They know the phases of `position`; a phase
that a rule set adds is judged by that rule set alone.
"""

from collections.abc import Iterator
from typing import Final

from scoring.engine.events import (
    Chow,
    Declare,
    Discard,
    Dissolve,
    Draw,
    Escape,
    Event,
    Kong,
    Pung,
    Reveal,
    Win,
)
from scoring.engine.findings import BROKEN_RECORD, UNDECIDABLE, Breach, Json
from scoring.engine.law import Legality, Rules
from scoring.engine.position import CLAIMS, OVER, REPLACEMENT, TURN, WON, Position
from scoring.engine.table import ADDED, CONCEALED, EXPOSED, Live, same
from scoring.engine.tiles import NAMES, format_run, rank, suit

#: Rank of a claim on one tile (GEN-06): a win before a kong or pung, these before a chow.
RANKS: Final = {"win": 3, "kong": 2, "pung": 2, "chow": 1}


# GEN-07


def after_the_end(position: Position, event: Event) -> Breach | None:
    """Nothing is played once the hand is over; other seats may still win the tile that was won."""
    phase = position.phase
    if phase not in (WON, OVER) and not (
        phase == CLAIMS and isinstance(event, Draw) and position.table.wall.left == 0
    ):
        return None
    if isinstance(event, Escape) and (position.closed == "escaped" or position.hand.outcome != "escaped"):
        return None
    if phase == WON and isinstance(event, Win) and _wins_same_tile(position, event):
        return None
    false = bool(position.wins) and all(won.illegal for won in position.wins)
    return Breach("GEN-07", "after-the-end", BROKEN_RECORD, stops=True, consequent=false)


def _wins_same_tile(position: Position, event: Win) -> bool:
    first = position.wins[-1] if position.wins else None
    if first is None or first.payer is None or event.source_seat != first.payer:
        return False
    return event.seat not in {won.seat for won in position.wins} | {first.payer}


# GEN-04 and GEN-02


def in_turn(position: Position, event: Draw | Discard) -> Breach | None:
    """Draws and discards belong to the seat in turn, one draw before each discard."""
    phase = position.phase
    if phase not in (TURN, CLAIMS, REPLACEMENT):
        return None
    if event.seat != position.seat:
        return out_of_turn(position, event.seat)
    if isinstance(event, Draw) == (phase == TURN):
        code = "draw-too-many" if phase == TURN else "draw-missing"
        size = position.table.sizes[event.seat]
        # A hand that an earlier fault left one tile longer or shorter needs no draw, or one more.
        mended = phase != REPLACEMENT and size % 3 == (1 if phase == TURN else 2)
        return Breach("GEN-02", code, params={"size": size}, consequent=mended)
    return None


def own_turn(position: Position, event: Kong | Win) -> Breach | None:
    """A concealed or added kong and a self-drawn win need the seat's own turn."""
    if isinstance(event, Kong) and event.kind == EXPOSED:
        return None
    if isinstance(event, Win) and (event.source_seat is not None or _draws_first(position, event)):
        return None
    if position.phase in (TURN, CLAIMS, REPLACEMENT) and (
        position.phase != TURN or event.seat != position.seat
    ):
        return out_of_turn(position, event.seat)
    return None


def _draws_first(position: Position, event: Win) -> bool:
    """Whether the seat is due to draw and has not drawn anything: what it wins is no drawn tile (GEN-05)."""
    return event.seat == position.seat and position.phase != TURN and not position.fresh


def out_of_turn(position: Position, seat: int) -> Breach:
    """GEN-04 for an act of a seat that is not in turn, or not to act in this way now."""
    return Breach(
        "GEN-04",
        "out-of-turn",
        expected=position.seat,
        actual=seat,
        params={"turn": position.seat},
        consequent=seat in position.displaced,
    )


# GEN-03


def holds_tiles(position: Position, event: Discard | Chow | Pung | Kong) -> Breach | None:
    """An act uses tiles that its seat holds; what is not held cannot be moved, so the replay stops."""
    table, seat = position.table, event.seat
    if isinstance(event, Chow):
        missing = not all(table.holds(seat, tile, event.own.count(tile)) for tile in event.own)
        needed = format_run(event.own)
    elif isinstance(event, Kong) and event.kind == ADDED:
        missing = not table.holds(seat, event.tile) or table.pung_of(seat, event.tile) is None
        needed = NAMES[event.tile]
    else:
        copies = _copies(event)
        missing = not table.holds(seat, event.tile, copies)
        needed = NAMES[event.tile] * copies
    if not missing:
        return None
    return Breach(
        "GEN-03",
        "not-held",
        BROKEN_RECORD,
        actual=needed,
        params={"tiles": needed},
        stops=True,
        consequent=seat in position.displaced or position.is_short_or_long(seat),
    )


def _copies(event: Discard | Pung | Kong) -> int:
    if isinstance(event, Kong):
        return 4 if event.kind == CONCEALED else 3
    return 2 if isinstance(event, Pung) else 1


def drawn_mark(position: Position, event: Discard) -> Breach | None:
    """`drawn: true` stands at the tile just drawn; a wrong mark is only a warning."""
    if not event.drawn or event.tile in position.fresh or not position.fresh:
        return None
    fresh = format_run(position.fresh)
    if "??" in fresh:
        return None
    return Breach(
        "GEN-03",
        "drawn-mark-wrong",
        expected=fresh,
        actual=NAMES[event.tile],
        params={"tile": NAMES[event.tile], "tiles": fresh},
        severity="warning",
    )


# GEN-05


def takes_live_tile(position: Position, event: Chow | Pung | Kong | Win) -> Breach | None:
    """A claim takes the latest discard of the seat it names, or wins the tile of the latest added kong."""
    if isinstance(event, Kong) and event.kind != EXPOSED:
        return None
    if isinstance(event, Win) and event.source_seat is None:
        return _wins_drawn_tile(position, event)
    live = position.live
    tile = event.tile
    if live is not None and tile is None:
        tile = live.tile
    if (
        live is None
        or position.phase in (TURN, OVER)
        or not same(live.tile, tile)
        or live.seat != event.source_seat
        or live.seat == event.seat
        or not _fits_label(event, live)
    ):
        shown: Json = None if live is None else {"seat": live.seat, "tile": NAMES[live.tile]}
        actual = None if tile is None else NAMES[tile]
        return Breach("GEN-05", "not-the-live-tile", expected=shown, actual=actual, params={"tile": actual})
    return None


def _fits_label(event: Chow | Pung | Kong | Win, live: Live) -> bool:
    """Only a win takes the tile of an added kong; one labelled otherwise than the tile is live is none."""
    if not isinstance(event, Win):
        return not live.is_kong
    return event.how in (None, "rob_kong" if live.is_kong else "discard")


def _wins_drawn_tile(position: Position, event: Win) -> Breach | None:
    if event.how in ("discard", "rob_kong"):
        return Breach("GEN-05", "not-the-live-tile", params={"tile": _name(event.tile)})
    if position.phase not in (TURN, CLAIMS, REPLACEMENT) or event.how == "dealt":
        return None
    if event.tile is None and not position.acts:
        return None
    if event.tile is None and position.fresh:
        return None
    if event.tile in position.fresh or 34 in position.fresh:
        return None
    if not position.acts and event.seat == position.hand.dealer:
        return None
    return Breach(
        "GEN-05",
        "not-the-drawn-tile",
        expected=format_run(position.fresh) or None,
        actual=_name(event.tile),
        params={"tile": _name(event.tile)},
    )


def _name(tile: int | None) -> str | None:
    return None if tile is None else NAMES[tile]


def chow_makes_run(event: Chow) -> bool:
    """Whether the taken tile and the two own ones are three following ranks of one suit."""
    tiles = sorted((event.tile, *event.own))
    if len(tiles) != 3 or tiles[2] >= 27:
        return False
    return suit(tiles[0]) == suit(tiles[2]) and [rank(tile) - rank(tiles[0]) for tile in tiles] == [0, 1, 2]


# GEN-06


def wanted(event: Event) -> str | None:
    """What kind of claim this act is, None for an act that takes nothing."""
    if isinstance(event, Chow):
        return "chow"
    if isinstance(event, Pung):
        return "pung"
    if isinstance(event, Kong):
        return "kong" if event.kind == EXPOSED else None
    if isinstance(event, Win):
        return "win" if event.source_seat is not None else None
    return None


def keeps_own_pass(position: Position, event: Chow | Pung | Kong) -> Breach | None:
    """A seat that has declined a claim on this tile does not make it after all."""
    want = wanted(event)
    if want is None or not position.window.has_passed(event.seat, want):
        return None
    return Breach("GEN-06", "passed-then-claimed", params={"want": want})


def claims_of_seat(position: Position, seat: int, want: str) -> Iterator[Event]:
    """The acts by which a seat could make such a claim on the live tile."""
    live = position.live
    if live is None or live.seat == seat:
        return
    tile, source = live.tile, live.seat
    if want == "win":
        yield Win(seat, tile, source, "rob_kong" if live.is_kong else "discard")
    elif want == "pung":
        yield Pung(seat, tile, source)
    elif want == "kong":
        yield Kong(seat, tile, EXPOSED, source)
    elif want == "chow" and tile < 27:
        place = tile % 9
        for low in range(max(0, place - 2), min(6, place) + 1):
            own = tuple(tile - place + low + step for step in range(3) if low + step != place)
            yield Chow(seat, tile, source, own)


def can_make(rules: Rules, position: Position, seat: int, want: str) -> bool | None:
    """Whether the seat could legally make this claim; None where the record cannot show it."""
    answers = []
    for act in claims_of_seat(position, seat, want):
        answer = rules.permits(position, act)
        answers.append(None if answer and not _shows_tiles(position, act) else answer)
    if True in answers:
        return True
    return None if None in answers else False


def _shows_tiles(position: Position, act: Event) -> bool:
    """Whether the record shows the tiles of the hand that a claim needs; a win answers for itself."""
    table = position.table
    if isinstance(act, Chow):
        return all(table.shows(act.seat, tile) for tile in act.own)
    if isinstance(act, (Pung, Kong)):
        return table.shows(act.seat, act.tile, _copies(act))
    return True


def honours_claims(rules: Rules, position: Position, event: Event) -> Breach | None:
    """No act goes past a higher claim that another seat made and could make; wins among each other apart."""
    if not position.window.claims or position.live is None or position.phase in (WON, OVER):
        return None
    want = wanted(event)
    rank_of_act = RANKS[want] if want else 0
    if want == "win":
        return None
    for seat, claimed in position.window.claims:
        if seat == event.seat or RANKS[claimed] <= rank_of_act or position.window.has_passed(seat, claimed):
            continue
        could = can_make(rules, position, seat, claimed)
        if could is not False:
            params: dict[str, Json] = {"claimant": seat, "want": claimed}
            kind = "illegal_action" if could else UNDECIDABLE
            return Breach("GEN-06", "claim-passed-over", kind, expected=params, params=params)
    return None


# GEN-13


def known_key(rules: Rules, event: Declare | Reveal) -> list[Breach]:
    """What is announced or turned up is known to the rule set; anything else changes nothing."""
    known = rules.declare_keys if isinstance(event, Declare) else rules.reveal_keys
    if event.key in known:
        return []
    return [
        Breach("GEN-13", "unknown-key", expected=sorted(known), actual=event.key, params={"key": event.key})
    ]


AFTER_THE_END: Final = Legality(
    "GEN-07", (Draw, Discard, Chow, Pung, Kong, Win, Escape, Dissolve), after_the_end
)
HOLDS_TILES: Final = Legality("GEN-03", (Discard, Chow, Pung, Kong), holds_tiles)
IN_TURN: Final = Legality("GEN-04", (Draw, Discard), in_turn)
OWN_TURN: Final = Legality("GEN-04", (Kong, Win), own_turn)
LIVE_TILE: Final = Legality("GEN-05", (Chow, Pung, Kong, Win), takes_live_tile)
OWN_PASS: Final = Legality("GEN-06", (Chow, Pung, Kong), keeps_own_pass, of_claims=True)
DRAWN_MARK: Final = Legality("GEN-03", (Discard,), drawn_mark)

#: In order of precedence, for a rule set to put its own clauses after.
GENERAL_LEGALITIES: Final = (AFTER_THE_END, HOLDS_TILES, IN_TURN, OWN_TURN, LIVE_TILE, OWN_PASS)
