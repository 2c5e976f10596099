import pytest

from tests.games.notre_dame.scene import Scene


@pytest.mark.parametrize(("personal", "prestige"), [(2, 3), (3, 3), (4, 6), (7, 9)])
def test_three_prestige_per_two_markers_in_the_personal_supply(
    personal: int, prestige: int
) -> None:
    Scene().at(personal=personal).hire("watchman-at-arms").has(prestige=prestige)


def test_with_fewer_than_two_nothing_happens() -> None:
    Scene().at(personal=1).hire("watchman-at-arms").nothing_happened()


def test_it_asks_nothing() -> None:
    Scene().refuses("unexpected_input", hire="watchman-at-arms", markers=2)
