"""Tabs that are pages: swiped, by their dots, by the arrow keys and by the program."""

import pytest
from playwright.sync_api import expect

from conftest import DESKTOP, PHONE, keep_picture

PATH = "/reference/layout"
SEASONS = ["Spring", "Summer", "Autumn", "Winter"]


@pytest.fixture(params=["ltr", "rtl"])
def page(request, page_at):
    page = page_at(PATH, viewport=DESKTOP)
    page.evaluate("direction => document.documentElement.dir = direction", request.param)
    page.is_mirrored = request.param == "rtl"
    page.locator(".m-pages").scroll_into_view_if_needed()
    is_at(page, 1)
    return page


def is_at(page, number):
    """The page is the one that is seen, that the program has selected, and the only one that can be pressed."""
    expect(page.get_by_text(f"It is {SEASONS[number].lower()}.")).to_be_visible()
    expect(page.get_by_role("button", name=SEASONS[number], exact=True)).to_have_attribute("aria-current", "true")
    page.wait_for_function(
        """number => {
            const pages = document.querySelector('.m-pages'), { left, width } = pages.getBoundingClientRect();
            return [...pages.children].every((page, index) => page.inert === (index !== number))
                && Math.abs(pages.children[number].getBoundingClientRect().left - left) < 1 && width > 0;
        }""", arg=number)


def test_dots_and_keys_lead_from_one_to_another(page):
    keep_picture(page, "tab-pages")
    page.get_by_role("button", name="Autumn", exact=True).click()
    is_at(page, 2)
    forward, back = ("ArrowLeft", "ArrowRight") if page.is_mirrored else ("ArrowRight", "ArrowLeft")
    page.keyboard.press(forward)
    is_at(page, 3)
    page.locator(".m-pages").focus()
    page.keyboard.press(forward)
    page.keyboard.press(back)
    is_at(page, 2)
    page.keyboard.press("Home")
    is_at(page, 0)
    page.get_by_role("button", name="To winter").click()
    is_at(page, 3)


def test_they_are_scrolled(page):
    page.locator(".m-pages").evaluate(
        "(pages, sign) => pages.scrollBy({ left: sign * pages.clientWidth, behavior: 'smooth' })",
        -1 if page.is_mirrored else 1)
    is_at(page, 2)
    # The window becomes narrow, and the same page is seen.
    page.set_viewport_size(PHONE)
    is_at(page, 2)


def test_without_a_script_the_dots_lead_on(browser_context, server):
    page = browser_context(viewport=PHONE, java_script_enabled=False).new_page()
    page.goto(server.url + PATH)
    expect(page.get_by_text("It is summer.")).to_be_visible()
    overlay = page.locator(".m-pages").get_by_text("Summer")
    expect(overlay).to_be_visible()
    page.get_by_role("button", name="Autumn", exact=True).click()
    expect(page.get_by_text("It is autumn.")).to_be_visible()
    expect(page.locator(".m-pages").get_by_text("Autumn")).to_be_visible()
    expect(overlay).to_be_hidden()
