"""The Django project: settings, addresses, task queue and starter."""
