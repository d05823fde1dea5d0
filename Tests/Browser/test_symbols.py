"""The gallery's page of symbols: what a browser draws of them."""

import pytest
from playwright.sync_api import expect

from conftest import fits_in_every_look

PATH = "/symbols"

MASK = "element => getComputedStyle(element).maskImage"


def symbol(page, name):
    """The symbol above its name."""
    return page.locator(".m-vstack", has=page.get_by_text(name, exact=True)).last.locator(".m-symbol")


@pytest.mark.parametrize("size", [390, 1280])
def test_symbols_fit_in_every_width_and_direction(page_at, size):
    fits_in_every_look(page_at(PATH, viewport={"width": size, "height": 800}), "symbols")


def test_each_symbol_is_a_mask_in_the_color_of_its_text(page_at):
    page = page_at(PATH)
    assert page.locator(".m-unknown-symbol").count() == 0
    star = symbol(page, "star")
    assert "viewBox='-1.5 -1.5 19 19'" in star.evaluate(MASK)
    assert star.evaluate("e => getComputedStyle(e).backgroundColor == getComputedStyle(e).color")
    width, height = star.evaluate("e => [e.clientWidth, e.clientHeight]")
    assert width == height > 20


def test_a_variant_changes_the_symbols_that_have_one(page_at):
    page = page_at(PATH)
    star, plus = symbol(page, "star"), symbol(page, "plus")
    before = star.evaluate(MASK), plus.evaluate(MASK), star.bounding_box()
    page.get_by_text("Filled", exact=True).click()
    expect(star).not_to_have_css("mask-image", before[0])
    assert plus.evaluate(MASK) == before[1]
    assert star.bounding_box() == before[2]
    page.get_by_text("Circle", exact=True).click()
    expect(plus).not_to_have_css("mask-image", before[1])
    expect(star).to_have_css("mask-image", before[0])


def test_symbols_along_the_text_are_mirrored(page_at):
    page = page_at(PATH)
    page.evaluate("document.documentElement.dir = 'rtl'")
    expect(symbol(page, "chevron.forward")).to_have_css("transform", "matrix(-1, 0, 0, 1, 0, 0)")
    expect(symbol(page, "chevron.right")).to_have_css("transform", "none")


def test_a_template_has_the_color_of_the_text(page_at):
    """The picture is a mask in its own size, and itself outside of its box."""
    page = page_at(PATH)
    picture, template, large = (page.get_by_alt_text(name) for name in ("A picture", "A template", "A large template"))
    assert template.bounding_box()["width"] == picture.bounding_box()["width"] == 32
    expect(picture).to_have_css("mask-image", "none")
    for image in (template, large):
        assert image.evaluate(MASK).endswith('/bird.svg")')
        assert image.evaluate("e => getComputedStyle(e).backgroundColor == getComputedStyle(e).color")
        expect(image).to_have_css("object-position", "-99999px 50%")
    expect(large).to_have_css("mask-size", "contain")


def test_a_picture_is_loaded_when_it_has_an_address(page_at):
    page = page_at(PATH)
    expect(page.get_by_text("No picture yet")).to_be_visible()
    page.get_by_role("button", name="Load a picture").click()
    expect(page.get_by_text("No picture yet")).to_be_hidden()
    picture = page.locator("[id=loaded] img, img[id=loaded]")
    expect(picture).to_be_visible()
    page.wait_for_function("image => image.complete && image.naturalWidth > 0", arg=picture.element_handle())
