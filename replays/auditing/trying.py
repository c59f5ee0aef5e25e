"""What if other rules held: a stored log audited by them, of which nothing is kept."""

from typing import Final

from accounts.tenancy import let_go_of_connection
from replays.auditing.engine_process import engine_pool
from replays.logformat.other_rules import OtherRules
from replays.models import GameLog
from replays.queries.frames import stored_log

#: How long somebody waits for an engine to come free before being told to come back.
_PATIENCE: Final = 5.0


def report_under(log: GameLog, other: OtherRules) -> bytes:
    """The canonical report, without messages, of this log by other rules. `log` has its bytes and its audit.
    No transaction is open: the connection goes back to its pool while the engine works.

    Raises NotAudited before the log's own audit is done: the engine only meets logs that it is known to get
    through. Raises RulesRefused where the log's rule set has no such rules, EngineFailed and EngineBusy.
    """
    other.rules_for(stored_log(log))  # what is refused is refused here, where it costs no engine
    let_go_of_connection()
    return engine_pool().audit(log.raw_bytes, other, patience=_PATIENCE)
