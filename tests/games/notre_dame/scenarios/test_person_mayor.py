from tests.games.notre_dame.scene import Scene


def test_three_prestige_per_sector_from_3_on() -> None:
    scene = Scene().at(bank=3, hotel=2, friend="hotel", residence=2).hire("mayor")
    scene.has(prestige=6)


def test_without_such_a_sector_nothing_happens() -> None:
    Scene().at(bank=2).hire("mayor").nothing_happened()


def test_it_asks_nothing() -> None:
    Scene().refuses("unexpected_input", hire="mayor", sector="bank")
