"""The three kinds of option that a room may set."""

from scoring.engine.options import Choice, Option
from scoring.engine.words import Words, words


def choice(name: str, clause: str, label: Words, *choices: Choice) -> Option:
    """Offer one of several named values; the first is the default."""
    return Option(name, label, choices[0].value, clause, choices)


def yes_no(name: str, clause: str, label: Words, *, default: bool) -> Option:
    """Offer yes or no, the default listed first."""
    answers = (Choice(True, words("Yes", "是", "是")), Choice(False, words("No", "否", "否")))
    return Option(name, label, default, clause, answers if default else answers[::-1])


def integer(name: str, clause: str, label: Words, *, default: int, most: int, least: int = 0) -> Option:
    """Offer a number from `least` to `most`."""
    return Option(name, label, default, clause, minimum=least, maximum=most)
