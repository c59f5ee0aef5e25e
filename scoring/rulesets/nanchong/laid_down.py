"""What a hand laid down is worth to its winner, and costs its payer (NC-21 to NC-23, NC-25)."""

from scoring.engine.transfers import Priced
from scoring.rulesets.nanchong.chosen import Chosen
from scoring.rulesets.nanchong.memory import LaidDown


def item_of_laid_down(
    chosen: Chosen, laid_down: LaidDown | None, *, self_drawn: bool
) -> tuple[str, int] | None:
    """The winner's item: +2, or with a single wait its own terms."""
    if laid_down is None:
        return None
    if not laid_down.is_single:
        return "bai_pai", chosen.points_bai_pai
    points = chosen.points_du_zhang_bai_self_draw if self_drawn else chosen.points_du_zhang_bai_discard
    return "du_zhang_bai", points


def most_of_laid_down(chosen: Chosen, laid_down: LaidDown | None) -> tuple[str, int] | None:
    """The winner's item in 查叫, by `cha_jiao_bai`."""
    if chosen.cha_jiao_bai == "none":
        return None
    by_discard = item_of_laid_down(chosen, laid_down, self_drawn=False)
    by_self_draw = item_of_laid_down(chosen, laid_down, self_drawn=True)
    if by_discard is None or by_self_draw is None or chosen.cha_jiao_bai == "discard":
        return by_discard
    return max(by_discard, by_self_draw, key=lambda item: item[1])


def paid_for_laying_down(chosen: Chosen, laid_down: LaidDown | None, *, self_drawn: bool) -> list[Priced]:
    """The payer's own item: what a hand laid down costs that deals in, or that another's self-draw meets."""
    if laid_down is None:
        return []
    if laid_down.is_single:
        points = (
            chosen.points_du_zhang_bai_pei_self_draw if self_drawn else chosen.points_du_zhang_bai_pei_discard
        )
    else:
        points = chosen.points_bai_pai_pei_self_draw if self_drawn else chosen.points_bai_pai_pei_discard
    clause = "NC-25" if laid_down.is_single else "NC-22"
    return [Priced("bai_pai_pei", points, clause)] if points else []
