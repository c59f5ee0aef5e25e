"""Settings of gunicorn (`gunicorn -c python:mjaudit.webserver`), all that is not Django's.

Threads rather than processes: sixty-four of them outlast forty stalled uploads, and share a small pool of
connections.
"""

import os

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
