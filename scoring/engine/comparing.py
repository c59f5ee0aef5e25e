"""Two reports on one log, held against each other: what is found no longer, what is found besides, and how
the recomputed scores change. So are shown other rules, or a later engine.
"""

from collections import defaultdict
from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import Any

from scoring.engine.findings import payment_of

Document = dict[str, Any]
_Findings = Sequence[Mapping[str, Any]]
_Scores = Sequence[int] | None


def compare_reports(before: Mapping[str, Any], after: Mapping[str, Any]) -> Document:
    """The difference of two reports on one log (docs/audit-report.md), each with or without messages, as one
    JSON object. Raises ValueError for reports on different logs.
    """
    if before["log_sha256"] != after["log_sha256"]:
        raise ValueError("these reports are not on one log")
    hands = zip(before["hands"], after["hands"], strict=True)
    return {
        "comparison": "mjaudit-comparison",
        "version": 1,
        **{name: after[name] for name in ("log_id", "platform", "log_sha256")},
        "before": _side(before),
        "after": _side(after),
        "options": _options(before["rules"]["options"], after["rules"]["options"]),
        "hands": [_hand(one, other) for one, other in hands],
        "findings": _findings(before["findings"], after["findings"]),
        "end_scores": _scores(before["end_scores"], after["end_scores"]),
    }


def _side(report: Mapping[str, Any]) -> Document:
    """By which engine and rules, to what verdict, and how many findings the report leaves out."""
    told = {name: report[name] for name in ("engine", "rules", "verdict")}
    return {**told, "findings_omitted": report.get("findings_omitted", 0)}


def _options(before: Mapping[str, Any], after: Mapping[str, Any]) -> list[Document]:
    """Those that differ; null where a revision of the rule set has no such option."""
    return [
        {"option": name, "before": before.get(name), "after": after.get(name)}
        for name in sorted({*before, *after})
        if not _same(before.get(name), after.get(name))
    ]


def _same(one: object, other: object) -> bool:
    """True is never taken for 1."""
    return type(one) is type(other) and one == other


def _hand(before: Mapping[str, Any], after: Mapping[str, Any]) -> Document:
    return {
        "hand": after["hand"],
        "verdict": {"before": before["verdict"], "after": after["verdict"]},
        "findings": _findings(before["findings"], after["findings"]),
        "scores": _scores(before["scores"], after["scores"]),
    }


def _scores(before: _Scores, after: _Scores) -> Document:
    """Points by seat; nothing can be said of how they change where one side is not known."""
    known = before is not None and after is not None
    difference = [new - old for old, new in zip(before or (), after or (), strict=True)] if known else None
    return {"before": before, "after": after, "difference": difference}


def _findings(before: _Findings, after: _Findings) -> Document:
    """`go`, `come` and `stay`, each in the order of its report; of one that stays, how either report tells
    it.
    """
    partners = _partners(before, after)
    old = {place: one for one, place in partners.items()}
    return {
        "go": [finding for place, finding in enumerate(before) if place not in partners],
        "come": [finding for place, finding in enumerate(after) if place not in old],
        "stay": [
            {"before": before[old[place]], "after": finding}
            for place, finding in enumerate(after)
            if place in old
        ],
    }


def _partners(before: _Findings, after: _Findings) -> dict[int, int]:
    """By the place of a finding in `before` that of the same one in `after`: where the same is said of the
    same thing, and then where anything is.
    """
    partners: dict[int, int] = {}
    for exact in (True, False):
        waiting: dict[Hashable, list[int]] = defaultdict(list)
        for place in _others(after, partners.values()):
            waiting[_about(after[place], exact=exact)].append(place)
        for place in _others(before, partners):
            if same := waiting[_about(before[place], exact=exact)]:
                partners[place] = same.pop(0)
    return partners


def _others(findings: _Findings, taken: Iterable[int]) -> list[int]:
    return sorted({*range(len(findings))} - {*taken})


def _about(finding: Mapping[str, Any], *, exact: bool) -> Hashable:
    """What a finding is about: a payment's pair and cause, anything else's event and seat. Under other rules
    the same fault may break another clause.
    """
    thing = payment_of(finding["kind"], finding["params"]) or (finding["event"], finding["seat"])
    said = (finding["clause"], finding["code"]) if exact else ()
    return finding["kind"], finding["hand"], thing, said
