"""Why bytes that the fast decoder refused are no log: the slow way, which names every place."""

from itertools import islice

from replays.logformat.limits import Limits
from replays.logformat.refusal import MOST_FAULTS, LogRefused, refused, shown
from replays.logformat.schema import FORMAT, VERSIONS
from replays.logformat.strict_json import parse_strictly
from replays.logformat.typewalk import LOG_TYPE, type_faults


def explain(data: bytes, limits: Limits, reason: Exception) -> LogRefused:
    """The refusal of `data`, for which the fast decoder gave `reason`."""
    try:
        tree = parse_strictly(data, limits.depth)
    except LogRefused as refusal:
        return refusal
    if not isinstance(tree, dict):
        return refused("not-an-object", "", "an object", shown(tree))
    version = tree.get("version")
    if tree.get("format") == FORMAT and type(version) is int and version not in VERSIONS:
        known = " or ".join(map(str, VERSIONS))
        return refused("version-unsupported", "/version", f"a known version ({known})", shown(version))
    faults = list(islice(type_faults(tree, LOG_TYPE), MOST_FAULTS))
    if faults:
        return LogRefused("log-invalid", faults)
    return refused("log-invalid", "", "a log of this format", str(reason))
