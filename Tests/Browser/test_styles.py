"""The gallery's page of styles: how a browser shows fonts, frames, shapes and changes."""

import pytest
from playwright.sync_api import expect

from conftest import DESKTOP


@pytest.mark.parametrize("size", [390, 1280])
def test_styles_fit_in_every_width_and_look(page_at, size):
    page = page_at("/styles", viewport={"width": size, "height": 800})
    card = page.get_by_text("User: Alex")
    for scheme, blue in (("light", "rgb(10, 102, 214)"), ("dark", "rgb(61, 139, 255)")):
        page.emulate_media(color_scheme=scheme)
        assert page.evaluate("document.documentElement.scrollWidth") <= size, scheme
        expect(card).to_have_css("padding-top", "16px")
        expect(card).to_have_css("background-color", blue)


def test_values_without_end_stand_on_the_element(page_at):
    page = page_at("/styles")
    knob = page.locator("svg.m-animated")
    frame = page.locator("div:has(> svg.m-animated)")
    rules = "document.getElementById('martlet-style').sheet.cssRules[0].cssRules.length"
    before = page.evaluate(rules)
    page.locator("#knob").fill("0.123")
    expect(knob).to_have_css("rotate", "40.59deg")
    page.click("#larger")
    expect(frame).to_have_css("width", "112.5px")
    assert frame.get_attribute("style") == "width: 112.5px; height: 112.5px;"
    assert page.evaluate(rules) == before
    page.click("#larger")
    expect(frame).to_have_css("width", "125px")
    assert not frame.get_attribute("style")


def test_what_comes_is_seen_to_come(page_at):
    page = page_at("/styles")
    page.click("#show")
    arriving = page.wait_for_selector("#arriving")
    assert arriving.evaluate("element => element.getAnimations().length") > 0
    expect(page.locator("#arriving")).to_have_css("opacity", "1")
    page.click("#show")
    page.wait_for_selector("#arriving", state="detached")


def test_a_picture_that_fits_into_a_height_has_the_width_that_goes_with_it(page_at):
    """`Image(…).resizable().scaledToFit().frame(height: 40)`"""
    page = page_at("/reference/layout", viewport=DESKTOP)
    picture = page.locator(".specimen", has=page.get_by_role("heading", name="scaledToFit", exact=True)).locator("img")
    page.wait_for_function("() => [...document.images].every((image) => image.complete)")
    box = picture.bounding_box()
    assert (box["width"], box["height"]) == (40, 40)
    assert picture.evaluate("image => image.closest('.m-fixed-height').getBoundingClientRect().height") == 40
