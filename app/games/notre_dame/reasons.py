"""Every code that says why something is not possible; the client translates them."""

from typing import Literal, TypeAlias

from app.engine.inputs import Reason

Code: TypeAlias = Literal[
    # an action that answers no question of this seat
    "not_asked",
    "wrong_kind",
    # inputs that do not fit the question
    "missing_input",
    # cards and persons
    "not_in_pack",
    "not_in_hand",
    "not_turned_up",
    "not_adviser",
    # places
    "same_place",
    "nothing_there",
    "no_marker_there",
    "no_friend_there",
    "friend_there",
    "sector_taken",
    "not_fullest",
    # amounts
    "no_gold",
    "no_marker",
    "no_gold_left",
    "no_marker_left",
    "rat_at_start",
    "too_many_pieces",
    "no_piece",
    "no_such_message",
    # driving
    "too_far",
    "colour_first",
    "round_trip",
]

SAME_PLACE = Reason("same_place")
NOTHING_THERE = Reason("nothing_there")
NO_MARKER_THERE = Reason("no_marker_there")
NO_FRIEND_THERE = Reason("no_friend_there")
FRIEND_THERE = Reason("friend_there")
SECTOR_TAKEN = Reason("sector_taken")
NOT_FULLEST = Reason("not_fullest")
NO_MARKER = Reason("no_marker")
NO_GOLD_LEFT = Reason("no_gold_left")
NO_MARKER_LEFT = Reason("no_marker_left")
RAT_AT_START = Reason("rat_at_start")
TOO_MANY_PIECES = Reason("too_many_pieces")
NO_PIECE = Reason("no_piece")
NO_SUCH_MESSAGE = Reason("no_such_message")
NOT_ADVISER = Reason("not_adviser")
