"""Hands broken off in the midst of play: the table dissolves, with honest claims of what was played."""

from scoring.engine.events import Discard, Dissolve, Draw, Win
from scoring.simulator.claims import claim_honestly
from tests.proof.books import Books
from tests.proof.playing import replayed, totals


def break_off(books: Books) -> bool:
    """Cut the hand short where a draw or discard has been made, in its later half; whether there is one.

    To be done before anything is asked of the position.
    """
    hand = books.hand
    end = next((at for at, event in enumerate(hand.events) if isinstance(event, Win)), len(hand.events))
    places = [at + 1 for at in range(end // 2, end) if isinstance(hand.events[at], (Draw, Discard))]
    if hand.outcome in ("dissolved", "escaped") or not places:
        return hand.outcome in ("dissolved", "escaped")
    hand.events = (*hand.events[: books.chance.choice(places)], Dissolve(None))
    hand.outcome = "dissolved"
    claim_honestly(books.law, replayed(books.law, hand))
    books.game.end_scores = totals(books.game, books.game.hands)
    return True
