"""Who may read a log besides those who work for its platform."""

from django.db import models
from django.utils.translation import gettext_lazy as _


class Visibility(models.TextChoices):
    """Private: its players, and arbiters of a case on it. Link: whoever has its address. Public: everyone."""

    PRIVATE = "private", _("private")
    LINK = "link", _("by link")
    PUBLIC = "public", _("public")
