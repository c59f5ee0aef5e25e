"""Who may see what of the world, told once and held against each wall."""

from dataclasses import dataclass, field
from typing import Final

from django.db.models import Model

from tests.tenancy.world import LOGS, OF_A_LOG, A, B, World

PUBLIC: Final = {"A public", "A first", "B public", "B first"}
ALL_OF: Final = {letter: {f"{letter} {name}" for name in LOGS} for letter in (A, B)}


@dataclass(frozen=True)
class Sees:
    """`logs` with what hangs on them. `works_for`: the platforms whose every row is the role's business.
    `besides`: single rows of other tables. `first_wall`: logs where the query sets are narrower than the
    database is.
    """

    logs: set[str]
    works_for: str = ""
    besides: dict[str, set[str]] = field(default_factory=dict)
    first_wall: set[str] | None = None


_OWN_A: Final = Sees(logs=ALL_OF[A] | PUBLIC, works_for=A)

EXPECTED: Final = {
    "nobody": Sees(PUBLIC),
    "owner": _OWN_A,
    "engineer": _OWN_A,
    "support": _OWN_A,
    "owner of B": Sees(ALL_OF[B] | PUBLIC, works_for=B),
    "key": _OWN_A,
    # Test logs are apart from real ones within one tenant, which is no business of the wall between tenants.
    "sandbox key": Sees(_OWN_A.logs, works_for=A, first_wall=PUBLIC | {"A test", "A test-linked"}),
    "anna": Sees(
        PUBLIC | {"A private", "A test"},
        besides={
            "Player": {"A anna"},
            "LogSeat": {"A private anna", "A public anna", "A withdrawn anna", "A test anna"},
        },
    ),
    "bert": Sees(
        PUBLIC | {"A private", "B private", "A second", "B second"},
        besides={
            "Player": {"A bert", "B bert"},
            "LogSeat": {f"{letter} {log} bert" for letter in "AB" for log in ("private", "first", "second")},
        },
    ),
    "arbiter": Sees(PUBLIC),
    "granted arbiter": Sees(
        PUBLIC | {"A private", "B withdrawn"}, besides={"LogGrant": {"A private", "B withdrawn"}}
    ),
    "admin": Sees(PUBLIC),
    "works for both": Sees(ALL_OF[A] | ALL_OF[B], works_for=A + B),
    "has the link": Sees(PUBLIC | {"A linked"}),
    "has the link of a test log": Sees(PUBLIC | {"A test-linked"}),
    "shows a key": Sees(PUBLIC, besides={"ApiKey": {"A live"}}),
    "opens a one-time link": Sees(PUBLIC, besides={"Ticket": {"A member"}}),
}


def expected(world: World, role: str, model: type[Model], *, first_wall: bool = False) -> set[str]:
    """The names of the rows of this table that the role sees."""
    sees, table = EXPECTED[role], model.__name__
    if table in OF_A_LOG:
        return sees.first_wall if first_wall and sees.first_wall is not None else sees.logs
    own = {name for name in world.rows[model].values() if name[0] in sees.works_for}
    if table == "Entry" and not first_wall:
        # What an INSERT returns must be readable, so the database shows what concerns the service as a whole.
        own |= {name for name in world.rows[model].values() if name[0] == "-"}
    return own | sees.besides.get(table, set())
