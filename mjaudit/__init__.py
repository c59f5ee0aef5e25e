"""The Django project: settings, addresses, task queue and starter."""

from mjaudit.celery import app as celery_app

__all__ = ["celery_app"]
