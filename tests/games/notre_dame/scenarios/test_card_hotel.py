import pytest

from app.games.notre_dame.facts import PerkChosen
from tests.games.notre_dame.scene import Scene


@pytest.mark.parametrize("influence", [0, 1, 2])
def test_one_pick_up_to_influence_3(influence: int) -> None:
    scene = Scene().at(hotel=influence, rat=3)
    scene.refuses("missing_input", play="hotel")
    scene.refuses("unexpected_input", play="hotel", first="gold", second="gold")
    scene.play("hotel", first="gold").has(gold=4, hotel=influence + 1)


@pytest.mark.parametrize(
    ("first", "second", "after"),
    [
        ("gold", "gold", {"gold": 5}),
        ("gold", "rat", {"gold": 4, "rat": 2}),
        ("rat", "gold", {"gold": 4, "rat": 2}),
        ("marker", "marker", {"personal": 5}),
        ("rat", "rat", {"rat": 1}),
    ],
)
def test_two_picks_from_influence_4(first: str, second: str, after: dict[str, int]) -> None:
    scene = Scene().at(hotel=3, rat=3).play("hotel", first=first, second=second).has(**after)
    chosen = [fact.perk for fact in scene.facts if isinstance(fact, PerkChosen)]
    assert chosen == [first, second]


def test_the_second_pick_cannot_be_left_out() -> None:
    Scene().at(hotel=3, rat=3).refuses("missing_input", play="hotel", first="gold")


def test_a_pick_without_effect_is_not_offered() -> None:
    scene = Scene(2).at(0, rat=0, general=0, gold=0).at(1, gold=0).bank_holds(0)
    scene.at(0, rat=1).bank_holds(0)
    scene.state.seats[0].general = 0
    assert scene.open("hotel") == ["rat"]
    assert scene.blocked("hotel") == {"gold": "no_gold_left", "marker": "no_marker_left"}
    scene.refuses("no_gold_left", play="hotel", first="gold")
    scene.refuses("no_marker_left", play="hotel", first="marker")


def test_gold_of_another_player_is_an_effect() -> None:
    scene = Scene(2).at(0, gold=0).at(1, gold=1).bank_holds(0)
    scene.play("hotel", first="gold").has(0, gold=1).has(1, gold=0)


def test_the_second_pick_is_judged_after_the_first() -> None:
    scene = Scene().at(hotel=3, rat=1)
    assert scene.open("hotel", first="rat") == ["gold", "marker"]
    assert scene.open("hotel", first="gold") == ["gold", "marker", "rat"]
    scene.refuses("rat_at_start", play="hotel", first="rat", second="rat")


def test_if_no_pick_has_an_effect_nothing_is_asked() -> None:
    scene = Scene(2).at(0, hotel=3, rat=0, general=0, gold=0).at(1, gold=0).bank_holds(0)
    assert scene.offer("hotel").fields == ()
    scene.play("hotel").has(hotel=4, personal=3)


def test_only_the_second_pick_may_fail() -> None:
    scene = Scene(2).at(0, hotel=3, rat=1, general=0, gold=0).at(1, gold=0).bank_holds(0)
    assert scene.open("hotel", first="rat") == []
    scene.play("hotel", first="rat").has(rat=0)
