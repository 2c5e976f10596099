from tests.games.notre_dame.scene import Scene


def test_two_prestige_per_sector_from_2_on() -> None:
    scene = Scene().at(bank=2, hotel=1, friend="hotel", residence=1, hospital=4)
    scene.hire("guild-master").has(prestige=6)


def test_the_cathedral_is_no_sector() -> None:
    Scene().at(cathedral=3).hire("guild-master").nothing_happened()


def test_it_asks_nothing() -> None:
    Scene().refuses("unexpected_input", hire="guild-master", sector="bank")
