from tests.games.notre_dame.scene import Scene


def test_two_gold_and_a_prestige() -> None:
    Scene().hire("moneylender").has(gold=4, prestige=1)


def test_with_an_empty_bank_the_fee_comes_back() -> None:
    scene = Scene(2).at(0, gold=1).at(1, gold=0).bank_holds(0)
    scene.hire("moneylender").has(gold=1, prestige=1, bank_gold=0)


def test_the_rest_comes_from_the_richest() -> None:
    scene = Scene(2).at(0, gold=1).at(1, gold=4).bank_holds(0)
    scene.hire("moneylender").has(0, gold=2).has(1, gold=3)


def test_it_asks_nothing() -> None:
    Scene().refuses("unexpected_input", hire="moneylender", gold=2)
