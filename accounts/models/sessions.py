"""Sessions of browsers."""

from django.contrib.sessions.base_session import AbstractBaseSession
from django.db import models

from accounts.models.people import User


class Session(AbstractBaseSession):
    """A session as Django keeps it, with the account that is signed in or has given its password and not yet
    its second step: so all sessions of an account can be ended. Nothing is kept of the machine.
    """

    user = models.ForeignKey(User, on_delete=models.CASCADE, null=True, related_name="sessions")
