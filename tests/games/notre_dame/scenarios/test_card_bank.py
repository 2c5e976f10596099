from app.games.notre_dame.facts import Gained, Placed
from tests.games.notre_dame.scene import Scene


def test_gold_equals_the_influence_after_placing() -> None:
    scene = Scene().at(bank=2, gold=1).play("bank").has(bank=3, gold=4, personal=3)
    assert scene.fact(Placed).influence == 3
    assert scene.fact(Gained).by == 3


def test_the_friend_counts() -> None:
    Scene().at(bank=1, friend="bank", gold=0).play("bank").has(bank=3, gold=3)


def test_example_8_a_short_bank_is_made_up_by_the_richest() -> None:
    scene = Scene(4).at(0, bank=2, gold=2).at(1, gold=4).at(2, gold=5).at(3, gold=5).bank_holds(1)
    scene.play("bank").has(0, gold=5, bank_gold=0)
    # from seat 2 (5, next clockwise of the tied), then seat 3 (5)
    scene.has(1, gold=4).has(2, gold=4).has(3, gold=4)
    assert scene.fact(Gained).paid == {"2": 1, "3": 1}


def test_ties_of_the_richest_go_clockwise_from_the_receiver() -> None:
    scene = Scene(3).at(0, bank=3, gold=0).at(1, gold=2).at(2, gold=2).bank_holds(1)
    scene.play("bank").has(1, gold=0).has(2, gold=1)
    # seat 1 of the tied, then seat 2 as the richest, then seat 1 of the tied again
    assert scene.fact(Gained).paid == {"1": 2, "2": 1}


def test_if_nobody_has_gold_the_rest_is_not_received() -> None:
    scene = Scene(3).at(0, bank=4, gold=0).at(1, gold=1).at(2, gold=0).bank_holds(1)
    scene.play("bank").has(0, gold=2).has(1, gold=0)


def test_an_empty_city_gives_nothing_but_the_marker() -> None:
    scene = Scene(3).at(0, gold=2).at(1, gold=0).at(2, gold=0).bank_holds(0)
    scene.play("bank").has(gold=2, bank=1)
    assert not [fact for fact in scene.facts if isinstance(fact, Gained)]


def test_example_5_r10_with_an_empty_supply_a_marker_moves_from_another_sector() -> None:
    scene = Scene().at(personal=0, cloister_school=2, bank=1, park=0, gold=0)
    assert scene.open("bank") == ["cloister-school"]
    assert scene.blocked("bank")["bank"] == "same_place"
    assert scene.blocked("bank")["park"] == "no_marker_there"
    scene.refuses("missing_input", play="bank")
    scene.refuses("not_offered", play="bank", source="elsewhere")
    scene.play("bank", source="cloister-school").has(bank=2, cloister_school=1, gold=2)


def test_r10_the_cathedral_is_a_source_and_the_friend_is_none() -> None:
    scene = Scene().at(personal=0, cathedral=1, friend="hotel")
    assert scene.open("bank") == ["cathedral"]
    scene.refuses("no_marker_there", play="bank", source="hotel")
    scene.play("bank", source="cathedral").has(bank=1, cathedral=0, friend="hotel")


def test_without_a_marker_to_move_the_card_does_nothing() -> None:
    scene = Scene().at(personal=0, bank=3, gold=1)
    assert scene.offer("bank").notes == {"no_effect": 1}
    scene.play("bank").has(gold=1, bank=3)
    assert [fact.__struct_config__.tag for fact in scene.facts] == ["played", "no_effect"]


def test_no_source_is_asked_while_the_supply_holds_a_marker() -> None:
    scene = Scene().at(personal=1, hotel=1)
    scene.refuses("unexpected_input", play="bank", source="hotel")


def test_a_card_that_is_not_in_the_hand_cannot_be_played() -> None:
    scene = Scene().play("bank")
    scene.state.turn = 0
    scene.refuses("not_in_hand", play="bank")
