#!/usr/bin/env python
"""Django's command line for mjaudit."""

import os
import sys

from django.core.exceptions import ImproperlyConfigured
from django.core.management import execute_from_command_line
from django.db import OperationalError

if __name__ == "__main__":
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "mjaudit.settings")
    # The operator's commands serve all tenants; how far that goes is the database role's matter.
    os.environ.setdefault("MJAUDIT_ALL_TENANTS", "yes")
    try:
        execute_from_command_line(sys.argv)
    except (OperationalError, ImproperlyConfigured) as trouble:
        if "--traceback" in sys.argv:
            raise
        sys.exit(f"{type(trouble).__name__}: {str(trouble).strip()}")
