from tests.games.notre_dame.scene import Scene


def test_a_prestige_for_every_piece_cathedral_included() -> None:
    scene = Scene().at(bank=2, hotel=1, cathedral=1, friend="bank").hire("city-guard")
    scene.has(prestige=5)


def test_no_friend_beside_the_board() -> None:
    Scene().at(bank=2).hire("city-guard").has(prestige=2)


def test_without_pieces_nothing_happens() -> None:
    scene = Scene()
    assert scene.offer("city-guard").notes == {"no_effect": 1}
    scene.hire("city-guard").nothing_happened()


def test_it_asks_nothing() -> None:
    Scene().refuses("unexpected_input", hire="city-guard", markers=1)
