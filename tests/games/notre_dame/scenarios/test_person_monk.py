from tests.games.notre_dame.scene import Scene


def test_two_markers_and_a_prestige() -> None:
    Scene().hire("monk").has(personal=6, general=8, prestige=1, gold=2)


def test_if_too_few_all_that_is_there() -> None:
    Scene().at(general=1).hire("monk").has(personal=5, general=0, prestige=1)


def test_park_bonus() -> None:
    Scene().at(park=3).hire("monk").has(prestige=2)


def test_it_asks_nothing() -> None:
    Scene().refuses("unexpected_input", hire="monk", markers=2)
