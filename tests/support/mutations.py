"""What a careless or dishonest platform may do to a log: random changes that leave it readable."""

import random
from collections.abc import Callable, Sequence
from typing import Final

from tests.support.honour_mutations import WITH_HONOURS, has_honours
from tests.support.tables import Json

TILES: Final = [f"{rank}{suit}" for suit in "mps" for rank in range(1, 10)] + ["1z", "??"]
CAUSES: Final = ["win", "bird", "kong", "opening_win", "check_ready", "penalty", "horse", "adjustment"]
CODES: Final = ["ping_hu", "di", "qing_yi_se", "zhuang_xian", "zha_niao", "piao", "gen", "no_such_item"]
WANTS: Final = ["win", "pung", "kong", "chow"]
OUTCOMES: Final = ["win", "draw", "dissolved", "escaped"]

Change = Callable[[Json, random.Random], None]


def mutate(log: Json, chance: random.Random, most: int = 4) -> None:
    """One to `most` changes in place, each in a hand of its own choice."""
    changes = [*CHANGES, *WITH_HONOURS] if has_honours(log) else CHANGES
    for _ in range(chance.randint(1, most)):
        chance.choice(changes)(chance.choice(log["hands"]), chance)
    for hand in log["hands"]:
        for event in hand["events"]:
            event.pop("at", None)


def split(run: str) -> list[str]:
    return [run[place : place + 2] for place in range(0, len(run), 2)]


def _some(things: Sequence[Json], chance: random.Random) -> Json | None:
    return chance.choice(things) if things else None


def _delete(hand: Json, chance: random.Random) -> None:
    if hand["events"]:
        del hand["events"][chance.randrange(len(hand["events"]))]


def _cut(hand: Json, chance: random.Random) -> None:
    hand["events"] = hand["events"][: chance.randint(0, len(hand["events"]))]


def _repeat(hand: Json, chance: random.Random) -> None:
    event = _some(hand["events"], chance)
    if event is not None:
        hand["events"].insert(chance.randint(0, len(hand["events"])), dict(event))


def _swap(hand: Json, chance: random.Random) -> None:
    events = hand["events"]
    if len(events) > 1:
        place = chance.randrange(len(events) - 1)
        other = place + 1 if chance.random() < 0.5 else chance.randrange(len(events))
        events[place], events[other] = events[other], events[place]


def _change_tile(hand: Json, chance: random.Random) -> None:
    event = _some([event for event in hand["events"] if "tile" in event], chance)
    if event is not None:
        event["tile"] = chance.choice(TILES)


def _change_seat(hand: Json, chance: random.Random) -> None:
    event = _some([event for event in hand["events"] if "seat" in event], chance)
    if event is not None:
        event[chance.choice(["seat", "from"] if "from" in event else ["seat"])] = chance.randrange(4)


def _change_dealer(hand: Json, chance: random.Random) -> None:
    hand["dealer"] = chance.randrange(4)


def _change_outcome(hand: Json, chance: random.Random) -> None:
    hand["outcome"] = chance.choice(OUTCOMES)


def _change_mode(hand: Json, chance: random.Random) -> None:
    kong = _some([event for event in hand["events"] if event["type"] == "kong"], chance)
    if kong is not None:
        kong["mode"] = chance.choice(["open", "supplement"])


def _change_draw(hand: Json, chance: random.Random) -> None:
    draw = _some([event for event in hand["events"] if event["type"] == "draw"], chance)
    if draw is not None:
        draw["source"] = chance.choice(["head", "tail", "dice", "seabed"])


def _change_deal(hand: Json, chance: random.Random) -> None:
    seat = chance.randrange(4)
    tiles = split(hand["deal"][seat])
    if tiles and chance.random() < 0.6:
        tiles[chance.randrange(len(tiles))] = chance.choice(TILES)
    elif tiles and chance.random() < 0.5:
        tiles.pop()
    elif len(tiles) < 14:
        tiles.append(chance.choice(TILES))
    hand["deal"][seat] = "".join(tiles)


def _hide_deal(hand: Json, chance: random.Random) -> None:
    seat = chance.randrange(4)
    hand["deal"][seat] = "??" * (len(hand["deal"][seat]) // 2)


def _hide_tiles(hand: Json, chance: random.Random) -> None:
    seat = chance.randrange(4)
    for event in hand["events"]:
        if event.get("seat") == seat and event["type"] == "draw":
            event["tile"] = "??"


def _change_wall(hand: Json, chance: random.Random) -> None:
    if chance.random() < 0.4:
        hand.pop("wall", None)
    elif tiles := split(hand.get("wall", "")):
        for _ in range(chance.randint(1, 2)):
            tiles[chance.randrange(len(tiles))] = chance.choice(TILES)
        if chance.random() < 0.3:
            tiles.pop()
        hand["wall"] = "".join(tiles)


def _odd_event(hand: Json, chance: random.Random) -> None:
    hand["events"].insert(chance.randint(0, len(hand["events"])), odd_event(chance))


def _change_declared(hand: Json, chance: random.Random) -> None:
    """Another word than was announced, at another moment, or none at all."""
    said = [event for event in hand["events"] if event["type"] == "declare"]
    event = _some(said, chance)
    if event is None:
        return
    which = chance.randrange(4)
    if which == 0:
        hand["events"].remove(event)
    elif which == 1:
        hand["events"].remove(event)
        hand["events"].insert(chance.randint(0, len(hand["events"])), event)
    elif "value" in event:
        event["value"] = chance.randint(-2, 7)
    elif "waits" in event:
        event[chance.choice(["tiles", "waits"])] = _run(chance)


def _change_claims(hand: Json, chance: random.Random) -> None:
    which = chance.randrange(6)
    if which == 0:
        hand["scores"] = [chance.randint(-300, 300) for _ in range(4)]
    elif which == 1:
        hand["next_dealer"] = chance.randrange(4)
    elif which == 2:
        hand.pop(chance.choice(["scores", "transfers", "next_dealer"]), None)
    elif which == 3:
        hand.setdefault("transfers", []).append(odd_transfer(chance))
    elif transfer := _some(hand.get("transfers", []), chance):
        transfer["points"] = chance.randint(1, 200)
        if chance.random() < 0.5:
            transfer.pop("items", None)


def _change_win(hand: Json, chance: random.Random) -> None:
    win = _some([event for event in hand["events"] if event["type"] == "win"], chance)
    if win is None:
        return
    key = chance.choice(["how", "from", "tile", "items", "points"])
    if chance.random() < 0.4:
        win.pop(key, None)
    elif key == "how":
        win["how"] = chance.choice(["dealt", "self_draw", "discard", "rob_kong"])
    elif key == "items":
        win["items"] = [{"code": chance.choice(CODES), "points": chance.randint(-10, 200)}]
    elif key == "points":
        win["points"] = chance.randint(0, 300)


def odd_transfer(chance: random.Random) -> Json:
    payer, payee = chance.sample([0, 1, 2, 3, "house"], 2)
    found: Json = {
        "from": payer,
        "to": payee,
        "points": chance.randint(1, 99),
        "cause": chance.choice(CAUSES),
    }
    if chance.random() < 0.5:
        found["items"] = [{"code": chance.choice(CODES), "points": chance.randint(-9, 99)}]
    return found


def _run(chance: random.Random) -> str:
    return "".join(chance.choices(TILES, k=chance.randint(0, 7)))


def odd_event(chance: random.Random) -> Json:
    """An event of any type that fits in no particular place."""
    seat, other, tile = chance.randrange(4), chance.randrange(4), chance.choice(TILES)
    kind = chance.choice(["concealed", "added", "exposed"])
    kong: Json = {"type": "kong", "seat": seat, "tile": tile, "kind": kind}
    if kind == "exposed":
        kong["from"] = (seat + 1 + other % 3) % 4
    mode = chance.choice(["open", "supplement", None])
    return chance.choice(
        [
            kong if mode is None else kong | {"mode": mode},
            {"type": "win", "seat": seat, "tile": tile},
            {"type": "win", "seat": seat},
            {"type": "win", "seat": seat, "how": chance.choice(["dealt", "self_draw"])},
            {"type": "win", "seat": seat, "tile": tile, "from": (seat + 1) % 4},
            {"type": "win", "seat": seat, "tile": tile, "from": (seat + 2) % 4, "how": "rob_kong"},
            {"type": "declare", "seat": seat, "key": "seabed", "value": chance.randint(-1, 2)},
            {"type": "declare", "seat": seat, "key": "opening_win", "patterns": [chance.choice(CODES)]},
            {"type": "declare", "seat": seat, "key": "opening_win", "tiles": tile * 4, "patterns": ["si_xi"]},
            {"type": "declare", "seat": seat, "key": "piao", "value": chance.randint(-1, 6)},
            {"type": "declare", "seat": seat, "key": "ready"},
            {
                "type": "declare",
                "seat": seat,
                "key": "lay_down",
                "tiles": _run(chance),
                "waits": _run(chance),
            },
            {"type": "declare", "seat": seat, "key": "lay_down", "waits": tile},
            {"type": "reveal", "key": "concealed_kong", "seat": seat, "tiles": tile * 4},
            {"type": "reveal", "key": "birds", "tiles": _run(chance)},
            {"type": "reveal", "key": "dice", "seat": seat, "values": [chance.randint(0, 7), 3]},
            {"type": "reveal", "key": "horses", "tiles": tile},
            {"type": "draw", "seat": seat, "tile": tile, "source": chance.choice(["head", "tail", "seabed"])},
            {"type": "discard", "seat": seat, "tile": tile, "drawn": True},
            {"type": "pung", "seat": seat, "tile": tile, "from": (seat + 1) % 4},
            {"type": "chow", "seat": seat, "tile": "3m", "from": (seat - 1) % 4, "own": "1m2m"},
            {"type": "claim", "seat": seat, "want": chance.choice(WANTS)},
            {"type": "pass", "seat": seat},
            {"type": "pass", "seat": seat, "on": [chance.choice(WANTS)]},
            {"type": "escape", "seat": seat},
            {"type": "dissolve"},
        ]
    )


CHANGES: Final[list[Change]] = [
    _delete,
    _cut,
    _repeat,
    _swap,
    _change_tile,
    _change_seat,
    _change_dealer,
    _change_outcome,
    _change_mode,
    _change_draw,
    _change_deal,
    _hide_deal,
    _hide_tiles,
    _change_wall,
    _odd_event,
    _odd_event,
    _change_declared,
    _change_claims,
    _change_win,
]
