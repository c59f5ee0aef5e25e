"""The tests' settings, with the engine that fails on demand: for workers in processes of their own."""

from tests.settings import *  # noqa: F403

ENGINE_MODULE = "tests.support.faulty_engine"
