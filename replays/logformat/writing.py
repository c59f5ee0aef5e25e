"""The engine's record written as a log: the way back from `lowering`; keys that say nothing are left out."""

from typing import Any

from replays.logformat.schema import FORMAT
from scoring.engine import event_document as shown
from scoring.engine.events import Claim, Connection, Correction, Draw, Event, Pass, Win
from scoring.engine.record import HOUSE, ClaimedTransfer, GameRecord, HandRecord
from scoring.engine.tiles import format_run

#: An object of a log, ready for a JSON encoder.
Document = dict[str, Any]


def log_document(record: GameRecord) -> Document:
    """The log that reads as this record (log format, section 2)."""
    rules: Document = {"id": record.ruleset}
    if record.preset is not None:
        rules["preset"] = record.preset
    found: Document = {
        "format": FORMAT,
        "version": 1,
        "log_id": record.log_id,
        "platform": record.platform,
        "rules": rules | {"options": dict(record.options)},
        "players": [{"id": player} for player in record.players],
    }
    if record.view != "full":
        found["view"] = record.view
    if record.view_seat is not None:
        found["view_seat"] = record.view_seat
    if any(record.start_scores):
        found["start_scores"] = list(record.start_scores)
    found["hands"] = [hand_document(hand) for hand in record.hands]
    if record.end_scores is not None:
        found["end_scores"] = list(record.end_scores)
    return found


def hand_document(hand: HandRecord) -> Document:
    """The hand as it stands in a log (log format, section 3)."""
    found: Document = {"hand": hand.number, "dealer": hand.dealer}
    if hand.dice is not None:
        found["dice"] = list(hand.dice)
    if hand.wall_break is not None:
        found["break"] = {"seat": hand.wall_break[0], "stack": hand.wall_break[1]}
    if hand.wall is not None:
        found["wall"] = format_run(hand.wall)
    if hand.commitment is not None:
        said = hand.commitment
        found["commitment"] = {"scheme": said.scheme, "digest": said.digest, "salt": said.salt}
    found["deal"] = [format_run(tiles) for tiles in hand.deal]
    found["events"] = [event_document(event) for event in hand.events]
    found["outcome"] = hand.outcome
    if hand.transfers is not None:
        found["transfers"] = [_transfer(transfer) for transfer in hand.transfers]
    if hand.scores is not None:
        found["scores"] = list(hand.scores)
    if hand.next_dealer is not None:
        found["next_dealer"] = hand.next_dealer
    return found


def event_document(event: Event) -> Document:
    """The event as it stands in a log (log format, section 4)."""
    if isinstance(event, Connection):
        return {"type": "disconnect" if event.lost else "reconnect", "seat": event.seat}
    found: Document = shown.event_document(event)
    if isinstance(event, Draw) and event.source == "head":
        del found["source"]
    return found | _said(event)


def _said(event: Event) -> Document:
    """What a log says of an event beyond what would make it legal."""
    if isinstance(event, Win):
        found: Document = {} if event.items is None else {"items": _items(event.items)}
        return found if event.points is None else found | {"points": event.points}
    if isinstance(event, Claim):
        return {"want": event.want}
    if isinstance(event, Pass) and event.on is not None:
        return {"on": list(event.on)}
    if isinstance(event, Correction):
        return {"of": event.of, "reason": event.reason}
    return {}


def _items(items: tuple[tuple[str, int], ...]) -> list[Document]:
    return [{"code": code, "points": points} for code, points in items]


def _transfer(transfer: ClaimedTransfer) -> Document:
    found: Document = {} if transfer.event is None else {"event": transfer.event}
    found |= {
        "from": _party(transfer.payer),
        "to": _party(transfer.payee),
        "points": transfer.points,
        "cause": transfer.cause,
    }
    return found if transfer.items is None else found | {"items": _items(transfer.items)}


def _party(seat: int) -> int | str:
    return "house" if seat == HOUSE else seat
