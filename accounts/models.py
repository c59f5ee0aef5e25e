"""People, platforms and what they may do."""

from typing import ClassVar

from django.contrib.auth.models import AbstractBaseUser, BaseUserManager
from django.contrib.postgres.fields import ArrayField
from django.core.validators import RegexValidator
from django.db import models
from django.db.models.functions import Lower
from django.utils.translation import gettext_lazy as _
from rest_framework_api_key.models import AbstractAPIKey, APIKeyManager

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
        """What `manage.py createsuperuser` calls: an administrator of the service."""
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


class Platform(models.Model):
    """A tenant: who runs games and uploads their logs. `slug` is the `platform` of a log."""

    id = models.UUIDField(primary_key=True, default=uuid7, editable=False)
    slug = models.CharField(max_length=128, unique=True, validators=[RegexValidator(r"^[A-Za-z0-9._:-]+\Z")])
    name = models.CharField(max_length=100)
    created_at = models.DateTimeField(auto_now_add=True)

    def __str__(self) -> str:
        return self.name


class Membership(models.Model):
    """That somebody works for a platform, and as what."""

    class Role(models.TextChoices):
        """Owners also manage keys and members; engineers upload and read; support only reads."""

        OWNER = "owner", _("owner")
        ENGINEER = "engineer", _("engineer")
        SUPPORT = "support", _("support")

    user = models.ForeignKey(User, on_delete=models.CASCADE, related_name="memberships")
    platform = models.ForeignKey(Platform, on_delete=models.CASCADE, related_name="memberships")
    role = models.CharField(max_length=8, choices=Role.choices)

    class Meta:
        constraints: ClassVar = [
            models.UniqueConstraint(fields=["platform", "user"], name="one_membership_a_platform")
        ]

    def __str__(self) -> str:
        return f"{self.user} ({self.role})"


class Scope(models.TextChoices):
    """What an API key may be used for."""

    LOGS_WRITE = "logs:write"
    LOGS_READ = "logs:read"
    PLAYERS_WRITE = "players:write"
    DISPUTES_WRITE = "disputes:write"
    ADMIN = "admin"


class ApiKeyManager(APIKeyManager):
    """Finds a key together with its platform, so that signing in costs one query."""

    def get_usable_keys(self) -> "models.QuerySet[ApiKey]":
        """Keys that were not revoked."""
        keys: models.QuerySet[ApiKey] = super().get_usable_keys().select_related("platform")
        return keys


class ApiKey(AbstractAPIKey):
    """A platform's key. Only its SHA-512 is stored: the library makes 32 random characters, so no slow hash
    is needed.
    """

    platform = models.ForeignKey(Platform, on_delete=models.CASCADE, related_name="api_keys")
    scopes = ArrayField(models.CharField(max_length=16, choices=Scope.choices))

    objects: ClassVar[ApiKeyManager] = ApiKeyManager()

    class Meta(AbstractAPIKey.Meta):
        verbose_name = "API key"
        verbose_name_plural = "API keys"

    def allows(self, scope: str) -> bool:
        """Whether the key was given this scope."""
        return scope in self.scopes
