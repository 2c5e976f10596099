from tests.games.notre_dame.scene import Scene


def test_the_influence_of_the_fullest_sector() -> None:
    scene = Scene().at(bank=2, hotel=2, friend="hotel", cathedral=4)
    scene.hire("lady-in-waiting").has(prestige=3)


def test_without_pieces_nothing_happens() -> None:
    Scene().hire("lady-in-waiting").nothing_happened()


def test_it_asks_nothing() -> None:
    Scene().refuses("unexpected_input", hire="lady-in-waiting", sector="bank")
