"""Peat Coal Kiln: 1 peat coal and 1 coin, and peat to peat coal as often as wanted."""

import pytest

from tests.games.ora_et_labora.using import costs, own, refuse, use


def test_cost() -> None:
    costs("G07", "0,3", clay=1)


@pytest.mark.parametrize("times", [1, 2, 9])
def test_any_number_of_peat(times: int) -> None:
    after = use(own("G07", peat=9), "G07", times=times)
    assert after.gained() == {"peat": -times, "peat_coal": 1 + times, "coin": 1}


@pytest.mark.parametrize("peat", [0, 3])
def test_income_alone(peat: int) -> None:
    assert use(own("G07", peat=peat), "G07", times=0).gained() == {"peat_coal": 1, "coin": 1}


def test_no_more_than_there_is() -> None:
    assert refuse(own("G07", peat=2), "G07", times=3) == "not_offered"


def test_the_income_needs_the_use() -> None:
    after = own("G07", peat=2).play("place", building="G07", clergy="prior", use=False)
    assert after.gained() == {}
