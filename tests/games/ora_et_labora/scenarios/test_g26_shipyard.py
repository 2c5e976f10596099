"""Shipyard: once a use 2 wood for an ornament and a 5-coin tile; on the coast."""

from tests.games.ora_et_labora.using import costs, grounds, own, refuse, use


def test_cost() -> None:
    costs("G26", "0,-1", clay=4, stone=1)


def test_stands_on_the_coast_alone() -> None:
    assert grounds("G26") == {"coast"}


def test_builds_one_ship() -> None:
    after = use(own("G26", wood=5), "G26", times=1)
    assert after.gained() == {"wood": -2, "ornament": 1, "five_coin": 1}


def test_only_once_a_use() -> None:
    assert refuse(own("G26", wood=5), "G26", times=2) == "not_offered"


def test_one_wood_is_too_little() -> None:
    assert refuse(own("G26", wood=1), "G26", times=1) == "missing_goods"
