"""A sample: some hands of one table, what to look at, and the fault if there is one."""

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from tests.support.dealing import build
from tests.support.golden import audited
from tests.support.tables import Json, Table

Words = dict[str, str]


@dataclass
class Sample:
    """`first` names the first finding: its place in `tables`, its label there (None: no event) and clause."""

    file: str
    title: Words
    explanation: Words
    tables: Sequence[Table]
    ruleset: str = "nantong"
    preset: str = "seed-004"
    options: Json | None = None
    first: tuple[int, str | None, str] | None = None
    committed: bool = False
    spoil: Callable[[Json], None] | None = None

    def log(self) -> Json:
        """The log, its payments booked as an audit finds them due, then spoilt where that is the point."""
        log: Json = {
            "format": "mjaudit-log",
            "version": 1,
            "log_id": self.file.removesuffix(".json"),
            "platform": "samples",
            "rules": {"id": self.ruleset, "preset": self.preset} | self._options(),
            "players": [{"id": f"sample-{name}"} for name in ("east", "south", "west", "north")],
            "start_scores": [0, 0, 0, 0],
            "hands": [build(table, number, self.file) for number, table in enumerate(self.tables, 1)],
        }
        for number, hand in enumerate(log["hands"]):
            _throw(hand, f"{self.file}/{number}")
            if self.committed:
                _commit(log, hand)
        _book(log)
        if self.spoil is not None:
            self.spoil(log)
        return log

    def _options(self) -> Json:
        return {} if self.options is None else {"options": self.options}

    def entry(self) -> Json:
        """What the manifest says of it."""
        entry: Json = {
            "file": self.file,
            "title": self.title,
            "explanation": self.explanation,
            "finding": None,
        }
        if self.first is not None:
            place, label, clause = self.first
            event = None if label is None else self.tables[place].labels[label]
            entry["finding"] = {"hand": place + 1, "event": event, "clause": clause}
        return entry | {"verdict": "clean" if self.first is None else "flagged"}


def words(en: str, hans: str, hant: str) -> Words:
    return {"en": en, "zh-hans": hans, "zh-hant": hant}


def _throw(hand: Json, seed: str) -> None:
    """Dice for a hand whose script throws none."""
    if "dice" in hand:
        return
    digest = hashlib.sha256(seed.encode()).digest()
    hand["dice"] = [digest[0] % 6 + 1, digest[1] % 6 + 1]


def _commit(log: Json, hand: Json) -> None:
    """Commits to the wall; a sample's salt need not be random."""
    salt = hashlib.sha256(f"{log['log_id']}/{hand['hand']}".encode()).hexdigest()
    dice = ",".join(map(str, hand["dice"]))
    lines = ["mjaudit-wall-v1", log["platform"], log["log_id"], str(hand["hand"]), dice, hand["wall"], salt]
    digest = hashlib.sha256("".join(line + "\n" for line in lines).encode()).hexdigest()
    hand["commitment"] = {"scheme": "mjaudit-wall-v1", "digest": digest, "salt": salt}


def _book(log: Json) -> None:
    """Books the payments that the audit finds, and the totals of the scores that the script claims."""
    report = audited(log)
    totals = list(log["start_scores"])
    for hand, found in zip(log["hands"], report["hands"], strict=True):
        hand["transfers"] = [_booked(transfer) for transfer in found["transfers"]]
        totals = [total + points for total, points in zip(totals, hand["scores"], strict=True)]
    log["end_scores"] = totals


def _booked(transfer: Json) -> Json:
    booked = {
        key: transfer[key] for key in ("event", "from", "to", "points", "cause") if transfer[key] is not None
    }
    booked["items"] = [{"code": item["code"], "points": item["points"]} for item in transfer["items"]]
    return booked
