"""Errors of the API as problem documents (RFC 9457). Any app may raise `Problem`; this package imports no
app.
"""

from mjaudit.problems.problem import Fault, Problem

__all__ = ["Fault", "Problem"]
