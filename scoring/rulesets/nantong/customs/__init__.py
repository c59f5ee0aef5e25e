"""What players of this rule set do beside its law."""

from typing import Final

from scoring.engine.customs import Customs
from scoring.rulesets.nantong.customs.deals import plan
from scoring.rulesets.nantong.customs.duties import what_is_due
from scoring.rulesets.nantong.customs.signs import signs

CUSTOMS: Final = Customs(duty=what_is_due, signs=signs, plan=plan, prices=(0, 1, 6, 10, 60, 70))
