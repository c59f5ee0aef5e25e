"""Each clause cites the place it was read from, so that an arbiter can look it up there."""

from typing import Final

import pytest

from scoring.rulesets import installed

#: By rule set: the document, and the line (1-based) that each of its clauses, in their order, was read from.
#: What no line holds, because every table must settle it, is a decision of the rule set.
SEEDS: Final = {
    "nantong": (
        "004_59ff4d1f33caaa35",
        "3 19 35 35 35 35 39 41 43 45 47 49 51 57 67 67 71 73 75 77 71 71 79 83 85 87 89 91 93 95 97 "
        "99 101 103 105 107 111 117 123 129 135 135 135 137 139 143 147 147 147 149 153 155 157 159 "
        "161 163 163 163 165 167",
    ),
    "nanchong": (
        "000_73c68e1beaa05219",
        "3 11 15 15 23 7 27 25 43 83 83 83 83 15 69 19 19 71 59 59 73 73 73 73 73 63 75 51 81 47 67 "
        "87 91 93 95 97 99 101 103 105 107 109 111 115 117 119 119 119 119 121 121 123",
    ),
    "nancheng": (
        "001_9d4e7d1681b35d4f",
        "5 9 12 14 16 19 20 21 25 25 27 29 30 32 34 36 38 40 41 43 44 45 47 51 53 55 57 59 61 65 67 "
        "68 70 73 75 77 79 82 84 87 92 93 95 105 106 108 116 120 121 124 126 130 132 134 136 138 142 "
        "144 146 148 150 152 75 154 154 157 158 159 164 165 169 170 172 173 30 30 122 16 25",
    ),
}
OF_NO_LINE: Final = {"audit-report", "decision"}


@pytest.mark.parametrize("region", SEEDS)
def test_clauses_cite_their_lines_of_the_text_that_the_rule_set_was_read_from(region: str) -> None:
    document, lines = SEEDS[region]
    sources = [clause.source for clause in installed()[region].clauses]
    assert [source.line for source in sources if source.document == document] == [*map(int, lines.split())]
    others = {(source.document, source.line) for source in sources if source.document != document}
    assert others <= {(kind, 0) for kind in OF_NO_LINE}
