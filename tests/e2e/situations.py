"""What is looked at at a table: a moment, what is done in it, and what has to be in sight then."""

from dataclasses import dataclass

from tests.e2e.moments import Moment
from tests.e2e.staged import Look, Stage


@dataclass(frozen=True)
class Situation:
    """What is done in a moment, and what has to be in sight then (besides what always has to).

    In selectors `{about}` is what is of interest in the moment. On phones the tab is turned to
    before anything is pressed, and `then` after it; `fill` is typed into a field.
    """

    moment: str
    press: tuple[str, ...] = ()
    choices: tuple[str, ...] = ()
    away: bool = False
    lost: bool = False
    over: bool = False
    tab: str = ""
    then: str = ""
    fill: tuple[tuple[str, str], ...] = ()


async def stage_situation(stage: Stage, situation: Situation, look: Look, moment: Moment) -> None:
    """Bring a situation about."""
    away = (moment.seat + 1) % moment.seats if situation.away else None
    await stage.show(moment, look, away)
    narrow = look.size[0] < stage.NARROW
    if narrow and situation.tab:
        await stage.press(f"[data-tab-to={situation.tab}]")
    for selector in situation.press:
        await stage.press(selector.replace("{about}", moment.about))
    if narrow and situation.then:
        await stage.press(f"[data-tab-to={situation.then}]")
    for selector, text in situation.fill:
        await stage.page.locator(f"{selector} >> visible=true").first.fill(text)
        await stage.drawn()
    if situation.lost:
        await stage.lose()
