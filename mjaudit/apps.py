"""The project's own app: its commands, templates and checks."""

from django.apps import AppConfig


class ProjectConfig(AppConfig):
    """Named so that Django finds what belongs to the project as a whole."""

    name = "mjaudit"
