"""What other rules change, as a person reads it on the terminal."""

from collections.abc import Iterable, Iterator, Sequence

from replays.auditing.comparison import ComparedFindings, ComparedHand, ComparedScores, Comparison
from replays.auditing.report import ReportFinding
from replays.commandline.text import TextReport, json_text, points
from scoring.engine.ruleset import RuleSet
from scoring.engine.wording_tables import VERDICTS


class TextComparison:
    """Writes comparisons of reports by one rule set in one language (a key of Words)."""

    def __init__(self, ruleset: RuleSet, language: str) -> None:
        self._report = TextReport(ruleset, language)

    def lines(self, found: Comparison, place: str) -> Iterator[str]:
        """The whole comparison; `place` is where its log stood."""
        word = self._report.word
        before, after = found.before, found.after
        yield f"{place}  {found.platform}/{found.log_id}"
        yield f"  {word('verdict')}: {self._verdicts(before.verdict, after.verdict)}"
        yield f"  {word('rules')}: {after.rules.id}, {_turned(before.rules.preset, after.rules.preset)}"
        for option in found.options:
            yield f"    {option.option}: {_turned(json_text(option.before), json_text(option.after))}"
        for hand in found.hands:
            yield from self._hand(hand)
        yield from self._findings(found.findings, word("whole_log"))
        yield self._scores("end_scores", found.end_scores)

    def _hand(self, hand: ComparedHand) -> Iterator[str]:
        name = self._report.word("hand").format(hand.hand)
        yield f"  {name}: {self._verdicts(hand.verdict.before, hand.verdict.after)}"
        yield "  " + self._scores("scores", hand.scores)
        yield from self._findings(hand.findings, name)

    def _findings(self, found: ComparedFindings, where: str) -> Iterator[str]:
        yield from self._part("go", found.go, where)
        yield from self._part("come", found.come, where)
        yield from self._part("stay", [pair.after for pair in found.stay], where)

    def _part(self, name: str, findings: Sequence[ReportFinding], where: str) -> Iterator[str]:
        if findings:
            yield f"    {self._report.word(name)}: {self._count(findings)}"
        for finding in findings:
            yield from self._report.finding(finding, where)

    def _count(self, findings: Sequence[ReportFinding]) -> str:
        following = sum(finding.consequent for finding in findings)
        more = self._report.word("following").format(following) if following else ""
        return f"{len(findings) - following}{more}"

    def _scores(self, name: str, found: ComparedScores) -> str:
        told = _turned(*(self._points(scores) for scores in (found.before, found.after)))
        word = self._report.word
        return f"  {word(name)}: {told} ({word('difference')}: {self._points(found.difference)})"

    def _points(self, scores: Iterable[int] | None) -> str:
        return self._report.word("undecided") if scores is None else points([*scores])

    def _verdicts(self, before: str, after: str) -> str:
        return _turned(self._report.told(VERDICTS[before]), self._report.told(VERDICTS[after]))


def _turned(before: str, after: str) -> str:
    """What was and what is; once where it is the same."""
    return before if before == after else f"{before} → {after}"
