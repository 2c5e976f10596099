"""The rulings of section 15, one test a row."""

from typing import Any

import pytest

from app.games.ora_et_labora.cards import BUILDINGS, GOODS
from app.games.ora_et_labora.modes import deck
from app.games.ora_et_labora.play import exchanges
from tests.games.ora_et_labora.flow import settling, skip_to, table
from tests.games.ora_et_labora.scene import Scene
from tests.games.ora_et_labora.solo import last_round, neutral_phase

PRIOR: dict[str, Any] = {"clergy": "prior", "use": True}
COIN: dict[str, Any] = {"gift": False, "money": {"coin": 1}}


def test_wood_is_not_flipped_and_grain_is_the_only_flip() -> None:
    assert len(GOODS) == 22 + 1  # and the wonder
    assert set(exchanges("france")) == {"grain", "five_coin", "coin", "wine"}
    assert set(exchanges("ireland")) == {"grain", "five_coin", "coin", "whiskey"}


@pytest.mark.parametrize("mode", ["three", "four"])
def test_grapes_and_stone_enter_at_zero_after_the_rotation(mode: str) -> None:
    for token, beam in (("grapes", 8), ("stone", 13)):
        scene = skip_to(table(mode, "france"), beam - 1)
        assert token not in scene.state.wheel
        skip_to(scene, beam)
        assert scene.state.wheel[token] == scene.state.beam == beam


def test_long_two_player_indicators() -> None:
    plan = table("two_long", "france").state.table
    assert (plan.grapes, plan.stone) == (11, 18)


def test_long_two_player_deck() -> None:
    assert len(deck("two_long", "france")) == 38
    assert len(deck("two_long", "ireland")) == 41


@pytest.mark.parametrize("country", ["france", "ireland"])
def test_short_game_decks(country: Any) -> None:
    assert deck("three_short", country) == deck("two", country)
    assert deck("four_short", country) == deck("three", country)


@pytest.mark.parametrize("mode", ["three_short", "four_short"])
def test_short_game_start(mode: str) -> None:
    full, short = table("three").player().land, table(mode).player().land
    assert set(full.cards) - set(short.cards) == {"0,0", "0,1"}
    assert full.count("moor") - short.count("moor") == 1
    assert full.count("forest") - short.count("forest") == 1


def test_normal_two_player_game_has_two_actions_and_one_purchase_a_turn() -> None:
    scene = table("two").seat(goods={"coin": 20})
    assert scene.state.actions == 2
    after = scene.play("buy_plot", plot="coast", plot_row=0, money={"coin": 3})
    after = after.play("cut", moor="0,0", by="own")
    assert after.state.actions == 1
    assert after.blocked("buy_district") == "already_bought"


def test_district_with_a_gap() -> None:
    scene = table("three").seat(goods={"coin": 9})
    district = {"district": "hills", "district_row": 3, "money": {"coin": 2}}
    assert scene.refused("buy_district", **district) == "not_offered"


def test_solo_last_round() -> None:
    scene = last_round("G12")
    assert (scene.asked(), scene.state.actions) == ((0, "action"), 2)


def test_solo_neutral_prior_is_paid_and_serves_new_buildings_only() -> None:
    scene = neutral_phase("G12").seat(goods={"coin": 1})
    after = scene.play("build_neutral", building="G12", cell="0,1")
    assert after.refused("send_neutral", building="G13", **COIN) == "not_offered"
    assert after.play("send_neutral", building="G12", **COIN).gained() == {"coin": -1}


def test_solo_neutral_overbuilding_is_like_for_like() -> None:
    scene = neutral_phase("G12").seat(-1, placed=("L01.-1",))
    build = {"building": "G12"}
    assert scene.refused("build_neutral", **build, cell="1,4") == "other_kind"
    assert scene.refused("build_neutral", **build, cell="0,4") == "occupied"
    after = scene.play("build_neutral", **build, cell="1,2")
    assert after.state.built("L02.-1") is None


def test_round_tower_has_a_dwelling_of_two_and_only_the_cloister_church_nine() -> None:
    assert BUILDINGS["I35"].dwelling == 2
    assert [card.id for card in BUILDINGS.values() if card.dwelling == 9] == ["F24"]


def test_scriptorium_gives_one_whiskey() -> None:
    scene = table("three").seat(goods={"coin": 1}, built={"I17": "1,3"})
    after = scene.play("place", building="I17", **PRIOR, times=1, money={"coin": 1})
    assert after.player().has("whiskey") == 1


def test_coal_harbor_takes_up_to_three_peat_coal() -> None:
    scene = table("four").seat(goods={"peat_coal": 4, "peat": 4}, plots=((0, "coast"),))
    scene.seat(built={"I31": "0,-1"})
    place = {"building": "I31", **PRIOR}
    assert scene.play("place", **place, times=3).gained()["peat_coal"] == -3
    assert scene.refused("place", **place, times=4) == "not_offered"


def test_bathhouse_recalls_the_users_clergymen_only_with_the_trade() -> None:
    scene = Scene("france", 4).seat(goods={"coin": 2}, prior="L01.0", placed=("L02.0",))
    scene.seat(1, built={"F23": "1,3"})
    after = scene.play("contract", building="F23", **COIN)
    left = after.play("use", use=False)
    assert left.player().prior == "L01.0"
    used = after.play("use", use=True, money={"coin": 1})
    assert (used.player().prior, used.player().placed) == (None, ())
    # the owner's clergyman stays
    assert used.player(1).placed == ("F23",)


def test_bulwark_takes_the_tops_and_is_outside_the_limit() -> None:
    scene = table("three").seat(goods={"book": 1, "coin": 9}, built={"I37": "0,3"})
    place = {"district": "hills", "district_row": -1, "plot": "coast", "plot_row": 0}
    after = scene.play("place", building="I37", **PRIOR, **place)
    assert (after.state.districts, after.state.plots, after.state.bought) == (1, 1, False)


def test_passing_is_felling_or_cutting_without_a_card() -> None:
    assert table("three").blocked("pass") == "cards_left"
    assert table("three").seat(clear=("0,0", "1,0")).play("pass").asked() == (0, "end")


def test_straw_may_be_paid_with_grain() -> None:
    scene = table("three").seat(goods={"wood": 1, "grain": 2}, built={"G02": "1,3"})
    after = scene.play("build", building="I09", cell="0,3", straw={"grain": 1})
    assert after.gained() == {"wood": -1, "grain": -1}


@pytest.mark.parametrize(("country", "good"), [("france", "wine"), ("ireland", "whiskey")])
def test_wine_and_whiskey_are_money_only_when_named(country: Any, good: str) -> None:
    scene = Scene(country).seat(goods={good: 3, "coin": 3})
    after = scene.play("contract", building="L01.1", **COIN)
    assert after.gained() == {"coin": -1}
    scene = Scene(country).seat(goods={good: 3})
    assert scene.refused("contract", building="L01.1", gift=False) == "missing_input"


def test_free_actions_are_allowed_in_the_bonus_round() -> None:
    scene = skip_to(table("three"), 25, "bonus").seat(goods={"coin": 9, "grain": 1})
    assert scene.play("exchange", what="grain", exchanged={"grain": 1}).gained() == {
        "grain": -1,
        "straw": 1,
    }
    plot = {"plot": "mountain", "plot_row": 0, "money": {"coin": 3}}
    assert scene.play("buy_plot", **plot).gained() == {"coin": -3}


def test_a_wonder_may_be_one_of_the_different_goods() -> None:
    scene = table("three").seat(goods={"wonder": 1, "clay": 1, "peat": 1}, built={"G02": "1,3"})
    goods = {"wonder": 1, "clay": 1, "peat": 1}
    after = scene.play("place", building="G02", **PRIOR, times=1, goods=goods, good="wood")
    assert after.gained() == {"wonder": -1, "clay": -1, "peat": -1, "wood": 6}


def test_free_actions_are_not_offered_inside_a_building() -> None:
    scene = settling(table("three"))
    assert "exchange" in {offer.action["type"] for offer in scene.offers().offers}
    scene = table("three").seat(goods={"coin": 3, "grain": 1})
    after = scene.play("contract", building="L01.1", **COIN)
    assert {offer.action["type"] for offer in after.offers().offers} == {"use"}
