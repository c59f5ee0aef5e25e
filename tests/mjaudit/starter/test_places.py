"""Where the embedded servers keep their things."""

import os
from pathlib import Path

import environ
import pytest

from accounts.database_roles import APP
from mjaudit.starter.places import POSTGRES_SOCKET, SUN_PATH_MAX, Places


def test_sockets_lie_in_var_where_they_fit() -> None:
    assert Places(Path("/srv/mjaudit/var")).sockets == Path("/srv/mjaudit/var/run")


@pytest.mark.parametrize("folder", ["x" * 200, "麻将" * 40])
def test_the_sockets_of_a_very_long_path_still_fit(folder: str) -> None:
    sockets = Places(Path("/srv") / folder / "var").sockets
    assert len(os.fsencode(sockets / POSTGRES_SOCKET)) <= SUN_PATH_MAX


def test_two_long_paths_do_not_share_sockets() -> None:
    assert (
        Places(Path("/srv") / ("x" * 200) / "a").sockets != Places(Path("/srv") / ("x" * 200) / "b").sockets
    )


@pytest.mark.parametrize("var", ["/srv/mjaudit/var", "/srv/with space/100%/麻将+1/var"])
def test_the_database_url_is_read_as_it_was_meant(var: str) -> None:
    settings = environ.Env.db_url_config(Places(Path(var)).database_url(APP))
    assert (settings["HOST"], settings["USER"], settings["NAME"]) == (f"{var}/run", APP, "mjaudit")
