"""How long a password has to be: longer for those who decide over others."""

from django.contrib.auth.models import AbstractBaseUser
from django.core.exceptions import ValidationError
from django.utils.translation import gettext as _

from accounts.models import User


class LengthValidator:
    """`everyone` and `staff` are least numbers of characters; staff are arbiters and administrators."""

    def __init__(self, everyone: int = 12, staff: int = 15) -> None:
        self.everyone = everyone
        self.staff = staff

    def validate(self, password: str, user: AbstractBaseUser | None = None) -> None:
        """Raises ValidationError when the password is shorter than this account's must be."""
        least = self.staff if isinstance(user, User) and user.service_role else self.everyone
        if len(password) < least:
            raise ValidationError(
                _("The password must have at least %(least)s characters."),
                code="password_too_short",
                params={"least": least},
            )

    def get_help_text(self) -> str:
        """What the form says beforehand."""
        return _("At least %(everyone)s characters; %(staff)s for arbiters and administrators.") % {
            "everyone": self.everyone,
            "staff": self.staff,
        }
