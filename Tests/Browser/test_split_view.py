"""Columns beside one another (NavigationSplitView), as the gallery's mail program has them."""

import pytest
from playwright.sync_api import expect

from conftest import DESKTOP, PHONE
from test_gallery_programs import button, expect_accessible

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
