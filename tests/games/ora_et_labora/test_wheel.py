"""The production wheel, the decks and the calendar of every mode, against tables by hand."""

from typing import Any

import pytest

from app.games.ora_et_labora import wheel
from app.games.ora_et_labora.cards import Country
from app.games.ora_et_labora.modes import deck
from tests.games.ora_et_labora.flow import MODES, skip, table

# One value for each round from round 1 on; what follows the last is 10, in solo nothing.
FRONT = [2, 3, 4, 5, 6, 6, 7, 7, 8, 8, 9, 10]
BACK = [1, 2, 2, 3, 4, 4, 5, 6, 6, 7, 8, 10]
BASIC = ("clay", "coin", "grain", "livestock", "wood", "peat", "joker")
# By mode: wheel, round grapes enter, round stone enters, rounds of the phases A to D (solo E),
# bonus round, last round.
CALENDAR: dict[str, tuple[list[int], int | None, int | None, list[int], int | None, int | None]] = {
    "solo": (FRONT, None, None, [12, 16, 22, 26, 32], None, 32),
    "two": (BACK, 11, 18, [7, 14, 21, 28], None, None),
    "two_long": (FRONT, 11, 18, [7, 14, 21, 28], None, None),
    "three": (FRONT, 8, 13, [6, 11, 15, 20], 25, 25),
    "four": (FRONT, 8, 13, [7, 10, 16, 19], 25, 25),
    "three_short": (FRONT, 4, 6, [3, 5, 7, 9], 13, 13),
    "four_short": (FRONT, 4, 6, [3, 5, 7, 9], 13, 13),
}
# start, A, B, C, D
DECKS: dict[str, dict[Country, list[int]]] = {
    "four": {"france": [13, 6, 7, 7, 8], "ireland": [13, 6, 7, 7, 8]},
    "three": {"france": [10, 5, 5, 6, 7], "ireland": [10, 5, 5, 6, 7]},
    "two": {"france": [7, 4, 4, 4, 5], "ireland": [7, 4, 4, 4, 5]},
    "two_long": {"france": [12, 6, 7, 5, 8], "ireland": [13, 6, 7, 7, 8]},
    "three_short": {"france": [7, 4, 4, 4, 5], "ireland": [7, 4, 4, 4, 5]},
    "four_short": {"france": [10, 5, 5, 6, 7], "ireland": [10, 5, 5, 6, 7]},
    "solo": {"france": [12, 5, 7, 5, 8], "ireland": [13, 6, 7, 7, 8]},
}
# Board spaces of grapes, stone and the house for A, B, C, D, E.
SPACES: dict[str, list[int | None]] = {
    "four": [8, 0, 7, 10, 3, 6, 12],
    "three": [8, 0, 6, 11, 2, 7, 12],
    "three_short": [4, 6, 3, 5, 7, 9, 0],
    "four_short": [4, 6, 3, 5, 7, 9, 0],
    "two": [11, 5, 7, 1, 8, 2],
    "two_long": [11, 5, 7, 1, 8, 2],
    "solo": [None, None, 12, 3, 9, 0, 6],
}
COUNTRIES: tuple[Country, ...] = ("france", "ireland")
ROUNDS = 34  # where the display decides on the end


@pytest.mark.parametrize("mode", DECKS)
@pytest.mark.parametrize("country", COUNTRIES)
def test_r1_the_decks_have_as_many_cards(mode: Any, country: Country) -> None:
    letters = [card.deck for card in deck(mode, country)]
    found = [letters.count(letter) for letter in ("start", "A", "B", "C", "D")]
    assert found == DECKS[mode][country]
    assert len(letters) == sum(found)


@pytest.mark.parametrize("mode", DECKS)
@pytest.mark.parametrize("country", COUNTRIES)
def test_r1_all_but_the_neutral_builders_market_come_into_the_display(
    mode: str, country: Country
) -> None:
    state = table(mode, country).state
    first = len(state.display)
    came = []
    while state.done < 4:
        before = state.done
        skip(state)
        if state.done > before:
            came.append(len(state.display))
    held = [first, *came]
    if mode == "solo":
        # it is cleared before every phase
        total = sum(held)
        assert total == {"france": 36, "ireland": 40}[country]
    else:
        sizes = DECKS[mode][country]
        assert held == [sum(sizes[: number + 1]) for number in range(5)]


def test_r1_without_f29_leaves_the_second_quarry_out_of_the_short_french_game_for_four() -> None:
    with_it = {card.id for card in deck("four_short", "france")}
    without = {card.id for card in deck("four_short", "france", without_f29=True)}
    assert with_it - without == {"F29"}
    assert len(without) == 32
    assert len(deck("four", "france", without_f29=True)) == 41


def test_r1_struck_out_cards() -> None:
    for mode, gone in (("two_long", {"F10", "F29", "F31"}), ("solo", {"F10", "F14", "F29", "F31"})):
        left = {card.id for card in deck("four", "france")} - {
            card.id
            for card in deck(mode, "france")  # type: ignore[arg-type]
        }
        assert left == gone
        irish = {card.id for card in deck(mode, "ireland")}  # type: ignore[arg-type]
        assert {"I10", "I14", "I29", "I31"} <= irish


def expected(mode: str, token: str, number: int) -> int | None:
    values, grapes, stone, *_ = CALENDAR[mode]
    entered = {"grapes": grapes, "stone": stone}.get(token, 0)
    if entered is None or number < entered:
        return None
    behind = number - entered
    if behind == 0:
        return 0
    if behind <= 12:
        return values[behind - 1]
    return None if mode == "solo" else 10


@pytest.mark.parametrize("mode", CALENDAR)
@pytest.mark.parametrize("country", COUNTRIES)
def test_r1_every_indicator_in_every_round(mode: str, country: Country) -> None:
    state = table(mode, country).state
    last = CALENDAR[mode][5] or ROUNDS
    seen = 0
    while state.phase != "end" and state.beam <= last:
        if state.beam > seen:
            seen = state.beam
            for token in (*BASIC, "stone"):
                assert wheel.value(state, token) == expected(mode, token, seen), (token, seen)
            grapes = expected(mode, "grapes", seen) if country == "france" else None
            assert wheel.value(state, "grapes") == grapes
        skip(state)
    assert seen == last


@pytest.mark.parametrize("mode", CALENDAR)
@pytest.mark.parametrize("country", COUNTRIES)
def test_r1_rounds_of_the_settlement_phases_and_the_bonus_round(
    mode: str, country: Country
) -> None:
    _, _, _, settlements, bonus, last = CALENDAR[mode]
    state = table(mode, country).state
    phases: list[int] = []
    bonuses: list[int] = []
    before = ""
    while state.phase != "end" and state.beam <= (last or ROUNDS):
        if state.phase != before:
            if state.phase == "settlement":
                phases.append(state.beam)
            if state.phase == "bonus":
                bonuses.append(state.beam)
            before = state.phase
        skip(state)
    # settlement E follows the bonus round at once
    assert phases == settlements + ([bonus] if bonus else [])
    assert bonuses == ([bonus] if bonus else [])
    assert len(phases) == (4 if mode in {"two", "two_long"} else 5)
    assert (state.phase == "end") == (last is not None)
    if last:
        assert state.beam == last


@pytest.mark.parametrize("mode", SPACES)
def test_r1_spaces_on_the_board(mode: str) -> None:
    state = table(mode).state
    plan = state.table
    houses = [*plan.settlements, *([plan.bonus_round] if plan.bonus_round else [])]
    found = [None if n is None else n % 13 for n in (plan.grapes, plan.stone, *houses)]
    assert found == SPACES[mode]


@pytest.mark.parametrize("mode", MODES)
def test_r1_all_seven_are_at_the_first_step_in_the_first_actions(mode: str) -> None:
    state = table(mode).state
    values = {token: wheel.value(state, token) for token in BASIC}
    assert state.beam == 1
    assert values == dict.fromkeys(BASIC, 1 if mode == "two" else 2)
