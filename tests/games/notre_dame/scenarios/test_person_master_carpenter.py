from tests.games.notre_dame.scene import Scene


def test_a_prestige_per_sector_with_influence() -> None:
    Scene().at(bank=3, hotel=1, friend="park").hire("master-carpenter").has(prestige=3)


def test_without_pieces_in_sectors_nothing_happens() -> None:
    Scene().at(cathedral=1).hire("master-carpenter").nothing_happened()


def test_it_asks_nothing() -> None:
    Scene().refuses("unexpected_input", hire="master-carpenter", sector="bank")
