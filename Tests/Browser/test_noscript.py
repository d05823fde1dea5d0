"""The gallery in Chromium without JavaScript: a press posts the page's form, and the response is the page."""

import re
import urllib.parse
import urllib.request
from html.parser import HTMLParser

import pytest
from playwright.sync_api import expect

from conftest import DESKTOP, PHONE, REPOSITORY, keep_page
from sampling import sample

# Every page of the gallery, parsed from its source, so that new pages are tested too.
SOURCES = "".join(file.read_text() for file in sorted((REPOSITORY / "Sources/Gallery").rglob("*.swift")))
PATHS = ["/", "/lab"] + sorted(set(re.findall(r'path: "(/[^"{\\]+)"', SOURCES))) + ["/bench/text/10", "/bench/text/1000"]
LARGEST = "/bench/text/100000"  # a browser alone takes seconds to show it


@pytest.fixture
def plain_page(request, browser_context, server):
    """Opens a path with JavaScript off. At the test's end the page is kept as a picture (`keep_page`)."""
    pages = []

    def open_page(path, context=None, **options):
        page = (context or browser_context(java_script_enabled=False, **options)).new_page()
        pages.append(page)
        page.goto(server.url + path)
        return page

    yield open_page
    for number, page in enumerate(pages):
        keep_page(request, page, number, prefix="plain")


def shown(page, identifier, text):
    expect(page.locator(f"#{identifier}")).to_have_text(text)


def test_the_counter_counts(plain_page):
    page = plain_page("/counter")
    for count in range(1, 4):
        page.click("#inc")
        shown(page, "count", f"Count: {count}")
    page.click("#dec")
    shown(page, "count", "Count: 2")
    expect(page.locator("[role=alert]")).to_have_count(0)
    page.reload()
    shown(page, "count", "Count: 2")


def test_back_shows_the_page_as_it_is(plain_page):
    page = plain_page("/counter")
    page.click("#inc")
    page.click("#inc")
    shown(page, "count", "Count: 2")
    page.go_back()
    page.click("#inc")
    page.click("#inc")
    # A press on a page from the history may fail once with a message; nothing happens twice.
    assert page.locator("#count").inner_text() in ("Count: 3", "Count: 4")


def test_a_double_click_presses_once_or_twice_and_ends_on_the_page(plain_page):
    page = plain_page("/counter")
    page.dblclick("#inc", no_wait_after=True)
    expect(page.locator("#count")).to_have_text(re.compile("Count: [12]"))
    assert "_page=" in page.url


def test_the_rows_toolbar_works(plain_page):
    page = plain_page("/rows")
    rows = page.locator("#tbody tr")
    page.click("#run")
    expect(rows).to_have_count(1000)
    second = rows.nth(1).locator("td").first.inner_text()
    page.click("#swaprows")
    expect(rows.nth(998).locator("td").first).to_have_text(second)
    page.click("#update")
    expect(rows.nth(0)).to_contain_text("!!!")
    page.click("#add")
    expect(rows).to_have_count(2000)
    page.click("#clear")
    expect(rows).to_have_count(0)


def test_every_control_says_its_value(plain_page):
    page = plain_page("/controls")
    page.fill("#name", "Zoë & <co>")
    page.fill("#code", "abc")
    page.fill("#password", "secret")
    page.fill("#story", "one\ntwo")
    page.press("#name", "Enter")
    shown(page, "name-shown", "Zoë & <co>")
    shown(page, "code-shown", "ABC")
    shown(page, "password-shown", "6 characters")
    shown(page, "story-shown", "7 characters")
    expect(page.locator("#name")).to_have_value("Zoë & <co>")
    expect(page.locator("#story")).to_have_value("one\ntwo")
    page.click("#clear")
    for identifier in ("name", "code", "password", "story"):
        expect(page.locator(f"#{identifier}")).to_have_value("")
    expect(page.locator("[role=alert]")).to_have_count(0)


def test_boxes_and_choices_keep_what_was_chosen(plain_page):
    page = plain_page("/controls")
    boxes = page.locator(".shell-page input[type=checkbox]:enabled")
    before = [boxes.nth(index).is_checked() for index in range(boxes.count())]
    for index in range(boxes.count()):
        boxes.nth(index).set_checked(not before[index])
    page.click("#clear")
    for index, was_checked in enumerate(before):
        expect(boxes.nth(index)).to_be_checked(checked=not was_checked)
    select = page.locator(".shell-page select:enabled").first
    options = [option.get_attribute("value") for option in select.locator("option:not([hidden])").all()]
    for option in options:
        select.select_option(option)
        page.click("#clear")
        expect(select).to_have_value(option)


# Signing in works without JavaScript, and so does every control; the tests cover every kind of control and every page
# of the gallery.


@pytest.mark.parametrize("path", sample([path for path in PATHS if path != LARGEST], 4, "pages without a script"))
def test_every_page_works(browser_context, server, path):
    """Each page is complete, and each of its buttons works and leads to a page of the gallery."""
    page = browser_context(java_script_enabled=False, viewport=DESKTOP).new_page()
    problems = []
    page.on("response", lambda answer: answer.status >= 400 and problems.append((answer.status, answer.url)))

    def open_page():
        page.goto(server.url + path)
        # The buttons of the frame are the same on every page: those of the front page suffice.
        inside = "#martlet" if path == "/" or page.locator(".shell").count() == 0 else ".shell-page"
        # The button of the list of pages is the browser's own.
        return page.locator(f"{inside} button:enabled:visible:not([popovertarget], .m-untouchable)")

    count = open_page().count()
    assert page.locator("h1, #martlet p").locator("visible=true").first.inner_text()
    assert "Reconnecting" not in page.locator("body").inner_text()
    for number in sample(range(count), 2, path):
        buttons = open_page()
        if number >= buttons.count():
            break  # presses before this one have removed rows, whose buttons went with them
        before = page.locator("meta[name=martlet-page]").get_attribute("content")
        if buttons.nth(number).evaluate("button => !!button.closest('.m-unseen')"):
            # What only screen readers and keyboards find is seen when it has the focus.
            buttons.nth(number).press("Enter")
        else:
            buttons.nth(number).click()
        shown = page.locator("meta[name=martlet-page]")
        assert shown.count() == 1, f"button {number} of {path} led to {page.url}"
        # The press reached the page that it was made on, or led to another path.
        here = urllib.parse.urlsplit(page.url)
        assert here.path != path or shown.get_attribute("content") == before
        expect(page.locator("body > form > .m-error")).to_have_count(0)
    assert not problems


def press_a_button(page):
    page.get_by_role("button", name="Prominent").click()
    shown(page, "pressed", "prominent")


def write_a_text(page):
    page.fill("#code", "abc")
    page.press("#code", "Enter")
    shown(page, "code-shown", "ABC")
    expect(page.locator("#code")).to_have_value("ABC")


def write_a_password(page):
    page.fill("#password", "secret")
    page.press("#password", "Enter")
    shown(page, "password-shown", "6 characters")


def write_a_story(page):
    page.fill("#story", "one\ntwo")
    page.get_by_role("button", name="Plain").click()
    shown(page, "story-shown", "7 characters")
    expect(page.locator("#story")).to_have_value("one\ntwo")


def switch_off(page):
    page.uncheck("#toggle")
    page.get_by_role("button", name="Plain").click()
    shown(page, "toggle-shown", "off")
    expect(page.locator("#toggle")).not_to_be_checked()


def choose(page):
    page.select_option("#picker", label="Lemon")
    page.get_by_role("button", name="Plain").click()
    shown(page, "picker-shown", "lemon")


def slide(page):
    page.locator("#slider").fill("0.25")
    page.get_by_role("button", name="Plain").click()
    shown(page, "slider-shown", "0.25")


def choose_a_segment(page):
    page.get_by_role("radio", name="L", exact=True).check(force=True)
    page.get_by_role("button", name="Plain").click()
    shown(page, "size-shown", "L")
    expect(page.get_by_role("radio", name="L", exact=True)).to_be_checked()


def choose_a_day(page):
    page.get_by_label("Day", exact=True).fill("2023-11-20")
    page.get_by_role("button", name="Plain").click()
    shown(page, "day-shown", "19681")


def choose_a_color(page):
    """On a page of its own."""
    address = page.url
    page.goto(address.split("/controls")[0] + "/reference/controls")
    page.get_by_label("Color", exact=True).fill("#00ff00")
    page.get_by_role("button", name="HTML of ColorPicker").click()
    expect(page.get_by_label("Color", exact=True)).to_have_value("#00ff00")
    page.goto(address)


# Kinds of controls in HTML, and how to use each.
def search(page):
    """On a page of its own: the field with the list that it searches."""
    address = page.url
    page.goto(address.split("/controls")[0] + "/programs/groceries")
    page.get_by_role("searchbox", name="Search").fill("ri")
    page.get_by_role("searchbox", name="Search").press("Enter")
    expect(page.get_by_text("Rice")).to_be_visible()
    expect(page.get_by_text("Apples")).to_have_count(0)
    page.goto(address)


KINDS = {
    "button": press_a_button,
    "input text": write_a_text,
    "input search": search,
    "input password": write_a_password,
    "textarea": write_a_story,
    "input checkbox": switch_off,
    "select": choose,
    "input range": slide,
    "input radio": choose_a_segment,
    "input date": choose_a_day,
    "input color": choose_a_color,
}


def test_every_kind_of_control_works(plain_page):
    page = plain_page("/controls")
    for use in KINDS.values():
        use(page)
        expect(page.locator("[role=alert]")).to_have_count(0)


class Controls(HTMLParser):
    """The kinds of controls in the pages that are fed, as KINDS names them."""

    def __init__(self):
        super().__init__()
        self.kinds = set()

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        if tag in ("button", "input", "select", "textarea") or "contenteditable" in attributes:
            self.kinds.add(f"input {attributes.get('type', 'text')}" if tag == "input" else tag)


def test_no_kind_of_control_is_left_out(server):
    """Everything else on a page that a visitor can change must be tested above."""
    controls = Controls()
    for path in PATHS:
        if path != LARGEST:
            request = urllib.request.Request(server.url + path, headers={"Accept": "text/html"})
            with urllib.request.urlopen(request, timeout=20) as answer:
                controls.feed(answer.read().decode())
    assert controls.kinds - {"input hidden"} == set(KINDS)


def test_a_stepper_and_what_is_disabled(plain_page):
    page = plain_page("/controls")
    buttons = page.locator("#stepper button")
    for number, guests in ((1, 3), (1, 4), (0, 3)):
        buttons.nth(number).click()
        shown(page, "stepper-shown", f"{guests}")
    expect(page.locator("#disabled-text")).to_be_disabled()
    page.uncheck("#disable")
    page.get_by_role("button", name="Plain").click()
    expect(page.locator("#disabled-text")).to_be_enabled()
    page.get_by_role("button", name="A button").click()
    expect(page.locator("#disabled-text")).to_have_value("Not now!")


def sign_in(page, password, *, with_enter):
    page.fill("#name", "ada")
    page.fill("#password", password)
    if with_enter:
        page.press("#password", "Enter")
    else:
        page.click("#sign-in")


def session_of(page):
    [cookie] = [cookie for cookie in page.context.cookies() if cookie["name"] == "martlet"]
    return cookie["value"]


@pytest.mark.parametrize("with_enter", [True, False])
def test_signing_in_and_out(plain_page, server, with_enter):
    page = plain_page("/login")
    before = session_of(page)
    sign_in(page, "lovelace", with_enter=with_enter)
    page.wait_for_url(server.url + "/account")
    shown(page, "user", "Ada Lovelace")
    assert session_of(page) != before
    page.fill("#note", "mine")
    page.press("#note", "Enter")
    expect(page.locator("#note")).to_have_value("mine")
    page.goto(server.url + "/account")
    expect(page.locator("#note")).to_have_value("mine")
    page.click("#sign-out")
    page.wait_for_url(server.url + "/login")
    page.goto(server.url + "/account")
    expect(page.locator("#signed-out")).to_be_visible()
    page.go_back()
    page.go_back()
    assert "mine" not in page.content()


def test_a_wrong_password_is_said(plain_page, server):
    page = plain_page("/login")
    sign_in(page, "wrong", with_enter=False)
    shown(page, "failure", "Name or password is wrong.")
    expect(page.locator("#password")).to_have_value("")
    expect(page.locator("#name")).to_have_value("ada")
    assert page.locator("#name").get_attribute("autocomplete") == "username"
    assert page.locator("#password").get_attribute("autocomplete") == "current-password"
    page.goto(server.url + "/account")
    expect(page.locator("#signed-out")).to_be_visible()


def test_a_chat_between_one_with_a_script_and_one_without(plain_page, page_at):
    live = page_at("/chat")
    page = plain_page("/chat")
    page.fill("#name", "Plain")
    page.fill("#message", "hello from a form")
    page.press("#message", "Enter")
    expect(page.locator("#messages li").last).to_contain_text("hello from a form")
    expect(live.locator("#messages li").last).to_contain_text("Plain")
    expect(page.locator("#message")).to_have_value("")
    live.fill("#message", "hello back")
    live.press("#message", "Enter")
    expect(live.locator("#messages li").last).to_contain_text("hello back")
    page.fill("#message", "seen")
    page.click("#send")
    expect(page.locator("#messages")).to_contain_text("hello back")
    expect(page.locator("#messages li").last).to_contain_text("seen")


def test_a_cell_of_the_board_is_painted(plain_page):
    page = plain_page("/board")
    cell = page.locator("#cell17")
    label = cell.get_attribute("aria-label")
    page.click("#cell17")
    assert cell.get_attribute("aria-label") != label


def test_nothing_says_that_something_is_wrong(plain_page):
    for path in ("/", "/counter", "/controls", "/chat"):
        page = plain_page(path, viewport=PHONE)
        text = page.locator("body").inner_text()
        assert "Reconnecting" not in text and "offline" not in text.lower()
        expect(page.locator("body > form > button")).to_be_hidden()
        width = page.locator("body").bounding_box()["width"]
        assert width <= PHONE["width"]


def test_another_sites_form_does_nothing(plain_page, server, browser_context):
    page = plain_page("/counter")
    page.click("#inc")
    form = urllib.parse.urljoin(server.url, page.locator("body > form").get_attribute("action"))
    name = page.locator("#inc").get_attribute("name")
    attacker = page.context.new_page()
    address = form.replace("127.0.0.1", "localhost").replace("&", "&amp;")
    attacker.set_content(f'<form method="post" action="{address}"><button name="{name}">win</button></form>')
    attacker.click("button")
    expect(attacker.locator("h1")).to_have_text("That did not work")
    page.reload()
    shown(page, "count", "Count: 1")


# None of this may be noticeable with JavaScript.


def test_with_a_script_no_press_leaves_the_page(page_at):
    page = page_at("/controls", viewport=DESKTOP)
    navigations = []
    page.on("request", lambda request: request.is_navigation_request() and navigations.append(request.url))
    page.fill("#name", "Ada")
    page.press("#name", "Enter")
    page.press("#code", "Enter")
    page.click("#clear")
    shown(page, "name-shown", "empty")
    page.wait_for_timeout(200)
    assert navigations == []


def test_a_script_takes_over_a_page_that_was_pressed_before_it_came(page_at, browser_context, server):
    context = browser_context(java_script_enabled=False)
    early = context.new_page()
    early.goto(server.url + "/counter")
    early.click("#inc")
    shown(early, "count", "Count: 1")
    address = early.url
    cookies = context.cookies()
    with_script = browser_context()
    with_script.add_cookies(cookies)
    page = page_at(address.removeprefix(server.url), context=with_script)
    shown(page, "count", "Count: 1")
    page.click("#inc")
    shown(page, "count", "Count: 2")


def test_a_browser_reads_a_form_inside_the_pages_form(browser_context):
    page = browser_context().new_page()
    page.set_content(
        '<form id="page"><button hidden></button><main><input id="before"><table><tr><td></form><form id="own">'
        '<input id="inside"></form></td></tr></table><form id="second"><input id="in-second"></form><input id="after"></main></form>'
    )
    owners = page.evaluate("Object.fromEntries([...document.querySelectorAll('input')].map((i) => [i.id, i.form?.id]))")
    assert owners == {"before": "page", "inside": "own", "in-second": "second", "after": "page"}
    assert page.evaluate("document.querySelector('#page').contains(document.querySelector('#after'))")
