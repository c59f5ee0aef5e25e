"""Open kongs, their lock and what kongs pay: NT-56 to NT-60."""

from typing import Final

from scoring.engine.clauses import Clause
from scoring.engine.words import words
from scoring.rulesets.nantong.clauses.source import clause

KONGS: Final[tuple[Clause, ...]] = (
    clause(
        "NT-56",
        words(
            "An open kong may be made only if the rest of the hand is waiting to win",
            "开杠要在听牌时才行，没听牌只能补张",
            "開槓要在聽牌時才行，沒聽牌只能補張",
        ),
        line=163,
        breaches={
            "open-kong-not-waiting": words(
                "Without the four {tile} {seat}'s hand is not waiting to win, so only a supplement kong "
                "is possible, no open one.",
                "{seat}杠出{tile}后没有听牌，不能开杠，只能补张。",
                "{seat}槓出{tile}後沒有聽牌，不能開槓，只能補張。",
            ),
            "waits-not-shown": words(
                "The record does not show the whole hand of {seat}, so it cannot be judged whether the "
                "open kong was allowed.",
                "{seat}的手牌没有全部记下来，无法判定听不听牌、能不能开杠。",
                "{seat}的手牌沒有全部記下來，無法判定聽不聽牌、能不能開槓。",
            ),
        },
    ),
    clause(
        "NT-57",
        words(
            "After an open kong the replacement tile must win or be discarded",
            "开杠补来的牌，不胡就得打出去",
            "開槓補來的牌，不胡就得打出去",
        ),
        line=163,
        breaches={
            "kong-tile-kept": words(
                "{seat} discards {other}, but the open kong's tile {tile} did not win and must be discarded.",
                "{seat}打出{other}，但开杠补来的{tile}没胡，就得打出这张。",
                "{seat}打出{other}，但開槓補來的{tile}沒胡，就得打出這張。",
            ),
            "kong-before-discard": words(
                "The open kong's tile must be won with or discarded first, but {seat} {act}.",
                "{seat}开杠补来的牌还没打出，又{act}。",
                "{seat}開槓補來的牌還沒打出，又{act}。",
            ),
            "kong-tiles-not-all-discarded": words(
                "Until all tiles of the open kong are discarded, one can only win on them, but {seat} {act}.",
                "开杠补来的牌没打完之前只能胡，{seat}却{act}。",
                "開槓補來的牌沒打完之前只能胡，{seat}卻{act}。",
            ),
        },
    ),
    clause(
        "NT-58",
        words(
            "After an open kong the hand is locked: every tile drawn later must win or be discarded",
            "开杠之后手牌锁定，往后摸什么打什么，除非胡牌",
            "開槓之後手牌鎖定，往後摸什麼打什麼，除非胡牌",
        ),
        line=163,
        breaches={
            "locked-discard": words(
                "{seat} discards {other}, but its hand is locked since its open kong and the tile just "
                "drawn, {tile}, must go.",
                "{seat}打出{other}，但开杠后手牌已锁定，只能打出刚摸的{tile}。",
                "{seat}打出{other}，但開槓後手牌已鎖定，只能打出剛摸的{tile}。",
            ),
            "locked-claim": words(
                "{seat}'s hand is locked since its open kong, so it may neither chow nor pung, but {act}.",
                "{seat}开杠后手牌已锁定，不能再吃碰，却{act}。",
                "{seat}開槓後手牌已鎖定，不能再吃碰，卻{act}。",
            ),
            "locked-kong": words(
                "{seat}'s hand is locked since its open kong, so it may make no further kong, but {act}.",
                "{seat}开杠后手牌已锁定，不能再杠，却{act}。",
                "{seat}開槓後手牌已鎖定，不能再槓，卻{act}。",
            ),
            "locked-kong-waits": words(
                "{seat}'s hand is locked since its open kong; a further kong must leave its waits as they "
                "were, but this one changes them.",
                "{seat}开杠后手牌已锁定，再杠不能改变听的牌，这一杠却变了听。",
                "{seat}開槓後手牌已鎖定，再槓不能改變聽的牌，這一槓卻變了聽。",
            ),
            "waits-not-shown": words(
                "The record does not show the whole hand of {seat}, so it cannot be judged whether this "
                "kong changes its waits.",
                "{seat}的手牌没有全部记下来，无法判定这一杠有没有改变听的牌。",
                "{seat}的手牌沒有全部記下來，無法判定這一槓有沒有改變聽的牌。",
            ),
        },
    ),
    clause(
        "NT-59",
        words(
            "An open kong's tile lies where the dice say, counted in stacks from the end of the wall",
            "开杠掷骰，按点数从牌墙末尾数到哪一墩，就拿哪一墩的牌",
            "開槓擲骰，按點數從牌牆尾端數到哪一墩，就拿哪一墩的牌",
        ),
        line=165,
        breaches={
            "draw-source": words(
                "{seat} draws for an open kong and should take from {expected:source}; the record says "
                "{actual:source}.",
                "{seat}开杠补牌该从{expected:source}拿，记录写的却是从{actual:source}拿。",
                "{seat}開槓補牌該從{expected:source}拿，記錄寫的卻是從{actual:source}拿。",
            ),
            "throw-missing": words(
                "{seat} should throw dice ({expected:number}) before drawing for its open kong; the "
                "record shows no throw.",
                "{seat}开杠要先掷{expected:number}颗骰子再补牌，记录里没有掷。",
                "{seat}開槓要先擲{expected:number}顆骰子再補牌，記錄裡沒有擲。",
            ),
            "throw-not-due": words(
                "No throw of dice is due here.",
                "这里不该掷骰子。",
                "這裡不該擲骰子。",
            ),
            "throw-wrong": words(
                "The seat that made the open kong should throw dice ({expected:number}, faces 1 to 6); "
                "the record has [{actual:numbers}|no faces].",
                "开杠的人该掷{expected:number}颗骰子，每颗一到六点；记录里[是{actual:numbers}|没有点数]。",
                "開槓的人該擲{expected:number}顆骰子，每顆一到六點；記錄裡[是{actual:numbers}|沒有點數]。",
            ),
        },
    ),
    clause(
        "NT-60",
        words(
            "Each kong on the table is paid by the three others at the agreed price, whoever wins",
            "落地的每个杠，其余三家都按约定付杠分，不管谁胡",
            "落地的每個槓，其餘三家都按約定付槓分，不管誰胡",
        ),
        line=167,
    ),
)
