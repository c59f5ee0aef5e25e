"""The project's own app: its commands, templates and checks."""

from django.apps import AppConfig

import mjaudit.celery  # noqa: F401  # what tasks are published by, in every process that Django runs in


class ProjectConfig(AppConfig):
    """Named so that Django finds what belongs to the project as a whole."""

    name = "mjaudit"
