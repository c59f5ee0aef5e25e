"""What stands in a log that says nothing of it."""

from scoring.engine.record import HOUSE, SEATS, GameRecord, HandRecord


def test_four_seats_in_turn_and_a_house_that_is_none_of_them() -> None:
    assert SEATS == (0, 1, 2, 3)
    assert min(SEATS) > HOUSE


def test_a_game_is_seen_in_full_and_begins_at_nought() -> None:
    game = GameRecord("log-1", "demo", ("a", "b", "c", "d"), (), "toy", None, {})
    assert (game.view, game.view_seat) == ("full", None)
    assert (game.start_scores, game.end_scores) == ((0, 0, 0, 0), None)


def test_a_hand_claims_nothing() -> None:
    hand = HandRecord(1, 0, ((), (), (), ()), (), "draw")
    assert (hand.transfers, hand.scores, hand.next_dealer) == (None, None, None)
    assert (hand.dice, hand.wall_break, hand.wall, hand.commitment) == (None, None, None, None)
