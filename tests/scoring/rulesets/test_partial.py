"""Records that do not show everything: nobody is accused of what is not seen, and what is open is judged.

No part of a record contradicts the whole of it: what it tells is the same, and the rest is undecidable.
"""

import json
import math
import random
from collections import Counter
from collections.abc import Iterator
from typing import Final

import pytest

from replays.logformat.refusal import LogRefused
from tests.support.golden import audited, findings_of, load_cases
from tests.support.mutations import mutate
from tests.support.regions import REGIONS
from tests.support.tables import Json
from tests.support.views import leave_out_tiles, seen_by

VIEWERS: Final = (None, 0, 1, 2, 3)


def needs_its_wall(log: Json) -> bool:
    """Whether a price may hang on the wall: by its rules a log without one is priced otherwise."""
    return bool(log["rules"].get("options", {}).get("tian_hu_win_tile") == "last_dealt")


def sound_logs(region: str, number: int, seed: str, chance: random.Random) -> Iterator[Json]:
    """Random legal logs that no view of them prices otherwise, of a preset or any options."""
    for at in range(number):
        preset = chance.choice(sorted(REGIONS[region].ruleset.presets))
        options = REGIONS[region].options(chance) if at % 3 else {}
        log = REGIONS[region].log(f"{seed}{at}", options, preset=preset)
        if not needs_its_wall(log):
            yield log


def check_view(log: Json, viewer: int | None, chance: random.Random) -> Json:
    """The report of a sound log as `viewer` saw it, which must accuse nobody."""
    view = seen_by(log, viewer, chance)
    report = audited(view)
    assert errors_of(report) == [], json.dumps(view)
    assert report["verdict"] != "flagged"
    check_told(report, log, view)
    return report


def errors_of(report: Json) -> list[Json]:
    return [finding for finding in findings_of(report) if finding["severity"] == "error"]


def check_told(report: Json, log: Json, view: Json) -> None:
    """What is told of a part of a record is what the whole comes to; what is not told is undecidable."""
    for hand, whole in zip(report["hands"], audited(log)["hands"], strict=True):
        doubts = [finding for finding in hand["findings"] if finding["kind"] == "undecidable"]
        for key in ("scores", "next_dealer"):
            assert hand[key] == whole[key] or (hand[key] is None and doubts), json.dumps(view)
        for transfer in hand["transfers"]:
            assert transfer in whole["transfers"] or doubts, json.dumps(view)


def check_random_views(region: str, number: int, seed: str) -> Counter[str]:
    chance = random.Random(seed)
    verdicts: Counter[str] = Counter()
    for log in sound_logs(region, number, seed, chance):
        for viewer in VIEWERS:
            verdicts[check_view(log, viewer, chance)["verdict"]] += 1
    return verdicts


@pytest.mark.parametrize("region", REGIONS)
def test_a_sound_hand_is_never_flagged_however_little_of_it_is_seen(region: str) -> None:
    verdicts = check_random_views(region, 30, "views")
    assert verdicts["undecidable"] > 30


@pytest.mark.parametrize("region", REGIONS)
def test_a_sound_golden_case_is_never_flagged_however_little_of_it_is_seen(region: str) -> None:
    chance = random.Random("golden views")
    for case in load_cases(region):
        shown = "view" not in case["log"] and not needs_its_wall(case["log"])
        if case["expect"]["verdict"] == "clean" and shown:
            check_view(case["log"], chance.choice(VIEWERS), chance)


@pytest.mark.long
@pytest.mark.parametrize("region", REGIONS)
def test_thousands_of_sound_hands_are_never_flagged_however_little_is_seen(region: str) -> None:
    check_random_views(region, 1_500, "more views")


def check_changed_views(region: str, number: int, seed: str) -> int:
    """Views of logs with changes accuse only where the whole log does; how many of them do."""
    chance = random.Random(seed)
    accusing = 0
    for log in sound_logs(region, number, seed, chance):
        mutate(log, chance, most=2)
        view = seen_by(log, chance.choice(VIEWERS), chance)
        try:
            seen = errors_of(audited(view))
        except LogRefused:
            continue
        if seen:
            accusing += 1
            whole = audited(log)
            assert whole["verdict"] == "flagged", json.dumps([view, log])
            assert first_place(errors_of(whole)) <= first_place(seen), json.dumps([view, log])
    return accusing


def first_place(errors: list[Json]) -> float:
    """The event of the earliest fault: nobody sees one where the whole record has none yet.

    The deal comes before all events; what is found at the end, or booked wrong, after them.
    """
    return min(map(_place, errors), default=math.inf)


def _place(error: Json) -> float:
    if error["event"] is None:
        return -1 if error["clause"] in ("GEN-01", "GEN-02") else math.inf
    return math.inf if error["kind"].startswith("wrong") else float(error["event"])


@pytest.mark.parametrize("region", REGIONS)
def test_what_is_seen_of_a_hand_accuses_only_where_the_whole_of_it_does(region: str) -> None:
    assert check_changed_views(region, 70, "changed views") > 20


@pytest.mark.long
@pytest.mark.parametrize("region", REGIONS)
def test_what_is_seen_of_very_many_hands_accuses_only_where_the_whole_does(region: str) -> None:
    check_changed_views(region, 4_000, "more changed views")


def check_random_gaps(region: str, number: int, seed: str) -> Counter[str]:
    """Sound hands of which any tile may have been left out, wall and birds included."""
    chance = random.Random(seed)
    verdicts: Counter[str] = Counter()
    for log in sound_logs(region, number, seed, chance):
        log["view"] = "public"
        leave_out_tiles(log, chance)
        report = audited(log)
        assert report["verdict"] != "flagged", json.dumps(log)
        verdicts[report["verdict"]] += 1
    return verdicts


@pytest.mark.parametrize("region", REGIONS)
def test_a_sound_hand_with_tiles_left_out_at_random_is_never_flagged(region: str) -> None:
    assert check_random_gaps(region, 80, "gaps")["undecidable"] > 25


@pytest.mark.long
@pytest.mark.parametrize("region", REGIONS)
def test_thousands_of_sound_hands_with_tiles_left_out_are_never_flagged(region: str) -> None:
    check_random_gaps(region, 5_000, "more gaps")
