"""Small allowances, for tests about those who ask too often."""

from collections.abc import Callable

#: Sets allowances by name: `limits(check="2/minute")`.
Limits = Callable[..., None]
