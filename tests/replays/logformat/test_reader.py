"""What reading a good log gives."""

import hashlib
import json
from pathlib import Path

import pytest

from replays.logformat.reader import read_log
from scoring.engine.record import HOUSE
from scoring.engine.tiles import format_run
from tests.replays.logformat.builder import a_full_log, a_hand, a_log, encode

REAL_LOGS = sorted((Path(__file__).parents[4] / "shared" / "data" / "changsha-real").glob("*.json"))


def test_the_smallest_and_the_fullest_log_are_read() -> None:
    assert read_log(encode(a_log())).log.log_id == "g-1"
    assert read_log(encode(a_full_log())).log.view_seat == 2


def test_digests_are_of_the_canonical_form_and_of_the_bytes_as_they_came() -> None:
    spaced = json.dumps(a_full_log(), indent=3).encode()
    read = read_log(spaced)
    assert read.raw_sha256 == hashlib.sha256(spaced).hexdigest()
    assert read.sha256 == hashlib.sha256(read.canonical).hexdigest()


def test_spacing_key_order_and_escapes_do_not_change_the_digest() -> None:
    log = a_full_log()
    turned = dict(reversed(log.items()))
    turned["ext"] = dict(reversed(log["ext"].items()))
    forms = [encode(log), encode(turned), json.dumps(log, indent=1).encode(), json.dumps(turned).encode()]
    assert len({read_log(form).sha256 for form in forms}) == 1
    assert len({read_log(form).raw_sha256 for form in forms}) == 4


def test_a_key_written_with_its_default_is_not_the_key_left_out() -> None:
    for key, value in (("view", "full"), ("start_scores", [0, 0, 0, 0]), ("ext", {})):
        assert read_log(encode(a_log(**{key: value}))).sha256 != read_log(encode(a_log())).sha256
    plain = {"type": "draw", "seat": 0, "tile": "1m"}
    written = read_log(encode(a_log(hands=[a_hand(events=[{**plain, "source": "head", "by": "player"}])])))
    absent = read_log(encode(a_log(hands=[a_hand(events=[plain])])))
    assert b'"by":"player"' in written.canonical
    assert b'"source":"head"' in written.canonical
    assert b"source" not in absent.canonical
    assert written.record.hands[0].events[0].source == absent.record.hands[0].events[0].source  # type: ignore[attr-defined]


def test_the_canonical_form_reads_as_the_same_log() -> None:
    read = read_log(encode(a_full_log()))
    again = read_log(read.canonical)
    assert again.canonical == read.canonical
    assert again.sha256 == again.raw_sha256 == read.sha256


def test_absent_keys_come_to_the_engine_as_none_or_their_default() -> None:
    record = read_log(encode(a_log())).record
    assert (record.view, record.view_seat, record.preset, record.options) == ("full", None, None, {})
    assert (record.start_scores, record.end_scores) == ((0, 0, 0, 0), None)
    hand = record.hands[0]
    optional = (
        hand.dice,
        hand.wall_break,
        hand.wall,
        hand.commitment,
        hand.transfers,
        hand.scores,
        hand.next_dealer,
    )
    assert optional == (None,) * 7


def test_a_full_hand_comes_to_the_engine_whole() -> None:
    record = read_log(encode(a_full_log())).record
    hand = record.hands[0]
    assert record.players == ("p1", "p2", "p3", "p4")
    assert [format_run(tiles) for tiles in hand.deal] == ["1m" * 14, "2m" * 13, "3m" * 13, "??" * 13]
    assert (hand.dice, hand.wall_break, hand.next_dealer) == ((3, 4), (2, 7), 1)
    assert hand.wall is not None
    assert format_run(hand.wall) == "1m2m3m??"
    assert hand.transfers is not None
    assert [(pay.event, pay.payer, pay.payee, pay.items) for pay in hand.transfers] == [
        (18, 2, 1, (("x", -1),)),
        (None, 3, HOUSE, None),
    ]
    assert hand.commitment is not None
    assert hand.commitment.salt == "bC" * 32


def test_rules_come_settled() -> None:
    rules = read_log(encode(a_full_log())).rules
    assert (rules.ruleset.id, rules.preset) == ("nantong", "changsha")
    assert rules.options["points_small"] == 2
    assert not rules.defaulted
    assert "points_small" in read_log(encode(a_log())).rules.defaulted


@pytest.mark.skipif(not REAL_LOGS, reason="the real logs are not at hand")
@pytest.mark.parametrize("path", REAL_LOGS, ids=lambda path: path.stem)
def test_real_logs_are_read(path: Path) -> None:
    read = read_log(path.read_bytes())
    assert read.log.log_id == path.stem
    assert all(hand.events for hand in read.record.hands)
