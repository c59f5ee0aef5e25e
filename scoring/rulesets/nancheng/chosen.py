"""The options of this rule set, settled: one field an option, named as the log names it."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Chosen:
    """What a table has chosen (the rule set's options). Points are per unit and payer, before doubling."""

    added_kong_payment: str
    horse_mode: str
    horse_count: int
    dealer_double: bool
    tian_di_hu: bool
    jia_hu: bool
    front_burn: bool
    back_burn: bool
    horses_count_kongs: bool
    draw_horses_count_kongs: bool
    dissolve_counts_kongs: bool
    honor_runs: str
    shi_san_lan_gap: int
    shi_san_lan_knitted: bool
    jia_hu_match: str
    ready: str
    pass_win_lock: str
    pass_win_exception: str
    refused_self_draw_locks: bool
    pass_pung_lock: str
    kong_after_pung: str
    late_added_kong: str
    last_discard_pung: bool
    rob_min: int
    rob_basis: str
    rob_pay: str
    robbed_kong_scores: bool
    gang_kai_factor: int
    tian_di_hu_doubled: bool
    di_hu_after_dealer_kong: bool
    di_hu_payers: str
    front_burn_broken_by: str
    burns_doubled: bool
    multi_win_next_dealer: str
    draw_next_dealer: str
    horse_draw_end: str
    horse_multi_win: str
    horse_dealer_scope: str
    horse_all_formula: str
    reserve_horses: bool
    tail_order: str
    unit: int
    points_ping_hu: int
    points_qi_dui: int
    points_shi_san_lan: int
    points_qi_xing_shi_san_lan: int
    points_peng_peng_hu: int
    points_qing_yi_se_ping_hu: int
    points_zi_yi_se_ping_hu: int
    points_qing_yi_se_peng_peng_hu: int
    points_zi_yi_se_peng_peng_hu: int
    points_qing_yi_se_qi_dui: int
    points_zi_yi_se_qi_dui: int
    points_jia_hu: int
    points_tian_hu: int
    points_di_hu: int
