"""The wall's geometry, held to a plain list of stacks."""

from hypothesis import given
from hypothesis import strategies as st

from scoring.engine.tiles import UNKNOWN
from scoring.engine.wall import Wall


class Stacks:
    """The wall as a list of stacks, each the places still in it, upper tile first."""

    def __init__(self, size: int, dealt: int) -> None:
        places = range(dealt, size)
        self.stacks = [
            [place for place in (low, low + 1) if place in places] for low in range(0, size + 1, 2)
        ]

    @property
    def standing(self) -> list[list[int]]:
        return [stack for stack in self.stacks if stack]

    @property
    def places(self) -> list[int]:
        return [place for stack in self.stacks for place in stack]

    def counted_from_tail(self, number: int, *, front: bool) -> int:
        standing = self.standing
        if number > len(standing):
            return standing[0][0] if front else standing[-1][0]
        return standing[-number][0]

    def take(self, place: int) -> None:
        next(stack for stack in self.stacks if place in stack).remove(place)


walls = st.integers(14, 34).flatmap(lambda kinds: st.tuples(st.just(4 * kinds), st.integers(0, 53)))
takings = st.lists(
    st.one_of(
        st.just("head"),
        st.just("tail"),
        st.tuples(st.integers(1, 40), st.booleans()),
    ),
    max_size=140,
)


@given(walls, takings)
def test_each_place_is_the_one_that_counting_stacks_finds(
    sizes: tuple[int, int], acts: list[str | tuple[int, bool]]
) -> None:
    wall, stacks = Wall(*sizes, None), Stacks(*sizes)
    for act in acts:
        if not wall.left:
            break
        assert wall.head == stacks.places[0]
        assert wall.tail() == stacks.standing[-1][0]
        if act == "head":
            place = wall.head
        elif act == "tail":
            place = wall.tail()
        else:
            assert isinstance(act, tuple)
            number, front = act
            place = wall.from_tail(number, beyond_is_front=front)
            assert place == stacks.counted_from_tail(number, front=front)
        wall.take(place)
        stacks.take(place)
        assert wall.left == len(stacks.places)


@given(walls, st.lists(st.integers(1, 30), max_size=60), st.integers(0, 12))
def test_the_next_places_skip_what_open_kongs_have_emptied(
    sizes: tuple[int, int], throws: list[int], count: int
) -> None:
    wall, stacks = Wall(*sizes, None), Stacks(*sizes)
    for number in throws:
        if wall.left:
            place = wall.from_tail(number, beyond_is_front=False)
            wall.take(place)
            stacks.take(place)
    assert wall.heads(count) == stacks.places[:count]


def test_a_replacement_is_the_upper_then_the_lower_tile_of_the_last_stack() -> None:
    wall = Wall(108, 53, None)
    taken = []
    for _ in range(4):
        taken.append(wall.tail())
        wall.take(taken[-1])
    assert taken == [106, 107, 104, 105]


def test_the_half_stack_that_the_deal_leaves_counts_as_a_stack() -> None:
    wall = Wall(108, 53, None)
    assert wall.from_tail(28, beyond_is_front=False) == 53
    assert wall.from_tail(29, beyond_is_front=True) == 53
    assert wall.from_tail(29, beyond_is_front=False) == 106


def test_a_stack_without_its_upper_tile_gives_the_lower_one() -> None:
    wall = Wall(108, 53, None)
    wall.take(wall.from_tail(5, beyond_is_front=False))
    assert wall.from_tail(5, beyond_is_front=False) == 99


def test_an_emptied_stack_is_not_counted() -> None:
    wall = Wall(108, 53, None)
    for place in (98, 99):
        wall.take(place)
    assert wall.from_tail(5, beyond_is_front=False) == 96


def test_a_wall_that_the_log_does_not_show_has_places_but_no_tiles() -> None:
    assert Wall(108, 53, None).tile_at(60) == UNKNOWN
    assert Wall(108, 53, tuple(range(27)) * 4).tile_at(60) == 6


def test_tiles_kept_from_play_are_there_and_not_left_to_draw() -> None:
    wall = Wall(16, 10, None, reserved=4)
    assert wall.left == 2
    wall.take(wall.head)
    wall.take(wall.tails(1, top_first=False)[0])
    assert wall.left == 0
    assert wall.remaining() == [11, 12, 13, 14]
    assert wall.heads(6) == [11, 12, 13, 14]


@given(walls, takings, st.integers(1, 12))
def test_the_last_places_are_those_of_the_list_or_of_its_stacks_the_upper_tile_first(
    sizes: tuple[int, int], acts: list[str | tuple[int, bool]], count: int
) -> None:
    wall, stacks = Wall(*sizes, None), Stacks(*sizes)
    for act in acts:
        if not wall.left:
            break
        place = wall.head if act == "head" else wall.tails(1, top_first=act == "tail")[0]
        wall.take(place)
        stacks.take(place)
    assert wall.remaining() == stacks.places
    assert wall.tails(count, top_first=False) == stacks.places[::-1][:count]
    by_stack = [place for stack in reversed(stacks.standing) for place in stack]
    assert wall.tails(count, top_first=True) == by_stack[:count]
