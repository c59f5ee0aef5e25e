"""A clean golden case bears the signs of clauses that are at work in it and of no others."""

import json
from collections.abc import Iterator
from typing import Any, Final

import pytest

from replays.logformat.reader import read_log
from scoring.engine.deal import open_position
from scoring.engine.replay import replay
from scoring.rulesets import load
from tests.support.golden import load_cases

#: By clause the cases that bear its sign, of those that name a clause with a sign.
BEARING: Final = {
    "NT-06": "claim-pung-goes-first",
    "NT-16": (
        "R02b R02d R02f R02h X12 X15 X16 X35 one-suit-add-three one-suit-double-alone "
        "slip-waits-of-a-draw-with-any-pair"
    ),
    "NT-41": "X41 X42 pay-opening-dealer-once",
    "NT-42": (
        "R02b R02d R02f R02h R17b X36 X37 X43 opening-beside-a-dealt-win-that-goes-on "
        "opening-of-the-dealer-before-his-dealt-win slip-birds-from-the-dealer-who-wins-as-dealt "
        "slip-opening-of-the-dealer-and-his-dealt-win-without-a-throw slip-waits-of-a-draw-with-any-pair"
    ),
    "NT-43": (
        "X15 X16 X23 X26 X27 X32 X37 X41 X42 corner-two-five-eight-robs "
        "decided-one-suit-add-beside-two-units decided-one-suit-double-beside-two-units "
        "one-suit-add-three one-suit-double-pairs pay-opening-dealer-once"
    ),
    "NT-46": "X35 X36 X37 birds-from-the-thrower-of-two-wins several-all winners-three-on-one-tile",
    "NT-51": "X11 dealt-after-a-replacement",
    "NT-G10": ("X43 opening-beside-a-dealt-win-that-goes-on slip-birds-from-the-dealer-who-wins-as-dealt"),
    "NT-G2": "R02h corner-two-five-eight-robs kong-added-on-a-later-turn",
    "NT-G4": "discard-of-the-kind-just-claimed",
    "NT-G5": "pung-after-a-passed-pung",
    "NT-G6": "R02f X12 X32 dealt-after-a-replacement kong-concealed-is-shown kong-without-need-of-a-wait",
    "NT-G7": "sea-gone-and-drawn",
    "NC-09": "X41 dealer-after-a-drawn-hand",
    "NC-16": (
        "X11 X20-one-suit-at-three X20-seed-002 X20 X21 X22 X41 after-a-show-of-one-kong bai-both-single "
        "claim-win-beside-pung first-dealer-any-seat hook-with-a-concealed-kong "
        "last-discard-punged-win_and_pung set-of-108 take-pung-of-the-first-discard "
        "take-pung-of-the-next-seat take-pung"
    ),
    "NC-17": (
        "after-a-show-of-one-kong after-a-show-without-a-seat show-at-once show-before-the-tile-is-drawn "
        "show-late-ignore show-late-immediate show-late-round show-one-of-two "
        "show-within-the-round-where-at-once show-within-the-round unseen-kong-shown "
        "unseen-tiles-of-a-kong-shown"
    ),
    "NC-23": "X22 bai-both-single",
    "NC-51": "X11 hook-with-a-concealed-kong",
    "NC-52": "X20-one-suit-at-three X20-seed-002 X20 X21",
    "JX-09": (
        "dice-1-1 dice-1-6 dice-2-3 dice-3-4 dice-4-4 dice-4-5 dice-5-6 dice-6-6 "
        "dice-from-another-dealer dice-the-other-way-round"
    ),
    "JX-10": (
        "dice-1-1 dice-1-6 dice-2-3 dice-3-4 dice-4-4 dice-4-5 dice-5-6 dice-6-6 "
        "dice-from-another-dealer dice-the-other-way-round"
    ),
    "JX-11": "dice-3-4 dice-from-another-dealer dice-the-other-way-round",
    "JX-27": (
        "S19 S19b S53 bloom-not-a-robbing dealer-robbed-by-two-deals dealer-robbed-by-two "
        "horses-of-a-robbing rob-any rob-by-two rob-kong-late-unscored rob-kong-scores-not "
        "rob-kong-scores rob-least-between-others rob-least-of-none rob-least-of-the-hand "
        "rob-least-reached rob-plain rob-single rob-triple-by-the-dealer rob-triple"
    ),
    "JX-29": (
        "H20-knitted H20 H21-knitted H21 H22-knitted H22 S11-kong-not-scored S11 "
        "honours-alone-without-runs honours-false one-suit-any-tile one-suit-false one-suit-kind-held "
        "one-suit-kind-melded one-suit-with-its-melds points-jia-hu-11 points-jia-hu-3 "
        "points-jia-hu-none points-qing-yi-se-ping-hu-none"
    ),
    "JX-30": (
        "H20-knitted H20 H21-knitted H21 H22-knitted H22 S11-kong-not-scored S11 "
        "honours-alone-without-runs honours-false one-suit-any-tile one-suit-false one-suit-kind-held "
        "one-suit-kind-melded one-suit-with-its-melds points-jia-hu-11 points-jia-hu-3 "
        "points-jia-hu-none points-qing-yi-se-ping-hu-none"
    ),
    "JX-33": (
        "S09 S37 S37b S45 S52 dealer-first-winner-d dealer-robbed-by-two-deals dealer-robbed-by-two "
        "first-discard-two horses-dealer-nearest horses-dealer-shared horses-nearest horses-shared "
        "rob-by-two several-both-win"
    ),
    "JX-35": (
        "T02 passed-by-payment-in-units passed-dealer-paid-double-strictly_higher_base "
        "passed-dealer-pays-double-by_payment passed-higher-by-payment passed-higher "
        "refused-self-draw-higher slip-win-that-pays-more-by-the-opposite "
        "slip-win-that-pays-more-by-the-right"
    ),
    "JX-39": "S35 horse-count-beyond-the-wall",
    "JX-42": "S30 S52 horses-dealer-nearest horses-dealer-shared",
    "JX-43": "S37 S37b S45 S52 horses-dealer-nearest horses-dealer-shared horses-nearest horses-shared",
    "JX-45": (
        "S26 S37 S37b burns-beside-horses horse-count-2 horse-count-3 horse-count-4 horse-count-6 "
        "horse-count-beyond-the-wall horse-count-exact horse-of-the-right horses-in-units horses-nearest "
        "horses-shared"
    ),
    "JX-47": (
        "S38 S38b S38c S41 S42 S44 S45 S46 S51 all-inherit-simple all-kongs-apart "
        "all-kongs-of-a-drawn-hand-only all-share-matrix aside-of-another-dealer"
    ),
    "JX-48": "burns-beside-horses",
    "JX-49": "S27 S41 S44 all-kongs-apart all-kongs-of-a-drawn-hand-only",
    "JX-65": (
        "S19 S19b S24 S49 S53 T13 bloom-not-a-robbing dealer-robbed-by-two-deals dealer-robbed-by-two "
        "horses-of-a-robbing rob-any rob-by-two rob-kong-late-unscored rob-kong-scores-not "
        "rob-kong-scores rob-least-between-others rob-least-of-none rob-least-of-the-hand "
        "rob-least-reached rob-plain rob-single rob-triple-by-the-dealer rob-triple"
    ),
    "JX-66": "S28 S42 S46 S54",
    "JX-67": "S44",
    "JX-71": (
        "S38 S38b S38c S41 S42 S45 S46 S51 all-dealer-text all-inherit-simple all-kongs-apart "
        "all-kongs-of-a-drawn-hand-only all-share-matrix aside-of-another-dealer"
    ),
    "JX-72": (
        "S38 S38b S38c S41 S42 S45 S46 S51 all-dealer-text all-inherit-simple all-kongs-apart "
        "all-kongs-of-a-drawn-hand-only all-share-matrix aside-of-another-dealer"
    ),
    "JX-74": "S38 S38b S38c",
    "JX-75": "S12 S21 S43 S44 all-drawn-dealer-text all-kongs-of-a-drawn-hand drawn-with-kongs-of-all",
    "JX-77": "burns-in-units horses-in-units passed-by-payment-in-units unit-10",
    "JX-78": "claim-win-before-pung",
}
#: By clause, where most do, those of them that do not.
LACKING: Final = {
    "NT-02": "",
    "NT-03": "",
    "NT-04": (
        "X41 X42 birds-from-the-nearer-of-two-openers corner-three-openers opening-instead-of-a-dealt-win "
        "pay-opening-dealer-once slip-opening-birds-from-the-first-of-two"
    ),
    "NT-07": "",
    "NC-02": "",
    "NC-03": "",
    "NC-04": "",
    "NC-05": "",
    "NC-14": "first-act-of-the-dealer take-pung-of-the-first-discard",
    "JX-01": "",
    "JX-02": "",
    "JX-03": "",
    "JX-04": "",
    "JX-06": "",
    "JX-79": (
        "S07 S08 dealt-below-its-shape dealt-one-suit dealt-seven-pairs first-act-of-the-dealer "
        "first-claim-of-any-seat first-discard-below-its-shape first-discard-equal first-discard-two "
        "one-suit-dealt-always-fits"
    ),
}
#: Of signs that many bear, some who do.
SIGNED: Final = {
    "NT-44": "X06 X07 X08 X09 X10 pay-bird-and-dealer-false",
    "NT-48": (
        "X04 X05 birds-count-from-another-dealer birds-from-the-thrower-of-two-wins "
        "birds-from-the-winner birds-nine-is-the-dealer"
    ),
    "JX-05": "first-claim-of-any-seat take-pung",
    "JX-14": (
        "honours-all-runs honours-run-E honours-run-N honours-run-S honours-run-W honours-run-dragons-only"
    ),
    "JX-17": "kong-exposed",
    "JX-40": (
        "S25 aside-of-another-dealer horse-of-the-dealer-too horse-of-the-dealer horse-of-the-left "
        "horse-of-the-opposite"
    ),
    "JX-63": "H07-knitted H07-no-jia-hu H07 H08-knitted H08-no-jia-hu H08",
    "JX-70": "S46 S48 horse-count-2 horse-count-3 horse-count-4 horse-count-6",
}


#: And some who do not.
UNSIGNED: Final = {
    "NT-44": "R02h X01 X02 X03 X12 X15 X16 X23",
    "NT-48": "R02h X01 X02 X03 X12 X15 X16 X23",
    "JX-05": "H01 dice-1-1 horse-mode-none first-act-of-the-dealer",
    "JX-14": "H07 H08 H09 honours-alone-without-runs honours-triplets-without-runs",
    "JX-17": "H01 dice-1-1 horse-mode-none take-pung",
    "JX-40": "H01 horse-mode-none S20",
    "JX-63": "H01 H02 H03 H04",
    "JX-70": "H01 horse-mode-none S35",
}
#: Signs are looked for where every tile is shown.
UNSHOWN: Final = {"horses-one-not-shown"}


def signs_of(case: dict[str, Any]) -> Iterator[str]:
    """The clauses of which the hands of a case bear a sign."""
    read = read_log(json.dumps(case["log"]).encode())
    ruleset = read.rules.ruleset
    law = ruleset.build(read.rules.options)
    for hand in read.record.hands:
        position = open_position(hand, law)
        for _ in replay(hand, law, position):
            pass
        yield from ruleset.customs.signs(law, position, law.settle(position, claimed_items=False))


@pytest.mark.parametrize("region", ["nantong", "nanchong", "nancheng"])
def test_cases_bear_the_signs_of_clauses_at_work_in_them_and_no_others(region: str) -> None:
    signed = BEARING.keys() | LACKING.keys() | SIGNED.keys()
    signs = {
        case["case"]: {*signs_of(case)}
        for case in load_cases(region)
        if case["expect"]["verdict"] == "clean"
        and signed & {*case["clauses"]}
        and case["case"] not in UNSHOWN
    }
    for clause in signed & {clause.id for clause in load(region).clauses}:
        bearing = {name for name, found in signs.items() if clause in found}
        if clause in BEARING:
            assert bearing == {*BEARING[clause].split()}, clause
        if clause in LACKING:
            assert signs.keys() - bearing == {*LACKING[clause].split()}, clause
        assert bearing >= {*SIGNED.get(clause, "").split()}, clause
        assert not bearing & {*UNSIGNED.get(clause, "").split()}, clause
