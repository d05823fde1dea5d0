"""Keys, dragging and what screen readers are told, as the gallery's specimens have them."""

import pytest
from playwright.sync_api import expect

from conftest import DESKTOP
from test_gallery_programs import expect_accessible
from test_gestures import LOADED, PATH, shown


@pytest.fixture
def specimens(page_at):
    page = page_at(PATH, viewport=DESKTOP)
    for module in ("keypress", "dragging"):
        page.wait_for_function(f"() => {LOADED}.some((name) => name.includes('martlet-{module}'))", timeout=5000)
    page.wait_for_timeout(100)
    return page


def test_a_view_with_the_focus_is_told_of_keys(specimens):
    keys = specimens.locator("#keys")
    keys.focus()
    scroll = specimens.evaluate("scrollY")
    for key in ("a", "Shift+B", " ", "c"):
        specimens.keyboard.press(key)
    shown(specimens, "keyed", "a⇧BSpace c")
    assert specimens.evaluate("scrollY") == scroll, "the space bar does nothing else"


def test_a_key_that_stays_down_waits_for_the_answers(specimens):
    field = specimens.locator("#commands input, input#commands").first
    field.focus()
    specimens.keyboard.down("ArrowDown")
    shown(specimens, "row", "Row 1")
    specimens.keyboard.up("ArrowDown")
    specimens.keyboard.press("ArrowUp")
    shown(specimens, "row", "Row 0")
    specimens.keyboard.press("ArrowUp")
    specimens.keyboard.press("Escape")
    shown(specimens, "row", "Row 0")


def test_a_view_is_dragged_to_another(specimens):
    target = specimens.locator("#target")
    specimens.locator("[draggable=true]", has_text="Ada").drag_to(target)
    expect(target).to_have_text("Ada")
    specimens.locator("[draggable=true]", has_text="Grace").drag_to(target)
    expect(target).to_contain_text("Grace")
    expect(specimens.locator("[draggable=true]")).to_have_count(0)


def test_actions_are_seen_when_they_have_the_focus(specimens):
    increment = specimens.get_by_role("button", name="Increment")
    assert increment.evaluate("(button) => button.parentElement.getBoundingClientRect().width") <= 1
    increment.focus()
    assert increment.evaluate("(button) => button.parentElement.getBoundingClientRect().width") > 40
    specimens.keyboard.press("Enter")
    shown(specimens, "rating", "4 stars")


def test_a_text_is_said_and_the_focus_is_moved(specimens):
    specimens.get_by_role("button", name="Say it").click()
    expect(specimens.locator("[aria-live=polite]", has_text="It is said.")).to_have_count(1)
    specimens.get_by_role("button", name="To the title").click()
    expect(specimens.locator("#title-focused")).to_be_focused()


def test_they_are_accessible(specimens):
    expect_accessible(specimens)
