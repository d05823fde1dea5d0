"""Alerts and confirmation dialogs by keyboard, by mouse and without JavaScript; and properties of the window."""

import re

import pytest
from playwright.sync_api import expect

from conftest import DESKTOP, keep_screenshots
from sampling import sample


@pytest.fixture
def page(page_at):
    return page_at("/dialogs", viewport=DESKTOP)


def dialog_of(page):
    return page.get_by_role("alertdialog")


def focused(page):
    """Describes the focused element."""
    return page.evaluate("document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent")


def is_modal(page):
    return page.evaluate("document.querySelector('dialog').matches(':modal')")


def open_with_the_keyboard(page, selector):
    page.focus(selector)
    page.keyboard.press("Enter")
    expect(dialog_of(page)).to_be_visible()
    expect(page.locator("dialog :focus")).to_have_count(1)


def test_the_first_button_that_confirms_is_prominent(page):
    def background(name):
        return dialog_of(page).get_by_role("button", name=name).evaluate("button => getComputedStyle(button).backgroundColor")

    open_with_the_keyboard(page, "#sort")
    plain = background("Backwards")
    assert background("By title") != plain == background("Cancel")
    page.keyboard.press("Escape")
    # The focus goes back when the dialog has gone; a key that is pressed before is lost with it.
    expect(dialog_of(page)).to_have_count(0)
    expect(page.locator("#sort")).to_be_focused()
    # Nobody is led to delete.
    open_with_the_keyboard(page, "#delete-1")
    assert background("Delete") == plain == background("Keep")


def test_an_alert_is_answered_with_the_keyboard_alone(page):
    open_with_the_keyboard(page, "#delete-1")
    alert = page.get_by_role("alertdialog", name="Delete the book?")
    expect(alert).to_be_visible()
    expect(alert).to_have_accessible_description("Emma cannot be brought back.")
    assert is_modal(page)
    assert focused(page) == "Keep", "not the button that deletes"
    page.keyboard.press("Shift+Tab")
    assert focused(page) == "Delete"
    page.keyboard.press("Enter")
    expect(page.locator("#log")).to_have_text("Emma is gone.")
    expect(page.locator("dialog")).to_have_count(0)


def test_the_focus_stays_in_a_dialog_and_comes_back(page):
    open_with_the_keyboard(page, "#delete-2")
    inside = set()
    for _ in range(8):
        page.keyboard.press("Tab")
        # Browsers let the focus leave the page for their own controls, but not for the content behind the dialog.
        assert page.evaluate("!!document.activeElement.closest('dialog') || document.activeElement === document.body")
        inside.add(focused(page))
    assert {"Delete", "Keep"} <= inside
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.locator("#log")).to_have_text("Ulysses stays.")
    assert focused(page) == "Delete Ulysses…"


def test_escape_can_be_pressed_again_and_again(page):
    for _ in range(3):
        open_with_the_keyboard(page, "#delete-3")
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)
        assert focused(page) == "Delete Dune…"
    assert page.evaluate("document.documentElement.dataset.martletMismatch === undefined")


def test_an_alert_with_a_field(page):
    open_with_the_keyboard(page, "#add")
    assert page.evaluate("document.activeElement.id") == "title"
    page.keyboard.type("Persuasion")
    page.keyboard.press("Tab")
    assert focused(page) == "Add"
    page.keyboard.press("Space")
    expect(page.locator("#log")).to_have_text("Persuasion is new.")
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.locator("#delete-4")).to_be_visible()


def test_one_alert_after_another(page):
    for title in ("A", "B"):
        page.click("#add")
        page.fill("#title", title)
        dialog_of(page).get_by_role("button", name="Add").click()
        expect(page.locator("#log")).to_have_text(f"{title} is new.")
    page.click("#add")
    page.fill("#title", "C")
    dialog_of(page).get_by_role("button", name="Add").click()
    expect(page.get_by_role("alertdialog", name="The shelf is full.")).to_be_visible()
    # It is in the page before it is modal.
    expect(page.locator("dialog:modal :focus")).to_have_text("OK")
    page.keyboard.press("Enter")
    expect(page.locator("dialog")).to_have_count(0)


def test_a_confirmation_dialog_is_left_by_a_click_beside_it(page):
    page.click("#sort")
    choice = page.get_by_role("alertdialog", name="Sort the books")
    expect(choice).to_be_visible()
    keep_screenshots(page, "dialogs-confirmation")
    page.set_viewport_size(DESKTOP)
    choice.get_by_role("heading").click()
    expect(choice).to_be_visible()
    page.mouse.click(5, 5)
    expect(page.locator("dialog")).to_have_count(0)
    page.click("#sort")
    expect(choice.get_by_role("button")).to_have_text(["By title", "Backwards", "Cancel"])
    choice.get_by_role("button", name="By title").click()
    expect(page.locator(".shell-page li").first).to_contain_text("Dune")
    expect(page.locator("dialog")).to_have_count(0)


def test_an_alert_is_not_left_by_a_click_beside_it(page):
    page.click("#delete-1")
    expect(dialog_of(page)).to_be_visible()
    keep_screenshots(page, "dialogs-alert")
    page.set_viewport_size(DESKTOP)
    page.mouse.click(5, 5)
    page.wait_for_timeout(300)
    expect(dialog_of(page)).to_be_visible()
    dialog_of(page).get_by_role("button", name="Keep").click()
    expect(page.locator("dialog")).to_have_count(0)


def test_a_dialog_stands_in_the_middle(page):
    page.click("#delete-1")
    box = dialog_of(page).bounding_box()
    assert abs(box["x"] + box["width"] / 2 - DESKTOP["width"] / 2) < 12
    assert box["width"] <= 26 * 16 + 2
    assert 0 <= box["y"] and box["y"] + box["height"] <= DESKTOP["height"]


@pytest.mark.parametrize("scheme", sample(["light", "dark"], 1, "dialogs without a script"))
def test_without_a_script(browser_context, server, request, scheme):
    page = browser_context(java_script_enabled=False, viewport=DESKTOP, color_scheme=scheme).new_page()
    page.goto(server.url + "/dialogs")
    page.click("#delete-1")
    alert = page.get_by_role("alertdialog", name="Delete the book?")
    expect(alert).to_be_visible()
    keep_screenshots(page, request.node.name)
    alert.get_by_role("button", name="Delete").click()
    expect(page.locator("#log")).to_have_text("Emma is gone.")
    expect(page.locator("dialog")).to_have_count(0)
    page.click("#add")
    page.fill("#title", "Persuasion")
    dialog_of(page).get_by_role("button", name="Add").click()
    expect(page.locator("#log")).to_have_text("Persuasion is new.")
    page.click("#sort")
    dialog_of(page).get_by_role("button", name="Cancel").click()
    expect(page.locator("dialog")).to_have_count(0)


# The protocol, from a scripted server.

DIALOG = (
    '<button id="behind" data-m="1">Behind</button>'
    '<dialog data-m="2" data-on="cancel" data-modal="" open="" aria-label="Sure?"><div>'
    '<button data-m="3" data-on="click">Delete</button>'
    '<button data-m="4" data-on="click" data-role="cancel">Keep</button></div></dialog><!--5-->'
)
TEMPLATE = [
    "d",
    1,
    [["dialog", {"data-on": "cancel", "aria-label": "Sure?"}, [["button", 0, ["Delete"]], ["input", 0]]]],
    [0, "data-modal", 0, "open"],
]


def test_a_dialog_of_the_first_html_becomes_modal(client):
    page, server, _ = client(DIALOG)
    expect(page.locator("dialog:modal")).to_have_count(1)
    assert focused(page) == "Keep"
    page.keyboard.press("Escape")
    assert server.next_post()["events"] == [{"target": 2, "type": "cancel"}]
    assert is_modal(page), "the program decides whether it goes"


def test_a_dialog_that_comes_and_goes(client):
    page, server, stream = client('<button id="behind" data-m="1">Behind</button><!--5-->')
    page.focus("#behind")
    stream.send(1, TEMPLATE, ["i", 5, 10, [[1, "", ""]]])
    expect(page.locator("dialog:modal")).to_have_count(1)
    assert page.evaluate("document.activeElement.localName") == "input"
    # Escape in a file field, or a field's own cancel event, does not concern the dialog.
    page.evaluate("document.querySelector('input').dispatchEvent(new Event('cancel', { bubbles: true }))")
    assert not server.has_posts()
    stream.send(2, ["r", 10])
    expect(page.locator("dialog")).to_have_count(0)
    assert page.evaluate("document.activeElement.id") == "behind"


def test_a_dialog_that_the_browser_has_closed_is_shown_again(client):
    page, _, stream = client(DIALOG)
    expect(page.locator("dialog:modal")).to_have_count(1)
    page.evaluate("document.querySelector('dialog').close()")
    stream.send(1, ["a", 2, "data-modal", ""])
    expect(page.locator("dialog:modal")).to_have_count(1)


@pytest.mark.parametrize("patch", ["x", "z"])
def test_a_dialog_that_is_sent_anew_stays_modal_with_what_was_typed(client, patch):
    page, _, stream = client("<!--5-->")
    stream.send(1, TEMPLATE, ["i", 5, 10, [[1, "", ""]]])
    expect(page.locator("dialog:modal")).to_have_count(1)
    page.keyboard.type("Ada")
    if patch == "x":
        stream.send(2, ["x", 10, 10, 20, [[1, "", ""]], 0], ["h", "anew"])
    else:
        stream.send(2, TEMPLATE, ["z", 20, [[1, "", ""]], 0], ["h", "anew"])
    expect(page).to_have_title("anew")
    assert is_modal(page)
    assert page.evaluate("document.activeElement.localName") == "input"
    assert page.locator("input").input_value() == "Ada"


# Properties of the window.


def test_the_color_scheme_is_the_visitors(page_at):
    page = page_at("/dialogs", color_scheme="dark", viewport=DESKTOP)
    expect(page.locator("#scheme-shown")).to_have_text("It is dark.")
    page.emulate_media(color_scheme="light")
    expect(page.locator("#scheme-shown")).to_have_text("It is light.")
    other = page_at("/dialogs", context=page.context)
    other.emulate_media(color_scheme="light")
    expect(other.locator("#scheme-shown")).to_have_text("It is light.")
    for tab in (page, other):  # when the system becomes dark, all tabs do
        tab.emulate_media(color_scheme="dark")
    expect(page.locator("#scheme-shown")).to_have_text("It is dark.")
    expect(other.locator("#scheme-shown")).to_have_text("It is dark.")


def test_a_page_prefers_a_color_scheme(page):
    def background():
        return page.evaluate("getComputedStyle(document.documentElement).backgroundColor")

    assert background() == "rgb(255, 255, 255)"
    page.select_option("#scheme", label="Dark")
    expect(page.locator("#scheme-shown")).to_have_text("It is dark.")
    assert background() == "rgb(23, 23, 26)"
    page.emulate_media(color_scheme="dark")
    page.select_option("#scheme", label="Light")
    expect(page.locator("#scheme-shown")).to_have_text("It is light.")
    assert background() == "rgb(255, 255, 255)"
    page.select_option("#scheme", label="As the system")
    expect(page.locator("#scheme-shown")).to_have_text("It is dark.")


def test_addresses_are_opened(page):
    page.click("#note")
    expect(page.locator("#opened")).to_have_text("note:7 was opened here.")
    page.click("#open")
    page.wait_for_url(re.compile("/counter$"))
    page.go_back()
    expect(page.locator("#opened")).to_have_text("note:7 was opened here.")


def test_a_timer_ticks(page):
    expect(page.locator("#seconds")).not_to_have_text("Open for 0 seconds")
