"""Town Estate: one ceramic for 12 coins."""

from tests.games.ora_et_labora.using import costs, own, refuse, use


def test_cost() -> None:
    costs("F30", "0,3", stone=2, straw=2)


def test_twelve_single_coins() -> None:
    assert use(own("F30", ceramic=2), "F30", times=1).gained() == {"ceramic": -1, "coin": 12}


def test_only_once_a_use() -> None:
    assert refuse(own("F30", ceramic=2), "F30", times=2) == "not_offered"


def test_clay_is_no_ceramic() -> None:
    assert refuse(own("F30", clay=2), "F30", times=1) == "missing_goods"
