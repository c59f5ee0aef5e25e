"""The task queue. It is only a doorbell: the database holds what has to be audited, so a lost message loses
nothing.
"""

import os
import sys
from typing import Any, Final

import structlog
from celery import Celery, Task
from celery.signals import before_task_publish, setup_logging, task_postrun, task_prerun, worker_init
from django.core.exceptions import ImproperlyConfigured
from django.db import DatabaseError

from accounts.privilege import require_bound_start
from mjaudit.pulse import BEAT, WORKER, beat_now_and_then

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "mjaudit.settings")

app = Celery("mjaudit")
app.config_from_object("django.conf:settings", namespace="CELERY")
app.autodiscover_tasks()

#: The header of a message that names the request which sent it.
REQUEST_ID: Final = "mjaudit_request_id"
#: The task that beat sends.
SWEEP: Final = "replays.sweep"

_journal = structlog.get_logger(__name__)


@setup_logging.connect
def keep_logging_of_settings(**_: Any) -> None:
    """Connected so that Celery leaves logging as Django's LOGGING set it up."""


@worker_init.connect
def refuse_power_at_the_start(**_: Any) -> None:
    """A worker that may see what no policy binds does not begin."""
    try:
        require_bound_start()
    except ImproperlyConfigured as refusal:
        sys.exit(str(refusal))


@before_task_publish.connect
def name_the_request(headers: dict[str, Any], **_: Any) -> None:
    """A task goes by the name of the request that rang for it, in whatever process it runs."""
    name = structlog.contextvars.get_contextvars().get("request_id")
    if name is not None:
        headers[REQUEST_ID] = name


@task_prerun.connect
def take_the_name(task: Task[Any, Any], **_: Any) -> None:
    """What the task writes down carries that name."""
    structlog.contextvars.clear_contextvars()
    name = task.request.get(REQUEST_ID)
    if name is not None:
        structlog.contextvars.bind_contextvars(request_id=name)


@task_postrun.connect
def drop_the_name(**_: Any) -> None:
    """The next task may be nobody's."""
    structlog.contextvars.clear_contextvars()


@task_postrun.connect
def show_life(task: Task[Any, Any], **_: Any) -> None:
    """A finished task shows that a worker lives, and a sweep that beat does: nothing else sends one."""
    try:
        beat_now_and_then(WORKER)
        if task.name == SWEEP:
            beat_now_and_then(BEAT)
    except DatabaseError as error:
        _journal.warning("no sign of life could be written", error=type(error).__name__)
