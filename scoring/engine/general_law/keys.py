"""What is announced or turned up is known to the rule set (GEN-13)."""

from scoring.engine.events import (
    Declare,
    Reveal,
)
from scoring.engine.findings import Breach
from scoring.engine.law import Rules


def known_key(rules: Rules, event: Declare | Reveal) -> list[Breach]:
    """What is announced or turned up is known to the rule set; anything else changes nothing."""
    known = rules.declare_keys if isinstance(event, Declare) else rules.reveal_keys
    if event.key in known:
        return []
    return [
        Breach("GEN-13", "unknown-key", expected=sorted(known), actual=event.key, params={"key": event.key})
    ]
