"""The service's settings, but for what only makes tests slow."""

from mjaudit.settings import *  # noqa: F403

PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
