"""nginx before the web server. Without nginx (see `make system`) these tests are skipped."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.deploy.proxies import NGINX, proxy
from tests.support.processes import web_server

IMPATIENT = {"client_body_timeout": "2s", "client_header_timeout": "2s"}


@pytest.fixture
def proxied(transactional_db: None, tmp_path: Path) -> Iterator[int]:
    """The port of nginx before the web server, both as shipped, but that nginx is impatient."""
    if not Path(NGINX).exists():
        pytest.skip("no nginx on this machine")
    with (
        web_server(MJAUDIT_DB_POOL="8", MJAUDIT_PROXIES="1") as upstream,
        proxy(tmp_path, upstream, changed=IMPATIENT) as port,
    ):
        yield port
