import pytest

from tests.games.notre_dame.scene import Scene


@pytest.mark.parametrize(("messages", "prestige"), [(2, 3), (3, 3), (4, 6), (5, 6)])
def test_example_7_three_prestige_for_two_messages(messages: int, prestige: int) -> None:
    owned = [(number % 3, number // 3 + 1) for number in range(messages)]
    Scene().at(messages=owned).hire("lawyer").has(prestige=prestige)


def test_with_one_message_nothing_happens() -> None:
    scene = Scene().at(messages=[(0, 1)])
    assert scene.offer("lawyer").notes == {"no_effect": 1}
    scene.hire("lawyer").nothing_happened()


def test_it_asks_nothing() -> None:
    Scene().refuses("unexpected_input", hire="lawyer", kind=1)
