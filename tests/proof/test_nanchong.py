"""Each fault in logs of Nanchong is found, at its place, and nothing else."""

import pytest

from tests.proof.checking import check_found
from tests.proof.regions import faults_of


@pytest.mark.parametrize("name", faults_of("nanchong"))
def test_fault_is_found_first_and_alone(name: str) -> None:
    check_found("nanchong", name)
