"""The service's settings as its web process has them, but for what only makes tests slow."""

import os

os.environ["MJAUDIT_PUBLISHER"] = "1"
# The tests' own statements see all tenants. What a test asks of the service runs as the service's role.
os.environ["MJAUDIT_ALL_TENANTS"] = "1"

from mjaudit.settings import *  # noqa: F403

PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
# Tests ask more often than people do; those about limits set some. No count is shared with a service that
# runs beside them.
RATES = dict.fromkeys(RATES, "1000000/minute")  # noqa: F405
RATE_STORE = ""

DATABASES["default"]["OPTIONS"]["options"] += " -c mj.truncate_for_tests=on"  # noqa: F405
MIDDLEWARE = ["tests.support.app_role.AppRoleMiddleware", *MIDDLEWARE]  # noqa: F405
