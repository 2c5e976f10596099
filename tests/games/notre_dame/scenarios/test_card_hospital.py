from tests.games.notre_dame.scene import Scene


def test_the_rat_goes_back_one_whatever_the_influence() -> None:
    Scene().at(hospital=3, rat=5).play("hospital").has(hospital=4, rat=4)


def test_never_below_0() -> None:
    Scene().at(rat=0).play("hospital").has(hospital=1, rat=0)


def test_an_empty_supply_asks_for_a_source() -> None:
    scene = Scene().at(personal=0, residence=1, rat=2)
    scene.refuses("missing_input", play="hospital")
    scene.play("hospital", source="residence").has(hospital=1, residence=0, rat=1)


def test_wrong_input_is_refused() -> None:
    Scene().refuses("unexpected_input", play="hospital", first="rat")
