"""Texts of django-allauth that reach our pages, listed so that our own catalogues word them in Chinese."""

from django.utils.translation import gettext_noop as _

TEXTS = (
    _("Authenticator app activated."),
    _("Authenticator app deactivated."),
    _("A new set of recovery codes has been generated."),
    _("Password successfully changed."),
    _("Password successfully set."),
    _("Use authenticator app or code"),
    _("Use your password"),
    _("You have signed out."),
    _("You must type the same password each time."),
)
