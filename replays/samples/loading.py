"""The sample logs, taken in by the door that every log comes through."""

from typing import Final

from django.utils import timezone

from accounts.models import Platform, Visibility
from replays.ingest import LogConflict, Received, Upload, receive_log
from replays.samples.files import sample_files

#: The platform of the samples, in the files as in the database.
SAMPLES: Final = "samples"


def load_samples() -> list[Received]:
    """Store each sample that is not there yet, public; what came of each. Raises LogRefused for a bad file.

    One that an older release brought with other content stays as it was, like any log.
    """
    platform, _ = Platform.objects.get_or_create(slug=SAMPLES, defaults={"name": "Samples"})
    received = []
    for file in sample_files():
        try:
            received.append(
                receive_log(
                    Upload(
                        platform=platform,
                        received_at=timezone.now(),
                        visibility=Visibility.PUBLIC,
                        is_sample=True,
                    ),
                    file.read_bytes(),
                )
            )
        except LogConflict:
            continue
    return received
