from app.games.notre_dame.facts import Played
from tests.games.notre_dame.scene import Scene


def third_card(kind: str) -> Scene:
    scene = Scene(2).at(0, hand=("park", "hotel", kind))
    me = scene.state.seats[0]
    me.played, me.hand = me.hand[:2], me.hand[2:]
    return scene


def test_the_third_card_is_played_at_once() -> None:
    scene = third_card("bank").hire("scholar").has(bank=1, gold=3, personal=3, hand=())
    played = scene.fact(Played)
    assert (played.card, played.nth) == ("bank.0", 3)
    assert scene.told(1)[1]["card"] == "bank.0"
    assert not scene.barrier


def test_its_inputs_belong_to_the_hire() -> None:
    scene = third_card("carriage-house").at(carriage="C0")
    scene.refuses("missing_input", hire="scholar")
    scene.refuses("too_far", hire="scholar", to="C2")
    scene.hire("scholar", to="P2-0").has(carriage="P2-0")


def test_the_fee_is_paid_before_a_donation() -> None:
    scene = third_card("notre-dame").at(gold=3)
    scene.refuses("no_gold", hire="scholar", gold=3)
    scene.hire("scholar", gold=2).has(gold=0, cathedral=1, prestige=3)


def test_a_third_card_without_effect_is_played_too() -> None:
    scene = third_card("bank").at(personal=0).hire("scholar").has(hand=(), bank=0)
    assert [fact["type"] for fact in scene.told(1)] == ["hired", "played", "no_effect"]


def test_it_is_discarded_with_the_others() -> None:
    scene = third_card("bank").hire("scholar").pass_hire(seat=1)
    assert "bank.0" in scene.state.discard


def test_without_a_third_card_nothing_happens() -> None:
    scene = third_card("bank").at(hand=())
    assert scene.offer("scholar").notes == {"no_effect": 1}
    scene.hire("scholar").nothing_happened()
