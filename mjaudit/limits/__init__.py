"""How often somebody may ask, and how they are told. Any app may call `spend`; this package imports no app.

`counting` keeps the counts, `callers` and `known` tell callers apart, `spending` ties both to a request,
`middleware` puts the limits before every view and the truth about them on every answer.
"""

from mjaudit.limits.counting import Standing
from mjaudit.limits.known import vouch
from mjaudit.limits.spending import spend

__all__ = ["Standing", "spend", "vouch"]
