"""A report as a person reads it."""

from collections.abc import Iterator, Sequence
from typing import Any, Final, Literal

import msgspec

from replays.auditing.report import Message, Report, ReportFinding, ReportHand, WinFound
from replays.commandline.words import WORDS
from scoring.engine.general import GENERAL_CLAUSES
from scoring.engine.naming import seat_name, text_in, tile_name
from scoring.engine.ruleset import RuleSet
from scoring.engine.wording import Wording
from scoring.engine.wording_tables import FAIRNESS, KINDS, OUTCOMES, VERDICTS
from scoring.engine.words import Words

_MARKS: Final = {"error": "✗", "warning": "!", "info": "·"}


class TextReport:
    """Writes reports of one rule set in one language (a key of Words)."""

    def __init__(self, ruleset: RuleSet, language: str) -> None:
        self._language = language
        self._wording = Wording(ruleset)
        self._titles = {clause.id: clause.title for clause in (*GENERAL_CLAUSES, *ruleset.clauses)}
        self._keys = ruleset.keys
        self._items = {item.code: item.name for item in ruleset.items}

    def lines(self, report: Report, place: str) -> Iterator[str]:
        """The whole report; `place` is where its log stood."""
        word = self.word
        yield f"{place}  {report.platform}/{report.log_id}"
        yield f"  {word('verdict')}: {self.told(VERDICTS[report.verdict])}"
        yield f"  {word('rules')}: {report.rules.id}, {report.rules.preset}"
        for hand in report.hands:
            yield from self._hand(hand)
        for finding in report.findings:
            yield from self.finding(finding, self.word("whole_log"))
        yield self._scores("end_scores", report.end_scores, report.claimed_end_scores)

    def _hand(self, hand: ReportHand) -> Iterator[str]:
        name = self.word("hand").format(hand.hand)
        dealer = self.word("dealer").format(self._seat(hand.dealer))
        yield f"  {name}: {self.told(VERDICTS[hand.verdict])}, {dealer}, {self._outcome(hand.outcome)}"
        if hand.fairness != "none":
            yield f"    {self.word('wall')}: {self.told(FAIRNESS[hand.fairness])}"
        for win in hand.wins:
            yield "    " + self._win(win)
        yield "  " + self._scores("scores", hand.scores, hand.claimed_scores)
        for finding in hand.findings:
            yield from self.finding(finding, name)

    def _win(self, win: WinFound) -> str:
        tile = tile_name(win.tile, self._language) if win.tile else self.word("as_dealt")
        items = [f"{self._item(item.code)} {item.points:+d}" for item in win.items]
        priced = ", ".join(items) or self.word("nothing")
        wins = self.word("win").format(seat=self._seat(win.seat), win=self._outcome("win"))
        return f"{wins}: {tile}, {priced} = {win.points}"

    def finding(self, finding: ReportFinding, where: str) -> Iterator[str]:
        """One finding; `where` is the hand, or the whole log."""
        word = self.word
        places = [where]
        if finding.event is not None:
            places.append(word("event").format(finding.event))
        if finding.seat is not None:
            places.append(self._seat(finding.seat))
        consequent = f" ({word('consequent')})" if finding.consequent else ""
        yield f"    {_MARKS[finding.severity]} {', '.join(places)}: {self.kind(finding.kind)}{consequent}"
        yield f"      {finding.clause} {self.told(self._titles[finding.clause])} [{finding.code}]"
        if isinstance(finding.message, Message):
            yield f"      {self._said(finding.message)}"
        if finding.expected is not None or finding.actual is not None:
            yield f"      {word('expected')}: {self._value(finding, 'expected')}"
            yield f"      {word('found')}: {self._value(finding, 'actual')}"
        if finding.also_legal_under:
            others = map(self._other_rules, finding.also_legal_under)
            yield f"      {word('other_rules')}: {', '.join(others)}"

    def kind(self, kind: str) -> str:
        """What sort of finding it is; the rule set's own word, where it has one."""
        return self.told(self._keys.get(f"kind.{kind}") or KINDS[kind])

    def _other_rules(self, other: dict[str, Any]) -> str:
        if "preset" in other:
            return self.word("preset").format(other["preset"])
        return f"{other['option']}={json_text(other['value'])}"

    def _value(self, finding: ReportFinding, name: Literal["expected", "actual"]) -> str:
        """As the message tells it - a seat, tiles - or else as the report holds it."""
        value = finding.expected if name == "expected" else finding.actual
        held = {"clause": finding.clause, "code": finding.code, name: value}
        return self._wording.told(held, name, self._language) or json_text(value)

    def _scores(self, name: str, found: Sequence[int] | None, claimed: Sequence[int] | None) -> str:
        shown = points(found) if found is not None else self.word("undecided")
        if claimed is None:
            return f"  {self.word(name)}: {shown}"
        return f"  {self.word(name)}: {shown} ({self.word('claimed')}: {points(claimed)})"

    def _outcome(self, outcome: str) -> str:
        """The rule set's own word, where it has one."""
        return self.told(self._keys.get(f"outcome.{outcome}") or OUTCOMES[outcome])

    def _item(self, code: str) -> str:
        return self.told(self._items[code]) if code in self._items else code

    def _said(self, message: Message) -> str:
        words: dict[str, str] = msgspec.to_builtins(message)
        return words[self._language]

    def word(self, name: str) -> str:
        """A word around reports."""
        return self.told(WORDS[name])

    def _seat(self, seat: int) -> str:
        return seat_name(seat, self._language)

    def told(self, words: Words) -> str:
        """A text of the engine in the language of the report."""
        return text_in(words, self._language)


def points(scores: Sequence[int]) -> str:
    """Points by seat, with their signs; nought has none."""
    return " ".join(f"{score:+d}" if score else "0" for score in scores)


def json_text(value: object) -> str:
    """A value as the report holds it."""
    return msgspec.json.encode(value).decode()
