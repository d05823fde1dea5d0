"""Popovers stand beside their views, and are sheets in a narrow window."""

import pytest
from playwright.sync_api import expect

from conftest import DESKTOP, PHONE, keep_picture

PATH = "/reference/behavior"
EDGES = {"Below": "bottom", "Above": "top", "Before": "left", "After": "right"}
OPPOSITE = {"bottom": "top", "top": "bottom", "left": "right", "right": "left"}


def show(page, name):
    button = page.get_by_role("button", name=name, exact=True)
    button.evaluate("button => button.scrollIntoView({ block: 'center' })")
    button.click()
    popover = page.locator("dialog:modal")
    expect(popover).to_be_visible()
    return button.bounding_box(), popover


def side_of(popover, button):
    """The side of the button at which the popover stands, and how far from it."""
    box = popover.bounding_box()
    distances = {
        "bottom": box["y"] - button["y"] - button["height"],
        "top": button["y"] - box["y"] - box["height"],
        "left": button["x"] - box["x"] - box["width"],
        "right": box["x"] - button["x"] - button["width"],
    }
    return max(distances.items(), key=lambda entry: entry[1])


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_a_popover_stands_at_its_edge(page_at, direction):
    page = page_at(PATH, viewport=DESKTOP)
    page.evaluate("direction => document.documentElement.dir = direction", direction)
    for name, edge in EDGES.items():
        button, popover = show(page, name)
        wanted = OPPOSITE[edge] if direction == "rtl" and edge in ("left", "right") else edge
        expect(popover).to_have_attribute("data-beside", wanted)
        assert side_of(popover, button) == (wanted, pytest.approx(12, abs=1))
        keep_picture(page, f"popover-{wanted}-{direction}")
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)
        expect(page.get_by_role("button", name=name, exact=True)).to_be_focused()


def test_it_stays_in_the_window_and_with_its_view(page_at):
    page = page_at(PATH, viewport=DESKTOP)
    button, popover = show(page, "Below")
    # There is no space below.
    page.set_viewport_size({"width": 1280, "height": int(button["y"] + button["height"] + 40)})
    expect(popover).to_have_attribute("data-beside", "top")
    page.set_viewport_size(DESKTOP)
    expect(popover).to_have_attribute("data-beside", "bottom")
    page.mouse.wheel(0, 60)
    page.wait_for_function("() => scrollY > 0")
    page.wait_for_timeout(200)
    now = page.get_by_role("button", name="Below", exact=True, include_hidden=True).bounding_box()
    assert side_of(popover, now) == ("bottom", pytest.approx(12, abs=1))
    page.mouse.click(5, 400)
    expect(page.locator("dialog")).to_have_count(0)


def test_it_is_a_sheet_in_a_narrow_window(page_at):
    page = page_at(PATH, viewport=PHONE)
    _, popover = show(page, "Below")
    box = popover.bounding_box()
    assert (box["x"], box["width"], box["y"] + box["height"]) == (0, 390, 844)
    assert popover.get_attribute("data-beside") is None
    # The window becomes wide while it is shown.
    page.set_viewport_size(DESKTOP)
    expect(popover).to_have_attribute("data-beside", "bottom")
    page.set_viewport_size(PHONE)
    expect(popover).not_to_have_attribute("data-beside", "bottom")
    page.keyboard.press("Escape")
