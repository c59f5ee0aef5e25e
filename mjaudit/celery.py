"""The task queue. It is only a doorbell: the database holds what has to be audited, so a lost message loses
nothing.
"""

import os
from typing import Any

from celery import Celery
from celery.signals import setup_logging

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "mjaudit.settings")

app = Celery("mjaudit")
app.config_from_object("django.conf:settings", namespace="CELERY")
app.autodiscover_tasks()


@setup_logging.connect
def keep_logging_of_settings(**_: Any) -> None:
    """Connected so that Celery leaves logging as Django's LOGGING set it up."""
