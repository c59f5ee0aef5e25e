"""Where people reach the service, for links that a command prints."""

from django.conf import settings


def service_address() -> str:
    """Scheme, host and port, as far as the settings tell; without a slash at the end."""
    if settings.CSRF_TRUSTED_ORIGINS:
        return str(settings.CSRF_TRUSTED_ORIGINS[0]).rstrip("/")
    host = settings.ALLOWED_HOSTS[0]
    return f"https://{host}" if settings.HTTPS else f"http://{host}:{settings.PORT}"
