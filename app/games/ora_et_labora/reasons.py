"""Every code that says why something is not possible; the client translates them."""

from typing import Literal, TypeAlias

from app.engine.inputs import Reason

Code: TypeAlias = Literal[
    # an action that answers no question of this seat
    "not_asked",
    "wrong_kind",
    # inputs that do not fit the question
    "missing_input",
    # goods: `good` and the missing `number`, or a `sum` that is too small
    "missing_goods",
    "missing_sum",
    "no_wonder_left",
    # buildings and places
    "not_in_display",
    "cell_taken",
    "wrong_terrain",
    "no_cloister_beside",
    "no_space",
    "other_kind",
    "occupied",
    # clergymen and functions
    "none_at_home",
    "owner_none_at_home",
    "no_effect",
    "already_used",
    "own_building",
    # the wheel, and the cards of the landscape
    "not_on_wheel",
    "no_joker",
    "no_forest",
    "no_moor",
    "cards_left",
    # landscapes and settlement phases
    "already_bought",
    "pile_empty",
    "after_settlement",
    "no_action_left",
]


def no(code: Code, **params: int | str) -> Reason:
    """Return a reason."""
    return Reason(code, params)
