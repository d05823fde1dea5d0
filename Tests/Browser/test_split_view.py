"""Columns beside one another (NavigationSplitView), as the gallery's mail program has them."""

import pytest
from playwright.sync_api import expect

from conftest import DESKTOP, PHONE
from test_gallery_programs import button, expect_accessible
from test_navigation import at

PATH = "/programs/mail"


def row(page, text):
    return page.locator("li", has_text=text)


def test_three_columns_are_seen_together(page_at):
    page = page_at(PATH, viewport=DESKTOP)
    expect(row(page, "Inbox")).to_contain_text("2")
    row(page, "The engine").click()
    expect(page.get_by_role("heading", name="The engine")).to_be_visible()
    expect(row(page, "Inbox")).to_contain_text("1")
    assert row(page, "The engine").evaluate("row => getComputedStyle(row).backgroundColor") != "rgba(0, 0, 0, 0)"
    row(page, "Sent").click()
    expect(page.get_by_text("No Message Selected")).to_be_visible()
    expect(page.get_by_text("At nine, please")).to_be_visible()
    button(page, "Hide Sidebar").click()
    expect(page.get_by_role("heading", name="Mailboxes")).to_be_hidden()
    button(page, "Show Sidebar").click()
    expect(page.get_by_role("heading", name="Mailboxes")).to_be_visible()
    expect_accessible(page)


def test_the_last_column_has_room_in_a_window_that_is_not_wide(page_at):
    page = page_at(PATH, viewport={"width": 800, "height": 700})
    widths = page.locator(".m-column").evaluate_all("columns => columns.map((column) => column.offsetWidth)")
    assert len(widths) == 3 and min(widths) > 200, widths
    assert page.evaluate("document.documentElement.scrollWidth") <= 800


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_phone_shows_one_column_at_a_time(page_at, scheme):
    page = page_at(PATH, viewport=PHONE, color_scheme=scheme)
    expect(page.get_by_role("heading", name="Inbox")).to_be_hidden()
    row(page, "Inbox").click()
    expect(page.get_by_role("heading", name="Mailboxes")).to_be_hidden()
    row(page, "Sunday’s run").click()
    expect(page.get_by_role("heading", name="Sunday’s run")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    page.locator(".m-bar").get_by_role("button", name="Delete").click()
    expect(page.get_by_role("heading", name="Inbox")).to_be_visible()
    expect(row(page, "Sunday’s run")).to_have_count(0)
    button(page, "Back to Mailboxes").click()
    row(page, "Trash").click()
    expect(row(page, "Sunday’s run")).to_be_visible()
    expect_accessible(page)


def test_the_rows_are_chosen_by_keyboard(page_at):
    page = page_at(PATH, viewport=DESKTOP)
    row(page, "Inbox").locator("input").focus()
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("heading", name="Sent")).to_be_visible()


def test_the_column_that_a_phone_shows_is_a_place(page_at):
    page = page_at(PATH, viewport=PHONE)
    page.evaluate("window.isSameDocument = true")
    row(page, "Inbox").click()
    at(page, "?column=Inbox", "Inbox")
    row(page, "Sunday’s run").click()
    at(page, "?column=Inbox&column=3", "Sunday’s run")
    expect(page.get_by_role("heading", name="Sunday’s run")).to_be_focused()
    page.go_back()
    at(page, "?column=Inbox", "Inbox")
    page.go_back()
    at(page, "", "Mailboxes")
    page.go_forward()
    at(page, "?column=Inbox", "Inbox")
    button(page, "Back to Mailboxes").click()
    at(page, "", "Mailboxes")
    # The bar's way back went back in the history: forward leads there again, and further.
    page.go_forward()
    page.go_forward()
    at(page, "?column=Inbox&column=3", "Sunday’s run")
    assert page.evaluate("window.isSameDocument")
    page.reload()
    at(page, "?column=Inbox&column=3", "Sunday’s run")
    expect(page.get_by_text("twenty miles").last).to_be_visible()
    page.go_back()
    at(page, "?column=Inbox", "Inbox")


def test_columns_are_shared(page_at):
    page = page_at(PATH + "?column=Sent&column=4", viewport=PHONE)
    at(page, "?column=Sent&column=4", "Re: Sunday’s run")
    expect(page.get_by_text("At nine, please").last).to_be_visible()
    button(page, "Back to Sent").click()
    at(page, "?column=Sent", "Sent")
    wide = page_at(PATH + "?column=Sent&column=4", viewport=DESKTOP)
    expect(wide.get_by_text("At nine, please").last).to_be_visible()
    expect(row(wide, "Sent").locator("input")).to_be_checked()


def test_columns_beside_one_another_are_one_place_of_the_history(page_at):
    page = page_at(PATH, viewport=DESKTOP)
    count = page.evaluate("history.length")
    row(page, "Sent").locator("input").focus()
    page.keyboard.press("Space")
    page.wait_for_function("() => location.search === '?column=Sent'")
    expect(row(page, "Sent").locator("input")).to_be_focused()
    row(page, "At nine").click()
    page.wait_for_function("() => location.search === '?column=Sent&column=4'")
    assert page.evaluate("history.length") == count
    page.reload()
    expect(page.get_by_text("At nine, please").last).to_be_visible()
    # The window becomes a phone's: the last column is seen, and a way back.
    page.set_viewport_size(PHONE)
    at(page, "?column=Sent&column=4", "Re: Sunday’s run")
    button(page, "Back to Sent").click()
    at(page, "?column=Sent", "Sent")
