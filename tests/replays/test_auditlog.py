"""`manage.py auditlog`: files in, reports out, an exit status, and never a traceback."""

import gzip
import io
import json
import os
import random
import re
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest
import zstandard
from django.core.management import CommandError, call_command

from replays.auditing.child import audit_bytes
from replays.samples.files import sample_files
from scoring.engine.naming import seat_name
from scoring.engine.words import LANGUAGES
from tests.support.gamelogs import as_bytes, faulty_log, game_log
from tests.support.golden import load_cases

CHECKOUT = Path(__file__).resolve().parents[2]


class Ran:
    """What a run of the command left behind."""

    def __init__(self, status: int, out: str, err: str) -> None:
        self.status, self.out = status, out
        self.problems = [json.loads(line) for line in err.splitlines()]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Any:
    """Runs the command in this process. No test here asks for a database, so a query would fail it."""

    def auditlog(*arguments: object) -> Ran:
        with pytest.raises(SystemExit) as end:
            call_command("auditlog", *map(str, arguments))
        return Ran(int(str(end.value.code)), *capsys.readouterr())

    return auditlog


@pytest.fixture
def clean(tmp_path: Path) -> Path:
    return _written(tmp_path / "clean.json", as_bytes(game_log("clean")))


@pytest.fixture
def faulty(tmp_path: Path) -> Path:
    return _written(tmp_path / "faulty.json", as_bytes(faulty_log()))


def test_the_status_is_0_for_clean_1_for_flagged_2_for_unreadable(
    run: Any, clean: Path, faulty: Path, tmp_path: Path
) -> None:
    missing = tmp_path / "missing.json"
    assert run(clean).status == 0
    assert run(clean, faulty).status == 1
    assert run(missing, faulty, clean).status == 2


def test_json_is_one_report_for_one_log_and_an_array_for_several(run: Any, clean: Path, faulty: Path) -> None:
    assert json.loads(run(clean, "--format=json").out)["log_id"] == "clean"
    reports = json.loads(run(clean, faulty, "--format=json").out)
    assert [report["verdict"] for report in reports] == ["clean", "flagged"]


def test_json_of_nothing_readable_is_no_report(run: Any, tmp_path: Path) -> None:
    broken = _written(tmp_path / "broken.json", b"{")
    assert run(broken, "--format=json").out == ""
    assert json.loads(run(broken, broken, "--format=json").out) == []


def test_ndjson_is_a_report_a_line(run: Any, clean: Path, faulty: Path) -> None:
    lines = run(clean, faulty, "--format=ndjson").out.splitlines()
    assert [json.loads(line)["log_id"] for line in lines] == ["clean", "faulty"]


def test_the_report_is_the_engines_with_a_message_a_finding(run: Any, faulty: Path) -> None:
    report = json.loads(run(faulty, "--format=json").out)
    for hand in report["hands"]:
        for finding in hand["findings"]:
            assert set(finding.pop("message")) == set(LANGUAGES)
    for finding in report["findings"]:
        finding.pop("message")
    assert report == json.loads(audit_bytes(as_bytes(faulty_log())))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_names_hand_event_seat_clause_and_what_was_found(
    run: Any, faulty: Path, language: str
) -> None:
    report = json.loads(run(faulty, "--format=json").out)
    finding = report["hands"][0]["findings"][0]
    text = run(faulty, "--lang", language).out
    place = "Hand 1, event 0, Seat 1" if language == "en" else f"第1局, 事件0, {seat_name(0, language)}"
    assert (finding["event"], finding["seat"]) == (0, 0)
    for expected in (
        place,
        f"{finding['clause']} ",
        finding["message"][language],
        json.dumps(finding["actual"], ensure_ascii=False, separators=(",", ":")),
    ):
        assert expected in text


def test_the_text_calls_seats_by_name_in_what_was_expected(run: Any, tmp_path: Path) -> None:
    case = next(case for case in load_cases() if case["case"] == "dealer-taker-passed-over")
    text = run(_written(tmp_path / "dealer.json", as_bytes(case["log"]))).out
    assert "应为: 2号位" in text
    assert "实为: 1号位" in text


def test_the_text_gives_nought_no_sign(run: Any, clean: Path) -> None:
    text = run(clean).out
    assert "0 0 0 0" in text
    assert "+0" not in text


def test_the_text_names_the_rules_under_which_there_would_be_no_fault(run: Any) -> None:
    passed_win = next(sample for sample in sample_files() if sample.stem.startswith("11-"))
    assert 'no fault under: missed_win="off"' in run(passed_win, "--lang=en").out


@pytest.mark.parametrize("packed", [bytes, gzip.compress, zstandard.compress], ids=["plain", "gzip", "zstd"])
@pytest.mark.parametrize("shape", ["ndjson", "array", "zip"])
def test_every_shape_of_a_batch_is_read(run: Any, tmp_path: Path, shape: str, packed: Any) -> None:
    logs = [as_bytes(game_log(f"log-{number}")) for number in range(3)]
    batch = _written(tmp_path / "batch", packed(_batch(shape, logs)))
    ran = run(batch, "--format=json")
    if shape == "zip" and packed is not bytes:
        assert ran.status in (0, 2)  # whether a packed zip is read is the format's business
        return
    assert [report["log_id"] for report in json.loads(ran.out)] == ["log-0", "log-1", "log-2"]


def test_a_bad_log_of_a_batch_is_told_by_line_and_the_others_are_audited(run: Any, tmp_path: Path) -> None:
    lines = [as_bytes(game_log("first")), b'{"format": "mjaudit-log"}', as_bytes(game_log("third"))]
    batch = _written(tmp_path / "batch.ndjson", b"\n".join(lines))
    ran = run(batch, "--format=ndjson")
    assert [json.loads(line)["log_id"] for line in ran.out.splitlines()] == ["first", "third"]
    assert [(problem["file"], problem["line"]) for problem in ran.problems] == [(str(batch), 2)]
    assert ran.status == 2


@pytest.mark.parametrize("form", ["text", "json", "ndjson"])
def test_a_problem_is_an_object_on_standard_error_in_every_format(
    run: Any, tmp_path: Path, form: str
) -> None:
    broken = _written(tmp_path / "broken.json", as_bytes(game_log() | {"version": "1"}))
    ran = run(broken, "--format", form)
    problem = ran.problems[0]
    assert (problem["report"], problem["version"], problem["line"]) == ("mjaudit-problem", 1, None)
    assert {"pointer", "code", "expected", "found"} == set(problem["errors"][0])
    assert (ran.status, ran.out) == (2, "")


def test_a_preset_stands_in_place_of_the_logs_own_rules(run: Any, clean: Path) -> None:
    rules = json.loads(run(clean, "--preset=changsha", "--format=json").out)["rules"]
    assert (rules["preset"], rules["options"]["bird_count"]) == ("changsha", 2)


@pytest.mark.parametrize(
    ("written", "name", "value"),
    [
        ("bird_count=4", "bird_count", 4),
        ("di_hu_after_kong=false", "di_hu_after_kong", False),
        ("opening_win=continue", "opening_win", "continue"),
        ('opening_win="continue"', "opening_win", "continue"),
    ],
)
def test_an_option_is_a_json_value_or_a_name(
    run: Any, clean: Path, written: str, name: str, value: object
) -> None:
    rules = json.loads(run(clean, "--option", written, "--format=json").out)["rules"]
    assert rules["options"][name] == value
    assert rules["preset"] == "seed-004"


@pytest.mark.parametrize(
    "arguments",
    [["--preset=none"], ["--option=none=1"], ["--option=bird_count=3"], ["--option=bird_count=x"]],
)
def test_rules_that_do_not_exist_are_a_problem_of_the_file(
    run: Any, clean: Path, arguments: list[str]
) -> None:
    ran = run(clean, *arguments)
    assert (ran.status, ran.out) == (2, "")
    assert ran.problems[0]["errors"][0]["pointer"].startswith("/rules/")


def test_the_same_file_gives_the_same_bytes(run: Any, faulty: Path) -> None:
    assert run(faulty, "--format=json").out == run(faulty, "--format=json").out


@pytest.mark.parametrize("name", ["", ".", "/dev/null", "no/such/file", "a\0b", "\udcff.json", "x" * 5000])
def test_a_path_that_is_no_log_is_2_with_the_path(run: Any, name: str) -> None:
    ran = run(name)
    assert ran.status == 2
    assert ran.problems[0]["file"] == name.encode("utf-8", "backslashreplace").decode()


def test_bytes_of_any_kind_end_with_a_status_and_a_reason(run: Any, tmp_path: Path) -> None:
    chance = random.Random(20)
    whole = [_batch(shape, [as_bytes(faulty_log())]) for shape in ("ndjson", "array", "zip")]
    whole += [gzip.compress(whole[0]), zstandard.compress(whole[0])]
    for round_ in range(150):
        broken = tmp_path / f"{round_}.json"
        broken.write_bytes(_mangled(chance.choice(whole), chance))
        ran = run(broken)
        assert ran.status in (0, 1, 2)
        assert (ran.status == 2) == bool(ran.problems)
        assert all(problem["errors"] for problem in ran.problems)


def test_it_runs_with_neither_database_nor_broker_and_reads_standard_input() -> None:
    nowhere = {
        "DATABASE_URL": "postgres://nobody@127.0.0.1:1/nothing",
        "CELERY_BROKER_URL": "redis://127.0.0.1:1",
    }
    done = subprocess.run(
        [sys.executable, "manage.py", "auditlog", "-", "--format", "json"],
        input=as_bytes(game_log()),
        capture_output=True,
        cwd=CHECKOUT,
        env={**os.environ, **nowhere, "LC_ALL": "C", "PYTHONIOENCODING": "ascii"},
        check=False,
        timeout=60,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert json.loads(done.stdout)["verdict"] == "clean"


def test_a_reader_that_stops_early_gets_no_traceback(tmp_path: Path) -> None:
    batch = _written(
        tmp_path / "batch", _batch("ndjson", [as_bytes(faulty_log(f"log-{n}")) for n in range(300)])
    )
    done = subprocess.run(
        ["sh", "-c", f"{sys.executable} manage.py auditlog {batch} --format ndjson | head -c 100"],
        capture_output=True,
        cwd=CHECKOUT,
        check=False,
        timeout=60,
    )
    assert (len(done.stdout), done.stderr) == (100, b"")


@pytest.mark.parametrize("lost", [">/dev/full", ">&-"])
@pytest.mark.parametrize("form", ["text", "json", "ndjson"])
def test_reports_that_cannot_be_written_are_2_with_a_reason(clean: Path, form: str, lost: str) -> None:
    done = _in_a_shell(f"{clean} --format {form} {lost}")
    (problem,) = [json.loads(line) for line in done.stderr.splitlines()]
    assert (done.returncode, problem["errors"][0]["code"]) == (2, "output-unwritable")


@pytest.mark.parametrize("lost", ["2>/dev/full", "2>&-"])
def test_problems_that_cannot_be_told_are_2_all_the_same(clean: Path, lost: str) -> None:
    done = _in_a_shell(f"/nonexistent {clean} --format ndjson {lost}")
    assert (done.returncode, done.stderr) == (2, b"")
    assert json.loads(done.stdout)["log_id"] == "clean"


@pytest.mark.parametrize("lost", [">/dev/full 2>/dev/full", "<&- >&- 2>&-"])
def test_with_no_stream_left_the_status_still_tells(clean: Path, lost: str) -> None:
    assert _in_a_shell(f"{clean} - {lost}").returncode == 2


def test_a_closed_standard_input_is_a_file_that_cannot_be_read() -> None:
    done = _in_a_shell("- <&-")
    problem = json.loads(done.stderr)
    assert (done.returncode, problem["file"]) == (2, "-")
    assert problem["errors"][0]["code"] == "file-unreadable"


@pytest.mark.parametrize(
    "arguments",
    [
        ["--option=bird_count=2", "--option=bird_count=4"],
        ["--option=bird_count=2", "--option=bird_count=2"],
        ["--preset=changsha", "--preset=seed-004"],
    ],
)
def test_rules_given_twice_are_refused(clean: Path, arguments: list[str]) -> None:
    with pytest.raises(CommandError, match="given twice"):
        call_command("auditlog", str(clean), *arguments)


def test_several_options_stand_side_by_side(run: Any, clean: Path) -> None:
    ran = run(clean, "--option=bird_count=2", "--option=di_hu_after_kong=false", "--format=json")
    options = json.loads(ran.out)["rules"]["options"]
    assert (options["bird_count"], options["di_hu_after_kong"]) == (2, False)


def _in_a_shell(arguments: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        ["sh", "-c", f"exec {sys.executable} manage.py auditlog {arguments}"],
        capture_output=True,
        stdin=subprocess.DEVNULL,
        cwd=CHECKOUT,
        check=False,
        timeout=60,
    )


def _written(path: Path, data: bytes) -> Path:
    path.write_bytes(data)
    return path


def _batch(shape: str, logs: list[bytes]) -> bytes:
    if shape == "ndjson":
        return b"\n".join(logs) + b"\n"
    if shape == "array":
        return b"[" + b",".join(logs) + b"]"
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for number, log in enumerate(logs):
            archive.writestr(f"{number}.json", log)
    return packed.getvalue()


def _mangled(data: bytes, chance: random.Random) -> bytes:
    """The same bytes with some cut out, doubled, or changed."""
    begin = chance.randrange(len(data))
    end = min(len(data), begin + chance.choice((1, 2, 10, 500)))
    piece = chance.choice((b"", data[begin:end] * 2, chance.randbytes(end - begin)))
    return data[:begin] + piece + data[end:]


def test_compare_tells_what_other_rules_change_in_place_of_the_report(run: Any, tmp_path: Path) -> None:
    log = _written(tmp_path / "log.json", as_bytes(_case("R09c")))
    plain = json.loads(run(log, "--format=json").out)
    ran = run(log, "--option", "missed_win=same_tile", "--compare", "--format=ndjson")
    [line] = ran.out.splitlines()
    found = json.loads(line)
    assert (ran.status, found["comparison"]) == (0, "mjaudit-comparison")
    assert (found["before"]["verdict"], found["after"]["verdict"]) == ("flagged", "clean")
    assert found["hands"][0]["findings"]["go"] == plain["hands"][0]["findings"]


@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("en", ["Verdict: Flagged → Clean", "no longer found: 1", 'missed_win: "all" → "same_tile"']),
        ("zh-hans", ["结论: 有误 → 无误", "没有了的: 1", "NT-55"]),
        ("zh-hant", ["結論: 有誤 → 無誤", "沒有了的: 1", "NT-55"]),
    ],
)
def test_a_comparison_is_read_in_each_language(
    run: Any, tmp_path: Path, language: str, says: list[str]
) -> None:
    log = _written(tmp_path / "log.json", as_bytes(_case("R09c")))
    text = run(log, "--option", "missed_win=same_tile", "--compare", "--lang", language).out
    assert [part for part in says if part not in text] == []


@pytest.mark.parametrize(
    ("language", "wins", "draw"), [("zh-hans", "割牌: ", "荒庄"), ("zh-hant", "割牌: ", "荒莊")]
)
def test_a_report_speaks_as_its_region_does(run: Any, language: str, wins: str, draw: str) -> None:
    logs = [file for file in sample_files() if json.loads(file.read_bytes())["rules"]["id"] == "nanchong"]
    said = run(*logs, "--lang", language).out
    assert wins in said
    assert draw in said
    assert re.findall("胡牌|流局|听牌|聽牌", said) == []


@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("en", "found besides: 1, and 2 that follow"),
        ("zh-hans", "多出来的: 1，连带的还有2处"),
        ("zh-hant", "多出來的: 1，連帶的還有2處"),
    ],
)
def test_a_comparison_counts_apart_what_only_follows(
    run: Any, tmp_path: Path, language: str, says: str
) -> None:
    log = _written(tmp_path / "log.json", as_bytes(_case("R09c")))
    assert says in run(log, "--preset", "changsha", "--compare", "--lang", language).out


def test_a_comparison_gives_scores_of_both_and_their_difference(run: Any, tmp_path: Path) -> None:
    log = _written(tmp_path / "log.json", as_bytes(_case("R09c")))
    text = run(log, "--option", "points_small=25", "--compare", "--lang=en").out
    assert "final scores: 0 +20 0 -20 → 0 +50 0 -50 (difference: 0 +30 0 -30)" in text


def test_nothing_is_compared_without_other_rules(clean: Path) -> None:
    with pytest.raises(CommandError, match="--preset or --option"):
        call_command("auditlog", str(clean), "--compare")


def _case(name: str) -> Any:
    return next(case["log"] for case in load_cases() if case["case"] == name)
