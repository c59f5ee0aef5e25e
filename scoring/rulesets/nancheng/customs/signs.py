"""Which clauses a hand of this rule set has put to use that neither payments nor refusals name."""

from collections.abc import Iterator, Mapping
from typing import Final

from scoring.engine.events import Kong
from scoring.engine.law import Rules
from scoring.engine.position import Position
from scoring.engine.record import SEATS
from scoring.engine.tiles import HONOURS
from scoring.engine.transfers import Settlement
from scoring.patterns.signs import (
    Ended,
    Sign,
    always,
    has_draw,
    has_exposed_meld,
    higher_claim_goes_first,
    is_drawn,
    is_first,
    is_played,
    robs,
    seen,
    several_win,
    shows_wall,
    wins_after,
)
from scoring.rulesets.nancheng.horses import hits_on
from scoring.rulesets.nancheng.memory import memory_of
from scoring.rulesets.nancheng.rules import NanchengRules


def signs(law: Rules, position: Position, due: Settlement) -> Iterator[str]:
    """The clauses of which this hand, which is over, bears a sign."""
    assert isinstance(law, NanchengRules)
    return seen(_SIGNS, Ended(law.chosen, position, due))


def _breaks_wall(ended: Ended) -> bool:
    """The record says where the dice broke the wall (JX-09, JX-10)."""
    return ended.position.hand.dice is not None and ended.position.hand.wall_break is not None


def _breaks_as_in_the_example(ended: Ended) -> bool:
    return _breaks_wall(ended) and sorted(ended.position.hand.dice or ()) == [3, 4]


def _has_run_of_honours(ended: Ended) -> bool:
    """A win with a run of winds or dragons (JX-14)."""
    groups = (group for win in ended.wins for group in win.shape)
    return any(len(set(group)) == 3 and group[0] in HONOURS for group in groups)


def _wins_though_barred(ended: Ended) -> bool:
    """A win off another that is worth more than one let go before (JX-35)."""
    let_go = memory_of(ended.position).let_go
    barred = ended.chosen.pass_win_lock == "any_tile"
    return barred and any(won.payer is not None and let_go[won.seat].wins for won in ended.position.wins)


def _horses(ended: Ended) -> list[tuple[int, ...]]:
    return [shown.tiles for shown in memory_of(ended.position).horses.values()]


def _has_horses(ended: Ended) -> bool:
    return any(_horses(ended))


def _has_few_horses(ended: Ended) -> bool:
    """Fewer horses than was agreed, since no more tiles are left (JX-39)."""
    won = memory_of(ended.position).horses.get(None)
    return won is not None and len(won.tiles) < ended.chosen.horse_count


def _has_all_horses(ended: Ended) -> bool:
    """As many horses as was agreed (JX-70)."""
    return any(len(tiles) == ended.chosen.horse_count > 0 for tiles in _horses(ended))


def _horses_pay(ended: Ended, clause: str) -> bool:
    return ended.pays(cause="horse", clause=clause)


def _has_pairs_of_hits(ended: Ended) -> bool:
    """The six horses of a seat hit three seats, each twice (JX-74)."""
    dealer = ended.position.hand.dealer
    return any(sorted(hits_on(tiles, dealer)) == [0, 2, 2, 2] for tiles in _horses(ended))


def _hits(ended: Ended, *, winner: bool) -> bool:
    """In 码踩码 a horse sits on who has won, or on who pays the win (JX-71, JX-72)."""
    if ended.chosen.horse_mode != "all" or not ended.position.wins:
        return False
    won = {one.seat for one in ended.position.wins}
    hits = [hits_on(tiles, ended.position.hand.dealer) for tiles in _horses(ended)]
    return any(one[seat] for one in hits for seat in SEATS if (seat in won) == winner)


def _horses_leave_kongs(ended: Ended) -> bool:
    """Kongs are paid beside horses that do not count them (JX-49)."""
    return not ended.chosen.horses_count_kongs and ended.pays(cause="kong") and ended.pays(cause="horse")


def _horses_count_kongs(ended: Ended) -> bool:
    return ended.chosen.horses_count_kongs and ended.pays(cause="kong") and ended.pays(cause="horse")


def _is_of_several_types(ended: Ended) -> bool:
    """A win that is more than one type and counts as one (JX-63)."""
    return any(win.also for win in ended.wins)


_SIGNS: Final[Mapping[str, Sign]] = {
    "JX-01": shows_wall,
    "JX-02": shows_wall,
    "JX-03": always,
    "JX-04": is_played,
    "JX-05": has_exposed_meld,
    "JX-06": is_first,
    "JX-09": _breaks_wall,
    "JX-10": _breaks_wall,
    "JX-11": _breaks_as_in_the_example,
    "JX-14": _has_run_of_honours,
    "JX-17": lambda ended: ended.has(Kong),
    "JX-27": robs,
    "JX-29": lambda ended: ended.wins_with("jia_hu"),
    "JX-30": lambda ended: ended.wins_with("jia_hu") and ended.won_by("discard", "self_draw"),
    "JX-33": several_win,
    "JX-35": _wins_though_barred,
    "JX-39": _has_few_horses,
    "JX-40": _has_horses,
    "JX-42": lambda ended: _horses_pay(ended, "JX-41") and ended.won_by("discard"),
    "JX-43": lambda ended: several_win(ended) and _has_horses(ended),
    "JX-45": lambda ended: _horses_pay(ended, "JX-44") and ended.won_by("discard"),
    "JX-47": lambda ended: ended.chosen.horse_mode == "all" and ended.pays(cause="horse"),
    "JX-48": lambda ended: ended.pays(cause="front_burn") and ended.pays(cause="horse"),
    "JX-49": _horses_leave_kongs,
    "JX-63": _is_of_several_types,
    "JX-65": lambda ended: robs(ended) or wins_after(ended),
    "JX-66": _horses_count_kongs,
    "JX-67": lambda ended: is_drawn(ended) and ended.pays(cause="horse"),
    "JX-70": _has_all_horses,
    "JX-71": lambda ended: _hits(ended, winner=True),
    "JX-72": lambda ended: _hits(ended, winner=False),
    "JX-74": _has_pairs_of_hits,
    "JX-75": lambda ended: is_drawn(ended) and ended.pays(cause="kong"),
    "JX-77": lambda ended: ended.chosen.unit > 1 and bool(ended.due.transfers),
    "JX-78": higher_claim_goes_first,
    "JX-79": has_draw,
}
