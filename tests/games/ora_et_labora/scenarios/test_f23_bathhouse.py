"""Bathhouse: a coin for a book and a ceramic, and all own clergymen come home."""

from tests.games.ora_et_labora.using import costs, hire, own, refuse, use


def test_cost() -> None:
    costs("F23", "1,3", stone=1, straw=1)


def test_all_come_home_also_the_one_just_placed() -> None:
    scene = own("F23", seats=4, coin=1).seat(placed=("L01.0", "L02.0"))
    after = scene.play("place", building="F23", use=True, money={"coin": 1})
    assert after.gained() == {"coin": -1, "book": 1, "ceramic": 1}
    assert after.player().at_home() == ["prior", "lay_brother"]
    assert after.player().placed == ()
    assert not after.state.occupied("F23")


def test_without_the_trade_nobody_comes_home() -> None:
    scene = own("F23", seats=4, coin=1).seat(placed=("L01.0",))
    after = scene.play("place", building="F23", clergy="prior", use=False)
    assert after.gained() == {}
    assert (after.player().prior, after.player().placed) == ("F23", ("L01.0",))
    poor = own("F23", seats=4)
    assert refuse(poor, "F23", money={"coin": 1}) == "missing_sum"


def test_hired_the_users_come_home_and_the_owners_stay() -> None:
    scene = own("G12", seats=4, coin=2).seat(placed=("L01.0", "L02.0"), prior="G12")
    scene.seat(1, built={"F23": "0,3"}, prior="L01.1")
    after = hire(scene, "F23").play("use", use=True, money={"coin": 1})
    assert after.gained() == {"coin": -1, "book": 1, "ceramic": 1}
    assert (after.player().prior, after.player().placed) == (None, ())
    assert (after.player(1).prior, after.player(1).placed) == ("L01.1", ("F23",))


def test_through_the_palace_the_users_come_home() -> None:
    scene = own("F27", seats=4, coin=1, wine=1).seat(placed=("L01.0",))
    scene.seat(1, built={"F23": "0,3"}, prior="F23")
    after = use(scene, "F27").play("use", building="F23", money={"coin": 1})
    assert (after.player().prior, after.player().placed) == (None, ())
    assert after.player(1).prior == "F23"
