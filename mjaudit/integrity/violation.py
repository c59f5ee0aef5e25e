"""What a check finds."""

from dataclasses import asdict, dataclass


@dataclass(frozen=True)
class Violation:
    """One row that breaks one invariant (docs/operating.md lists them). `id` is the row's primary key, or
    what stands for it where there is no row.
    """

    invariant: str
    table: str
    id: str
    says: str

    @property
    def line(self) -> str:
        """In one line, for people and for grep."""
        return f"{self.invariant} {self.table} {self.id}: {self.says}"

    def document(self) -> dict[str, str]:
        """For programs."""
        return asdict(self)
