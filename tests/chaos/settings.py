"""The service's settings under fire: an engine that fails on demand, failpoints, and short waits."""

from mjaudit.settings import *  # noqa: F403
from mjaudit.settings import INSTALLED_APPS as SHIPPED_APPS

INSTALLED_APPS = [*SHIPPED_APPS, "tests.chaos.failpoints.FailpointsConfig"]
ENGINE_MODULE = "tests.support.faulty_engine"
# A log that hangs should cost the run little. The limits are still hundreds of times what a good log needs.
ENGINE_MEMORY_MIB, ENGINE_CPU_SECONDS, ENGINE_WALL_SECONDS = 512, 1.0, 2.0
CELERY_BEAT_SCHEDULE = {"sweep": {"task": "replays.sweep", "schedule": 1.0}}
