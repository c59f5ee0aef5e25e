"""The options of this rule set, settled: one field an option, named as the log names it."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Chosen:
    """What a table has chosen (the rule set's options). Points are per unit and payer."""

    points_di: int
    points_qing_yi_se: int
    points_xiao_qi_dui: int
    seven_pairs_men_qing: bool
    points_long_qi_dui_filled: int
    long_qi_dui_gen_extra: bool
    points_da_dui_zi: int
    points_que_yi_men: int
    points_men_qing: int
    points_ka_xin_wu: int
    points_yi_ban_gao: int
    points_jin_gou_diao: int
    points_hai_di_lao: int
    points_gang_shang_hua: int
    points_gen: int
    points_qiang_gang: int
    points_gang_shang_pao: int
    points_hai_di_pao: int
    points_jin_gou_pao: int
    big_hands: str
    points_tian_hu: int
    tian_hu_win_tile: str
    points_di_hu: int
    self_draw_bonus: str
    fan_cap: int
    min_fan: int
    piao_max: int
    piao_mode: str
    bai: bool
    bai_window: str
    points_bai_pai: int
    points_du_zhang_bai_self_draw: int
    points_du_zhang_bai_discard: int
    points_bai_pai_pei_discard: int
    points_bai_pai_pei_self_draw: int
    points_du_zhang_bai_pei_discard: int
    points_du_zhang_bai_pei_self_draw: int
    bai_min_left: int
    bai_partial: bool
    bai_must_win: bool
    lock_kong: str
    protect_open_waits: str
    bao_jiao: bool
    bao_jiao_who: str
    points_bao_jiao: int
    bao_jiao_pass: str
    forced_win_left: int
    forced_win_scope: str
    passed_win: str
    passed_win_cleared_by: str
    multi_win: str
    delayed_added_kong: str
    kong_draw: str
    cha_jiao: str
    cha_jiao_piao: str
    cha_jiao_bai: str
    dead_wait: str
    dian_gang_hua: str
    claim_last_discard: str
    an_gang_show: str
    draw_dealer: str
    que_yi_men_with_qing_yi_se: bool
    ka_xin_wu_only_wait: bool
    yi_ban_gao_count: str
    da_dui_zi_single_wait_only: bool
    gen_scope: str
