"""Signing in, and the language of the pages."""

from django.conf import settings
from django.contrib.auth.forms import AuthenticationForm
from django.contrib.auth.views import LoginView
from django.http import HttpRequest, HttpResponse
from django.views.decorators.http import require_POST
from django.views.i18n import set_language

from accounts.models import User


class SignIn(LoginView):
    """The sign-in page. Somebody who once chose a language finds it again on any machine."""

    template_name = "accounts/login.html"

    def form_valid(self, form: AuthenticationForm) -> HttpResponse:
        """Start the session and set the cookie that LocaleMiddleware reads."""
        response = super().form_valid(form)
        user = form.get_user()
        if isinstance(user, User) and user.language:
            response.set_cookie(
                settings.LANGUAGE_COOKIE_NAME,
                user.language,
                samesite="Lax",
                secure=settings.HTTPS,
            )
        return response


@require_POST
def choose_language(request: HttpRequest) -> HttpResponse:
    """Django's own language switch; somebody signed in keeps the choice in the account."""
    language = request.POST.get("language", "")
    if isinstance(request.user, User) and language in dict(settings.LANGUAGES):
        User.objects.filter(pk=request.user.pk).update(language=language)
    return set_language(request)
