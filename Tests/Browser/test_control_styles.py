"""The gallery's page of control styles: how a browser shows styles that a program wrote."""

import pytest
from playwright.sync_api import expect

from conftest import fits_in_every_look

PATH = "/control-styles"


def box(locator):
    return locator.evaluate("element => { const { width, height } = element.getBoundingClientRect(); return [width, height] }")


@pytest.mark.parametrize("size", [390, 1280])
def test_styles_fit_in_every_width_and_direction(page_at, size):
    fits_in_every_look(page_at(PATH, viewport={"width": size, "height": 800}), "control-styles")


def test_a_pressed_button_looks_so_without_a_request(page_at):
    page = page_at(PATH)
    card = page.locator("#card")
    drawn = card.locator(".m-styled > *").first
    expect(drawn).to_have_css("opacity", "1")
    sent = []
    # A module may still be on its way, which a page fetches for the case that its server ends.
    page.on("request", lambda request: "/assets/" in request.url or sent.append(request.url))
    card.hover()
    page.mouse.down()
    expect(drawn).to_have_css("opacity", "0.8")
    expect(drawn.locator("> *")).to_have_css("scale", "0.9")
    assert sent == []
    page.mouse.up()
    expect(drawn).to_have_css("opacity", "1")
    expect(page.locator("#pressed")).to_have_text("Pressed 1 time")


def test_the_keyboard_presses_too(page_at):
    page = page_at(PATH)
    page.locator("#card").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#pressed")).to_have_text("Pressed 1 time")
    expect(page.locator("#pressed > m-part")).to_have_count(3)
    expect(page.locator("#pressed > m-part").nth(1)).to_have_css("font-weight", "700")


def test_progress_of_which_a_part_is_done_is_a_ring_that_shows_it(page_at):
    page = page_at(PATH)
    ring = page.get_by_role("progressbar").and_(page.locator("#ring"))
    assert box(ring)[0] == box(ring)[1] > 16
    # The accent color goes round two fifths.
    assert " 40%," in ring.evaluate("element => getComputedStyle(element).backgroundImage")
    assert ring.evaluate("element => element.value") == 0.4
    expect(ring).to_have_css("animation-name", "none")


def test_small_buttons_are_large_enough_for_a_finger(page_at):
    page = page_at(PATH, has_touch=True, is_mobile=True)
    for name in ("mini", "small", "regular"):
        assert box(page.get_by_role("button", name=name, exact=True))[1] >= 44


def test_a_button_with_a_style_has_no_look_of_its_own(page_at):
    page = page_at(PATH)
    card = page.locator("#card")
    expect(card).to_have_css("padding", "0px")
    expect(card).to_have_css("background-color", "rgba(0, 0, 0, 0)")
    card.hover()
    expect(card).to_have_css("background-color", "rgba(0, 0, 0, 0)")
    plain = page.get_by_role("button", name="Plain")
    assert plain.evaluate("element => getComputedStyle(element).backgroundColor") != "rgba(0, 0, 0, 0)"


def test_toggles_of_every_style_are_one_value(page_at):
    page = page_at(PATH)
    page.click("#stars")
    for role, name in (("switch", "Switch"), ("checkbox", "Checkbox"), ("checkbox", "Button")):
        expect(page.get_by_role(role, name=name, exact=True)).to_be_checked()
    # Clicks beside the box, which is invisible.
    page.get_by_text("Button", exact=True).click(position={"x": 2, "y": 2})
    expect(page.get_by_role("switch", name="Switch")).not_to_be_checked()
    page.locator("#toggle-button").focus()
    page.keyboard.press("Space")
    expect(page.get_by_role("checkbox", name="Checkbox")).to_be_checked()


def test_labels_show_what_their_style_says(page_at):
    page = page_at(PATH)
    icon = page.locator(".m-label-icon.m-image-label")
    assert box(icon.locator("> :last-child"))[0] <= 1
    assert box(icon.locator("> :first-child"))[0] > 10
    expect(page.locator(".m-label-title.m-image-label > :first-child")).to_be_hidden()
    stacked = page.locator("div.m-vstack", has=page.get_by_text("Stacked", exact=True)).last
    assert box(stacked)[1] > 30


def test_a_button_with_a_label_is_as_high_as_one_with_a_text(page_at):
    page = page_at("/programs/todo")
    add = page.get_by_role("button", name="Add", exact=True)
    assert box(add)[1] == 40 == box(page.get_by_role("button", name="Clear done"))[1]
    for button in (add, page.get_by_role("button", name="Delete").first):
        outside, symbol = button.bounding_box(), button.locator(".m-symbol").bounding_box()
        assert abs(outside["y"] + outside["height"] / 2 - symbol["y"] - symbol["height"] / 2) < 1


def test_lines_of_borders_lie_inside(page_at):
    page = page_at(PATH)
    circle = page.locator("svg.m-shape").first
    drawn, room = circle.evaluate(
        """element => [element.firstChild.getBBox().width * element.firstChild.getScreenCTM().a,
                       element.getBoundingClientRect().width]"""
    )
    # The center of a 6-pixel line is 3 pixels inside on each side.
    assert room == 40 and abs(drawn - 34) < 0.5


def test_texts_and_fields_have_their_lines(page_at):
    page = page_at(PATH)
    line = 1.5 * 16
    assert box(page.get_by_text("At least two lines"))[1] >= 2 * line - 1
    story = page.locator("#story")
    assert box(story)[1] > 2 * 16 * 1.4
    story.fill("\n".join("abcdefghij"))
    assert box(story)[1] < 6 * 16 * 1.4


def test_nothing_is_lost_where_colors_are_the_visitors(page_at):
    page = page_at(PATH, forced_colors="active")
    expect(page.locator("#card")).to_have_css("border-top-width", "1px")
    button = page.locator("label:has(> #toggle-button)")
    expect(button).to_have_css("border-top-width", "1px")
    page.locator("#toggle-button").check()
    expect(button).to_have_css("border-top-width", "3px")
    ring = page.locator("progress").first
    assert "conic-gradient" in ring.evaluate("element => getComputedStyle(element).backgroundImage")


def test_progress_that_turns_is_round(page_at):
    page = page_at(PATH)
    # Layout sizes, without the space that the rotation adds.
    sizes = page.locator("progress").evaluate_all("all => all.map(({ offsetWidth, offsetHeight }) => [offsetWidth, offsetHeight])")
    assert sizes == [[24, 24], [14, 14], [24, 24]]
    expect(page.locator("progress").first).to_have_css("animation-name", "m-turning")


def test_sizes_of_buttons_grow(page_at):
    page = page_at(PATH, viewport={"width": 1280, "height": 800})
    names = ["mini", "small", "regular", "large"]
    heights = [page.get_by_role("button", name=name, exact=True).bounding_box()["height"] for name in names]
    assert heights == sorted(set(heights)), heights
