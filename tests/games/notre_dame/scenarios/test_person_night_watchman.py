from tests.games.notre_dame.scene import Scene


def test_a_prestige_for_every_empty_sector() -> None:
    Scene().at(bank=2, friend="hotel").hire("night-watchman").has(prestige=5)


def test_with_all_sectors_filled_nothing_happens() -> None:
    scene = Scene().at(
        bank=1, residence=1, cloister_school=1, carriage_house=1, hotel=1, park=1, friend="hospital"
    )
    scene.hire("night-watchman").nothing_happened()


def test_it_asks_nothing() -> None:
    Scene().refuses("unexpected_input", hire="night-watchman", sector="bank")
