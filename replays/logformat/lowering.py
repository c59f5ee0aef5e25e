"""From a log's own words to the engine's record: tiles as integers, absent keys as None or their default.

Draws from the head and discards are by far the most of a log. Those alike become one object, which is looked
up; nothing changes an event that stands in a record.
"""

from collections.abc import Callable
from typing import Any, Final, TypeVar

from msgspec import UNSET, UnsetType

from replays.logformat import events as logged
from replays.logformat.schema import ClaimedTransfer, GameLog, Hand
from scoring.engine import events as played
from scoring.engine import record
from scoring.engine.tiles import BY_NAME, Tile, parse_run

T = TypeVar("T")

#: By seat and name of the tile.
_DRAWS: Final = tuple([{name: played.Draw(seat, BY_NAME[name]) for name in BY_NAME} for seat in record.SEATS])
#: By what a log says of whether the tile was just drawn, by seat, by name of the tile.
_DISCARDS: Final = {
    said: tuple(
        [
            {name: played.Discard(seat, BY_NAME[name], None if said is UNSET else said) for name in BY_NAME}
            for seat in record.SEATS
        ]
    )
    for said in (UNSET, False, True)
}


def to_record(log: GameLog) -> record.GameRecord:
    """The engine's record of a log. Raises NoTilesError where a run of tiles is none."""
    return record.GameRecord(
        log_id=log.log_id,
        platform=log.platform,
        players=tuple([player.id for player in log.players]),
        hands=tuple([_hand(hand) for hand in log.hands]),
        ruleset=log.rules.id,
        preset=_or_none(log.rules.preset),
        options={} if log.rules.options is UNSET else dict(log.rules.options),
        view="full" if log.view is UNSET else log.view,
        view_seat=_or_none(log.view_seat),
        start_scores=(0, 0, 0, 0) if log.start_scores is UNSET else log.start_scores,
        end_scores=_or_none(log.end_scores),
    )


def to_event(event: logged.AnyEvent) -> played.Event:
    """The engine's event of one that a log, or a report, writes."""
    return _LOWER[type(event)](event)


def _hand(hand: Hand) -> record.HandRecord:
    return record.HandRecord(
        number=hand.number,
        dealer=hand.dealer,
        deal=tuple([parse_run(tiles) for tiles in hand.deal]),
        events=tuple([_LOWER[type(event)](event) for event in hand.events]),
        outcome=hand.outcome,
        dice=None if hand.dice is UNSET else (hand.dice[0], hand.dice[1]),
        wall_break=(None if hand.wall_break is UNSET else (hand.wall_break.seat, hand.wall_break.stack)),
        wall=_run(hand.wall),
        commitment=_commitment(hand),
        transfers=_transfers(hand),
        scores=_or_none(hand.scores),
        next_dealer=_or_none(hand.next_dealer),
    )


def _commitment(hand: Hand) -> record.Commitment | None:
    said = hand.commitment
    return None if said is UNSET else record.Commitment(said.scheme, said.digest, said.salt)


def _transfers(hand: Hand) -> tuple[record.ClaimedTransfer, ...] | None:
    said = hand.transfers
    return None if said is UNSET else tuple([_transfer(payment) for payment in said])


def _transfer(said: ClaimedTransfer) -> record.ClaimedTransfer:
    return record.ClaimedTransfer(
        event=_or_none(said.event),
        payer=record.HOUSE if said.payer == "house" else said.payer,
        payee=record.HOUSE if said.payee == "house" else said.payee,
        points=said.points,
        cause=said.cause,
        items=_items(said.items),
    )


def _or_none(value: T | UnsetType) -> T | None:
    return None if value is UNSET else value


def _run(text: str | UnsetType) -> tuple[Tile, ...] | None:
    return None if text is UNSET else parse_run(text)


def _items(items: tuple[logged.Item, ...] | UnsetType) -> tuple[tuple[str, int], ...] | None:
    return None if items is UNSET else tuple([(item.code, item.points) for item in items])


def _declare(event: logged.Declare) -> played.Event:
    return played.Declare(
        event.seat,
        event.key,
        _or_none(event.value),
        _run(event.tiles),
        _run(event.waits),
        _or_none(event.patterns),
    )


def _draw(event: logged.Draw) -> played.Event:
    source = event.source
    if source is UNSET or source == "head":
        return _DRAWS[event.seat][event.tile]
    return played.Draw(event.seat, BY_NAME[event.tile], source)


def _discard(event: logged.Discard) -> played.Event:
    return _DISCARDS[event.drawn][event.seat][event.tile]


def _chow(event: logged.Chow) -> played.Event:
    return played.Chow(event.seat, BY_NAME[event.tile], event.source_seat, parse_run(event.own))


def _pung(event: logged.Pung) -> played.Event:
    return played.Pung(event.seat, BY_NAME[event.tile], event.source_seat)


def _kong(event: logged.Kong) -> played.Event:
    return played.Kong(
        event.seat, BY_NAME[event.tile], event.kind, _or_none(event.source_seat), _or_none(event.mode)
    )


def _win(event: logged.Win) -> played.Event:
    return played.Win(
        event.seat,
        None if event.tile is UNSET else BY_NAME[event.tile],
        _or_none(event.source_seat),
        _or_none(event.how),
        _items(event.items),
        _or_none(event.points),
    )


def _claim(event: logged.Claim) -> played.Event:
    return played.Claim(event.seat, event.want)


def _pass(event: logged.Pass) -> played.Event:
    return played.Pass(event.seat, None if event.on is UNSET else event.on)


def _reveal(event: logged.Reveal) -> played.Event:
    return played.Reveal(_or_none(event.seat), event.key, _run(event.tiles), _or_none(event.values))


def _disconnect(event: logged.Disconnect) -> played.Event:
    return played.Connection(event.seat, lost=True)


def _reconnect(event: logged.Reconnect) -> played.Event:
    return played.Connection(event.seat, lost=False)


def _escape(event: logged.Escape) -> played.Event:
    return played.Escape(event.seat)


def _dissolve(event: logged.Dissolve) -> played.Event:
    return played.Dissolve(_or_none(event.seat))


def _correction(event: logged.Correction) -> played.Event:
    return played.Correction(None, event.of, event.reason)


_LOWER: Final[dict[type[logged.AnyEvent], Callable[[Any], played.Event]]] = {
    logged.Declare: _declare,
    logged.Draw: _draw,
    logged.Discard: _discard,
    logged.Chow: _chow,
    logged.Pung: _pung,
    logged.Kong: _kong,
    logged.Win: _win,
    logged.Claim: _claim,
    logged.Pass: _pass,
    logged.Reveal: _reveal,
    logged.Disconnect: _disconnect,
    logged.Reconnect: _reconnect,
    logged.Escape: _escape,
    logged.Dissolve: _dissolve,
    logged.Correction: _correction,
}
