"""Settings, all of them from the environment; docs/operating.md lists the variables."""

from datetime import timedelta
from pathlib import Path
from typing import Any

import environ
from csp.constants import NONE, SELF
from django.core.management.utils import get_random_secret_key
from django.utils.translation import gettext_lazy as _

from accounts.database_roles import APP, OWNER
from mjaudit.journal import configure_structlog, logging_config
from mjaudit.rates import rates
from mjaudit.starter.places import default_places

env = environ.Env()
BASE_DIR = Path(__file__).resolve().parent.parent
PLACES = default_places()

# --- Who may reach the service ------------------------------------------------------------------------------
DEBUG = env.bool("MJAUDIT_DEBUG", default=False)
# The starter and docker-compose give a key. A command by hand signs with the one that the starter keeps, or
# the links it prints would open nothing; where there is none, with one that dies with it.
SECRET_KEY = env.str("SECRET_KEY", default="") or PLACES.kept(PLACES.secret_key) or get_random_secret_key()
SECRET_KEY_FALLBACKS = env.list("SECRET_KEY_FALLBACKS", default=[])
ALLOWED_HOSTS = env.list("MJAUDIT_HOSTS", default=["127.0.0.1", "localhost", "[::1]"])
CSRF_TRUSTED_ORIGINS = env.list("MJAUDIT_ORIGINS", default=[])
HTTPS = env.bool("MJAUDIT_HTTPS", default=False)
PORT = env.str("MJAUDIT_PORT", default="") or PLACES.kept(PLACES.port) or "8000"
# Proxies of ours before this process: what they write of a caller's address is believed, and nobody else.
PROXIES = env.int("MJAUDIT_PROXIES", default=0)

# --- Parts --------------------------------------------------------------------------------------------------
INSTALLED_APPS = [
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.messages",
    "django.contrib.staticfiles",
    "django_filters",
    "django_htmx",
    "csp",
    "rest_framework",
    "rest_framework_api_key",
    "drf_spectacular",
    "drf_spectacular_sidecar",
    "drf_standardized_errors",
    "allauth",
    "allauth.account",
    "allauth.mfa",
    "mjaudit.apps.ProjectConfig",
    "accounts.apps.AccountsConfig",
    "scoring.apps.ScoringConfig",
    "evidence.apps.EvidenceConfig",
    "replays.apps.ReplaysConfig",
    "disputes.apps.DisputesConfig",
]
MIDDLEWARE = [
    "mjaudit.requests.RequestIdMiddleware",
    "mjaudit.headers.SecurityHeadersMiddleware",
    "csp.middleware.CSPMiddleware",
    "django.middleware.security.SecurityMiddleware",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "mjaudit.language.LanguageMiddleware",
    "mjaudit.probes.HostMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "mjaudit.limits.middleware.RateLimitMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "django_htmx.middleware.HtmxMiddleware",
    "allauth.account.middleware.AccountMiddleware",
    "accounts.staff.StaffSessionMiddleware",
    "accounts.staff.SecondStepMiddleware",
    "mjaudit.problems.middleware.ProblemMiddleware",
    "accounts.middleware.TenantMiddleware",
]
ROOT_URLCONF = "mjaudit.urls"
WSGI_APPLICATION = "mjaudit.wsgi.application"
TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [BASE_DIR / "templates"],
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.template.context_processors.i18n",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
            ],
        },
    }
]

# --- Data ---------------------------------------------------------------------------------------------------
# What serves all tenants says so when it connects; the application's own role may say it and gains nothing.
ALL_TENANTS = env.bool("MJAUDIT_ALL_TENANTS", default=False)
DATABASE = env.db_url("DATABASE_URL", default=PLACES.database_url(OWNER if ALL_TENANTS else APP))
if DATABASE["ENGINE"] != "django.db.backends.postgresql":
    raise environ.ImproperlyConfigured("DATABASE_URL must name a PostgreSQL database (postgres://...).")
DATABASE |= {"CONN_HEALTH_CHECKS": True}
POOL_SIZE = env.int("MJAUDIT_DB_POOL", default=0)
if POOL_SIZE:
    # Threads of one web process share few connections; a request that gets none within the timeout answers
    # 503.
    DATABASE["OPTIONS"] = DATABASE.get("OPTIONS", {}) | {
        "pool": {"min_size": 1, "max_size": POOL_SIZE, "timeout": 5}
    }
if ALL_TENANTS:
    DATABASE["OPTIONS"] = DATABASE.get("OPTIONS", {}) | {"options": "-c mj.maintenance=on"}
DATABASES = {"default": DATABASE}
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

# --- People -------------------------------------------------------------------------------------------------
AUTH_USER_MODEL = "accounts.User"
AUTHENTICATION_BACKENDS = ["allauth.account.auth_backends.AuthenticationBackend"]
LOGIN_URL = "account_login"
LOGIN_REDIRECT_URL = LOGOUT_REDIRECT_URL = "/"
PASSWORD_HASHERS = [
    "django.contrib.auth.hashers.Argon2PasswordHasher",
    "django.contrib.auth.hashers.PBKDF2PasswordHasher",
]
AUTH_PASSWORD_VALIDATORS = [
    {"NAME": "accounts.passwords.LengthValidator"},
    {
        "NAME": "django.contrib.auth.password_validation.UserAttributeSimilarityValidator",
        "OPTIONS": {"user_attributes": ["email", "name"]},
    },
    {"NAME": "django.contrib.auth.password_validation.CommonPasswordValidator"},
]
PASSWORD_RESET_TIMEOUT = int(timedelta(days=1).total_seconds())
ACCOUNT_ADAPTER = "accounts.adapter.AccountAdapter"
ACCOUNT_USER_MODEL_USERNAME_FIELD = None
ACCOUNT_LOGIN_METHODS = {"email"}
ACCOUNT_SIGNUP_FIELDS = ["email*", "password1*", "password2*"]
ACCOUNT_SIGNUP_FORM_CLASS = "accounts.forms.SignUpName"
ACCOUNT_EMAIL_VERIFICATION = "none"
ACCOUNT_EMAIL_SUBJECT_PREFIX = "mjaudit: "
ACCOUNT_DEFAULT_HTTP_PROTOCOL = "https" if HTTPS else "http"
ACCOUNT_SESSION_REMEMBER = True
ACCOUNT_REAUTHENTICATION_TIMEOUT = int(timedelta(minutes=5).total_seconds())
ACCOUNT_REAUTHENTICATION_REQUIRED = True
ACCOUNT_RATE_LIMITS = {"login_failed": "5/m/ip,10/h/key", "signup": "10/m/ip"}
ALLAUTH_TRUSTED_PROXY_COUNT = PROXIES
MFA_ADAPTER = "accounts.adapter.SecondStepAdapter"
MFA_ALLOW_UNVERIFIED_EMAIL = True
MFA_TOTP_ISSUER = "mjaudit"
MFA_TOTP_TOLERANCE = 1
# Mail is only sent to whoever forgot a password; without a server the page says whom to ask instead.
MAIL_SERVER = env.str("EMAIL_URL", default="")
SENDS_MAIL = bool(MAIL_SERVER)
vars().update(env.email_url_config(MAIL_SERVER or "dummymail://"))
EMAIL_TIMEOUT = 10
DEFAULT_FROM_EMAIL = env.str("MJAUDIT_MAIL_FROM", default="mjaudit@localhost")
SESSION_ENGINE = "accounts.sessions"
SESSION_COOKIE_AGE = int(timedelta(days=14).total_seconds())
SESSION_COOKIE_SAMESITE = "Lax"
CSRF_COOKIE_HTTPONLY = True
CSRF_COOKIE_SAMESITE = "Lax"

# --- Headers ------------------------------------------------------------------------------------------------
CONTENT_SECURITY_POLICY = {
    "DIRECTIVES": {
        "default-src": [NONE],
        "script-src": [SELF],
        "style-src": [SELF],
        "img-src": [SELF, "data:"],
        "connect-src": [SELF],
        "font-src": [SELF],
        "form-action": [SELF],
        "base-uri": [NONE],
        "frame-ancestors": [NONE],
        "object-src": [NONE],
    }
}
SECURE_CONTENT_TYPE_NOSNIFF = True
SECURE_REFERRER_POLICY = "same-origin"
SECURE_CROSS_ORIGIN_OPENER_POLICY = "same-origin"
X_FRAME_OPTIONS = "DENY"
SILENCED_SYSTEM_CHECKS = ["security.W021"]  # HSTS preloading binds a whole domain: the owner's decision
SECURE_REDIRECT_EXEMPT = [r"^livez$", r"^readyz$", r"^metrics$"]
if HTTPS:
    # __Host- cookies only exist over TLS, so plain http on 127.0.0.1 keeps Django's names.
    SESSION_COOKIE_SECURE = CSRF_COOKIE_SECURE = True
    SESSION_COOKIE_NAME, CSRF_COOKIE_NAME = "__Host-sessionid", "__Host-csrftoken"
    SECURE_HSTS_SECONDS = int(timedelta(days=365).total_seconds())
    SECURE_HSTS_INCLUDE_SUBDOMAINS = True
    SECURE_SSL_REDIRECT = True
    SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https")

# --- Words --------------------------------------------------------------------------------------------------
LANGUAGE_CODE = "zh-hans"
LANGUAGES = [
    ("zh-hans", _("Simplified Chinese")),
    ("zh-hant", _("Traditional Chinese")),
    ("en", _("English")),
]
LOCALE_PATHS = [BASE_DIR / "locale"]
LANGUAGE_COOKIE_SAMESITE = "Lax"
FORMAT_MODULE_PATH = ["mjaudit.formats"]
USE_I18N = True
USE_TZ = True
TIME_ZONE = env.str("MJAUDIT_TIME_ZONE", default="Asia/Shanghai")

# --- Files --------------------------------------------------------------------------------------------------
STATIC_URL = "/static/"
STATICFILES_DIRS = [BASE_DIR / "static"]
# Without collected files (a checkout, tests) static files come straight from the source folders.
COLLECTED_STATIC = env.str("MJAUDIT_COLLECTED_STATIC", default="")
STATIC_ROOT = COLLECTED_STATIC or None
WHITENOISE_USE_FINDERS = not COLLECTED_STATIC
WHITENOISE_AUTOREFRESH = DEBUG
WHITENOISE_ALLOW_ALL_ORIGINS = False  # nobody else's pages have a use for them
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {
        "BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"
        if WHITENOISE_USE_FINDERS
        else "whitenoise.storage.CompressedManifestStaticFilesStorage"
    },
}
DATA_UPLOAD_MAX_MEMORY_SIZE = 8 * 1024 * 1024

# --- Tasks: JSON only, acknowledged early, one at a time; no eta and no expiry anywhere ---------------------
CELERY_BROKER_URL = env.str("CELERY_BROKER_URL", default=PLACES.broker_url)
CELERY_ACCEPT_CONTENT = ["json"]
CELERY_TASK_SERIALIZER = CELERY_RESULT_SERIALIZER = "json"
CELERY_TASK_IGNORE_RESULT = True
CELERY_TASK_ACKS_LATE = False
CELERY_WORKER_PREFETCH_MULTIPLIER = 1
CELERY_BROKER_CONNECTION_RETRY_ON_STARTUP = True
CELERY_BROKER_CONNECTION_MAX_RETRIES = None  # for ever: a worker that gives up is a worker nobody restarts
CELERY_TIMEZONE = TIME_ZONE
# A dead or silent broker costs an upload at most this long: no retry, and each socket step is bounded.
CELERY_TASK_PUBLISH_RETRY = False
CELERY_BROKER_CONNECTION_TIMEOUT = 0.5
CELERY_BROKER_TRANSPORT_OPTIONS: dict[str, Any] = {"socket_connect_timeout": 0.5, "max_retries": 0}
if env.bool("MJAUDIT_PUBLISHER", default=False):
    # Only processes that never wait on the queue: a worker's blocking read needs longer than this.
    CELERY_BROKER_TRANSPORT_OPTIONS["socket_timeout"] = 0.5
# A worker whose task overstays is ended; the lease of its audit runs out and another worker takes it.
CELERY_TASK_TIME_LIMIT = 300
CELERY_BEAT_SCHEDULE = {"sweep": {"task": "replays.sweep", "schedule": 3.0}}

# --- Rates --------------------------------------------------------------------------------------------------
RATES = rates(env)
RATE_STORE = CELERY_BROKER_URL if CELERY_BROKER_URL.startswith("redis") else ""
# Who may read /metrics: networks, as the process itself sees the addresses.
METRICS_FROM = env.list("MJAUDIT_METRICS_FROM", default=["127.0.0.0/8", "::1/128"])
# Sign-in keeps its own tries here and which codes were used, so processes must share it, and no loss of the
# broker may empty it.
CACHES = {
    "default": {
        "BACKEND": "django.core.cache.backends.db.DatabaseCache",
        "LOCATION": "mjaudit_cache",
        "KEY_FUNCTION": "accounts.cache_keys.unreadable_key",
        "OPTIONS": {"MAX_ENTRIES": 100_000},
    }
}

# --- Engine: each runs in a process of its own, with limits for a single log --------------------------------
ENGINE_MODULE = "replays.auditing.child"
ENGINE_PROCESSES = env.int("MJAUDIT_ENGINES", default=2)
ENGINE_MEMORY_MIB = env.int("MJAUDIT_ENGINE_MEMORY_MIB", default=1024)
ENGINE_CPU_SECONDS = env.float("MJAUDIT_ENGINE_CPU_SECONDS", default=20.0)
ENGINE_WALL_SECONDS = env.float("MJAUDIT_ENGINE_WALL_SECONDS", default=30.0)

# --- API ----------------------------------------------------------------------------------------------------
REST_FRAMEWORK = {
    "DEFAULT_AUTHENTICATION_CLASSES": ["accounts.authentication.ApiKeyAuthentication"],
    "DEFAULT_PERMISSION_CLASSES": ["rest_framework.permissions.IsAuthenticated"],
    "DEFAULT_RENDERER_CLASSES": ["rest_framework.renderers.JSONRenderer"],
    "DEFAULT_PARSER_CLASSES": ["rest_framework.parsers.JSONParser"],
    "DEFAULT_SCHEMA_CLASS": "drf_spectacular.openapi.AutoSchema",
    "NUM_PROXIES": PROXIES,
    "DEFAULT_METADATA_CLASS": None,
    "EXCEPTION_HANDLER": "mjaudit.problems.handler.problem_response",
    "UNAUTHENTICATED_USER": "django.contrib.auth.models.AnonymousUser",
    "TEST_REQUEST_DEFAULT_FORMAT": "json",
    "URL_FORMAT_OVERRIDE": None,
}
SPECTACULAR_SETTINGS = {
    "TITLE": "mjaudit",
    "DESCRIPTION": "Upload game logs of regional Chinese mahjong, have each hand audited, read the findings.",
    "VERSION": "1.0.0",
    "OAS_VERSION": "3.1.0",
    "SERVE_INCLUDE_SCHEMA": False,
    "SERVE_PERMISSIONS": ["rest_framework.permissions.AllowAny"],
    "SERVE_AUTHENTICATION": [],
    "SCHEMA_PATH_PREFIX": r"/api/v1",
    "POSTPROCESSING_HOOKS": ["mjaudit.api.describe_documents"],
    "SWAGGER_UI_DIST": "SIDECAR",
    "SWAGGER_UI_FAVICON_HREF": None,
}

configure_structlog()
LOGGING = logging_config(env.str("MJAUDIT_LOG_LEVEL", default="INFO"))
