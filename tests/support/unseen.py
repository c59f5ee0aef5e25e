"""What simulated play never shows, by rule set: group and name of a row of the coverage table, and why."""

from typing import Final

#: The reasons stand in docs/correctness.md as well.
NEVER_SEEN: Final[dict[str, dict[tuple[str, str], str]]] = {
    "nancheng": {
        ("clauses", "JX-69"): "lists the options; what a log leaves out is GEN-12",
        ("events", "chow"): "there are no chows (JX-15)",
    },
    "nanchong": {
        ("clauses", "NC-01"): "names the family of games",
        ("events", "chow"): "there are no chows (NC-15)",
        ("causes", "kong"): "kongs pay nothing by themselves (NC-44)",
    },
    "nantong": {
        ("clauses", "NT-01"): "names the game",
        ("clauses", "NT-G8"): "a log of another number of seats is refused when it is read",
        ("clauses", "NT-G9"): "sets no bounds to scores",
    },
}
