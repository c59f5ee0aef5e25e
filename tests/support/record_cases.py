"""Golden cases of what holds for every record: its set, its deal, its wall, who begins and how it ends."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from tests.support import spoiled_records as spoiled
from tests.support.cases import Case, finding, illegal
from tests.support.itemised import Itemised

#: A dealer of seat 0 and the others in turn.
DEALER, RIGHT, OPPOSITE, LEFT = 0, 1, 2, 3
END_NOT_SHOWN: Final = [finding("broken_record", "GEN-07", None, code="end-not-shown")]


@dataclass(frozen=True)
class RecordCases:
    """The cases in a rule set's own terms.

    `won` is a hand that the right seat wins off the opposite one, `wins` the same before anything is paid;
    `own` names by case its clauses where they are more than those of every rule set.
    """

    case: Callable[..., Case]
    table: Callable[..., Itemised]
    won: Callable[[], Itemised]
    wins: Callable[[], Itemised]
    own: Mapping[str, str]
    tiles: int

    def all(self) -> list[Case]:
        return [*self._set(), *self._deal(), *self._wall(), *self._first(), *self._course(), *self._log()]

    def _case(self, name: str, says: str, clauses: str, *tables: Itemised, **more: object) -> Case:
        return self.case(name, says, self.own.get(name, clauses), *tables, **more)

    def unpriced(self) -> Itemised:
        """The won hand, of which only the findings are compared."""
        table = self.won()
        table.expected = {}
        return table

    def _dissolved(self) -> Itemised:
        return self.table(wall=False).event("dissolve").unscored(outcome="dissolved")

    def _set(self) -> Iterator[Case]:
        yield self._case("set-fifth-tile-in-the-wall", "A fifth tile of a kind is impossible.", "GEN-01", self.unpriced(),
            edit=spoiled.fifth_tile_in_the_wall, findings=[finding("broken_record", "GEN-01", None, code="tile-set")])
        yield self._case("set-shorter-wall", f"A wall of {self.tiles - 1} tiles is not the set.", "GEN-01", self.unpriced(),
            edit=spoiled.shorter_wall, findings=[finding("broken_record", "GEN-01", None)])
        yield self._case("set-shorter-wall-face-down", "Shown or not.", "GEN-01", self.unpriced(),
            edit=spoiled.shorter_wall_face_down, findings=[finding("broken_record", "GEN-01", None, code="wall-size")])

    def _deal(self) -> Iterator[Case]:
        wrong = [finding("broken_record", "GEN-02", None, code="deal-size")]
        yield self._case("set-dealt-twelve", "Each seat but the dealer is dealt thirteen.", "GEN-02",
            self.table(wall=False).starts().event("dissolve").unscored(outcome="dissolved"), edit=spoiled.dealt_twelve, findings=wrong)
        yield self._case("set-dealer-of-thirteen", "The dealer is dealt fourteen.", "GEN-02", self._dissolved(),
            edit=spoiled.dealer_of_thirteen, findings=wrong)

    def _wall(self) -> Iterator[Case]:
        yield self._case("wall-another-draw", "A tile drawn that the wall does not hold there is wrong.", "GEN-08",
            self.table().avoids("9m").until(RIGHT).label("draw").draws(RIGHT, "9m", in_wall="1m").discards(RIGHT, "9m").stops(),
            findings=[finding("wrong_wall", "GEN-08", "draw", RIGHT, code="not-from-wall")])
        yield self._case("wall-another-deal", "A deal that the wall does not give is wrong.", "GEN-08",
            self.table().gives(DEALER, "1m").gives(OPPOSITE, "9s").discards(DEALER).stops(), edit=spoiled.swapped_deal,
            findings=[finding("wrong_wall", "GEN-08", None), finding("wrong_wall", "GEN-08", None, consequent=True)])
        yield self._case("wall-commitment-kept", "A wall that fits its commitment is consistent.", "GEN-08", self.won(), edit=spoiled.committed)
        yield self._case("wall-commitment-broken", "A wall that does not fit its commitment was changed.", "GEN-08", self.won(),
            edit=spoiled.committed_to_another, findings=[finding("wrong_wall", "GEN-08", None, code="commitment-differs")])

    def _first(self) -> Iterator[Case]:
        yield self._case("first-act-drawn", "The dealer holds fourteen tiles and draws none.", "GEN-04",
            self.table(wall=False).label("draw").draws(DEALER).stops(), findings=[illegal("GEN-04", "draw", DEALER)])
        yield self._case("first-act-of-another", "No other seat begins.", "GEN-04",
            self.table(wall=False).gives(RIGHT, "9m").label("early").discards(RIGHT, "9m").stops(), findings=[illegal("GEN-04", "early", RIGHT)])

    def _course(self) -> Iterator[Case]:
        yield self._case("course-draw-with-tiles-left", "A hand does not end drawn while tiles are left.", "GEN-07",
            self.table().round().unscored(outcome="draw"), findings=END_NOT_SHOWN)
        yield self._case("course-drawn-before-the-last-discard", "Nor before the last discard is made.", "GEN-07",
            self.table().until_left(1, OPPOSITE).draws(OPPOSITE).unscored(outcome="draw"), findings=END_NOT_SHOWN)
        yield self._case("course-win-without-a-winner", "A hand said to be won shows its win.", "GEN-07",
            self.table().round().unscored(outcome="win"), findings=END_NOT_SHOWN)
        yield self._case("course-drawn-though-won", "A hand that was won is not drawn.", "GEN-07",
            self.wins().unscored(outcome="draw"), findings=END_NOT_SHOWN)
        yield self._case("course-after-the-end", "Nothing is played after a win.", "GEN-07",
            self.wins().label("late").draws(LEFT).unscored(RIGHT),
            findings=[finding("broken_record", "GEN-07", "late", LEFT, code="after-the-end")])

    def _log(self) -> Iterator[Case]:
        yield self._case("course-in-order", "Hands follow each other, from any number on.", "GEN-11", self.won(),
            self.table(RIGHT).round().stops(), head={"first": 5})
        yield self._case("course-hand-missing", "A hand left out between two is a fault.", "GEN-11", self.won(),
            self.table(RIGHT).round().stops(), edit=spoiled.hand_left_out,
            log_findings=[finding("broken_record", "GEN-11", None, code="hand-order")])
        yield self._case("course-options-left-to-default", "Options not named come from the default preset, which is said.", "GEN-12",
            self.won(), preset=None, verdict="clean",
            log_findings=[{"kind": "information", "clause": "GEN-12", "code": "rules-defaulted", "severity": "info"}])
        yield self._case("course-unknown-reveal", "A thing turned up that the rule set does not know changes nothing.", "GEN-13",
            self.table().round().label("odd").event("reveal", None, key="birds", tiles="1m").stops(),
            findings=[finding("illegal_action", "GEN-13", "odd", code="unknown-key")])
