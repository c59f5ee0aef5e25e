"""Two platforms that mirror each other, with rows of every kind, and the people round them.

Both name their players by the same tokens and hold the same logs, so that whatever tells the platforms apart
is the platform alone. Every row has a name to speak of it by: `A private`, `B key live`.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from django.apps import apps
from django.db.models import Model
from django.db.models.functions import Now

from accounts.actor import Actor
from accounts.keys import create_key
from accounts.members import join
from accounts.models import Platform, Player, Role, ServiceRole, Ticket, User, Visibility
from accounts.platforms import create_platform
from accounts.tickets import invite_member, link_player
from evidence.models import Commitment, Kind
from evidence.recording import record
from replays.ingest import Upload, receive_log
from replays.models import Audit, FindingRow, GameLog, HandSummary, LogGrant
from replays.sharing import withdraw_log
from tests.support.auditing import NOON
from tests.support.gamelogs import as_bytes, game_log

A, B = "A", "B"
#: Of each platform: its logs by name, who sits in them beside strangers, and how they are visible.
LOGS: Final = {
    "private": (Visibility.PRIVATE, ["anna", "bert"]),
    "quiet": (Visibility.PRIVATE, []),
    "linked": (Visibility.LINK, []),
    "public": (Visibility.PUBLIC, ["anna"]),
    "withdrawn": (Visibility.PUBLIC, ["anna"]),
    "first": (Visibility.PUBLIC, ["bert"]),
    "second": (Visibility.PRIVATE, ["bert"]),
    "test": (Visibility.PRIVATE, ["anna"]),
    "test-linked": (Visibility.LINK, []),
}
#: Every model whose rows belong to a platform.
TENANT_MODELS: Final = tuple(
    model
    for model in apps.get_models()
    if any(field.name == "platform" for field in model._meta.concrete_fields)
)
#: Those whose rows are seen with the log they are of.
OF_A_LOG: Final = ("GameLog", "Hand", "Audit", "HandSummary", "FindingRow")


@dataclass(frozen=True)
class World:
    """What was made: `actors` are the roles, `logs` the logs by platform and name."""

    platforms: dict[str, Platform]
    logs: dict[str, GameLog]
    actors: dict[str, Actor]
    keys: dict[str, str]
    rows: dict[type[Model], dict[Any, str]]

    def names(self, model: type[Model], pks: Iterable[Any]) -> set[str]:
        """What these rows of the table are called."""
        return {self.rows[model][pk] for pk in pks}

    def let_in(self, log: GameLog) -> None:
        """Let the arbiter of a case read one more log."""
        _grant(log, User.objects.get(email="granted-arbiter@world.example"))


def make_world() -> World:
    """Everything, by the verbs of the service where there is one. The database must show all tenants."""
    platforms = {letter: create_platform(slug=f"platform-{letter}", name=letter) for letter in (A, B)}
    people = _people()
    logs: dict[str, GameLog] = {}
    keys: dict[str, str] = {}
    for letter, platform in platforms.items():
        keys |= _matters(letter, platform, people)
        logs |= {f"{letter} {name}": log for name, log in _logs(platform).items()}
    _grant(logs["A private"], people["granted arbiter"])
    _grant(logs["B withdrawn"], people["granted arbiter"])
    record(kind=Kind.ERASURE, action="account", object_digest="0" * 64, platform_id=None)
    letters = {platform.id: letter for letter, platform in platforms.items()}
    rows = {model: _named(model, letters) for model in TENANT_MODELS}
    return World(platforms, logs, _actors(platforms, people, logs), keys, rows)


#: What tells a row from others of its kind and platform: these fields of it.
_TELLING: Final = {
    "ApiKey": ("name",),
    "Membership": ("role",),
    "Player": ("token",),
    "Ticket": ("kind",),
    "Entry": ("kind", "action", "object"),
    "Commitment": ("log_id",),
    "GameLog": ("log_id", "revision"),
    "LogSeat": ("log__log_id", "log__revision", "token"),
    "LogGrant": ("log__log_id", "log__revision"),
    "Hand": ("log__log_id", "log__revision"),
    "Audit": ("log__log_id", "log__revision"),
    "HandSummary": ("audit__log__log_id", "audit__log__revision"),
    "FindingRow": ("audit__log__log_id", "audit__log__revision"),
}
_REVISIONS: Final = {("log", 1): "first", ("log", 2): "second"}


def _named(model: type[Model], letters: dict[Any, str]) -> dict[Any, str]:
    rows = model._base_manager.values_list("pk", "platform", *_TELLING[model.__name__])
    return {pk: " ".join([letters.get(platform, "-"), *_told(telling)]) for pk, platform, *telling in rows}


def _told(telling: list[Any]) -> list[str]:
    """A log's name and revision as one word."""
    name, *rest = telling
    if rest and isinstance(rest[0], int):
        return [_REVISIONS.get((name, rest[0]), name), *rest[1:]]
    return list(filter(None, telling))


def _people() -> dict[str, User]:
    staff = {
        "arbiter": ServiceRole.ARBITER,
        "granted arbiter": ServiceRole.ARBITER,
        "admin": ServiceRole.ADMIN,
    }
    plain = ["owner", "engineer", "support", "owner of B", "anna", "bert", "player of B"]
    made = {name: User.objects.create_user(f"{name.replace(' ', '-')}@world.example") for name in plain}
    for name, role in staff.items():
        email = f"{name.replace(' ', '-')}@world.example"
        made[name] = User.objects.create_user(email, service_role=role)
    return made


def _matters(letter: str, platform: Platform, people: dict[str, User]) -> dict[str, str]:
    """Members, players, keys, one-time links and an announced wall; the texts of the keys."""
    if letter == A:
        for role in (Role.OWNER, Role.ENGINEER, Role.SUPPORT):
            join(user=people[role], platform=platform, role=role)
    else:
        join(user=people["owner of B"], platform=platform, role=Role.OWNER)
    # Anna plays on A alone, bert on both; another account is the "anna" of B.
    for token, user in {
        "anna": people["anna" if letter == A else "player of B"],
        "bert": people["bert"],
    }.items():
        Player.objects.create(platform=platform, token=token, user=user, bound_at=Now())
    invite_member(platform=platform, role=Role.SUPPORT)
    link_player(platform=platform, token="clara")
    Commitment.objects.create(platform=platform, log_id="private", hand=1, digest="c" * 64)
    return {
        f"{letter} live": create_key(platform=platform, name="live")[1],
        f"{letter} sandbox": create_key(platform=platform, name="sandbox", is_sandbox=True)[1],
    }


def _logs(platform: Platform) -> dict[str, GameLog]:
    logs: dict[str, GameLog] = {}
    for name, (visibility, players) in LOGS.items():
        document = game_log(name, platform=platform.slug)
        document["players"] = [{"id": token} for token in [*players, "x-1", "x-2", "x-3", "x-4"][:4]]
        if name in ("first", "second"):
            document["log_id"] = "log"
        upload = Upload(
            platform=platform,
            received_at=NOON,
            visibility=visibility,
            supersedes=logs["first"].sha256 if name == "second" else None,
            is_sandbox=name.startswith("test"),
        )
        received = receive_log(upload, as_bytes(document))
        logs[name] = received.log
        _finished(received.audit)
        _finished(_asked_for(received.log))
    withdraw_log(log=logs["withdrawn"])
    return logs


def _asked_for(log: GameLog) -> Audit:
    """An audit by other rules, beside the log's own."""
    return Audit.objects.create(
        platform=log.platform, log=log, engine_version="1", ruleset=log.ruleset, ruleset_revision=1,
        options_digest="d" * 64, current=False, asked={"preset": "changsha", "options": {}},
    )  # fmt: skip


def _finished(audit: Audit) -> None:
    """An audit as a worker leaves it, without the engine's time."""
    HandSummary.objects.create(
        platform=audit.platform, audit=audit, place=0, number=1, dealer=0, outcome="dissolved",
        verdict="flagged", winners=[], item_codes=[], errors=1, findings=1,
    )  # fmt: skip
    FindingRow.objects.create(
        platform=audit.platform, audit=audit, place=0, hand=1, kind="illegal", clause="GEN-03",
        code="not-held", severity="error", consequent=False,
    )  # fmt: skip
    Audit.objects.filter(pk=audit.pk).update(
        state="done",
        verdict="flagged",
        report=b"report",
        report_size=6,
        report_sha256="e" * 64,
        finished_at=Now(),
    )


def _grant(log: GameLog, user: User) -> None:
    LogGrant.objects.create(platform=log.platform, log=log, user=user, reason="a case")


def _actors(
    platforms: dict[str, Platform], people: dict[str, User], logs: dict[str, GameLog]
) -> dict[str, Actor]:
    a, b = (frozenset({platforms[letter].id}) for letter in (A, B))
    person = {name: Actor(user_id=user.id, service_role=user.service_role) for name, user in people.items()}
    key = platforms[A].api_keys.get(name="live")
    return {
        "nobody": Actor(),
        **{role: Actor(user_id=people[role].id, platform_ids=a) for role in ("owner", "engineer", "support")},
        "owner of B": Actor(user_id=people["owner of B"].id, platform_ids=b),
        "key": Actor(platform_ids=a),
        "sandbox key": Actor(platform_ids=a, is_sandbox=True),
        **{name: person[name] for name in ("anna", "bert", "arbiter", "granted arbiter", "admin")},
        "works for both": Actor(user_id=people["owner"].id, platform_ids=a | b),
        "has the link": Actor(shown=str(logs["A linked"].link)),
        "has the link of a test log": Actor(shown=str(logs["A test-linked"].link)),
        "shows a key": Actor(shown=key.prefix),
        "opens a one-time link": Actor(shown=Ticket.objects.get(platform=platforms[A], kind="member").digest),
    }
