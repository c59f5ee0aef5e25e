"""What the environment says, and what it forgot to say."""

import os
from collections.abc import Iterator
from ipaddress import ip_network
from typing import Final

from django.conf import settings
from django.core.exceptions import ImproperlyConfigured

from mjaudit.broker import broker_answers
from mjaudit.doctor.finding import Finding
from mjaudit.limits.policies import policy

_KEY_LENGTH: Final = 50
_HERE: Final = {"127.0.0.1", "localhost", "[::1]", "::1"}


def is_in_the_open() -> bool:
    """Whether others than this machine are to reach the service."""
    return bool(set(settings.ALLOWED_HOSTS) - _HERE)


def settings_findings() -> Iterator[Finding]:
    """All of them, from the settings alone but for a ping of the broker."""
    yield _debug()
    yield _secret_key()
    yield _hosts()
    yield _tls()
    yield _proxies()
    yield _watchers()
    yield from _rates()
    yield _broker()


def _debug() -> Finding:
    if settings.DEBUG:
        return Finding("debug pages", "are on and show settings to anybody.", "Unset MJAUDIT_DEBUG.")
    return Finding("debug pages", "off")


def _secret_key() -> Finding:
    about, key = "SECRET_KEY", os.environ.get("SECRET_KEY", "")
    if not key and settings.PLACES.secret_key.exists():
        return Finding(about, f"kept by `make run` in {settings.PLACES.secret_key}")
    if not key:
        return Finding(
            about,
            "is not set: everybody is signed out at each start.",
            "Set it to 50 random characters or more: "
            "python3 -c 'import secrets; print(secrets.token_urlsafe(48))'",
        )
    if len(key) < _KEY_LENGTH:
        return Finding(about, f"has {len(key)} characters.", f"Set one of {_KEY_LENGTH} or more, at random.")
    return Finding(about, f"{len(key)} characters")


def _hosts() -> Finding:
    about = "host names"
    if any(host == "*" or host.startswith(".") for host in settings.ALLOWED_HOSTS):
        return Finding(
            about,
            "any name is answered, so links in answers can be made to lead elsewhere.",
            "Name the hosts that people use in MJAUDIT_HOSTS.",
        )
    return Finding(about, ", ".join(settings.ALLOWED_HOSTS))


def _tls() -> Finding:
    if settings.HTTPS:
        return Finding("TLS", "people come by https; cookies and HSTS say so")
    if is_in_the_open():
        return Finding(
            "TLS",
            "others reach the service by plain http, and passwords with it.",
            "Put a proxy that ends TLS before it (deploy/nginx.conf) and set MJAUDIT_HTTPS=true.",
        )
    return Finding("TLS", "not needed: only this machine reaches the service")


def _proxies() -> Finding:
    about = "proxies"
    if settings.PROXIES == 0 and (is_in_the_open() or settings.HTTPS):
        return Finding(
            about,
            "none is told of, so all callers behind one share one address and its allowance.",
            "Set MJAUDIT_PROXIES to the number of proxies that write X-Forwarded-For before this service.",
        )
    return Finding(about, f"{settings.PROXIES} before this service")


def _watchers() -> Finding:
    about = "/metrics"
    try:
        networks = [ip_network(text) for text in settings.METRICS_FROM]
    except ValueError as error:
        return Finding(
            about, f"MJAUDIT_METRICS_FROM: {error}.", "Give networks such as 10.1.0.0/16, by comma."
        )
    if any(network.prefixlen == 0 for network in networks):
        return Finding(
            about, "is open to everybody.", "Name the networks that watch in MJAUDIT_METRICS_FROM."
        )
    return Finding(about, f"answered to {', '.join(settings.METRICS_FROM) or 'nobody'}")


def _rates() -> Iterator[Finding]:
    for name, text in settings.RATES.items():
        about, variable = f"rate {name}", f"MJAUDIT_RATE_{name.upper()}"
        try:
            limit = policy(name)
        except ImproperlyConfigured as error:
            yield Finding(about, str(error), f"Mend {variable}.")
            continue
        if limit is None:
            yield Finding(about, "is lifted, so one caller can keep out all others.", f"Unset {variable}.")
        else:
            yield Finding(about, f"{limit.quota} in {limit.seconds} s ({text})")


def _broker() -> Finding:
    if broker_answers():
        return Finding("broker", "answers")
    return Finding(
        "broker",
        "does not answer: uploads are taken and wait for the sweep, and rates are counted by each process.",
        "Start Valkey or Redis, or mend CELERY_BROKER_URL.",
    )
