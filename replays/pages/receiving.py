"""One uploaded file, and what is answered to it."""

from dataclasses import dataclass

from django.utils import timezone
from django.utils.translation import gettext as _

from accounts.models import Platform, Visibility
from replays.ingest import LogConflict, NothingToSupersede, Upload, WrongPlatform, receive_log
from replays.logformat.refusal import Fault, LogRefused
from replays.models import GameLog
from replays.pages.refusals import Refusal, fault_views, refusal_of


@dataclass(frozen=True, slots=True)
class Choices:
    """What the form says of the files. `visibility` None leaves it to the platform."""

    platform: Platform
    visibility: Visibility | None
    supersedes: str | None


@dataclass(frozen=True, slots=True)
class UploadAnswer:
    """What became of one file: the log it is stored as, or why it is not. `replaces` is the stored log whose
    next revision the file can be sent as.
    """

    file: str
    log: GameLog | None = None
    is_new: bool = False
    refusal: Refusal | None = None
    replaces: GameLog | None = None

    @property
    def next_revision(self) -> int:
        return self.replaces.revision + 1 if self.replaces else 1


def receive(choices: Choices, name: str, data: bytes) -> UploadAnswer:
    """Store the log in a file of this name, or tell why not."""
    upload = Upload(
        platform=choices.platform,
        received_at=timezone.now(),
        visibility=choices.visibility,
        supersedes=choices.supersedes,
    )
    try:
        received = receive_log(upload, data)
    except LogRefused as refused:
        return UploadAnswer(name, refusal=refusal_of(refused))
    except WrongPlatform as wrong:
        fault = Fault("/platform", "wrong-platform", wrong.expected, wrong.found)
        return UploadAnswer(name, refusal=Refusal(_("The log names another platform."), fault_views([fault])))
    except NothingToSupersede:
        return UploadAnswer(
            name, refusal=Refusal(_("There is no such log whose next revision this could be."), [])
        )
    except LogConflict as conflict:
        says = _("Another log is stored under this log_id; what is stored stays as it is.")
        return UploadAnswer(name, refusal=Refusal(says, []), replaces=conflict.existing)
    return UploadAnswer(name, log=received.log, is_new=received.created)
