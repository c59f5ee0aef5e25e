"""What the service writes about itself: one JSON object a line, made by structlog.

The lines hold no personal data. What people and programs sent stays out: addresses with their tokens and
links, forms, keys, and the messages of exceptions, which like to quote them.
"""

import logging
import traceback
from collections.abc import Iterator, MutableMapping
from types import TracebackType
from typing import Any, Final

import structlog

ExcInfo = tuple[type[BaseException], BaseException, TracebackType | None]

#: Exceptions whose first line tells of machines and settings, never of what was sent.
_SPEAKING: Final = frozenset({"OperationalError", "InterfaceError", "PoolTimeout", "ImproperlyConfigured"})
#: Loggers of libraries that put what was asked for into the text of their events.
_QUOTING: Final = ("django.request", "django.security", "gunicorn.error", "celery.app.trace")
#: Of gunicorn only these: behind them stand the address of a machine and what was asked for.
_CUT: Final = ("Invalid request", "Error handling request")


def without_what_was_sent(
    _logger: object, _method: str, event: MutableMapping[str, Any]
) -> MutableMapping[str, Any]:
    """A processor: events of quoting libraries keep who speaks, the status and the kind of what happened."""
    record = event.get("_record")
    if isinstance(record, logging.LogRecord) and record.name.startswith(_QUOTING):
        event["event"] = _harmless(record.name, str(event["event"]))
        if (status := getattr(record, "status_code", None)) is not None:
            event["status"] = status
        if record.name.startswith("django.security"):
            event.pop("exc_info", None)  # a caller's doing, and nothing of ours to mend
    return event


def _harmless(logger: str, said: str) -> str:
    """What remains of the text of an event; of most only who speaks."""
    if not logger.startswith("gunicorn"):
        return logger
    return next((beginning for beginning in _CUT if said.startswith(beginning)), said)


def describe_exception(exc_info: ExcInfo) -> str:
    """The course of calls and the kinds of exceptions, the innermost cause first, as Python prints them."""
    return "\n".join(_links(exc_info[1]))


def _links(exception: BaseException | None) -> Iterator[str]:
    seen: set[int] = set()
    chain = []
    while exception is not None and id(exception) not in seen:
        seen.add(id(exception))
        chain.append(exception)
        exception = exception.__cause__ or (None if exception.__suppress_context__ else exception.__context__)
    for link in reversed(chain):
        frames = "".join(traceback.format_tb(link.__traceback__))
        yield f"{frames}{type(link).__module__}.{type(link).__qualname__}{_message(link)}"


def _message(exception: BaseException) -> str:
    first_line = next(iter(str(exception).splitlines()), "")
    speaks = isinstance(exception, OSError) or type(exception).__name__ in _SPEAKING
    return f": {first_line}" if speaks and first_line else ""


SHARED: list[Any] = [
    structlog.contextvars.merge_contextvars,
    structlog.stdlib.add_logger_name,
    structlog.stdlib.add_log_level,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
    without_what_was_sent,
    structlog.processors.ExceptionRenderer(describe_exception),
]


def configure_structlog() -> None:
    """Send structlog's events through the standard library's handlers."""
    structlog.configure(
        processors=[*SHARED, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )


def logging_config(level: str) -> dict[str, Any]:
    """Django's LOGGING, and gunicorn's: JSON lines on standard error. JSON escapes control characters, so no
    input can forge a line.
    """
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {
            "json": {
                "()": structlog.stdlib.ProcessorFormatter,
                "processors": [
                    structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                    structlog.processors.JSONRenderer(ensure_ascii=False),
                ],
                "foreign_pre_chain": SHARED,
            }
        },
        "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "json"}},
        "root": {"handlers": ["stderr"], "level": level},
        "loggers": {
            "django": {"handlers": [], "propagate": True},
            # Each request has a line of its own (mjaudit.requests); only failures of ours need another.
            "django.request": {"level": "ERROR"},
            # Celery would write two lines for every sweep, one each few seconds.
            "celery": {"level": "WARNING"},
        },
    }
