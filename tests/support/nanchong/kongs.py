"""Kongs: NC-15 to NC-17 and NC-42, how they are made, replaced and shown."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from collections.abc import Callable

from tests.support.cases import finding, illegal
from tests.support.nanchong_tables import A, B, C, D, Json, Table, case

#: Thirteen tiles with 222s that wait for nothing.
TRIPLET = "1369m258p79s222s5p"
PAIR = "1369m258p479s22s5p"


def _concealed() -> Table:
    """B draws the fourth 2s."""
    return Table().deals(B, TRIPLET).until(B).draws(B, "2s")


def _punged() -> Table:
    """B has punged 2s."""
    return Table().deals(B, PAIR).feeds(C, "2s").pungs(B, "2s", of=C).discards(B, "4s")


def _broken(table: Table) -> Table:
    return table.event("dissolve").unscored(outcome="dissolved")


MAKING = [
    case("kong-concealed", "Four held make a concealed kong in one's own turn.", "NC-15 NC-16",
         _concealed().kongs(B, "2s", "concealed").draws(B, source="tail").discards(B).stops()),
    case("kong-concealed-later", "The kong may wait for a later turn.", "NC-15",
         _concealed().discards(B, "9m").until(B).draws(B).kongs(B, "2s", "concealed").draws(B, source="tail").discards(B).stops()),
    case("kong-added", "The fourth tile is added to one's own pung.", "NC-15",
         _punged().adds(B, "2s").draws(B, source="tail").discards(B).stops()),
    case("kong-on-kong", "One kong may follow another.", "NC-15 NC-42",
         Table().deals(B, "222s333s147m258p9p").until(B).draws(B, "2s").kongs(B, "2s", "concealed").draws(B, "3s", "tail")
         .kongs(B, "3s", "concealed").draws(B, source="tail").discards(B).stops()),
    case("kong-after-a-pung", "After a pung no concealed kong is made before a tile is drawn.", "NC-15",
         Table().deals(B, "1369m25p77s22s111s").until(B).draws(B, "1s").discards(B, "9m").feeds(C, "2s").pungs(B, "2s", of=C).label("kong")
         .kongs(B, "1s", "concealed").draws(B, source="tail").discards(B).stops(),
         findings=[illegal("NC-15", "kong", B, code="concealed-kong-after-pung")]),
    case("kong-added-after-a-pung", "After a pung an earlier one may be added to.", "NC-15",
         _punged().until(B).draws(B, "2s").discards(B, "7s").feeds(C, "5p").pungs(B, "5p", of=C).kongs(B, "2s", "added")
         .draws(B, source="tail").discards(B).stops()),
    case("kong-concealed-of-three", "A concealed kong needs four.", "GEN-03 NC-15",
         _broken(Table().deals(B, TRIPLET).until(B).draws(B, "1m").label("kong").kongs(B, "2s", "concealed")),
         findings=[finding("broken_record", "GEN-03", "kong", B, code="not-held")]),
    case("kong-added-without-a-pung", "Nothing is added without a pung of one's own.", "GEN-03 NC-15",
         _broken(_concealed().label("kong").kongs(B, "2s", "added")),
         findings=[finding("broken_record", "GEN-03", "kong", B, code="not-held")]),
    case("kong-added-not-held", "Nor without the fourth tile.", "GEN-03 NC-15",
         _broken(_punged().until(B).draws(B, "1m").label("kong").kongs(B, "2s", "added")),
         findings=[finding("broken_record", "GEN-03", "kong", B, code="not-held")]),
    case("kong-out-of-turn", "A concealed kong needs one's own turn.", "GEN-04 NC-15",
         _concealed().discards(B, "9m").draws(C).label("kong").kongs(B, "2s", "concealed").stops(),
         findings=[illegal("GEN-04", "kong", B, code="out-of-turn")]),
    case("kong-of-a-discard-taken-late", "A kong takes the latest discard alone.", "GEN-05",
         Table().deals(B, TRIPLET).feeds(C, "2s").turn(D).label("kong").kongs(B, "2s", "exposed", of=C).stops(),
         findings=[finding("broken_record", "GEN-05", "kong", B, code="not-the-live-tile")]),
]

#: Ways to come by the tile that is added.
ADDED: dict[str, Callable[[], Table]] = {
    "drawn": lambda: _punged().adds(B, "2s").draws(B, source="tail").discards(B).stops(),
    "kept-a-turn": lambda: (
        _punged().until(B).draws(B, "2s").discards(B, "7s").until(B).draws(B).label("kong").kongs(B, "2s", "added")
        .draws(B, source="tail").discards(B).stops()
    ),
    "held-at-the-pung": lambda: (
        Table().deals(B, TRIPLET).feeds(C, "2s").pungs(B, "2s", of=C).discards(B, "1m").until(B).draws(B).label("kong")
        .kongs(B, "2s", "added").draws(B, source="tail").discards(B).stops()
    ),
    "right-after-the-pung": lambda: (
        Table().deals(B, TRIPLET).feeds(C, "2s").pungs(B, "2s", of=C).label("kong").kongs(B, "2s", "added")
        .draws(B, source="tail").discards(B).stops()
    ),
}

HELD = [
    *(
        case(f"kong-held-{value}-{name}", says, "NC-15", table(), options={"delayed_added_kong": value}, findings=found)
        for name, table in ADDED.items()
        for value, faulty, says in (
            ("any", (), "Where it may be added at any time, a fourth tile may have been held."),
            ("drawn_only", ("kept-a-turn", "held-at-the-pung", "right-after-the-pung"), "Where only the drawn tile may be added, one held may not."),
            ("no_rao", ("held-at-the-pung", "right-after-the-pung"), "Where a kong forgone at the pung is lost, its fourth tile is not added."),
        )
        for found in ([illegal("NC-15", "kong", B, code="added-kong-held")] if name in faulty else [],)
    ),
    case("kong-drawn-beside-a-held-one", "Where only the drawn tile may be added, its kind decides.", "NC-15",
         Table().deals(B, "22s33s147m258p69p4s").feeds(C, "2s").pungs(B, "2s", of=C).discards(B, "4s").feeds(A, "3s")
         .pungs(B, "3s", of=A).discards(B, "1m").until(B).draws(B, "2s").discards(B, "4m").until(B).draws(B, "3s")
         .label("kong").kongs(B, "2s", "added").draws(B, source="tail").discards(B).stops(),
         options={"delayed_added_kong": "drawn_only"}, findings=[illegal("NC-15", "kong", B, code="added-kong-held")]),
]

REPLACEMENT = [
    case("kong-tile-left-out", "A tile is drawn for each kong.", "GEN-04 NC-42",
         _concealed().kongs(B, "2s", "concealed").label("discard").discards(B, "9m").stops(),
         findings=[illegal("GEN-04", "discard", B)]),
    case("kong-tile-drawn-by-another", "The seat that made the kong draws for it.", "GEN-04",
         Table(wall=False).deals(B, TRIPLET).until(B).draws(B, "2s").kongs(B, "2s", "concealed").label("draw").draws(C).stops(),
         findings=[illegal("GEN-04", "draw", C)]),
    *(
        case(f"kong-tile-{source}-where-{value}", says, "NC-42",
             _concealed().kongs(B, "2s", "concealed").label("draw").draws(B, source=source).discards(B).stops(),
             options={"kong_draw": value},
             findings=[] if value in ("any", source) else [illegal("NC-42", "draw", B, code="draw-source")])
        for source in ("head", "tail")
        for value, says in (
            ("any", "The log says from which end the tile comes."),
            ("head", "The table draws for a kong from the head."),
            ("tail", "The table draws for a kong from the tail."),
        )
    ),
    case("kong-tiles-from-the-tail-in-order", "From the tail the upper tile of the last stack comes first.", "NC-42 GEN-08",
         Table().deals(B, "222s333s147m258p9p").until(B).draws(B, "2s").kongs(B, "2s", "concealed").draws(B, "3s", "tail")
         .kongs(B, "3s", "concealed").draws(B, "1p", "tail").discards(B, "1p").stops()),
    case("kong-tile-of-another", "The tile drawn for a kong is the wall's.", "GEN-08 NC-42",
         _concealed().kongs(B, "2s", "concealed").label("draw").draws(B, "9s", "tail", in_wall="1p").discards(B, "9s").stops(),
         findings=[finding("wrong_wall", "GEN-08", "draw", B, code="not-from-wall")]),
    *(
        case(f"kong-no-tile-{name}", says, "NC-15", table,
             findings=[illegal("NC-15", "kong", seat, code="no-tile-for-kong")])
        for name, says, seat, table in (
            ("concealed", "When no tile is left, no concealed kong is made.", B,
             Table(wall=False).deals(B, TRIPLET).until_left(1, B, "9p").draws(B, "2s").label("kong").kongs(B, "2s", "concealed")
             .event("dissolve").unscored(outcome="dissolved")),
            ("added", "When no tile is left, nothing is added.", B,
             Table(wall=False).deals(B, PAIR).feeds(C, "2s").pungs(B, "2s", of=C).discards(B, "4s").until_left(1, B, "9p")
             .draws(B, "2s").label("kong").kongs(B, "2s", "added").event("dissolve").unscored(outcome="dissolved")),
            ("exposed", "When no tile is left, no discard is konged.", B,
             Table(wall=False).deals(B, TRIPLET).until_left(1, C, "9p").draws(C, "2s").discards(C, "2s").label("kong")
             .kongs(B, "2s", "exposed", of=C).event("dissolve").unscored(outcome="dissolved")),
        )
    ),
    case("kong-with-the-last-tile", "One tile left is enough for a kong.", "NC-15 NC-42",
         Table().deals(B, TRIPLET).until_left(2, B, "9p").draws(B, "2s").kongs(B, "2s", "concealed").draws(B, source="tail")
         .discards(B).closes(A)),
]


def _shown(*, source: str = "tail") -> Table:
    """B has made a concealed kong of 2s and drawn for it."""
    return _concealed().kongs(B, "2s", "concealed").draws(B, source=source)


def _late(event: str) -> Json:
    return finding("missed_duty", "NC-17", event, B, severity="warning", code="kong-not-shown")


SHOWN = [
    case("show-at-once", "A concealed kong is shown at once.", "NC-17 NC-16",
         _shown().shows_kong(B, "2s").discards(B).round().stops()),
    case("show-before-the-tile-is-drawn", "It may be shown before its tile is drawn.", "NC-17",
         _concealed().kongs(B, "2s", "concealed").shows_kong(B, "2s").draws(B, source="tail").discards(B).round().stops(),
         options={"an_gang_show": "immediate"}),
    case("show-within-the-round", "It may be shown any time before one's next draw.", "NC-17",
         _shown().discards(B).turn(C).turn(D).shows_kong(B, "2s").turn(A).turn(B).stops()),
    case("show-never", "A log that shows no concealed kongs is not asked for them.", "NC-17",
         _shown().discards(B).round().stops()),
    *(
        case(f"show-late-{value}", says, "NC-17",
             _shown().label("discard").discards(B).turn(C).turn(D).turn(A).label("draw").draws(B).shows_kong(B, "2s")
             .discards(B).stops(), options={"an_gang_show": value}, findings=found, verdict="clean")
        for value, found, says in (
            ("round", [_late("draw")], "After one's next draw it is shown too late."),
            ("immediate", [_late("discard")], "Where it is to be shown at once, the discard comes too early."),
            ("ignore", [], "Where nobody looks, it may be shown late."),
        )
    ),
    case("show-within-the-round-where-at-once", "Where it is to be shown at once, within the round is too late.", "NC-17",
         _shown().label("discard").discards(B).turn(C).shows_kong(B, "2s").turn(D).stops(),
         options={"an_gang_show": "immediate"}, findings=[_late("discard")], verdict="clean"),
    case("show-one-of-two", "A log that shows one kong is asked for the other.", "NC-17",
         Table().deals(B, TRIPLET).deals(C, "1369m258p79s333s6p").until(B).draws(B, "2s").kongs(B, "2s", "concealed").draws(B, source="tail")
         .discards(B).draws(C, "3s").kongs(C, "3s", "concealed").draws(C, source="tail").shows_kong(C, "3s").discards(C)
         .until(B).label("draw").draws(B).discards(B).stops(), findings=[_late("draw")], verdict="clean"),
    case("show-what-is-no-kong", "What is shown as a kong must be one.", "GEN-03 NC-17",
         Table().deals(B, TRIPLET).until(B).draws(B, "2s").label("shown").shows_kong(B, "2s").discards(B, "9m").stops(),
         findings=[finding("broken_record", "GEN-03", "shown", B)]),
    case("show-a-fifth-tile", "Nor are there five.", "GEN-03 NC-17",
         _shown().label("shown").event("reveal", B, key="concealed_kong", tiles="2s" * 5).discards(B).stops(),
         findings=[finding("broken_record", "GEN-03", "shown", B, code="reveal-not-held")]),
    case("show-at-once-but-for-a-second-kong", "Where it is to be shown at once, the tile drawn for a second kong comes too early.", "NC-17 NC-15",
         Table().deals(B, "999m222s147p36s58p").feeds(C, "9m").pungs(B, "9m", of=C).discards(B, "5p").until(B).draws(B, "2s").kongs(B, "2s", "concealed")
         .draws(B, source="tail").label("held").kongs(B, "9m", "added").label("second").draws(B, source="tail").discards(B).round().shows_kong(B, "2s")
         .round().stops(), options={"an_gang_show": "immediate", "delayed_added_kong": "drawn_only"},
         findings=[illegal("NC-15", "held", B, code="added-kong-held"), _late("second")]),
    case("show-another-kong", "The tiles shown must be those of the kong.", "GEN-03 NC-17",
         _shown().label("shown").shows_kong(B, "3s").discards(B).stops(),
         findings=[finding("broken_record", "GEN-03", "shown", B)]),
]

CASES = [*MAKING, *HELD, *REPLACEMENT, *SHOWN]
