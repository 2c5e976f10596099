"""What is asked, in which order, and what may be left out (§16)."""

from typing import Any

import msgspec
import pytest

from app.games.ora_et_labora.actions import Action
from app.games.ora_et_labora.modes import deck
from app.games.ora_et_labora.rounds import end
from tests.games.ora_et_labora.flow import skip_to, table
from tests.games.ora_et_labora.scene import CHANCE, SPEC, Scene
from tests.games.ora_et_labora.solo import neutral_phase

PRIOR: dict[str, Any] = {"clergy": "prior", "use": True}
COIN: dict[str, Any] = {"gift": False, "money": {"coin": 1}}


@pytest.mark.parametrize("card", ["G07", "I03", "I08", "I10", "I27", "I37"])
def test_entering_without_use_gives_nothing_and_asks_nothing(card: str) -> None:
    goods = {"coin": 5, "whiskey": 1, "book": 1}
    scene = table("four").seat(goods=goods, built={card: "0,3"})
    after = scene.play("place", building=card, clergy="prior", use=False)
    assert after.gained() == {}
    assert after.player().prior == card
    assert after.asked() == (0, "end")


def test_income_is_compulsory_and_trades_may_be_done_fewer_times() -> None:
    scene = table("three").seat(goods={"peat": 3}, built={"G07": "0,3"})
    for times in range(4):
        gained = scene.play("place", building="G07", **PRIOR, times=times).gained()
        assert gained["coin"] == 1
        assert gained["peat_coal"] == 1 + times
    assert scene.refused("place", building="G07", **PRIOR) == "missing_input"


def test_grain_burnt_or_paid_as_straw_is_named() -> None:
    scene = table("three").seat(goods={"wood": 1, "grain": 1, "straw": 1})
    build = {"building": "I09", "cell": "0,3"}
    assert scene.refused("build", **build) == "missing_input"
    assert scene.play("build", **build, straw={"grain": 1}).gained()["grain"] == -1
    assert scene.play("build", **build, straw={"straw": 1}).gained()["straw"] == -1
    both = {"grain": 1, "straw": 1}
    assert scene.refused("build", **build, straw=both) == "not_offered"


def test_coins_are_paid_out_in_single_tiles() -> None:
    scene = table("three").seat(goods={"livestock": 5}, built={"I09": "0,3"})
    assert scene.play("place", building="I09", **PRIOR).gained() == {"coin": 5}


@pytest.mark.parametrize(
    ("what", "gained"),
    [
        ("grain", {"grain": -2, "straw": 2}),
        ("five_coin", {"five_coin": -2, "coin": 10}),
        ("coin", {"coin": -10, "five_coin": 2}),
        ("whiskey", {"whiskey": -2, "coin": 4}),
    ],
)
def test_free_exchanges_before_and_after_the_action(what: str, gained: dict[str, int]) -> None:
    goods = {"grain": 2, "five_coin": 2, "coin": 10, "whiskey": 2}
    scene = table("three").seat(goods=goods)
    exchange: dict[str, Any] = {"what": what, "exchanged": {what: 2}}
    assert scene.play("exchange", **exchange).gained() == gained
    after = scene.play("cut", moor="0,0", by="own")
    assert after.play("exchange", **exchange).gained() == gained


def test_straw_never_becomes_grain() -> None:
    scene = table("three").seat(goods={"straw": 3})
    named = [offer.action for offer in scene.offers().offers if offer.action["type"] == "exchange"]
    assert {action["what"] for action in named} == {"grain", "five_coin", "coin", "whiskey"}
    assert scene.blocked("exchange", what="grain") == "missing_goods"


def test_a_contract_is_paid_and_manned_before_its_use_is_asked() -> None:
    scene = table("three").seat(goods={"coin": 2})
    use = {"use": True, "by": "own"}
    assert scene.refused("contract", building="L01.1", **COIN, **use) == "unexpected_input"
    after = scene.play("contract", building="L01.1", **COIN)
    assert after.player(1).placed == ("L01.1",)
    assert after.asked() == (0, "use")


def barrier(scene: Scene, kind: str, **inputs: Any) -> bool:
    action = msgspec.convert({"type": kind, **inputs}, Action)
    seat = scene.asked()[0]
    return bool(SPEC.rules.apply(scene.state, seat, action, CHANCE).barrier)


def test_only_the_end_of_a_turn_and_the_owners_answer_stop_taking_back() -> None:
    scene = table("three").seat(goods={"coin": 9})
    assert not barrier(scene, "cut", moor="0,0", by="own")
    district = {"district": "hills", "district_row": -1, "money": {"coin": 2}}
    assert not barrier(scene, "buy_district", **district)
    assert not barrier(scene, "contract", building="L01.1", **COIN)
    assert barrier(scene.play("cut", moor="0,0", by="own"), "end")
    scene.state.orders = ("ask", "ask", "ask")
    asked = scene.play("contract", building="L01.1", **COIN)
    assert barrier(asked, "appoint", clergy="prior")


@pytest.mark.parametrize(("card", "country", "good"), [("F09", "france", "grapes")])
def test_cloister_garden_gives_first_and_the_neighbour_is_optional(
    card: str, country: Any, good: str
) -> None:
    scene = Scene(country).seat(goods={}, built={card: "0,3"})
    after = scene.play("place", building=card, **PRIOR)
    assert after.gained() == {good: 1}
    assert after.play("decline").gained() == {}


def test_locutory_the_payment_alone_is_enough() -> None:
    scene = table("four").seat(goods={"coin": 2, "wood": 1}, built={"I23": "1,3"}, prior="L01.0")
    use = {"building": "I23", "use": True, "money": {"coin": 2}}
    after = scene.play("place", **use, recall=False).play("decline")
    assert after.player().prior == "L01.0"
    assert after.player().goods == {"wood": 1}


def test_carpentry_judges_the_prior_after_placing() -> None:
    scene = Scene("france", 4).seat(goods={"clay": 1}, built={"F10": "0,3"})
    after = scene.play("place", building="F10", **PRIOR, forest="0,1")
    # he stands on the Carpentry, so he cannot follow
    assert after.play("build", building="G07", cell="0,1").asked() == (0, "end")


def test_a_pass_is_no_main_action_of_the_bonus_round() -> None:
    scene = skip_to(table("three"), 25, "bonus").seat(clear=("0,0", "1,0"))
    assert scene.refused("pass") == "wrong_kind"


def test_the_second_action_is_no_new_turn() -> None:
    scene = table("two").seat(goods={"coin": 9})
    after = scene.play("cut", moor="0,0", by="own")
    after = after.play("buy_plot", plot="coast", plot_row=0, money={"coin": 3})
    after = after.play("cut", moor="1,0", by="own")
    assert after.blocked("buy_district") == "already_bought"


def test_the_neutral_player_builds_in_any_order_and_at_any_space() -> None:
    scene = neutral_phase("G12", "G07", "I05")
    after = scene.play("build_neutral", building="I05", cell="1,0")
    assert set(after.state.display) == {"G12", "G07"}
    after = after.play("build_neutral", building="G12", cell="0,0")
    assert after.player(-1).land.cards["0,0"] == "G12"


def test_the_neutral_player_owns_his_heartland_only() -> None:
    scene = neutral_phase()
    assert len(scene.player(-1).land.ground.terrain) == 10


def test_exchanges_that_pay_are_in_the_running_score_too() -> None:
    scene = table("three").seat(goods={"coin": 9, "whiskey": 1})
    section: Any = SPEC.rules.view(scene.state, None)["player.0"]
    # the whiskey is given for the coins that make a second tile
    assert section.score.goods_points == 2 * 2
    assert scene.player().has("coin") == 9


def test_the_score_after_the_end_is_the_same() -> None:
    scene = table("two").seat(goods={"coin": 10})
    end(scene.state, [])
    result = SPEC.rules.result(scene.state)
    assert result is not None
    assert result.scores[0] == 4


def test_option_without_f29() -> None:
    without = SPEC.options(country="france", length="short", without_f29=True, start_seat=0)
    state = SPEC.rules.setup(without, 4, CHANCE).state
    assert state.mode == "four_short"
    cards = {card.id for card in deck("four_short", "france", without_f29=True)}
    assert "F29" not in cards
    section: Any = SPEC.rules.view(state, None)["table"]
    assert "F29" not in section.coming["C"]
