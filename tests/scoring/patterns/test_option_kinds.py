"""What a room may set is offered in one of three ways."""

from scoring.engine.options import Choice
from scoring.engine.words import words
from scoring.patterns.option_kinds import choice, integer, yes_no


def test_the_first_of_named_values_is_the_default() -> None:
    values = [Choice("far", words("Far", "远", "遠")), Choice("near", words("Near", "近", "近"))]
    option = choice("where", "GEN-01", words("Where", "哪里", "哪裏"), *values)
    assert (option.name, option.clause, option.default) == ("where", "GEN-01", "far")
    assert [one.value for one in option.choices] == ["far", "near"]


def test_yes_and_no_are_offered_the_default_first() -> None:
    for default in (True, False):
        option = yes_no("is_far", "GEN-01", words("Far", "远", "遠"), default=default)
        assert option.default is default
        assert [one.value for one in option.choices] == [default, not default]
        assert {one.value: one.label["en"] for one in option.choices} == {True: "Yes", False: "No"}


def test_numbers_are_offered_from_nought_unless_the_least_is_told() -> None:
    option = integer("steps", "GEN-01", words("Steps", "步", "步"), default=2, most=5)
    assert (option.minimum, option.maximum, option.default, option.is_integer) == (0, 5, 2, True)
    assert integer("steps", "GEN-01", words("Steps", "步", "步"), default=2, most=5, least=1).minimum == 1
