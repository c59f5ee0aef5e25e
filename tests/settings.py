"""The service's settings as its web process has them, but for what only makes tests slow."""

import os

os.environ["MJAUDIT_PUBLISHER"] = "1"

from mjaudit.settings import *  # noqa: F403

PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
