"""The same version says the same of the same log: else no stored report could be checked by a new audit."""

from pathlib import Path

import pytest

from tests.support import saying
from tests.support.make_cases import SCRIPTED
from tests.support.saying import contradicted, keep, kept, said_now

AGAIN = "python -m tests.support.saying"
each_ruleset = pytest.mark.parametrize("ruleset", SCRIPTED)


@each_ruleset
def test_the_engine_says_of_every_log_what_its_version_has_said_before(ruleset: str) -> None:
    before, now = kept()[ruleset], said_now(ruleset)
    assert contradicted(before, now) == [], "reports have changed: give the engine a new version"
    assert before["by"] == now["by"], AGAIN
    assert before["logs"].keys() == now["logs"].keys(), AGAIN


def test_a_version_that_contradicts_itself_is_not_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, says = tmp_path / "said.json", {"case one": "1", "case two": "2"}
    monkeypatch.setattr(saying, "said_of_logs", lambda ruleset: says)
    monkeypatch.setattr(saying, "ENGINE_VERSION", "7.0.0")
    keep("nantong", file)
    says |= {"case two": "3", "case three": "4"}
    with pytest.raises(SystemExit, match=r"of 1 logs engine 7\.0\.0, revision 1 .* before, as of case two"):
        keep("nantong", file)
    assert kept(file)["nantong"]["logs"] == {"case one": "1", "case two": "2"}
    monkeypatch.setattr(saying, "ENGINE_VERSION", "7.0.1")
    keep("nantong", file)
    assert kept(file)["nantong"] == {"by": "engine 7.0.1, revision 1", "logs": says}
