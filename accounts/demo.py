"""The accounts of a demo installation. Their random secrets stay in one file, so they outlive a restart."""

import json
import os
import secrets
from pathlib import Path
from typing import TypedDict

from accounts.keys import create_key
from accounts.models import ApiKey, Membership, Platform, Role, Scope, ServiceRole, User

PLATFORMS = {"demo": "Demo", "samples": "Samples"}
"""The demo platform uploads; `samples` owns the public sample logs."""
PEOPLE = {"owner": ServiceRole.NONE, "arbiter": ServiceRole.ARBITER, "admin": ServiceRole.ADMIN}
EMAIL_HOST = "@demo.example"


SCOPES = (Scope.LOGS_WRITE, Scope.LOGS_READ, Scope.PLAYERS_WRITE, Scope.ADMIN)
"""What the demo key may do: all that there is to try."""


class Person(TypedDict):
    """One sign-in of the file."""

    role: str
    email: str
    password: str


class Secrets(TypedDict):
    """What the file holds."""

    platform: str
    api_key: str
    people: list[Person]


def make_demo(path: Path) -> Secrets:
    """Make what is missing, in the database and in the file at `path`, and return the file's content."""
    platforms = {
        slug: Platform.objects.get_or_create(slug=slug, defaults={"name": name})[0]
        for slug, name in PLATFORMS.items()
    }
    kept = _kept(path)
    passwords = {person["email"]: person["password"] for person in kept["people"]}
    people = [_person(role, service_role, passwords) for role, service_role in PEOPLE.items()]
    owner = User.objects.get(email=people[0]["email"])
    Membership.objects.get_or_create(user=owner, platform=platforms["demo"], defaults={"role": Role.OWNER})
    found = Secrets(platform="demo", api_key=_key(platforms["demo"], kept["api_key"]), people=people)
    if found != kept:
        _write_privately(path, json.dumps(found, indent=2) + "\n")
    return found


def _kept(path: Path) -> Secrets:
    if not path.exists():
        return Secrets(platform="demo", api_key="", people=[])
    kept: Secrets = json.loads(path.read_text())
    return kept


def _person(role: str, service_role: str, passwords: dict[str, str]) -> Person:
    """The sign-in works afterwards with the kept password, whatever state either side was in."""
    email = role + EMAIL_HOST
    password = passwords.get(email) or secrets.token_urlsafe(12)
    user = User.objects.filter(email=email).first()
    if user is None:
        User.objects.create_user(email, password, name=role.capitalize(), service_role=service_role)
    elif not user.check_password(password):
        user.set_password(password)
        user.save(update_fields=["password"])
    return Person(role=role, email=email, password=password)


def _key(platform: Platform, kept: str) -> str:
    if kept and ApiKey.objects.is_valid(kept):
        return kept
    _, text = create_key(platform=platform, name="demo", scopes=SCOPES)
    return text


def _write_privately(path: Path, text: str) -> None:
    """Replace the file as a whole; nobody but its owner can read it at any moment."""
    unfinished = path.with_suffix(".unfinished")
    unfinished.unlink(missing_ok=True)
    with os.fdopen(os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
        file.write(text)
    unfinished.rename(path)
