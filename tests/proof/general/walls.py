"""Sets of tiles, deals, walls and their digests that do not agree (GEN-01, GEN-02, GEN-08)."""

from collections.abc import Iterator, Sequence

from scoring.engine.deal import deal_places
from scoring.engine.events import Dissolve, Draw
from scoring.engine.findings import BROKEN_RECORD, ILLEGAL_ACTION, WRONG_WALL
from scoring.engine.position import CLAIMS
from scoring.engine.record import Commitment, HandRecord
from scoring.engine.tiles import Tile
from tests.proof.deeds import KEEPS, Deed, deed
from tests.proof.general.catalogue import GENERAL
from tests.proof.records import At, Sheet
from tests.proof.scene import Scene


# ---- the set of tiles -----------------------------------------------------------------------------------
@GENERAL.record(
    "GEN-01", BROKEN_RECORD, checks=("nantong L01", "nanchong L02", "nancheng A03", "nancheng A04")
)
def fifth_tile_in_the_wall(sheet: Sheet) -> At | None:
    """A tile that nobody has drawn is another of a kind that is there four times."""
    place = sheet.undrawn()
    if place is None:
        return None
    sheet.lay(place, sheet.chance.choice([kind for kind in sheet.law.kinds if kind != sheet.tile_at(place)]))
    return At()


@GENERAL.record("GEN-01", BROKEN_RECORD, apart=("nancheng",), checks=("nantong L01", "nanchong L02"))
def honour_in_the_wall(sheet: Sheet) -> At | None:
    """A kind that the rule set does not play with."""
    place = sheet.undrawn()
    if place is None:
        return None
    sheet.lay(place, sheet.chance.choice(range(27, 34)))
    return At()


@GENERAL.record("GEN-01", BROKEN_RECORD, checks=("nantong L01", "nancheng A04"))
def wall_one_tile_short(sheet: Sheet) -> At | None:
    hand = sheet.hand
    assert hand.wall is not None
    if sheet.undrawn() is None:
        return None
    hand.wall = hand.wall[:-1]
    sheet.commit(hand)
    return At()


@GENERAL.record("GEN-01", BROKEN_RECORD, checks=("nantong L01", "nanchong L02", "nancheng A03"))
def fifth_tile_dealt(sheet: Sheet) -> At | None:
    """A kind of which the four were dealt is dealt once more; no wall is shown, and the table breaks up."""
    hand = sheet.hand
    dealt = [tile for tiles in hand.deal for tile in tiles]
    alike = [kind for kind in sheet.law.kinds if dealt.count(kind) == 4]
    if not alike:
        return None
    _deal_another(sheet, sheet.chance.choice(alike))
    return At()


@GENERAL.record("GEN-01", BROKEN_RECORD, checks=("nantong L01", "nanchong L02", "nancheng A03"))
def fifth_tile_drawn(sheet: Sheet) -> At | None:
    """A kind that four have been seen of is drawn once more; no wall is shown, and the table breaks up."""
    hand = sheet.hand
    draws = [number for number, event in enumerate(hand.events) if isinstance(event, Draw)]
    sheet.chance.shuffle(draws)
    for number in draws:
        seen = [tile for tiles in hand.deal for tile in tiles]
        seen += [event.tile for event in hand.events[:number] if isinstance(event, Draw)]
        alike = [kind for kind in sheet.law.kinds if seen.count(kind) == 4]
        if alike:
            draw = hand.events[number]
            assert isinstance(draw, Draw)
            draw.tile = sheet.chance.choice(alike)
            _break_up(sheet, hand, number + 1)
            return At(number)
    return None


def _deal_another(sheet: Sheet, kind: Tile) -> None:
    hand = sheet.hand
    seat = sheet.chance.randrange(4)
    tiles = list(hand.deal[seat])
    place = sheet.chance.choice([place for place, tile in enumerate(tiles) if tile != kind])
    tiles[place] = kind
    hand.deal = tuple(tuple(tiles) if one == seat else dealt for one, dealt in enumerate(hand.deal))
    _break_up(sheet, hand, 0)


def _break_up(sheet: Sheet, hand: HandRecord, number: int) -> None:
    """The hand as a table logs it that shows no wall and broke up at this event, claiming nothing."""
    hand.events, hand.outcome = (*hand.events[:number], Dissolve(None)), "dissolved"
    hand.wall = hand.commitment = hand.transfers = hand.scores = hand.next_dealer = None
    sheet.game.end_scores = None


# ---- the deal -------------------------------------------------------------------------------------------
@GENERAL.record("GEN-02", BROKEN_RECORD, checks=("nantong L02", "nanchong L03", "nancheng A06"))
def one_tile_dealt_too_few(sheet: Sheet) -> At | None:
    hand = sheet.hand
    seat = sheet.chance.randrange(4)
    tiles = list(hand.deal[seat])
    tiles.pop(sheet.chance.randrange(len(tiles)))
    hand.deal = tuple(tuple(tiles) if one == seat else dealt for one, dealt in enumerate(hand.deal))
    _break_up(sheet, hand, 0)
    return At()


@GENERAL.record("GEN-02", BROKEN_RECORD, checks=("nantong L02", "nanchong L03", "nancheng A06"))
def fourteen_dealt_to_another(sheet: Sheet) -> At | None:
    """The dealer's last tile lies in another hand."""
    hand = sheet.hand
    other = (hand.dealer + sheet.chance.choice((1, 2, 3))) % 4
    deal = [list(tiles) for tiles in hand.deal]
    deal[other].append(deal[hand.dealer].pop())
    hand.deal = tuple(map(tuple, deal))
    _break_up(sheet, hand, 0)
    return At()


@GENERAL.record("GEN-08", WRONG_WALL, checks=("nantong L12", "nanchong L12", "nancheng A06"))
def wall_deals_other_tiles(sheet: Sheet) -> At | None:
    """Two seats have got each other's tile by the wall."""
    seats = sheet.chance.sample(range(4), 2)
    places = [sheet.chance.choice(deal_places(sheet.hand.dealer)[seat]) for seat in seats]
    return At() if sheet.swap(*places) else None


# ---- the wall -------------------------------------------------------------------------------------------
@GENERAL.record("GEN-08", WRONG_WALL, checks=("nantong L12", "nanchong L12", "nancheng A10"))
def wall_has_another_tile_to_draw(sheet: Sheet) -> At | None:
    """The wall has another tile where one was drawn from its head."""
    places = [(number, place) for number, source, place in _draws(sheet) if source == "head"]
    return _laid_otherwise(sheet, places)


@GENERAL.record(
    "GEN-08",
    WRONG_WALL,
    elsewhere={"nancheng": ("JX-23", WRONG_WALL)},
    checks=("nantong L12", "nantong L30", "nancheng A20"),
)
def wall_has_another_tile_to_replace_a_kong(sheet: Sheet) -> At | None:
    """The wall has another tile where a kong's was drawn."""
    places = [(number, place) for number, source, place in _draws(sheet) if source in ("tail", "dice")]
    return _laid_otherwise(sheet, places)


@GENERAL.act(
    "GEN-08",
    ILLEGAL_ACTION,
    elsewhere={"nanchong": ("GEN-08", WRONG_WALL), "nancheng": ("JX-23", ILLEGAL_ACTION)},
    checks=("nantong L12", "nancheng A09"),
)
def ordinary_draw_called_one_from_the_tail(scene: Scene) -> Iterator[Deed]:
    """The last stack has no such tile: else it may be from there, and the next draw is wrong."""
    draw, wall = scene.upcoming, scene.position.table.wall
    due = isinstance(draw, Draw) and scene.phase == CLAIMS and scene.goes_on and scene.left > 4
    if due and isinstance(draw, Draw) and draw.tile not in map(wall.tile_at, wall.remaining()[-2:]):
        yield deed(Draw(draw.seat, draw.tile, "tail"), then=KEEPS, drops=1)


def _laid_otherwise(sheet: Sheet, places: Sequence[tuple[int, int]]) -> At | None:
    free = sheet.undrawn()
    if not places or free is None:
        return None
    number, place = sheet.chance.choice(places)
    return At(number) if sheet.swap(place, free) else None


def _draws(sheet: Sheet) -> list[tuple[int, str, int]]:
    """Every draw: its number, its source and the place of the wall that it takes."""
    found, hand, law = list[tuple[int, str, int]](), sheet.hand, sheet.law
    for position in sheet.positions(hand):
        event = hand.events[position.number]
        if isinstance(event, Draw):
            found.append((position.number, event.source, law.place(position, event)))
    return found


# ---- the digest -----------------------------------------------------------------------------------------
@GENERAL.record("GEN-08", WRONG_WALL)
def digest_of_another_wall(sheet: Sheet) -> At | None:
    """The wall that was announced ends with other tiles."""
    hand = sheet.hand
    assert hand.wall is not None
    wall = hand.wall
    if wall[-1] == wall[-2]:
        return None
    hand.wall = (*wall[:-2], wall[-1], wall[-2])
    sheet.commit(hand)
    hand.wall = wall
    return At()


@GENERAL.record("GEN-08", WRONG_WALL)
def digest_by_another_salt(sheet: Sheet) -> At | None:
    said = sheet.hand.commitment
    assert said is not None
    sheet.hand.commitment = Commitment(said.scheme, said.digest, sheet.chance.randbytes(32).hex())
    return At()


@GENERAL.record("GEN-08", WRONG_WALL)
def digest_of_other_dice(sheet: Sheet) -> At | None:
    """The dice that were announced with the wall are others."""
    hand = sheet.hand
    if hand.dice is None:
        return None
    thrown = hand.dice
    hand.dice = (thrown[0] % 6 + 1, thrown[1])
    sheet.commit(hand)
    hand.dice = thrown
    return At()
