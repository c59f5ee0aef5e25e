"""People, platforms, and what each may do."""

from accounts.models.keys import ApiKey, Scope
from accounts.models.people import Language, ServiceRole, User, UserManager
from accounts.models.platforms import LOG_HANDLERS, Membership, Platform, Role
from accounts.models.players import LONGEST_DISPLAY_NAME, Player
from accounts.models.sessions import Session
from accounts.models.tickets import Ticket, TicketKind
from accounts.models.visibility import Visibility

__all__ = [
    "LOG_HANDLERS",
    "LONGEST_DISPLAY_NAME",
    "ApiKey",
    "Language",
    "Membership",
    "Platform",
    "Player",
    "Role",
    "Scope",
    "ServiceRole",
    "Session",
    "Ticket",
    "TicketKind",
    "User",
    "UserManager",
    "Visibility",
]
