"""The main flow of each program (flows.py): in Firefox and WebKit, by touch, and by the keyboard alone."""

import pytest
from playwright.sync_api import expect

from applications import Program
from conftest import DESKTOP, PHONE
from documents import is_live
from flows import FLOWS, KeyFlow, PageFlow, PlainFlow, TabFlow
from sampling import sample
from test_applications import applications

__all__ = ["applications"]

ENGINES = [(name, kind) for name in FLOWS for kind in ("firefox", "webkit")]
WAYS = [
    (name, way, width)
    for name in FLOWS
    for way in (PageFlow, KeyFlow)
    for width in ("phone", "desktop")
]


@pytest.mark.parametrize(("name", "kind"), sample(ENGINES, 3, "flows in browsers"))
def test_the_main_flow_in_another_browser(applications, visitor, name, kind):
    tab = visitor(kind).tab()
    tab.open(f"{applications.url}/{name}")
    is_live(tab, f"/{name}")
    flow = TabFlow(tab, tab.evaluate("innerWidth < 744"))
    flow.follow(FLOWS[name])
    # Where it ends is a place: the same is seen after a reload.
    title = tab.evaluate("document.title")
    tab.reload()
    is_live(tab, f"/{name}")
    tab.wait_until(f"document.title == {title!r}")


@pytest.mark.parametrize(
    ("name", "way", "width"), sample(WAYS, 6, "flows by touch and keys"),
    ids=lambda value: value.__name__ if isinstance(value, type) else value,
)  # fmt: skip
def test_the_main_flow_by_touch_and_by_keyboard(request, applications, browser_context, name, way, width):
    viewport = {"phone": PHONE, "desktop": DESKTOP}[width]
    context = browser_context(viewport=viewport, has_touch=way is PageFlow)
    program = Program(applications, context, name, viewport)
    way(program.page, program.is_phone).follow(FLOWS[name])
    program.fits()
    program.close(request)


@pytest.fixture
def open_plain(applications, browser_context):
    """Opens a program with JavaScript off."""

    def open_page(name, viewport):
        page = browser_context(java_script_enabled=False, viewport=viewport).new_page()
        page.goto(f"{applications.url}/{name}")
        return page

    return open_page


PLAIN = [(name, width) for name in FLOWS for width in ("phone", "desktop")]


@pytest.mark.parametrize(("name", "width"), sample(PLAIN, 5, "flows without a script"))
def test_the_main_flow_without_a_script(open_plain, name, width):
    page = open_plain(name, {"phone": PHONE, "desktop": DESKTOP}[width])
    PlainFlow(page, width == "phone").follow(FLOWS[name])
    expect(page.locator("[role=alert]")).to_have_count(0)


def test_menus_dialogs_and_deletion_without_a_script(open_plain):
    notes = open_plain("notes", PHONE)
    flow = PlainFlow(notes, True)
    flow.press("New Folder")
    flow.fill("Name", "Garden")
    flow.press("Save")
    flow.see("Garden")
    flow.press("Edit")
    flow.press("Delete")
    flow.press("Done")
    flow.until("front().innerText.includes('Edit') && !front().innerText.includes('Garden')")
    flow.press("Work")
    flow.press("New Note")
    flow.fill("Title", "Peas")
    notes.locator(".m-page:not([hidden], [hidden] *) summary", has_text="⋯").click()  # opens by itself
    flow.press("Pin")
    flow.back("Work")
    flow.see("Pinned")
    contacts = open_plain("contacts", DESKTOP)
    flow = PlainFlow(contacts, False)
    flow.press("Contacts")
    flow.press("Alan Turing")
    flow.press("Delete Contact")
    flow.see("Delete Contact")
    flow.press("Delete Contact")
    flow.until("[...document.querySelectorAll('h1')].some((heading) => isSeen(heading) && heading.innerText === 'Contacts')")
    expect(contacts.get_by_role("link", name="Alan Turing")).to_have_count(0)
