"""Forms of account pages that django-allauth has none for. allauth itself imports this module."""

from typing import ClassVar

from django import forms
from django.http import HttpRequest
from django.utils.translation import gettext_lazy as _

from accounts.models import User


class SignUpName(forms.Form):
    """What allauth's sign-up form asks besides e-mail address and password."""

    name = forms.CharField(
        max_length=100, required=False, widget=forms.TextInput(attrs={"autocomplete": "name"})
    )

    def signup(self, request: HttpRequest, user: User) -> None:
        """Called by allauth when the account is made."""
        user.name = self.cleaned_data["name"].strip()
        user.save(update_fields=["name"])


class ProfileForm(forms.ModelForm):  # type: ignore[type-arg]  # generic for the type checker only
    """Name, and the language of the pages."""

    class Meta:
        model = User
        fields = ("name", "language")
        widgets: ClassVar = {"name": forms.TextInput(attrs={"autocomplete": "name"})}


class EmailForm(forms.Form):
    """Another address to sign in with."""

    email = forms.EmailField(max_length=254, widget=forms.EmailInput(attrs={"autocomplete": "email"}))

    def clean_email(self) -> str:
        """In lower case, as accounts keep it; an address is one account's."""
        email: str = self.cleaned_data["email"].lower()
        if User.objects.filter(email=email).exists():
            raise self.taken()
        return email

    def taken(self) -> forms.ValidationError:
        """What is said of an address that another account has."""
        return forms.ValidationError(_("There is an account with this e-mail address already."), code="taken")


class ClosingForm(forms.Form):
    """The password once more, before everything is erased."""

    password = forms.CharField(
        strip=False, widget=forms.PasswordInput(attrs={"autocomplete": "current-password"})
    )
