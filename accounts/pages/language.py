"""The language of the pages."""

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.views.decorators.http import require_POST
from django.views.i18n import set_language

from accounts.models import User


@require_POST
def choose_language(request: HttpRequest) -> HttpResponse:
    """Django's own language switch; somebody signed in keeps the choice in the account."""
    language = request.POST.get("language", "")
    if isinstance(request.user, User) and language in dict(settings.LANGUAGES):
        User.objects.filter(pk=request.user.pk).update(language=language)
    return set_language(request)
