"""What the types of the format cannot say: things that one part of a log demands of another, and sizes."""

from collections.abc import Iterator

from msgspec import UNSET, UnsetType

from replays.logformat.canonical import ENCODER
from replays.logformat.limits import Limits
from replays.logformat.moments import moment
from replays.logformat.refusal import Fault, LogRefused, refused, shown
from replays.logformat.schema import GameLog, Hand


def require_size(log: GameLog, canonical: bytes, limits: Limits) -> None:
    """Raise LogRefused for more hands, events or bytes of a hand than the format allows."""
    if len(log.hands) > limits.log_hands:
        raise refused("too-many-hands", "/hands", f"at most {limits.log_hands} hands", str(len(log.hands)))
    for place, hand in enumerate(log.hands):
        if len(hand.events) > limits.hand_events:
            expected = f"at most {limits.hand_events} events"
            raise refused("too-many-events", f"/hands/{place}/events", expected, str(len(hand.events)))
    if len(canonical) <= limits.hand_bytes:
        return
    for place, hand in enumerate(log.hands):
        size = len(ENCODER.encode(hand))
        if size > limits.hand_bytes:
            expected = f"at most {limits.hand_bytes} bytes in canonical form"
            raise refused("hand-too-large", f"/hands/{place}", expected, f"{size} bytes")


def require_sense(log: GameLog) -> None:
    """Raise LogRefused where parts of a log contradict its format."""
    faults = list(_header_faults(log))
    for place, hand in enumerate(log.hands):
        faults += _hand_faults(hand, place)
    if faults:
        raise LogRefused("log-invalid", faults)


def _header_faults(log: GameLog) -> Iterator[Fault]:
    tokens = [player.id for player in log.players]
    for seat, token in enumerate(tokens):
        if token in tokens[:seat]:
            yield Fault(f"/players/{seat}/id", "repeated-player", "another player in each seat", shown(token))
    if log.view == "seat" and log.view_seat is UNSET:
        yield Fault("/view_seat", "missing-key", 'a key view_seat beside view "seat"', "nothing")
    yield from _moment_faults("/started_at", log.started_at)
    yield from _moment_faults("/ended_at", log.ended_at)


def _moment_faults(pointer: str, text: str | UnsetType) -> Iterator[Fault]:
    if text is UNSET:
        return
    try:
        moment(text)
    except ValueError:
        yield Fault(pointer, "wrong-value", "a date and time that exist", shown(text))


def _hand_faults(hand: Hand, place: int) -> Iterator[Fault]:
    times = [at for event in hand.events if (at := event.at) is not UNSET]
    if times == sorted(times):
        return
    latest = 0
    for number, event in enumerate(hand.events):
        if event.at is not UNSET:
            if event.at < latest:
                pointer = f"/hands/{place}/events/{number}/at"
                yield Fault(pointer, "falling-time", f"at least {latest}, the time before", shown(event.at))
            latest = event.at
