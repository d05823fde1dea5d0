"""The gallery's controls, with a mouse, a keyboard and a slow network."""

import random
import re
import threading
from itertools import product

import pytest
from playwright.sync_api import expect


@pytest.fixture
def page(page_at):
    return page_at("/controls")


def shown(page, identifier, text):
    expect(page.locator(f"#{identifier}")).to_have_text(text)


def slow_posts(page, latency=0.2, jitter=0.1):
    """Every post takes a while in each direction, and no two take the same time."""
    generator = random.Random(7)

    def delay(route):
        timer = threading.Event()
        timer.wait(latency / 2 + generator.uniform(0, jitter))
        route.continue_()

    page.route("**/events", delay)


def test_typing_in_the_middle_keeps_the_caret(page):
    page.fill("#code", "AD")
    shown(page, "code-shown", "AD")
    page.evaluate("document.querySelector('#code').setSelectionRange(1, 1)")
    page.keyboard.type("bc", delay=150)
    shown(page, "code-shown", "ABCD")
    expect(page.locator("#code")).to_have_value("ABCD")
    assert page.evaluate("document.querySelector('#code').selectionStart") == 3


def test_text_controls(page):
    page.fill("#name", "Ada <b>")
    shown(page, "name-shown", "Ada <b>")
    page.press("#name", "Enter")
    shown(page, "submitted", "Submitted with Enter: Ada <b>")
    page.fill("#password", "secret")
    shown(page, "password-shown", "6 characters")
    page.get_by_role("textbox", name="Story").fill("one\ntwo")
    shown(page, "story-shown", "7 characters")
    page.click("#clear")
    for identifier in ("name", "code", "password", "story"):
        expect(page.locator(f"#{identifier}")).to_have_value("")


def test_a_toggle_is_a_labelled_switch(page):
    toggle = page.get_by_role("switch", name="Notifications")
    expect(toggle).to_be_checked()
    toggle.focus()
    page.keyboard.press("Space")
    shown(page, "toggle-shown", "off")
    page.get_by_text("Notifications").click()
    shown(page, "toggle-shown", "on")


def test_a_picker_is_a_labelled_select(page):
    picker = page.get_by_role("combobox", name="Flavor")
    expect(picker).to_have_value("vanilla")
    picker.select_option("Lemon")
    shown(page, "picker-shown", "lemon")


def test_a_slider_is_dragged_and_moved_with_keys(page):
    slow_posts(page)
    slider = page.get_by_role("slider", name="Volume")
    slider.scroll_into_view_if_needed()
    box = slider.bounding_box()
    middle = box["y"] + box["height"] / 2
    page.mouse.move(box["x"] + box["width"] / 2, middle)
    page.mouse.down()
    for step in range(1, 21):
        page.mouse.move(box["x"] + box["width"] * (0.5 + step / 40), middle)
        page.wait_for_timeout(20)
    expect(slider).to_have_value("1")
    page.mouse.up()
    shown(page, "slider-shown", "1.0")
    rating = page.get_by_role("slider", name="Rating")
    rating.focus()
    page.keyboard.press("ArrowRight")
    expect(rating).to_have_value("4")
    expect(page.get_by_role("progressbar", name="Rated")).to_have_attribute("value", "0.8")
    slider.focus()
    page.keyboard.press("ArrowLeft")
    shown(page, "slider-shown", "0.99")


def test_a_stepper_is_a_named_group_with_two_buttons(page):
    group = page.get_by_role("group", name="Guests: 2")
    group.get_by_role("button", name="Increment").click()
    shown(page, "stepper-shown", "3")
    increment = page.locator("#stepper").get_by_role("button", name="Increment")
    increment.focus()
    page.keyboard.press("Enter")
    shown(page, "stepper-shown", "4")
    expect(increment).to_be_disabled()


def test_the_focus_goes_both_ways(page):
    page.click("#second")
    shown(page, "focus-shown", "second")
    page.click("#to-first")
    expect(page.locator("#first")).to_be_focused()
    shown(page, "focus-shown", "first")
    page.locator("#first").blur()
    shown(page, "focus-shown", "elsewhere")


def test_a_disabled_container_disables_what_is_inside(page):
    text = page.locator("#disabled-text")
    expect(text).to_be_disabled()
    shown(page, "is-enabled", "disabled")
    page.get_by_role("switch", name="Disable the rest").uncheck()
    expect(text).to_be_enabled()
    shown(page, "is-enabled", "enabled")


def test_rows_with_bindings(page):
    page.get_by_role("textbox", name="Title").nth(1).fill("Call Sam")
    page.get_by_role("switch", name="Done").nth(1).check()
    shown(page, "done", "Call Sam")
    rows = page.get_by_role("listitem")
    before = rows.count()
    page.get_by_role("button", name="Add a task").click()
    expect(rows).to_have_count(before + 1)


def test_nothing_is_wider_than_the_page(page):
    for scheme, width in product(["light", "dark"], [390, 1280]):
        page.emulate_media(color_scheme=scheme)
        page.set_viewport_size({"width": width, "height": 844})
        page.wait_for_function("width => innerWidth === width", arg=width)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (scheme, width)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_switch_has_a_white_knob_that_is_seen(page_at, scheme):
    page = page_at("/controls", color_scheme=scheme)
    switch = page.locator("#toggle")
    switch.check()
    assert switch.evaluate("element => getComputedStyle(element, '::before').backgroundColor") == "rgb(255, 255, 255)"
    expect(switch).to_have_css("background-color", re.compile("lab"))


def test_a_stepper_is_one_capsule(page_at):
    page = page_at("/controls")
    less, more = (page.get_by_role("group", name="Guests").get_by_role("button", name=name).bounding_box() for name in ("Decrement", "Increment"))
    assert more["x"] - less["x"] - less["width"] == pytest.approx(1, abs=0.1)
