"""Forms of the pages of a platform."""

from typing import Any, Final

from django import forms
from django.http import Http404, HttpRequest
from django.utils.translation import gettext_lazy as _

from accounts.keys import LONGEST_LIFE, UPLOADER_SCOPES
from accounts.models import LONGEST_DISPLAY_NAME, Platform, Role, Scope
from accounts.players import is_token

#: What a key may be used for, in words.
SCOPES: Final = {
    Scope.LOGS_WRITE: _("send logs"),
    Scope.LOGS_READ: _("read logs"),
    Scope.PLAYERS_WRITE: _("name players and make their links"),
    Scope.DISPUTES_WRITE: _("open disputes"),
    Scope.ADMIN: _("make and revoke keys"),
}

#: Nothing of all this is the reader's own, for a browser to fill in.
_TEXT: Final = {"autocomplete": "off"}


class PlatformForm(forms.Form):
    """A new platform. `slug` is what its logs name it by."""

    name = forms.CharField(max_length=100, widget=forms.TextInput(attrs=_TEXT))
    slug = forms.CharField(
        max_length=128,
        widget=forms.TextInput(attrs=_TEXT),
        validators=Platform._meta.get_field("slug").validators,
        error_messages={"invalid": _("Latin letters, figures and . _ : - only.")},
    )


class RoleForm(forms.Form):
    """As what somebody is to work for the platform."""

    role = forms.ChoiceField(choices=Role.choices)


class NamedForm(forms.Form):
    """Which line of a list is meant: a member, an invitation, a key."""

    member = forms.IntegerField(min_value=1, max_value=2**63 - 1, required=False)
    invitation = forms.UUIDField(required=False)
    key = forms.CharField(max_length=8, required=False)


class KeyForm(forms.Form):
    """A new key; `days` is how long it lives."""

    name = forms.CharField(max_length=50, widget=forms.TextInput(attrs=_TEXT))
    scopes = forms.MultipleChoiceField(
        choices=[(scope.value, words) for scope, words in SCOPES.items()],
        initial=[scope.value for scope in UPLOADER_SCOPES],
        widget=forms.CheckboxSelectMultiple,
        error_messages={"required": _("Choose at least one.")},
    )
    is_sandbox = forms.BooleanField(required=False)
    days = forms.IntegerField(
        min_value=1,
        max_value=LONGEST_LIFE.days,
        initial=LONGEST_LIFE.days,
        widget=forms.NumberInput(attrs=_TEXT),
    )


class RotationForm(forms.Form):
    """How long the old key works beside the new one."""

    days = forms.IntegerField(min_value=0, max_value=90, initial=7)


class PlayerForm(forms.Form):
    """A player by token; the name may be empty."""

    token = forms.CharField(max_length=64, widget=forms.TextInput(attrs=_TEXT))
    display_name = forms.CharField(
        max_length=LONGEST_DISPLAY_NAME, required=False, widget=forms.TextInput(attrs=_TEXT)
    )

    def clean_token(self) -> str:
        """As logs write it."""
        token: str = self.cleaned_data["token"]
        if not is_token(token):
            raise forms.ValidationError(_("No log can name a player like this."), code="token")
        return token


def named(request: HttpRequest, field: str) -> Any:
    """The line of a list that a form names. Raises Http404 for what can be no name of one."""
    form = NamedForm(request.POST)
    value = form.cleaned_data.get(field) if form.is_valid() else None
    if not value:
        raise Http404
    return value
