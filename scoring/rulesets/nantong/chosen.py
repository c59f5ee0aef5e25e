"""The options of this rule set, settled: one field an option, named as the log names it."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Chosen:
    """What a table has chosen (the rule set's options). Points are per unit and payer."""

    opening_win: str
    opening_bird: str
    opening_multiplicity: str
    liu_liu_shun_quad: str
    context_pair: str
    jiang_jiang_hu_shape: str
    qing_yi_se_mode: str
    hao_hua_units: int
    hao_hua_extra_quads: str
    quan_qiu_ren_self_draw: bool
    quan_qiu_ren_concealed_kong: bool
    di_hu_after_kong: bool
    points_small: int
    points_big: int
    points_dealer: int
    dealer_bonus: str
    bird_count: int
    bird_combine: str
    bird_origin: str
    bird_doubles_dealer_add: bool
    bird_wall_empty: str
    kong_draw_count: int
    kong_dice: int
    dice_overflow: str
    locked_may_kong: bool
    rob_supplement: str
    rob_payer: str
    sea_requires_ready: bool
    missed_win: str
    multi_win: str
    kong_fee: int
    kong_fee_on_draw: bool
    kong_after_claim: bool
    escape_penalty: int
    escape_share: str
    dealer_rule_g: str
