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
    "win": words("{} wins", "{}胡牌", "{}胡牌"),
    "as_dealt": words("as dealt", "起手牌", "起手牌"),
    "nothing": words("worth nothing", "不值分", "不值分"),
    "scores": words("scores", "得分", "得分"),
    "end_scores": words("final scores", "总分", "總分"),
    "claimed": words("claimed", "平台记载", "平台記載"),
    "undecided": words("undecided", "无法判定", "無法判定"),
    "consequent": words("follows from an earlier one", "由前面的问题引起", "由前面的問題引起"),
    "expected": words("expected", "应为", "應為"),
    "found": words("found", "实为", "實為"),
}

VERDICTS: Final[dict[str, Words]] = {
    "clean": words("clean", "无误", "無誤"),
    "flagged": words("flagged", "有误", "有誤"),
    "undecidable": words("undecidable", "无法判定", "無法判定"),
}

OUTCOMES: Final[dict[str, Words]] = {
    "win": words("won", "胡牌", "胡牌"),
    "draw": words("drawn", "流局", "流局"),
    "dissolved": words("dissolved", "解散", "解散"),
    "escaped": words("a player left", "有人离局", "有人離局"),
}

FINDING_KINDS: Final[dict[str, Words]] = {
    "broken_record": words("impossible record", "记录不可能成立", "記錄不可能成立"),
    "illegal_action": words("illegal action", "违规动作", "違規動作"),
    "missed_duty": words("duty missed", "该做而未做", "該做而未做"),
    "wrong_items": words("wrong items", "番种有误", "番種有誤"),
    "wrong_transfer": words("wrong payment", "收付有误", "收付有誤"),
    "wrong_score": words("wrong score", "得分有误", "得分有誤"),
    "wrong_total": words("wrong total", "总分有误", "總分有誤"),
    "wrong_dealer": words("wrong dealer", "庄家有误", "莊家有誤"),
    "wrong_wall": words("wall does not agree", "牌墙不符", "牌牆不符"),
    "undecidable": words("cannot be decided", "无法判定", "無法判定"),
    "information": words("for information", "说明", "說明"),
}
