"""People, who sign in by e-mail address."""

from typing import ClassVar

from django.contrib.auth.models import AbstractBaseUser, BaseUserManager
from django.contrib.auth.password_validation import validate_password
from django.db import models
from django.db.models.functions import Lower
from django.utils.crypto import salted_hmac
from django.utils.translation import gettext_lazy as _

from accounts.ids import uuid7


class ServiceRole(models.TextChoices):
    """What somebody may do for the service as a whole."""

    NONE = "", _("none")
    ARBITER = "arbiter", _("arbiter")
    ADMIN = "admin", _("administrator")


class Language(models.TextChoices):
    """Languages of the pages; empty means what the browser asks for."""

    BROWSER = "", _("as the browser")
    ZH_HANS = "zh-hans", "简体中文"
    ZH_HANT = "zh-hant", "繁體中文"
    EN = "en", "English"


class UserManager(BaseUserManager["User"]):
    """Makes accounts; e-mail addresses are kept in lower case, so one address is one account."""

    def create_user(
        self, email: str, password: str | None = None, *, name: str = "", service_role: str = ServiceRole.NONE
    ) -> "User":
        """A new account; without a password nobody can sign in to it."""
        user = self.model(email=email.strip().lower(), name=name, service_role=service_role)
        user.set_password(password)
        user.save(using=self._db)
        return user

    def create_superuser(self, email: str, password: str | None = None) -> "User":
        """What `manage.py createsuperuser` calls: an administrator of the service.

        Raises ValidationError for a password that is too short or too common for one. Without a password
        nobody signs in until one is set by a link (`manage.py resetlink`).
        """
        if password is not None:
            validate_password(password, self.model(email=email, service_role=ServiceRole.ADMIN))
        return self.create_user(email, password, service_role=ServiceRole.ADMIN)

    def get_by_natural_key(self, username: str | None) -> "User":
        """Sign-in ignores the case of the address."""
        return self.get(email=(username or "").strip().lower())


class User(AbstractBaseUser):
    """A person who signs in by e-mail address."""

    id = models.UUIDField(primary_key=True, default=uuid7, editable=False)
    email = models.EmailField(_("e-mail address"), unique=True)
    name = models.CharField(_("name"), max_length=100, blank=True)
    language = models.CharField(
        _("language"), max_length=8, choices=Language.choices, default=Language.BROWSER, blank=True
    )
    service_role = models.CharField(
        _("role"), max_length=8, choices=ServiceRole.choices, default=ServiceRole.NONE, blank=True
    )
    is_active = models.BooleanField(_("active"), default=True)
    created_at = models.DateTimeField(auto_now_add=True)

    objects: ClassVar[UserManager] = UserManager()

    USERNAME_FIELD = "email"

    class Meta:
        constraints: ClassVar = [
            models.CheckConstraint(condition=models.Q(email=Lower("email")), name="user_email_in_lower_case"),
        ]

    def __str__(self) -> str:
        return self.name or self.email

    def _get_session_auth_hash(self, secret: str | None = None) -> str:
        """What a session must match to go on: not only the password, as Django has it, but also the role and
        whether the account is open, however they come to be changed.
        """
        state = "|".join([self.password, self.service_role, str(self.is_active)])
        return salted_hmac("accounts.User.session", state, secret=secret, algorithm="sha256").hexdigest()
