"""What brings each item about: the options of a table, a deal, habits of players, a win arranged."""

from dataclasses import dataclass, field
from typing import Final

from scoring.engine.customs import Planning, Wishes, plans_nothing
from tests.proof.arranging import Arrange
from tests.proof.books import Edit
from tests.proof.faults import Habits
from tests.proof.habits import never_winning
from tests.proof.nanchong import arrangements, deals, habits, plans
from tests.proof.nanchong.catalogue import FAULTS
from tests.proof.nanchong.tables import ALWAYS, LAST, PAIRS_TOLD, PLAIN, Table


@dataclass(frozen=True)
class Brought:
    """How clean logs that have an item come about."""

    under: Table = field(default_factory=dict)
    wishes: Wishes | None = deals.near_the_goal
    habits: Habits | None = None
    arrange: Arrange | None = None
    plan: Planning = plans_nothing

    def enter(self, name: str, clause: str, kind: str, checks: tuple[str, ...], edit: Edit) -> None:
        """Make an operator of an edit of the claims of such logs."""
        FAULTS.claim(
            clause,
            kind,
            name=name,
            checks=checks,
            under=self.under,
            wishes=self.wishes,
            habits=self.habits,
            arrange=self.arrange,
            plan=self.plan,
        )(edit)


_ADD: Final[Table] = {"big_hands": "add"}
_EARLY: Final[Table] = {"bai": True, "bai_min_left": 0}
_FOURS_IN_PAIRS: Final[Table] = {"points_xiao_qi_dui": 5, "points_gen": 1, "points_long_qi_dui_filled": 2}

#: Four alike in seven pairs, the fourth of which is the tile won.
FILLED_PAIRS: Final = Brought(_FOURS_IN_PAIRS, None, plan=plans.pairs_to_be_filled)

OF_WINNERS: Final = {
    "di": Brought({"points_di": 1}),
    "que_yi_men": Brought({"points_que_yi_men": 1}, deals.of_two_suits),
    "men_qing": Brought(PAIRS_TOLD | {"points_men_qing": 1}),
    "ka_xin_wu": Brought({"points_ka_xin_wu": 1}, None, plan=plans.waits_for_a_five),
    "yi_ban_gao": Brought({"points_yi_ban_gao": 1}, deals.of_twin_runs),
    "jin_gou_diao": Brought(PLAIN | {"points_jin_gou_diao": 1}, deals.to_be_melded, habits.melding),
    "hai_di_lao": Brought(
        LAST | {"points_hai_di_lao": 1}, None, never_winning, arrangements.on_the_last_tile
    ),
    "gang_shang_hua": Brought(
        PLAIN | {"points_gang_shang_hua": 1},
        deals.with_fours,
        habits.konging,
        arrangements.on_the_tile_of_a_kong,
    ),
    "gen": Brought({"points_gen": 1}, deals.with_quads_to_come),
    "qing_yi_se": Brought(_ADD | {"points_qing_yi_se": 6}, deals.of_one_suit),
    "xiao_qi_dui": Brought(_ADD | {"points_xiao_qi_dui": 5}, deals.of_pairs),
    "long_qi_dui": Brought(_FOURS_IN_PAIRS, None, plan=plans.pairs_with_a_four),
    "da_dui_zi": Brought(_ADD | {"points_da_dui_zi": 4}, deals.of_triplets),
    "tian_hu": Brought(ALWAYS | {"points_tian_hu": 3}, deals.dealt_to_win),
    "di_hu": Brought(ALWAYS | {"points_di_hu": 2}, None, None, arrangements.on_the_first_discard),
    "bai_pai": Brought(_EARLY | {"points_bai_pai": 2}),
    "du_zhang_bai": Brought(
        _EARLY | {"points_du_zhang_bai_self_draw": 5, "points_du_zhang_bai_discard": 2},
        None,
        plan=plans.single_waits,
    ),
    "bao_jiao": Brought({"points_bao_jiao": 1, "bao_jiao": True}),
    "zi_mo": Brought({"self_draw_bonus": "fan1"}, None, plan=plans.drawn_wins),
}

#: Both sides of a payment have laid down, or may have.
LAID_DOWN: Final = Brought(
    _EARLY
    | {
        "points_bai_pai_pei_discard": 2,
        "points_bai_pai_pei_self_draw": 1,
        "points_du_zhang_bai_pei_discard": 2,
        "points_du_zhang_bai_pei_self_draw": 3,
    }
)
#: Both sides may have chosen 飘.
STAKED: Final = Brought({"piao_max": 5, "piao_mode": "sum"})
ROBBED: Final = Brought(
    PLAIN | {"points_qiang_gang": 1, "multi_win": "nearest", "points_di": 1},
    None,
    habits.adding,
    arrangements.by_robbing,
)

OF_PAYERS: Final = {
    "qiang_gang": ROBBED,
    "gang_shang_pao": Brought(
        PLAIN | {"points_gang_shang_pao": 1},
        deals.with_fours,
        habits.konging,
        arrangements.on_the_discard_after_a_kong,
    ),
    "hai_di_pao": Brought(
        LAST | {"points_hai_di_pao": 1}, None, never_winning, arrangements.on_the_last_discard
    ),
    "jin_gou_pao": Brought(
        PLAIN | {"points_jin_gou_pao": 1},
        deals.to_be_melded,
        habits.punging,
        arrangements.on_a_discard_with_four_melds,
    ),
    "bai_pai_pei": LAID_DOWN,
    "piao": STAKED,
    "feng_ding": Brought({"fan_cap": 3, "points_qing_yi_se": 6}, deals.of_one_suit),
}
