"""An expense tracker written as a SwiftUI developer would (Tests/TrialProgram/Expenses), on every screen."""

from itertools import product

import pytest
from playwright.sync_api import expect

from conftest import keep_screenshots
from sampling import sample

WIDTHS = (320, 390, 768, 1280)
# An element that is wider than what it stands in, or narrower than its longest word.
MISFITS = """() => [...document.querySelectorAll('#martlet *')].filter(element => {
  const { width } = element.getBoundingClientRect();
  const isClipped = getComputedStyle(element).overflow !== 'visible';
  return width > 0 && !isClipped && element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0
    && getComputedStyle(element).display !== 'inline';
}).map(element => element.outerHTML.slice(0, 120))"""


@pytest.fixture
def tracker(browser_context, layout_pages):
    def open_page(path="/expenses", **options):
        page = browser_context(**options).new_page()
        page.goto(f"http://127.0.0.1:{layout_pages.port}{path}")
        page.wait_for_selector("html[data-martlet=live]")
        return page

    return open_page


def is_beside(page):
    """Whether the totals stand beside the list."""
    totals = page.get_by_text("Total", exact=True).bounding_box()
    search = page.locator("#search").bounding_box()
    return abs(totals["y"] - search["y"]) < 60


LOOKS = list(product(WIDTHS, ["light", "dark"], ["ltr", "rtl"]))


@pytest.mark.parametrize("width, scheme, direction", sample(LOOKS, 2, "looks of the expenses"))
def test_everything_fits(tracker, width, scheme, direction):
    page = tracker(viewport={"width": width, "height": 900}, color_scheme=scheme)
    page.evaluate("direction => { document.documentElement.dir = direction }", direction)
    # The first frame corrects what the server assumed of the window.
    for _ in range(50):
        if is_beside(page) == (width >= 744):
            break
        page.wait_for_timeout(100)
    assert is_beside(page) == (width >= 744)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.evaluate(MISFITS) == []
    # A title is one line high and a row at most two: nothing is broken into letters.
    assert page.get_by_text("Expenses", exact=True).bounding_box()["height"] < 60
    heights = page.locator(".m-list > li:not(.m-rows)").evaluate_all("rows => rows.map(row => row.offsetHeight)")
    assert heights and max(heights) < 100
    page.get_by_role("button", name="Add").click()
    page.get_by_label("Title").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    if direction == "ltr" and scheme == "light":
        keep_screenshots(page, f"expenses-{width}")


def test_an_expense_fits(tracker):
    page = tracker("/expenses/1")
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 900})
        page.wait_for_function("width => innerWidth === width", arg=width)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert page.evaluate(MISFITS) == []


def test_it_works(tracker):
    page = tracker()
    total = page.locator("#total")
    before = total.inner_text()
    page.get_by_role("button", name="Add").click()
    page.get_by_label("Title").fill("A book")
    page.get_by_role("button", name="Save").click()
    expect(page.locator(".m-list > li").nth(1)).to_contain_text("A book")
    expect(total).not_to_have_text(before)
    page.get_by_role("radiogroup", name="Category").get_by_text("Fun", exact=True).click()
    expect(page.get_by_role("link", name="Bread")).to_have_count(0)
    page.locator("#search").fill("cin")
    expect(page.get_by_role("link", name="Cinema").first).to_be_visible()
    expect(page.get_by_role("link", name="Concert")).to_have_count(0)
    page.get_by_role("link", name="Cinema").first.click()
    page.get_by_label("Title").fill("Theatre")
    page.get_by_role("link", name="Expenses").click()
    page.wait_for_selector("html[data-martlet=live]")
    page.locator("#search").fill("theatre")
    # The list has only this row once the search has reached the server.
    expect(page.get_by_role("button", name="Delete")).to_have_count(1)
    expect(page.get_by_role("link", name="Theatre")).to_have_count(1)
    page.get_by_role("button", name="Delete").click()
    expect(page.get_by_text("Nothing found")).to_be_visible()
