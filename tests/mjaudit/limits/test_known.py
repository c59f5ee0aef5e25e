"""Which keys have proved good."""

from mjaudit.limits.known import KnownKeys


def test_a_key_is_known_from_the_time_it_opens_something_until_it_does_not() -> None:
    keys = KnownKeys()
    assert "a" not in keys
    keys.remember("a")
    assert "a" in keys
    keys.forget("a")
    assert "a" not in keys


def test_the_longest_unused_is_forgotten_first() -> None:
    keys = KnownKeys(most=2)
    keys.remember("a")
    keys.remember("b")
    assert "a" in keys
    keys.remember("c")
    assert [key in keys for key in "abc"] == [True, False, True]
