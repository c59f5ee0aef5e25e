"""GET /api/v1/logs/{id}/hands/{hand}/frames."""

import gzip
from pathlib import Path

import msgspec
import pytest
from django.test import Client

from accounts.models import Platform
from accounts.platforms import create_platform
from replays.samples.files import sample_files
from replays.samples.loading import SAMPLES
from scoring.engine.states import Frames
from tests.support.auditing import uploaded_and_audited
from tests.support.gamelogs import game_log

pytestmark = pytest.mark.django_db

MOST_BYTES = 6 * 1024


def test_frames_are_what_their_description_says(
    client: Client, platform: Platform, headers: dict[str, str]
) -> None:
    log = game_log()
    stored = uploaded_and_audited(platform, log).log
    frames = client.get(f"/api/v1/logs/{stored.id}/hands/1/frames", headers=headers).json()
    assert msgspec.convert(frames, Frames) == frames
    assert frames["log_sha256"] == stored.sha256
    assert [step["event"] for step in frames["steps"]] == list(range(len(log["hands"][0]["events"])))


@pytest.mark.parametrize("sample", sample_files(), ids=lambda path: path.stem)
def test_frames_of_a_whole_hand_fit_six_kilobytes(sample: Path, client: Client, db: None) -> None:
    platform = create_platform(slug=SAMPLES, name="Samples")
    document = msgspec.json.decode(sample.read_bytes())
    stored = uploaded_and_audited(platform, document).log
    stored.visibility = "public"
    stored.save()
    for hand in document["hands"]:
        address = f"/api/v1/logs/{stored.id}/hands/{hand['hand']}/frames"
        response = client.get(address, headers={"Accept-Encoding": "gzip"})
        assert response["Content-Encoding"] == "gzip"
        assert len(response.content) <= MOST_BYTES
        assert len(gzip.decompress(response.content)) > len(response.content)


def test_only_frames_of_a_public_log_are_kept_and_no_cache_gives_them_without_asking(
    client: Client, platform: Platform, headers: dict[str, str]
) -> None:
    stored = uploaded_and_audited(platform, game_log()).log
    address = f"/api/v1/logs/{stored.id}/hands/1/frames"
    assert client.get(address, headers=headers)["Cache-Control"] == "no-store"
    stored.visibility = "public"
    stored.save()
    response = client.get(address)
    assert response["Cache-Control"] == "public, no-cache"
    assert "Authorization" in response["Vary"]
