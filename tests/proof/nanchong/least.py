"""Whether a win is surely worth less than the table asks, reckoned apart from the engine."""

from scoring.engine.tiles import NAMES, Tile, tiles_of
from tests.proof.nanchong.view import View
from tests.support.nanchong_readings import Held, best


def is_surely_below(scene: View, seat: int, taken: Tile | None) -> bool:
    """Whether a complete hand, with the tile that it takes, is worth less than `min_fan` by any reading."""
    hand = scene.counts(seat)
    if taken is not None:
        hand[taken] += 1
    options = {name: getattr(scene.chosen, name) for name in scene.chosen.__slots__}
    melds = [(meld.kind, NAMES[meld.tiles[0]]) for meld in scene.position.table.melds[seat]]
    tile = scene.drawn if taken is None else taken
    held = Held(
        [NAMES[one] for one in tiles_of(hand)],
        melds,
        None if tile is None else NAMES[tile],
        single_wait=True,
    )
    of_tiles = max((sum(items.values()) for items in best(held, options)), default=0)
    return bool(of_tiles + _most_beside(scene, seat) < scene.chosen.min_fan)


def _most_beside(scene: View, seat: int) -> int:
    """What circumstances add at most."""
    chosen = scene.chosen
    most: int = chosen.points_hai_di_lao + chosen.points_gang_shang_hua + chosen.points_di_hu + 1
    if scene.is_laid_down(seat):
        laid_down = (chosen.points_bai_pai, chosen.points_du_zhang_bai_self_draw)
        most += max(*laid_down, chosen.points_du_zhang_bai_discard)
    return most + int(scene.is_ready(seat) and chosen.points_bao_jiao)
