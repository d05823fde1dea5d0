"""Tables: headers sort, rows are selected wherever they are pressed, and a phone scrolls beside the first column."""

import pytest
from playwright.sync_api import expect

from conftest import DESKTOP, PHONE
from test_gallery_programs import button, expect_accessible

PATH = "/tables"


def names(page):
    return page.locator("main table").first.locator("tbody label").all_inner_texts()


def test_headers_sort(page_at):
    page = page_at(PATH, viewport=DESKTOP)
    assert names(page)[:2] == ["Mercury", "Venus"]
    button(page, "Moons").click()
    expect(page.get_by_role("columnheader", name="Moons").first).to_have_attribute("aria-sort", "ascending")
    expect(page.get_by_role("columnheader", name="Distance in AU")).not_to_have_attribute("aria-sort", "ascending")
    button(page, "Moons").click()
    expect(page.get_by_role("columnheader", name="Moons").first).to_have_attribute("aria-sort", "descending")
    assert names(page)[:2] == ["Saturn", "Jupiter"]
    expect_accessible(page)


def test_a_row_is_selected_where_it_is_pressed(page_at):
    page = page_at(PATH, viewport=DESKTOP)
    expect(page.get_by_role("checkbox", name="Venus", exact=True)).not_to_be_checked()
    page.get_by_role("cell", name="12,104").click(force=True)
    expect(page.locator("#selected")).to_have_text("Selected: Venus")
    expect(page.get_by_role("checkbox", name="Venus", exact=True)).to_be_checked()
    page.get_by_role("checkbox", name="Earth", exact=True).focus()
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("checkbox", name="Mars", exact=True)).to_be_focused()
    page.keyboard.press("Space")
    expect(page.locator("#selected")).to_have_text("Selected: Mars, Venus")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_phone_scrolls_beside_the_first_column(page_at, scheme):
    page = page_at(PATH, viewport=PHONE, color_scheme=scheme)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    first = page.get_by_role("cell", name="Neptune", exact=True)
    before = first.bounding_box()["x"]
    page.locator(".m-table").first.evaluate("table => table.scrollBy({ left: 1000, behavior: 'instant' })")
    expect(page.get_by_role("cell", name="30.1")).to_be_in_viewport()
    assert abs(first.bounding_box()["x"] - before) < 1
    page.get_by_text("Neptune", exact=True).click(force=True)
    expect(page.locator("#selected")).to_have_text("Selected: Neptune")
    expect_accessible(page)


def test_details_are_beside_the_table_or_in_a_sheet(page_at):
    page = page_at(PATH, viewport=DESKTOP)
    page.get_by_role("cell", name="12,104").dblclick(force=True)
    details = page.get_by_role("complementary", name="Inspector")
    expect(details).to_contain_text("Venus")
    page.get_by_role("checkbox", name="Mars", exact=True).focus()
    page.keyboard.press("Enter")
    expect(details).to_contain_text("Mars")
    page.get_by_role("cell", name="Gas").first.click(button="right", force=True)
    page.get_by_role("button", name="Inspect", exact=True).locator("visible=true").click()
    expect(details).to_contain_text("Jupiter")
    expect_accessible(page)


def test_a_phone_has_the_details_in_a_sheet(page_at):
    page = page_at(PATH, viewport=PHONE)
    page.get_by_role("switch", name="Show details").or_(page.get_by_role("checkbox", name="Show details")).click(force=True)
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("Nothing is selected.")
    sheet.get_by_role("button", name="Done").click()
    expect(sheet).to_have_count(0)
    expect_accessible(page)


def test_days_are_pressed(page_at):
    page = page_at("/controls", viewport=PHONE)
    day = page.get_by_role("button", name="Friday, November 13, 2026")
    day.click()
    expect(day).to_have_attribute("aria-pressed", "true")
    button(page, "Next month").click()
    expect(page.get_by_text("December 2026")).to_be_visible()
    assert page.get_by_role("button", name="Tuesday, December 1, 2026").bounding_box()["height"] >= 44
    expect_accessible(page)
