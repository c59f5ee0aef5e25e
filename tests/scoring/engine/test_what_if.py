"""Under which other rules a finding would go away: what explains it is named, and nothing else."""

import copy
import random
from typing import Any, Final

import pytest

from replays.logformat.refusal import LogRefused
from scoring.engine.options import Option, OptionValue
from tests.support.golden import audited, load_cases
from tests.support.mutations import mutate
from tests.support.regions import REGIONS
from tests.support.tables import Json

CASES: Final = {case["case"]: case["log"] for case in load_cases()}


def findings_of(report: Json) -> list[Json]:
    return [finding for hand in report["hands"] for finding in hand["findings"]]


def faults_of(report: Json) -> list[Json]:
    return [one for one in findings_of(report) if one["severity"] == "error" and not one["consequent"]]


def under(log: Json, **options: OptionValue) -> Json:
    """The log as it would be if it named these options on top of its own."""
    rules = log["rules"]
    return {**log, "rules": {**rules, "options": {**rules.get("options", {}), **options}}}


@pytest.mark.parametrize(
    ("case", "clause", "option", "value"),
    [
        ("R08c", "NT-58", "locked_may_kong", True),
        ("R09a", "NT-55", "missed_win", "off"),
        ("R09c", "NT-55", "missed_win", "same_tile"),
        ("booked-fine-too-low", "NT-45", "escape_penalty", 30),
        ("kong-after-a-claim-false", "NT-G1", "kong_after_claim", True),
        ("opening-throw-missing", "NT-21", "opening_bird", "none"),
        ("rob-a-replacement-kong-no", "NT-34", "rob_supplement", "big"),
        ("sea-taken-unready-true", "NT-54", "sea_requires_ready", False),
        ("several-claim-dropped", "NT-46", "multi_win", "nearest"),
        ("several-nearest", "NT-46", "multi_win", "all"),
        ("throw-one-die", "NT-59", "kong_dice", 2),
        ("throw-two-dice", "NT-59", "kong_dice", 1),
    ],
)
def test_the_option_that_explains_a_fault_is_named(
    case: str, clause: str, option: str, value: OptionValue
) -> None:
    fault = next(one for one in faults_of(audited(CASES[case])) if one["clause"] == clause)
    assert {"option": option, "value": value} in fault["also_legal_under"]


def test_a_preset_that_explains_a_fault_is_named() -> None:
    fault = faults_of(audited(CASES["kong-after-a-claim-false"]))[0]
    assert {"preset": "changsha"} in fault["also_legal_under"]


@pytest.mark.parametrize("case", ["R10a", "take-chow-that-is-no-run", "set-dealt-twelve", "turn-skipped"])
def test_a_fault_under_any_rules_names_none(case: str) -> None:
    assert all(not one["also_legal_under"] for one in findings_of(audited(CASES[case])))


# ---- the option that a log left unsaid ------------------------------------------------------------------


Options = dict[str, OptionValue]


def with_another_value(region: str, option: Option, played: Options, chance: random.Random) -> Options | None:
    """This option at another value than was played; None where that contradicts the other options."""
    than = played[option.name]
    values: list[OptionValue] = [choice.value for choice in option.choices]
    counts = (0, 1, 5, 10, 60, option.maximum or 0)
    values = values or [value for value in counts if option.accepts(value)]
    others = [value for value in values if (type(value), value) != (type(than), than)]
    contradicted = REGIONS[region].ruleset.contradicted
    possible = [value for value in others if not contradicted({**played, option.name: value})]
    return {option.name: chance.choice(possible)} if possible else None


def defaults_of(region: str) -> Options:
    return {option.name: option.default for option in REGIONS[region].ruleset.options}


def check_option_unsaid(region: str, number: int, seed: str) -> int:
    """Logs sound under one value of an option and written down with another; how many of them are flagged.

    The right value must be named, or another number under which the claims are right too, unless the ten
    entries that a hand may have are spent on others. Bounds stay as they are by default: what is claimed does
    not show them.
    """
    chance, flagged, bounds = random.Random(seed), 0, REGIONS[region].bounds
    for at in range(number):
        played = {**defaults_of(region), **(REGIONS[region].options(chance) if at % 2 else {})}
        played |= {name: defaults_of(region)[name] for name in bounds}
        log = REGIONS[region].log(f"{seed}{at}", played)
        for option in REGIONS[region].ruleset.options:
            right, said = played[option.name], with_another_value(region, option, played, chance)
            if said is None or option.name in bounds:
                continue
            report = audited(under(log, **said))
            if report["verdict"] != "flagged":
                continue
            flagged += 1
            named = [name for one in findings_of(report) for name in one["also_legal_under"]]
            values = [name["value"] for name in named if name.get("option") == option.name]
            # Of a number another may do as well, where it only has to be small enough to count for nothing.
            found = right in values or (option.is_integer and bool(values))
            assert len(named) >= 10 or found, (at, option.name)
    return flagged


@pytest.mark.parametrize("region", REGIONS)
def test_the_value_under_which_a_hand_was_played_is_named_where_the_log_gives_another(region: str) -> None:
    assert check_option_unsaid(region, 8, "unsaid") > 20


@pytest.mark.long
@pytest.mark.parametrize("region", REGIONS)
def test_the_value_under_which_very_many_hands_were_played_is_named(region: str) -> None:
    check_option_unsaid(region, 200, "very much unsaid")


# ---- nothing that explains nothing ----------------------------------------------------------------------


def check_each_alternative(log: Json) -> int:
    """Audit under everything that findings name: the finding is gone and no other fault has come."""
    report, named = audited(log), 0
    for place, hand in enumerate(report["hands"]):
        for finding in hand["findings"]:
            for alternative in finding["also_legal_under"]:
                named += 1
                assert finding["severity"] == "error"
                assert not finding["consequent"]
                then = audited(under_alternative(log, alternative))["hands"][place]["findings"]
                faults = [
                    identity(one) for one in then if one["severity"] == "error" and not one["consequent"]
                ]
                assert identity(finding) not in faults
                standing = [identity(one) for one in hand["findings"]]
                assert [fault for fault in faults if fault not in standing] == []
    return named


def under_alternative(log: Json, alternative: Json) -> Json:
    if "preset" in alternative:
        return {**log, "rules": {"id": log["rules"]["id"], "preset": alternative["preset"]}}
    return under(log, **{alternative["option"]: alternative["value"]})


def identity(finding: Json) -> tuple[Any, ...]:
    """Where a fault stands; which of several wrong items is cited for it may change, and who owes whom."""
    params = finding["params"]
    if finding["kind"] in ("wrong_items", "wrong_transfer") and "cause" in params:
        return (finding["kind"], finding["hand"], {params["payer"], params["payee"]}, params["cause"])
    return tuple(finding[key] for key in ("kind", "hand", "event", "seat"))


def test_rules_that_owe_a_payment_to_somebody_else_explain_none() -> None:
    """Without its horse payments this log would not be right at a table where the dealer is paid for them."""
    log = nancheng("S25")
    hand = log["hands"][0]
    hand["transfers"] = [one for one in hand["transfers"] if one["cause"] != "horse"]
    del hand["scores"]
    faults = faults_of(audited(log))
    assert [one["clause"] for one in faults] == ["JX-44"] * 3
    assert [one["also_legal_under"] for one in faults] == [[]] * 3


def test_rules_under_which_all_that_was_paid_is_due_explain_each_payment() -> None:
    faults = faults_of(audited(under(nancheng("S29"), horse_mode="winner")))
    assert len(faults) > 3
    assert all({"preset": "dealer-horses"} in one["also_legal_under"] for one in faults)


def nancheng(name: str) -> Json:
    """The log of a golden case of Nancheng, to be changed."""
    return copy.deepcopy(next(case["log"] for case in load_cases("nancheng") if case["case"] == name))


@pytest.mark.parametrize("region", REGIONS)
def test_what_golden_cases_name_would_do(region: str) -> None:
    cases = random.Random("alternatives").sample(load_cases(region), 300)
    assert sum(check_each_alternative(case["log"]) for case in cases) > 20


@pytest.mark.long
@pytest.mark.parametrize("region", REGIONS)
def test_what_all_golden_cases_name_would_do(region: str) -> None:
    assert sum(check_each_alternative(case["log"]) for case in load_cases(region)) > 40


def check_changed(region: str, number: int, seed: str) -> int:
    chance, named = random.Random(seed), 0
    for at in range(number):
        played = {**defaults_of(region), **REGIONS[region].options(chance)}
        log = copy.deepcopy(REGIONS[region].log(f"{seed}{at}", played))
        if at % 2:
            mutate(log, chance, most=1)
        for option in chance.sample(REGIONS[region].ruleset.options, 5):
            log = under(log, **(with_another_value(region, option, played, chance) or {}))
        try:
            named += check_each_alternative(log)
        except LogRefused:
            continue
    return named


@pytest.mark.parametrize("region", REGIONS)
def test_what_logs_changed_at_random_name_would_do(region: str) -> None:
    assert check_changed(region, 40, "alternatives") > 5


@pytest.mark.long
@pytest.mark.parametrize("region", REGIONS)
def test_what_very_many_logs_changed_at_random_name_would_do(region: str) -> None:
    check_changed(region, 1_000, "more alternatives")
