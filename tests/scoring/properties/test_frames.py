"""The pictures of a hand and its audit tell the same story, of sound and of faulty hands."""

import pytest

from replays.logformat.refusal import LogRefused
from scoring.engine.deal import open_position
from scoring.engine.frames import hand_frames
from scoring.engine.position import OVER, WON, Position
from scoring.engine.replay import replay
from scoring.engine.states import State, apply_step, state_after
from scoring.engine.tiles import NAMES, format_run, tiles_of
from tests.scoring.properties.games import Game, games, hold
from tests.support.golden import audited
from tests.support.regions import REGIONS

each_region = pytest.mark.parametrize("region", REGIONS)


def check_frames(game: Game) -> None:
    try:
        read = game.read
    except LogRefused:
        return
    hand, law = read.record.hands[0], game.law
    frames = hand_frames(read.record, read.rules, hand.number, read.sha256)
    state, position = state_after(frames, 0), open_position(hand, law)
    last, steps = state_after(frames, len(frames["steps"])), iter(frames["steps"])
    for played in replay(hand, law, position):
        if played.event is None:
            continue
        step = next(steps)
        assert step["event"] == played.number
        apply_step(state, step)
        assert_shows(state, position)
    # After an event that cannot have happened nothing changes.
    assert all(step.keys() <= {"event", "over", "scores"} for step in steps)
    check_end(game, last)


def assert_shows(state: State, position: Position) -> None:
    """The state is that of the table."""
    table = position.table
    assert state["hands"] == [format_run(tiles_of(counts)) for counts in table.hands]
    assert state["rivers"] == [[NAMES[tile] for tile in river] for river in table.rivers]
    shown = [[(meld["kind"], meld["tiles"], meld["from"]) for meld in melds] for melds in state["melds"]]
    there = [
        [(meld.kind, format_run(meld.tiles), meld.source_seat) for meld in melds] for melds in table.melds
    ]
    assert shown == there
    assert state["wall"] == table.wall.left
    assert state["turn"] == (None if position.phase in (WON, OVER) else position.seat)
    live = None if table.live is None else {"seat": table.live.seat, "tile": NAMES[table.live.tile]}
    assert state["live"] == live


def check_end(game: Game, state: State) -> None:
    """The last picture shows the scores that the audit came to; nought where it could not tell them."""
    (hand,) = audited(game.log)["hands"]
    scores = hand["scores"] or [0, 0, 0, 0]
    if any(scores):
        assert state["scores"] == scores


@each_region
def test_every_picture_shows_the_table_and_the_last_one_the_scores(region: str) -> None:
    hold(check_frames, games(region), 10)


@each_region
def test_every_picture_shows_the_table_also_where_a_log_is_faulty(region: str) -> None:
    hold(check_frames, games(region, changed=True), 15)


@pytest.mark.long
@each_region
def test_every_picture_shows_the_table_in_very_many_games(region: str) -> None:
    hold(check_frames, games(region), 500)
    hold(check_frames, games(region, changed=True), 3_000)
