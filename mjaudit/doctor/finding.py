"""One thing that was looked at."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Finding:
    """`says` is how it is; `do` is what to do about it, empty where all is well."""

    about: str
    says: str
    do: str = ""

    @property
    def is_well(self) -> bool:
        """Whether nothing has to be done."""
        return not self.do

    @property
    def line(self) -> str:
        """As it is printed."""
        return (
            f"ok     {self.about}: {self.says}"
            if self.is_well
            else f"WRONG  {self.about}: {self.says} {self.do}"
        )
