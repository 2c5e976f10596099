"""What is looked at at the table of Notre Dame, and what has to be in sight then."""

from tests.e2e.notre_dame.moments import SIMPLE, moments
from tests.e2e.situations import Situation, stage_situation
from tests.e2e.staged import Look, Stage

SIMPLE_CARD = ", ".join(f"[data-card={kind}]:not([aria-disabled])" for kind in sorted(SIMPLE))
COUNTING = ", ".join(f".hirebtn[data-person={kind}]" for kind in ("travellers", "minstrel"))
HAND = ".hand [data-card]"
CONFIRM = "[data-action=confirm]"
NO_HIRE = "[data-action=pass]"


SITUATIONS = {
    "draft1": Situation("draft1", (), (HAND, CONFIRM)),
    "draft1 chosen": Situation("draft1", (HAND,), (HAND, CONFIRM), away=True),
    "draft2": Situation("draft2", (), (HAND, "[data-kept]", CONFIRM)),
    "locked": Situation("locked", (), (HAND, CONFIRM)),
    "play": Situation("play", (), (HAND,)),
    "play chosen": Situation("play", (SIMPLE_CARD,), (HAND, CONFIRM)),
    "origin": Situation(
        "origin", (SIMPLE_CARD,), (HAND, ".borough .is-legal[data-sector]", CONFIRM)
    ),
    "driving": Situation("driving", ("[data-card=carriage-house]",), (".is-legal[data-market]",)),
    "waiting": Situation("waiting", away=True),
    "hire": Situation("hire", (), (".hirebtn", NO_HIRE)),
    "hire chosen": Situation("hire", (".hirebtn:not([aria-disabled])",), (CONFIRM, NO_HIRE)),
    "counts": Situation("counts", (COUNTING,), (".steppers [data-step]",)),
    "extra": Situation("extra", (), (".hirebtn", NO_HIRE)),
    "outbreak": Situation("outbreak", (), (".borough .is-legal[data-sector]", ".ptable")),
    "lost": Situation("play", (), (HAND, ".linkstate.is-lost"), lost=True),
    "over": Situation("over", (), (".won", "[data-action=board]"), over=True),
    "board": Situation("over", ("[data-action=board]",), ("[data-action=board]",)),
}
FIGURES = ("i-gold", "i-marker", "i-rat", "i-hospital")
PROMPT = ".prompt .say"


def to_be_seen(situation: Situation, seats: int) -> list[str]:
    """Return selectors of all that has to be in sight without scrolling."""
    found = [PROMPT, *situation.choices]
    if not situation.over:
        for seat in range(seats):
            row = f".seat[data-seat='{seat}']"
            found += [f"{row} .figure:has([href$='#{icon}'])" for icon in FIGURES]
            found += [f"{row} .score", f"{row} .shape"]
    return found


async def staged(stage: Stage, name: str, look: Look, seats: int) -> None:
    """Bring a situation about."""
    situation = SITUATIONS[name]
    await stage_situation(stage, situation, look, moments(seats)[situation.moment])
