"""The same kind of work as the peers do it, each on its own kind of tiles and games."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from jansou.core.rules import preset
from jansou.game.agents import SimpleAgent
from jansou.game.environment import Environment
from jansou.io.from_game import paifu_from_game
from jansou.io.replay import replay_paifu
from mahjong.agari import Agari
from mahjong.hand_calculating.hand import HandCalculator
from mahjong.hand_calculating.hand_config import HandConfig
from MahjongGB import MahjongFanCalculator
from xiangting import PlayerCount, calculate_necessary_tiles

from benchmarks.arithmetic import Calls
from benchmarks.hands import WinningHand, winning_hands
from benchmarks.measuring import Job

#: Slow libraries are asked about so many hands.
FEW: Final = 300
#: The letters of PyMahjongGB for characters, dots and bamboo.
SUITS: Final = "WTB"


def mahjong_checks() -> Calls:
    return Agari.is_agari, [(hand.counts[:34],) for hand in winning_hands(27, FEW)]


def mahjong_waits() -> Calls:
    """It has no waits: the win check with each kind that a hand could draw."""

    def waits(counts: Sequence[int]) -> list[int]:
        hand, found = list(counts), []
        for tile in range(34):
            if hand[tile] < 4:
                hand[tile] += 1
                if Agari.is_agari(hand):
                    found.append(tile)
                hand[tile] -= 1
        return found

    return waits, [(hand.without[:34],) for hand in winning_hands(27, FEW)]


def xiangting_waits() -> Calls:
    hands = [hand.without[:34] for hand in winning_hands(27)]
    return calculate_necessary_tiles, [(hand, PlayerCount.FOUR) for hand in hands]


def mahjong_values() -> Calls:
    drawn = HandConfig(is_tsumo=True)

    def value(tiles: list[int], tile: int) -> object:
        return HandCalculator.estimate_hand_value(tiles, tile, config=drawn)

    return value, [(_numbered(hand.counts), 4 * hand.tile) for hand in winning_hands(27, FEW)]


def _numbered(counts: Sequence[int]) -> list[int]:
    """Tiles 0 to 135: the library tells copies apart."""
    return [4 * tile + copy for tile in range(34) for copy in range(counts[tile])]


def gb_values() -> Calls:
    return MahjongFanCalculator, [_asked_of_gb(hand) for hand in winning_hands(27)]


def _asked_of_gb(hand: WinningHand) -> tuple[object, ...]:
    """No melds, the 13 tiles, the winning one, no flowers, self-drawn; no other luck, seat and wind east."""
    tiles = tuple(_name(kind) for kind in range(27) for _ in range(hand.without[kind]))
    return (), tiles, _name(hand.tile), 0, True, False, False, False, 0, 0


def _name(kind: int) -> str:
    return f"{SUITS[kind // 9]}{kind % 9 + 1}"


def jansou_replay(games: int = 4) -> Job:
    """Whole riichi games that its own players play, stepped through again with every menu and check."""
    records = [_played(seed) for seed in range(games)]
    rounds = [one for record in records for one in record.rounds]
    counts = {"hands": len(rounds), "events": sum(len(one.events) for one in rounds)}
    return Job("jansou replay_paifu", lambda: [sum(1 for _ in replay_paifu(one)) for one in records], counts)


def _played(seed: int) -> Any:
    table = Environment(preset("tenhou"), seed=seed)
    table.run([SimpleAgent() for _ in range(4)])
    return paifu_from_game(table)


PEERS: Final[dict[str, Callable[[], Calls]]] = {
    "mahjong is_agari": mahjong_checks,
    "mahjong 34 x is_agari": mahjong_waits,
    "xiangting necessary tiles": xiangting_waits,
    "mahjong hand value": mahjong_values,
    "PyMahjongGB fan": gb_values,
}
