"""Whether the other parts of the service live and keep up, and who else may sign in."""

from collections.abc import Iterator
from typing import Final

from django.db.models import F
from django.db.models.functions import Now

from accounts.demo import EMAIL_HOST
from accounts.models import User
from mjaudit.doctor.finding import Finding
from mjaudit.doctor.settings_checks import is_in_the_open
from mjaudit.models import Pulse
from mjaudit.pulse import BEAT, WORKER
from mjaudit.queue import queue_now

#: A part that has said nothing for so long is down; a sweep may take some twenty seconds.
_SILENCE_SECONDS: Final = 60.0
_QUEUE_SECONDS: Final = 300.0


def part_findings() -> Iterator[Finding]:
    """All of them; the tables must be there."""
    yield _demo_accounts()
    yield from _signs_of_life()
    yield _queue()


def _demo_accounts() -> Finding:
    if is_in_the_open() and User.objects.filter(email__endswith=EMAIL_HOST).exists():
        return Finding(
            "demo accounts",
            "are on a service that others reach.",
            "Erase them (manage.py eraseaccount EMAIL) and set MJAUDIT_DEMO=no.",
        )
    return Finding("demo accounts", "none that others reach")


def _signs_of_life() -> Iterator[Finding]:
    for name, starts in ((WORKER, "celery -A mjaudit worker"), (BEAT, "celery -A mjaudit beat")):
        pulse = Pulse.objects.annotate(age=Now() - F("at")).filter(name=name).first()
        if pulse is None:
            yield Finding(name, "has never been seen.", f"Start it: {starts}.")
            continue
        seconds = pulse.age.total_seconds()
        if seconds > _SILENCE_SECONDS:
            yield Finding(name, f"was last seen {seconds:.0f} s ago.", f"Start it: {starts}.")
        else:
            yield Finding(name, f"seen {seconds:.0f} s ago")


def _queue() -> Finding:
    queue = queue_now()
    if queue.oldest_seconds > _QUEUE_SECONDS:
        return Finding(
            "queue",
            f"{queue.waiting} audits wait, the oldest for {queue.oldest_seconds:.0f} s.",
            "Start more workers, or look into their log.",
        )
    return Finding("queue", f"{queue.waiting} audits wait, {queue.running} run")
