"""What is looked at at the table of Ora et Labora, and what has to be in sight then."""

from tests.e2e.moments import Moment
from tests.e2e.ora_et_labora.moments import kinds, moments, stepped, wide
from tests.e2e.situations import Situation, stage_situation
from tests.e2e.staged import Look, Stage

ANSWERS = "[data-open-list]"
CONFIRM = "[data-action=confirm]"
CELLS = ".land__cell.is-legal"
LAND = "[data-tab-to=land]"
SHEET = ".inspector [data-action=close-inspector]"
BUILD = "[data-open-list=build]"
USE = "[data-open-list=use]"
ABOUT = ".tiles [data-card='{about}']"

SITUATIONS = {
    "action": Situation("action", (), (ANSWERS, CONFIRM)),
    "building chosen": Situation("build", (BUILD, ABOUT), (CELLS, CONFIRM)),
    "space chosen": Situation("build", (BUILD, ABOUT, CELLS), (CONFIRM,)),
    "use": Situation("use", (USE, ABOUT), (".inspector [data-step]", CONFIRM)),
    "contract": Situation("contract", (USE, ABOUT), (".inspector .sent", CONFIRM), away=True),
    "fell": Situation(
        "fell", ("[data-action=fell]", CELLS), (".inspector [data-choice=joker]", CONFIRM)
    ),
    "blocked": Situation("action", (BUILD, ABOUT), (".inspector .why",)),
    "district": Situation(
        "district",
        ("[data-offer=buy_district]", ".inspector [data-choice=hills]"),
        (".land__piece", CONFIRM),
        tab="wheel",
    ),
    "exchange": Situation(
        "exchange", ("[data-offer=exchange]:not([aria-disabled])",), (CONFIRM,), tab="wheel"
    ),
    "end": Situation("end", (), (CONFIRM,)),
    "settlement": Situation("settlement", (), ("[data-open-list=settle]", CONFIRM)),
    "settlement chosen": Situation(
        "settlement", ("[data-open-list=settle]", ABOUT), (CELLS, CONFIRM)
    ),
    "bonus": Situation("bonus", (), (CONFIRM,)),
    "prior": Situation("prior", (), ("[data-action=send]", "[data-action=decline]")),
    "link": Situation("link", (), ("[data-action=use]",)),
    "used": Situation("used", (), (CONFIRM,)),
    "owner": Situation("owner", (), ("[data-action=appoint]", CONFIRM)),
    "neutral": Situation("neutral", (), (CONFIRM,)),
    "neutral prior": Situation("neutral_prior", (), ("[data-action=send_neutral]",)),
    "waiting": Situation("waiting", (), (), away=True),
    "all landscapes": Situation("wide", ("[data-land-of=all]",)),
    "another landscape": Situation("wide", ("[data-land-of='1']",)),
    "large landscape": Situation("wide", ()),
    "uses": Situation("wide", (USE,), tab="lists"),
    "filter": Situation("wide", (USE, "[data-filter=food]"), tab="lists"),
    "search": Situation("action", (USE,), tab="lists", fill=((".search", "1"),)),
    "coming": Situation("action", ("[data-list-to=coming]",), tab="lists"),
    "wheel": Situation("action", (), tab="wheel"),
    "seats": Situation("wide", (), tab="ledger"),
    "log": Situation("over", ("[data-action=board]",), then="log", over=True),
    "lost": Situation("action", (), (".linkstate.is-lost",), lost=True),
    "over": Situation("over", (), (".won", "[data-action=board]"), over=True),
    "board": Situation("over", ("[data-action=board]",), ("[data-action=board]",), over=True),
    "step": Situation("stepped", ("[data-action=steps]",), (".viewer input",), over=True),
}
MADE = {"wide": wide, "stepped": stepped}
SEATS = (1, 2, 3, 4)
PROMPT = ".prompt .say, .viewer .told"
SINGLE = {"all landscapes", "another landscape"}


def seats_of(name: str) -> list[int]:
    """Return the numbers of seats with which a situation comes up."""
    kind = SITUATIONS[name].moment
    return [
        seats
        for seats in SEATS
        if (kind in MADE or kind in kinds(seats)) and not (seats == 1 and name in SINGLE)
    ]


def to_be_seen(situation: Situation, seats: int, *, narrow: bool) -> list[str]:
    """Return selectors of all that has to be in sight without scrolling."""
    found = [PROMPT, *situation.choices]
    if situation.over:
        return found
    if narrow and situation.tab != "ledger":
        return [*found, ".strip", *(f".brief [data-seat='{seat}']" for seat in range(seats))]
    if narrow:
        return [*found, ".is-high thead .who", ".is-high .score"]
    return [*found, *(f".ledger tr[data-seat='{seat}'] > *" for seat in range(seats))]


def _moment(kind: str, seats: int) -> Moment:
    return MADE[kind](seats) if kind in MADE else moments(seats)[kind]


async def staged(stage: Stage, name: str, look: Look, seats: int) -> None:
    """Bring a situation about."""
    situation = SITUATIONS[name]
    await stage_situation(stage, situation, look, _moment(situation.moment, seats))
