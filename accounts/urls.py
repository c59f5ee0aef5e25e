"""Addresses of accounts. Of allauth's own only those are routed that a page leads to."""

from allauth.account import views as allauth_account
from allauth.mfa.base import views as allauth_mfa
from allauth.mfa.recovery_codes import views as recovery_codes
from allauth.mfa.totp import views as totp
from django.urls import include, path, re_path

from accounts.pages import account, closing, language, signing
from accounts.signing import recently_signed_in

urlpatterns = [
    path("", include("accounts.pages.platform_urls")),
    path("language", language.choose_language, name="set_language"),
    path("login", signing.SignIn.as_view(), name="account_login"),
    path("logout", allauth_account.logout, name="account_logout"),
    path("account/", account.account, name="account"),
    path("account/email/", account.email, name="account-email"),
    path("account/sign-out-everywhere/", account.sign_out_everywhere, name="sign-out-everywhere"),
    path("account/delete/", closing.close, name="account-delete"),
    path("account/signup/", signing.SignUp.as_view(), name="account_signup"),
    path("account/closed/", allauth_account.account_inactive, name="account_inactive"),
    path("account/again/", allauth_account.reauthenticate, name="account_reauthenticate"),
    path("account/again/code/", allauth_mfa.reauthenticate, name="mfa_reauthenticate"),
    path("account/password/", allauth_account.password_change, name="account_change_password"),
    path(
        "account/password/set/",
        recently_signed_in(allauth_account.password_set),
        name="account_set_password",
    ),
    path("account/password/reset/", signing.AskForReset.as_view(), name="account_reset_password"),
    path(
        "account/password/reset/sent/",
        allauth_account.password_reset_done,
        name="account_reset_password_done",
    ),
    path(
        "account/password/reset/done/",
        allauth_account.password_reset_from_key_done,
        name="account_reset_password_from_key_done",
    ),
    re_path(
        # allauth makes the address by putting both in place of UID-KEY.
        r"^account/password/reset/key/(?P<uidb36>[0-9a-f]+|UID)-(?P<key>[-\w]+)/$",
        allauth_account.password_reset_from_key,
        name="account_reset_password_from_key",
    ),
    path("account/second-step/", allauth_mfa.index, name="mfa_index"),
    path("account/second-step/code/", allauth_mfa.authenticate, name="mfa_authenticate"),
    path("account/second-step/app/", recently_signed_in(totp.activate_totp), name="mfa_activate_totp"),
    path("account/second-step/off/", recently_signed_in(totp.deactivate_totp), name="mfa_deactivate_totp"),
    path(
        "account/second-step/recovery-codes/",
        recently_signed_in(recovery_codes.view_recovery_codes),
        name="mfa_view_recovery_codes",
    ),
    path(
        "account/second-step/recovery-codes/new/",
        recently_signed_in(recovery_codes.generate_recovery_codes),
        name="mfa_generate_recovery_codes",
    ),
    path(
        "account/second-step/recovery-codes/file/",
        recently_signed_in(recovery_codes.download_recovery_codes),
        name="mfa_download_recovery_codes",
    ),
]
