from tests.games.notre_dame.scene import Scene


def test_example_4_nine_less_the_rat() -> None:
    Scene().at(rat=4).hire("beggar-king").has(prestige=5)


def test_with_the_park_bonus() -> None:
    Scene().at(rat=4, park=2).hire("beggar-king").has(prestige=6)


def test_with_the_rat_on_9_nothing_happens() -> None:
    Scene().at(rat=9, park=2).hire("beggar-king").nothing_happened()


def test_it_asks_nothing() -> None:
    Scene().refuses("unexpected_input", hire="beggar-king", first="rat")
