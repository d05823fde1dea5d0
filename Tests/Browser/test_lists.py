"""Lists that are edited, swiped, selected, searched and refreshed, as the gallery's groceries are."""

import pytest
from playwright.sync_api import expect

from conftest import DESKTOP, PHONE
from test_gallery_programs import button, expect_accessible

PATH = "/programs/groceries"
MODULE = "performance.getEntriesByType('resource').find(({ name }) => name.includes('/martlet-lists'))"


@pytest.fixture
def groceries(page_at):
    return page_at(PATH, viewport=DESKTOP)


def names(page):
    return page.locator(".m-row-choice .m-swipe-content").filter(has_not=page.locator(".m-swipe-content")).all_inner_texts()


def test_rows_are_selected_by_press_and_by_key(groceries):
    groceries.get_by_text("Bread").click()
    expect(groceries.get_by_text("1 chosen")).to_be_visible()
    groceries.keyboard.press("ArrowDown")
    groceries.keyboard.press("Space")
    expect(groceries.get_by_text("2 chosen")).to_be_visible()
    expect(groceries.get_by_role("checkbox", name="Cheese")).to_be_checked()


def test_a_row_is_deleted_and_starred_under_the_pointer(groceries):
    row = groceries.locator(".m-section li", has_text="Apples")
    row.hover()
    button(row, "Star Apples").click()
    expect(button(row, "Unstar Apples")).to_be_visible()
    row.get_by_role("button", name="Delete Apples").click()
    expect(groceries.get_by_text("Apples")).to_have_count(0)


def test_rows_are_moved_by_dragging(groceries):
    button(groceries, "Edit").click()
    first, third = (groceries.locator(".m-move").nth(index).bounding_box() for index in (0, 2))
    groceries.mouse.move(first["x"] + 4, first["y"] + 20)
    groceries.mouse.down()
    groceries.mouse.move(first["x"] + 4, first["y"] + 40, steps=3)
    groceries.mouse.move(third["x"] + 4, third["y"] + 30, steps=5)
    groceries.mouse.up()
    expect(groceries.locator(".m-section li").nth(2)).to_contain_text("Apples")
    assert names(groceries)[:3] == ["Bread", "Cheese", "Apples"]
    # Letting go is no press of the row.
    expect(groceries.get_by_text("0 chosen")).to_be_visible()
    button(groceries, "Move up Apples").click()
    expect(groceries.locator(".m-section li").nth(1)).to_contain_text("Apples")


def test_what_is_searched_for_is_found(groceries):
    field = groceries.get_by_role("searchbox", name="Search")
    field.fill("RI")
    expect(groceries.get_by_text("Rice")).to_be_visible()
    expect(groceries.get_by_text("Apples")).to_have_count(0)
    button(groceries, "Cancel").click()
    expect(groceries.get_by_text("Apples")).to_be_visible()
    expect(field).to_have_value("")


def test_pulling_down_refreshes(page_at):
    page = page_at(PATH, viewport=PHONE, has_touch=True)
    button(page, "Refresh").first.click()
    expect(page.get_by_text("0 chosen, 1 delivery")).to_be_visible()
    # Who pulls while the list is refreshed has no effect.
    expect(page.get_by_role("button", name="Refresh", exact=True)).to_be_enabled()
    # The module that follows fingers comes after the page.
    page.wait_for_function(f"Boolean({MODULE})")
    page.evaluate(f"async () => void (await import({MODULE}.name))")
    page.evaluate(
        """() => {
            const target = document.querySelector(".m-refreshable .m-list");
            const touch = (y) => new Touch({ identifier: 1, target, clientX: 50, clientY: y });
            for (const [type, y] of [["touchstart", 100], ["touchmove", 300], ["touchend", 300]])
                target.dispatchEvent(new TouchEvent(type, { bubbles: true, touches: type === "touchend" ? [] : [touch(y)] }));
        }"""
    )
    expect(page.get_by_text("2 deliveries")).to_be_visible()


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_lists_are_accessible(page_at, viewport):
    page = page_at(PATH, viewport=viewport)
    button(page, "Edit").click()
    expect(page.locator(".m-move").first).to_be_visible()
    expect_accessible(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
