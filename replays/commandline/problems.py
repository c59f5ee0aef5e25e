"""Problem objects: why a file, or one log of it, could not be read (audit report, section 1)."""

from collections.abc import Iterable
from typing import Any

from replays.logformat.batches import BatchItem
from replays.logformat.refusal import Fault

Problem = dict[str, Any]


def problem_of(file: str, faults: Iterable[Fault], *, line: int | None = None) -> Problem:
    """The object that tells of these faults in this file."""
    errors = [
        {"pointer": fault.pointer, "code": fault.code, "expected": fault.expected, "found": fault.found}
        for fault in faults
    ]
    path = file.encode("utf-8", "backslashreplace").decode()  # a path need not be text
    return {"report": "mjaudit-problem", "version": 1, "file": path, "line": line, "errors": errors}


def problem_of_item(item: BatchItem, faults: Iterable[Fault]) -> Problem:
    """The same for one log of a batch; `element` and `member` say where in an array or a zip it stands."""
    problem = problem_of(item.file, faults, line=item.line)
    place = {"element": item.element, "member": item.member}
    return problem | {name: where for name, where in place.items() if where is not None}


def unreadable_file(file: str, error: OSError) -> Problem:
    """A file that is not there or does not open."""
    return problem_of(
        file, [Fault("", "file-unreadable", "a file that can be read", error.strerror or str(error))]
    )


def unwritable_output(reason: str) -> Problem:
    """Standard output that takes no reports."""
    return problem_of("<stdout>", [Fault("", "output-unwritable", "room for the reports", reason)])
