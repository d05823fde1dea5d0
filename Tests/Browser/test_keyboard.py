"""The keyboard alone is enough for every page of the gallery: for its main purpose, and for the way home."""

import re

import pytest
from playwright.sync_api import expect

from sampling import sample
from test_gallery import ALL_PAGES, expect_number

STEPS = 200
PAGES_WITH_A_WAY_HOME = [path for path in ALL_PAGES if path != "/"] + ["/nowhere", "/bench/shared", "/bench/text/10"]


def tab_to(page, selector, key="Tab"):
    """Presses Tab until the element that `selector` finds has the focus."""
    for _ in range(STEPS):
        page.keyboard.press(key)
        if page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            return
    pytest.fail(f"no Tab leads to {selector}")


def press(page, selector, key="Enter"):
    tab_to(page, selector)
    page.keyboard.press(key)


@pytest.mark.parametrize("path", sample(PAGES_WITH_A_WAY_HOME, 2, "the way home"))
def test_every_page_leads_home(page_at, path):
    page = page_at(path, allow_network_errors=path == "/nowhere")
    press(page, "a[href='/']")
    expect(page.get_by_role("heading", name="SwiftUI on a server")).to_be_visible()


def test_the_index(page_at):
    page = page_at("/")
    press(page, ".shell-examples a[href='/lab']")
    expect(page.get_by_role("heading", name="Lab", level=1)).to_be_visible()
    press(page, ".shell-examples a[href='/board']")
    expect(page.get_by_role("heading", name="Board")).to_be_visible()


def test_a_row_of_the_index_is_a_link_as_a_whole(page_at):
    page = page_at("/programs")
    row = page.locator(".shell-examples li", has=page.locator("a[href='/chat']"))
    row.scroll_into_view_if_needed()
    box = row.bounding_box()
    page.mouse.click(box["x"] + box["width"] - 4, box["y"] + box["height"] - 4)
    expect(page.get_by_role("heading", name="Chat")).to_be_visible()


def test_the_counter(page_at):
    page = page_at("/counter")
    press(page, "#inc")
    page.keyboard.press("Space")
    expect_number(page, "#count", 2)
    press(page, "#dec", "Space")
    expect_number(page, "#count", 1)
    assert page.get_attribute("#count", "aria-live") == "polite"


def test_the_ticker_is_said_every_ten_seconds(page_at):
    page = page_at("/ticker")
    spoken = page.locator("[aria-live=polite]")
    expect(spoken).to_have_text("")
    expect(page.locator("#n")).to_have_text(re.compile("[1-9]"))
    expect(spoken).to_have_text("")
    expect(spoken).to_have_text("10 seconds", timeout=15_000)
    expect(page.get_by_role("timer")).to_have_text(re.compile(r"1\d"))
    assert spoken.bounding_box()["width"] <= 1, "it is heard and not seen"


def test_rows(page_at):
    page = page_at("/rows")
    rows = page.locator("#tbody tr")
    press(page, "#run")
    expect(rows).to_have_count(1000)
    label = rows.nth(0).locator("a").first.inner_text()
    delete = page.get_by_role("button", name=f"Delete ‘{label}’", exact=True).first
    expect(delete).to_have_text("×")
    press(page, "#tbody tr:first-child td:nth-child(2) a", "Space")
    expect(rows.nth(0)).to_have_class(re.compile("danger"))
    press(page, "#tbody tr:first-child td:nth-child(3) a")
    expect(rows).to_have_count(999)
    expect(page.locator("#tbody a:not([role=button][tabindex='0'])")).to_have_count(0)


def test_a_name_of_a_row_follows_its_text(page_at):
    page = page_at("/rows")
    tab_to(page, "#add")
    page.keyboard.press("Enter")
    expect(page.locator("#tbody tr")).to_have_count(1000)
    press(page, "#update")
    row = page.locator("#tbody tr").nth(10)
    expect(row.locator("a").first).to_have_text(re.compile(" !!!$"))
    expect(row.locator("a").nth(1)).to_have_attribute("aria-label", f"Delete ‘{row.locator('a').first.inner_text()}’")
    # The first HTML of a page that already has rows contains the names too.
    page.reload()
    expect(page.locator("#tbody tr")).to_have_count(0)


def test_controls(page_at):
    page = page_at("/controls")
    shown = lambda identifier, text: expect(page.locator(f"#{identifier}")).to_have_text(text)  # noqa: E731
    tab_to(page, "#name")
    page.keyboard.type("Ada")
    page.keyboard.press("Enter")
    shown("submitted", "Submitted with Enter: Ada")
    press(page, "#toggle", "Space")
    shown("toggle-shown", "off")
    press(page, "#picker", "l")
    shown("picker-shown", "lemon")
    press(page, "#slider", "End")
    shown("slider-shown", "1.0")
    press(page, "#rating", "ArrowRight")
    expect(page.get_by_role("progressbar", name="Rated")).to_have_attribute("value", "0.8")
    press(page, "[aria-label=Increment]", "Space")
    shown("stepper-shown", "3")
    tab_to(page, "button")
    press(page, "button")
    shown("pressed", re.compile("bordered|prominent|plain|delete"))
    press(page, "#to-first")
    expect(page.locator("#first")).to_be_focused()
    press(page, "#disable", "Space")
    shown("is-enabled", "enabled")
    press(page, ".m-list input[type=checkbox]", "Space")
    shown("done", "Water the plants")
    press(page, ".m-list > li:last-child > button")
    expect(page.get_by_role("switch", name="Done")).to_have_count(3)


def test_styles(page_at):
    page = page_at("/styles")
    press(page, "#knob", "Home")
    expect(page.locator("svg.m-animated")).to_have_css("rotate", "0deg")
    press(page, "#show", "Space")
    expect(page.locator("#arriving")).to_be_visible()


def test_the_chat(page_at):
    page = page_at("/chat")
    tab_to(page, "#message")
    page.keyboard.type("by keyboard")
    page.keyboard.press("Enter")
    expect(page.locator("#messages li").last).to_contain_text("by keyboard")
    page.keyboard.type("by button")
    press(page, "#send", "Space")
    expect(page.locator("#messages li").last).to_contain_text("by button")


def test_the_board(page_at):
    page = page_at("/board")
    page.click("#clear")
    expect(page.get_by_role("grid", name="Board").get_by_role("row")).to_have_count(12)
    expect(page.get_by_role("gridcell", name=re.compile("empty$"))).to_have_count(144)
    page.reload()
    page.wait_for_selector("html[data-martlet=live]")
    tab_to(page, "#cell0")
    for key in ("ArrowRight", "ArrowRight", "ArrowDown"):
        page.keyboard.press(key)
    expect(page.locator("#cell14")).to_be_focused()
    page.keyboard.press("Space")
    cell = page.get_by_role("gridcell", name="Row 2, column 3, red", exact=True)
    expect(cell).to_be_focused()
    # The state is not conveyed by color alone.
    expect(cell).to_have_text("R")
    page.keyboard.press("Enter")
    expect(page.locator("#cell14")).to_have_attribute("aria-label", "Row 2, column 3, orange")
    # The whole board is a single tab stop.
    page.keyboard.press("Tab")
    expect(page.locator("#clear")).to_be_focused()
    page.keyboard.press("Shift+Tab")
    expect(page.locator("#cell14")).to_be_focused()
    press(page, "#clear")
    expect(page.get_by_role("gridcell", name=re.compile("empty$"))).to_have_count(144)


def test_request(page_at):
    page = page_at("/request")
    tab_to(page, "#title")
    page.keyboard.type(" by keyboard")
    expect(page).to_have_title(re.compile("by keyboard"))
    press(page, "#go")
    expect(page.get_by_role("heading", name="Counter")).to_be_visible()


def test_signing_in_and_out(page_at):
    page = page_at("/login")
    # The labels belong to their fields.
    page.get_by_text("Password", exact=True).click()
    expect(page.locator("#password")).to_be_focused()
    tab_to(page, "#name", "Shift+Tab")
    page.keyboard.type("ada")
    page.keyboard.press("Tab")
    page.keyboard.type("lovelace")
    page.keyboard.press("Enter")
    expect(page.locator("#user")).to_be_visible()
    page.get_by_text("A note, on all your tabs").click()
    expect(page.locator("#note")).to_be_focused()
    press(page, "#sign-out")
    expect(page.get_by_role("heading", name="Sign in")).to_be_visible()


def test_security(page_at):
    page = page_at("/security")
    tab_to(page, "#text")
    page.keyboard.press("Control+a")
    page.keyboard.type("by keyboard")
    expect(page.locator(".echo-text").first).to_have_text("by keyboard")
    press(page, "#insert", "Space")
    expect(page.locator(".echo-text")).to_have_count(2)


def test_a_shared_number(page_at):
    page = page_at("/bench/shared")
    before = int(page.locator("#n").inner_text())
    press(page, "#inc")
    expect(page.locator("#n")).to_have_text(str(before + 1))
