"""`manage.py loadsamples`: the samples come in by the usual door, once."""

import json
from io import StringIO

import pytest
from django.core.management import call_command
from django.test import Client
from django.utils import timezone

from accounts.models import Platform, Visibility
from replays.auditing.work import run_audits
from replays.ingest import Upload, receive_log
from replays.models import Audit, AuditState, GameLog
from replays.samples.files import FOLDER, MANIFEST, sample_files
from replays.samples.loading import SAMPLES, load_samples

pytestmark = pytest.mark.django_db


def _run() -> str:
    output = StringIO()
    call_command("loadsamples", stdout=output)
    return output.getvalue()


def test_all_samples_are_loaded_for_everybody(client: Client) -> None:
    count = len(sample_files())
    assert _run() == f"{count} sample logs, {count} of them new\n"
    assert GameLog.objects.filter(is_sample=True, visibility=Visibility.PUBLIC).count() == count >= 10
    assert len(client.get("/api/v1/logs").json()["results"]) == count


def test_loading_again_changes_nothing() -> None:
    _run()
    assert _run() == f"{len(sample_files())} sample logs, 0 of them new\n"
    assert GameLog.objects.count() == Audit.objects.count() == len(sample_files())


def test_a_sample_of_an_older_release_stays_as_it_was() -> None:
    file = sample_files()[0]
    older = json.loads(file.read_bytes()) | {"table": "older"}
    platform, _ = Platform.objects.get_or_create(slug=SAMPLES, defaults={"name": "Samples"})
    receive_log(Upload(platform=platform, received_at=timezone.now()), json.dumps(older).encode())
    assert len(load_samples()) == len(sample_files()) - 1


def test_each_sample_audits_as_its_manifest_says() -> None:
    verdicts = {
        sample["file"].removesuffix(".json"): sample["verdict"]
        for sample in json.loads((FOLDER / MANIFEST).read_text())["samples"]
    }
    received = load_samples()
    run_audits([one.audit.id for one in received])
    done = Audit.objects.filter(state=AuditState.DONE)
    assert dict(done.values_list("log__log_id", "verdict")) == verdicts
