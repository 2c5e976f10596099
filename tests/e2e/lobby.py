"""What people do outside of the table: make a room, come in, chat, recover on another device."""

from dataclasses import dataclass

from tests.e2e.person import Person


@dataclass(frozen=True)
class Invitation:
    """What the host reads out or sends."""

    room: str
    link: str
    code: str


async def create_room(host: Person, name: str, seats: int, title: str) -> Invitation:
    """Make a room on the home page as somebody new; read the invitation off the page."""
    page = host.page
    form = page.locator("form", has=page.locator("details"))
    await form.locator("input[name=nickname]").fill(name)
    await form.get_by_role("button", name=str(seats), exact=True).click()
    await form.locator("summary").click()
    await form.get_by_label(host.words["room.title"]).fill(title)
    await host.press("create.button")
    link = await page.locator(".share .url").inner_text()
    code = await page.locator(".share .code").inner_text()
    assert page.url == link
    return Invitation(link.rsplit("/", 1)[1], link, code)


async def join_by_link(person: Person, name: str, link: str) -> None:
    """Open the invitation as somebody new and sit down."""
    await person.page.goto(link)
    await person.page.locator("input[name=nickname]").fill(name)
    await person.press("invited.button")
    await seated(person, name)


async def join_by_code(person: Person, name: str, code: str) -> None:
    """Type a code as it is heard, as somebody new, and sit down."""
    form = person.page.locator("form", has=person.page.locator(".code-input"))
    await form.locator("input[name=nickname]").fill(name)
    await form.locator(".code-input").press_sequentially(code.replace("-", " ").lower())
    await person.press("join.button")
    await seated(person, name)


async def seated(person: Person, name: str) -> None:
    """Wait until the waiting room lists somebody."""
    await person.page.locator(".seatline", has_text=name).wait_for()


async def say(person: Person, text: str) -> None:
    """Say a line, in the waiting room or with the chat open at the table."""
    await person.page.locator("form.saybox input, form.say input").fill(text)
    await person.press("chat.send")


async def hears(person: Person, name: str, text: str) -> None:
    """Wait until the chat shows a line, once."""
    line = f"{name} {text}"
    lines = person.page.locator(".chatlines p, [data-side=chat] li")
    await lines.filter(has_text=line).wait_for()


async def show_recovery_code(person: Person, title: str) -> str:
    """Go home from a waiting room, have the recovery code shown, write it down, come back."""
    await person.page.locator("header a[href='/']:not(.brand)").click()
    await person.press("recovery.show")
    code = await person.page.locator(".bigcode").inner_text()
    await person.press("recovery.kept")
    await open_game(person, title)
    return code


async def recover(person: Person, code: str) -> None:
    """Type a recovery code on the home page of a browser that knows nobody."""
    await person.page.get_by_label(person.words["recovery.enter"]).fill(code)
    await person.press("recovery.enter_button")


async def open_game(person: Person, title: str) -> None:
    """Open one of my games by its title."""
    await person.page.locator(".gamerow", has_text=title).click()
    await person.page.locator(".seatline, .nd").first.wait_for()
