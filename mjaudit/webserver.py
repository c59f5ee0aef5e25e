"""Settings of gunicorn (`gunicorn -c python:mjaudit.webserver`), all that is not Django's.

Threads rather than processes: sixty-four of them outlast forty stalled uploads, and share a small pool of
connections.
"""

import logging.config
import os
import shutil
import tempfile
from typing import Any

from gunicorn.glogging import Logger  # type: ignore[import-untyped]

from accounts.privilege import require_bound_start
from mjaudit.journal import logging_config


class Journal(Logger):  # type: ignore[misc]  # gunicorn has no types
    """What gunicorn says, in lines like the service's own; no access log, which would tell of people."""

    def setup(self, cfg: Any) -> None:
        """Called at the start and at each reload."""
        self.cfg = cfg
        self._access_log_enabled = False
        self.error_log.propagate = True
        logging.config.dictConfig(logging_config(os.environ.get("MJAUDIT_LOG_LEVEL", "INFO")))


wsgi_app = "mjaudit.wsgi:application"
bind = f"{os.environ.get('MJAUDIT_BIND', '127.0.0.1')}:{os.environ.get('MJAUDIT_PORT', '8000')}"
workers = int(os.environ.get("MJAUDIT_WEB_PROCESSES", "1"))
worker_class = "gthread"
threads = 64
timeout = 60
graceful_timeout = 4
keepalive = 5
limit_request_line = 4094
limit_request_fields = 100
limit_request_field_size = 8190
# It would be made in the home folder, and nobody asks it anything.
control_socket_disable = True
logger_class = Journal

if workers > 1:
    # Processes add up their counts in files; prometheus_client reads the variable when it is first imported.
    os.environ["PROMETHEUS_MULTIPROC_DIR"] = tempfile.mkdtemp(prefix="mjaudit-metrics-")


def on_exit(server: Any) -> None:
    """The counts end with the server."""
    if workers > 1:
        shutil.rmtree(os.environ["PROMETHEUS_MULTIPROC_DIR"], ignore_errors=True)


def post_worker_init(worker: object) -> None:
    """Raise, whereupon gunicorn ends, before the first request of a role that no policy binds."""
    require_bound_start()
