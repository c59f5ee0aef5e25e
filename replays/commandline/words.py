"""The words around a report on the terminal, in the three languages of the service."""

from typing import Final

from scoring.engine.words import Words, words

WORDS: Final[dict[str, Words]] = {
    "verdict": words("Verdict", "结论", "結論"),
    "rules": words("Rules", "规则", "規則"),
    "hand": words("Hand {}", "第{}局", "第{}局"),
    "whole_log": words("whole log", "整份记录", "整份記錄"),
    "event": words("event {}", "事件{}", "事件{}"),
    "dealer": words("dealer {}", "庄家{}", "莊家{}"),
    "wall": words("wall", "牌墙", "牌牆"),
    "win": words("{seat} wins", "{seat}{win}", "{seat}{win}"),
    "as_dealt": words("as dealt", "起手牌", "起手牌"),
    "nothing": words("worth nothing", "不值分", "不值分"),
    "scores": words("scores", "得分", "得分"),
    "end_scores": words("final scores", "总分", "總分"),
    "claimed": words("claimed", "平台记载", "平台記載"),
    "undecided": words("undecided", "无法判定", "無法判定"),
    "consequent": words("follows from an earlier one", "由前面的问题引起", "由前面的問題引起"),
    "expected": words("expected", "应为", "應為"),
    "other_rules": words("no fault under", "换作这些规则则无误", "換作這些規則則無誤"),
    "preset": words("preset {}", "预设 {}", "預設 {}"),
    "go": words("no longer found", "没有了的", "沒有了的"),
    "come": words("found besides", "多出来的", "多出來的"),
    "stay": words("still found", "仍然有的", "仍然有的"),
    "following": words(", and {} that follow", "，连带的还有{}处", "，連帶的還有{}處"),
    "difference": words("difference", "相差", "相差"),
    "found": words("found", "实为", "實為"),
}
