from tests.games.notre_dame.scene import Scene


def test_two_prestige_per_influence_in_the_hotel() -> None:
    Scene().at(hotel=2, friend="hotel").hire("innkeeper").has(prestige=6)


def test_with_an_empty_hotel_nothing_happens() -> None:
    Scene().at(bank=2).hire("innkeeper").nothing_happened()


def test_it_asks_nothing() -> None:
    Scene().refuses("unexpected_input", hire="innkeeper", first="gold")
