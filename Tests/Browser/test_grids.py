"""The gallery's page of grids: views that fit, bars that stay, and what only this page loads. Where views are in grids is
compared with a model in test_layout.py."""

import pytest
from playwright.sync_api import expect

DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 800}


@pytest.mark.parametrize("width", [320, 390, 1280])
def test_the_page_fits_in_every_width(page_at, width):
    page = page_at("/grids", viewport={"width": width, "height": 800})
    page.wait_for_selector("[data-fits][data-shown]")
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        assert page.evaluate("document.documentElement.scrollWidth") <= width, scheme


def test_the_first_view_that_fits_is_shown_and_no_other_can_be_reached(page_at):
    page = page_at("/grids", viewport=DESKTOP)
    container = page.locator("[data-fits]")
    expect(container).to_have_attribute("data-shown", "1")
    # Each name is in both views, and only the buttons of the shown one have a role.
    expect(page.get_by_role("button", name="Books")).to_have_count(1)
    page.set_viewport_size(PHONE)
    expect(container).to_have_attribute("data-shown", "2")
    expect(page.get_by_role("button", name="Books")).to_have_count(1)
    page.set_viewport_size(DESKTOP)
    expect(container).to_have_attribute("data-shown", "1")


def test_without_a_script_the_last_view_is_shown(browser_context, server):
    page = browser_context(java_script_enabled=False, viewport=DESKTOP).new_page()
    page.goto(server.url + "/grids")
    views = page.locator("[data-fits] > *")
    expect(views.first).to_be_hidden()
    expect(views.last).to_be_visible()


def test_a_bar_stays_at_the_edge_of_the_window(page_at):
    page = page_at("/grids", viewport=PHONE)
    bar = page.get_by_text("Total", exact=True).locator("xpath=..")
    place = "element => element.getBoundingClientRect().bottom"
    assert abs(bar.evaluate(place) - PHONE["height"]) <= 1
    page.evaluate("window.scrollTo(0, 200)")
    assert abs(bar.evaluate(place) - PHONE["height"]) <= 1


def test_a_scroll_view_stops_where_a_view_begins(page_at):
    page = page_at("/grids", viewport=PHONE)
    shelf = page.locator(".m-scroll-x")
    # Two columns of 96 and the distances after them.
    scroll = "element => { element.scrollTo({ left: 190, behavior: 'instant' }); return element.scrollLeft }"
    assert shelf.evaluate(scroll) == 208


def test_only_pages_with_such_views_load_what_chooses(page_at):
    for path, is_loaded in (("/counter", False), ("/grids", True)):
        page = page_at(path)
        if is_loaded:
            page.wait_for_selector("[data-shown]")
        names = page.evaluate("performance.getEntriesByType('resource').map((entry) => entry.name)")
        assert any("martlet-fits" in name for name in names) == is_loaded, (path, names)
