"""Menus of what is pressed, shortcuts, dates and segments, as the gallery's specimens have them."""

import pytest
from playwright.sync_api import expect

from conftest import DESKTOP, PHONE
from test_gallery_programs import expect_accessible

PATH = "/reference/controls"


@pytest.fixture
def specimens(page_at):
    return page_at(PATH, viewport=DESKTOP)


def context_menu(page):
    return page.locator(".m-context-menu").first


def is_in_the_window(page):
    box = context_menu(page).locator(".m-menu-content").bounding_box()
    size = page.viewport_size
    return box["x"] >= 0 and box["x"] + box["width"] <= size["width"] and box["y"] + box["height"] <= size["height"]


def test_a_right_click_opens_the_menu_at_the_pointer_and_escape_closes_it(specimens):
    specimens.get_by_text("Press it long", exact=True).click(button="right")
    copy = context_menu(specimens).get_by_role("button", name="Copy")
    expect(copy).to_be_focused()
    assert is_in_the_window(specimens)
    specimens.keyboard.press("Escape")
    expect(copy).to_be_hidden()
    specimens.get_by_text("Press it long", exact=True).click(button="right")
    copy.click()
    expect(copy).to_be_hidden()


def test_escape_is_a_dialogs_while_it_covers_an_open_menu(page_at):
    page = page_at(PATH, viewport=DESKTOP)
    page.evaluate("""() => {
      const dialog = document.createElement("dialog");
      dialog.textContent = "covers everything";
      document.body.append(dialog);
      dialog.showModal();
      document.querySelector("details.m-menu").open = true;
    }""")
    page.keyboard.press("Escape")
    expect(page.locator("dialog", has_text="covers everything")).to_be_hidden()
    page.keyboard.press("Escape")
    expect(page.locator("details.m-menu[open]")).to_have_count(0)


def test_a_long_press_opens_the_menu(page_at):
    page = page_at(PATH, viewport=PHONE)
    text = page.get_by_text("Press it long", exact=True)
    text.scroll_into_view_if_needed()
    box = text.bounding_box()
    where = {"clientX": box["x"] + 5, "clientY": box["y"] + 5, "pointerType": "touch", "bubbles": True}
    expect(page.locator("html[data-martlet=live]")).to_have_count(1)
    text.dispatch_event("pointerdown", where)
    expect(context_menu(page).get_by_role("button", name="Copy")).to_be_visible()
    assert is_in_the_window(page)


def test_a_menu_stays_inside_the_window(page_at):
    page = page_at(PATH, viewport=PHONE)
    menu = page.locator("details.m-menu", has_text="Actions").first
    menu.locator("summary").first.click()
    page.wait_for_function(
        "() => document.querySelector('details[open] .m-menu-content').getBoundingClientRect().left >= 0"
    )
    menu.get_by_text("More").click()
    expect(menu.get_by_role("button", name="Delete")).to_be_visible()
    expect_accessible(page)


def test_the_button_more_is_seen_when_it_has_the_focus(specimens):
    more = context_menu(specimens).locator("summary")
    more.focus()
    specimens.keyboard.press("Enter")
    expect(context_menu(specimens).get_by_role("button", name="Copy")).to_be_visible()


def test_a_shortcut_presses_the_button(specimens):
    specimens.wait_for_timeout(500)
    specimens.evaluate("document.addEventListener('click', ({ target }) => (window.pressed = target.textContent))")
    specimens.keyboard.press("Control+s")
    specimens.wait_for_function("() => window.pressed === 'Save'")


@pytest.mark.parametrize("path", ["/symbols", "/programs/registration", "/programs/todo"])
def test_no_word_of_a_segment_is_broken(page_at, path):
    page = page_at(path, viewport=PHONE)
    segments = page.locator(".m-segments > .m-choice")
    assert segments.count() > 1
    lines = segments.evaluate_all("""segments => segments.map((segment) => {
        const range = document.createRange();
        range.selectNodeContents(segment.lastChild);
        return [segment.innerText, new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size];
    })""")
    assert all(count == 1 for _, count in lines), lines


def test_segments_follow_the_arrow_keys(specimens):
    group = specimens.locator(".m-segments").first
    group.get_by_role("radio", name="M").focus()
    specimens.keyboard.press("ArrowRight")
    expect(group.get_by_role("radio", name="L")).to_be_checked()
    expect(group.get_by_role("radio", name="M")).not_to_be_checked()


def test_they_are_accessible(specimens):
    expect_accessible(specimens)
