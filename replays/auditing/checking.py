"""A check: an audit of which nothing is kept."""

from typing import Final

from accounts.tenancy import let_go_of_connection
from replays.auditing.engine_process import engine_pool
from replays.logformat.reader import read_log

#: How long a check waits for an engine to come free before it is told to come back.
_PATIENCE: Final = 5.0


def check_log(data: bytes) -> bytes:
    """The canonical report, without messages, of a log. Raises LogRefused, EngineFailed and EngineBusy.

    No transaction is open: the connection goes back to its pool while the engine works.
    """
    read_log(data)  # what is no log is refused here, where it costs no engine
    let_go_of_connection()
    return engine_pool().audit(data, patience=_PATIENCE)
