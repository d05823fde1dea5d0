"""The gallery in a browser: the stream updates pages, visitors are separate, and a phone's width suffices."""

import json
import re
import urllib.request

import pytest
from playwright.sync_api import expect

from conftest import DESKTOP, PHONE, Gallery, keep_picture
from sampling import sample
from wire import frames, validate

PAGES = ["/", "/counter", "/ticker", "/rows"]
ALL_PAGES = PAGES + ["/styles", "/symbols", "/grids", "/control-styles", "/dialogs", "/chat", "/board", "/controls", "/request", "/login", "/account", "/security"]


def number(page, selector):
    """The number in an element's text: 3 for `Count: 3`."""
    return int(re.search(r"-?\d+", page.locator(selector).inner_text())[0])


def expect_number(page, selector, value):
    expect(page.locator(selector)).to_have_text(re.compile(rf"(^|\D){value}(\D|$)"))


def mark(page):
    """Sets a marker that a reload would remove."""
    page.evaluate("window.isSamePage = true")


def is_same_page(page):
    return page.evaluate("window.isSamePage === true && document.documentElement.dataset.martletMismatch === undefined")


def test_the_counter_counts_without_a_reload(page_at):
    page = page_at("/counter")
    mark(page)
    start = number(page, "#count")
    for _ in range(3):
        page.click("#inc")
    expect_number(page, "#count", start + 3)
    page.click("#dec")
    expect_number(page, "#count", start + 2)
    assert is_same_page(page)


def test_the_ticker_ticks_by_itself(page_at):
    page = page_at("/ticker")
    mark(page)
    start = number(page, "#n")
    expect_number(page, "#n", start + 2)
    assert is_same_page(page)


def test_the_index_leads_to_the_pages(page_at):
    page = page_at("/")
    page.click(".shell-examples a[href='/lab']")
    page.wait_for_selector("html[data-martlet=live] h1:has-text('Lab')")
    for path in PAGES[1:]:
        expect(page.locator(f".shell-examples a[href='{path}']")).to_be_visible()
    page.click(".shell-examples a[href='/counter']")
    page.wait_for_selector("html[data-martlet=live] #count")


def test_visitors_do_not_see_each_others_state(page_at, browser_context):
    one, two = page_at("/counter", browser_context()), page_at("/counter", browser_context())
    for _ in range(5):
        one.click("#inc")
    expect_number(one, "#count", 5)
    two.click("#inc")
    expect_number(two, "#count", 1)
    expect_number(one, "#count", 5)


def test_rows_are_made_selected_swapped_and_removed(page_at):
    page = page_at("/rows")
    mark(page)
    rows = page.locator("#tbody tr")
    page.click("#run")
    expect(rows).to_have_count(1000)
    second = rows.nth(1).locator("td").first.inner_text()
    page.click("#swaprows")
    expect(rows.nth(998).locator("td").first).to_have_text(second)
    rows.nth(4).locator("td:nth-child(2) a").click()
    expect(page.locator("#tbody tr.danger")).to_have_count(1)
    expect(rows.nth(4)).to_have_class(re.compile("danger"))
    page.click("#update")
    expect(rows.nth(10).locator("td:nth-child(2)")).to_have_text(re.compile(" !!!$"))
    rows.nth(5).locator("td:nth-child(3) a").click()
    expect(rows).to_have_count(999)
    page.click("#clear")
    expect(rows).to_have_count(0)
    page.click("#add")
    expect(rows).to_have_count(1000)
    page.click("#clear")
    expect(rows).to_have_count(0)
    assert is_same_page(page)


@pytest.mark.parametrize("path", sample(ALL_PAGES, 3, "a phone's width"))
def test_a_phones_width_suffices(page_at, path):
    page = page_at(path, viewport={"width": 360, "height": 740}, is_mobile=True, has_touch=True)
    for width in (360, PHONE["width"]):
        page.set_viewport_size({"width": width, "height": 740})
        page.wait_for_function("width => innerWidth === width", arg=width)
        assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_dark_mode(page_at, server):
    page = page_at(PAGES[0], color_scheme="dark", viewport=DESKTOP)
    for path in PAGES:
        page.goto(server.url + path)
        background = page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
        assert max(int(part) for part in re.findall(r"\d+", background)[:3]) < 80, path


def test_a_lost_network_is_survived(page_at):
    page = page_at("/counter", allow_network_errors=True)
    mark(page)
    page.click("#inc")
    expect_number(page, "#count", 1)
    page.route("**/_martlet/pages/**", lambda route: route.abort("connectionreset"))
    # As on a phone that sleeps: the stream closes, and reopens when the page is shown.
    page.evaluate("dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))")
    page.wait_for_selector("html[data-martlet=offline]")
    expect(page.locator(".m-reconnecting")).to_be_visible()
    keep_picture(page, "reconnecting")
    page.click("#inc")
    page.click("#inc")
    expect(page.locator("html")).to_have_attribute("data-martlet-queued", "1")
    page.unroute_all()
    page.evaluate("dispatchEvent(new Event('online'))")
    page.wait_for_selector("html[data-martlet=live]")
    expect_number(page, "#count", 3)
    assert is_same_page(page)


def test_a_resync_shows_the_same_page(page_at):
    page = page_at("/rows")
    mark(page)
    page.click("#run")
    expect(page.locator("#tbody tr")).to_have_count(1000)
    before = page.locator("#martlet").inner_text()
    # A missing element, which a browser extension or a translation may cause.
    page.evaluate("document.querySelector('#tbody tr:nth-child(11) td:nth-child(2) a').remove()")
    page.click("#update")
    expect(page.locator("#tbody tr:nth-child(11) td:nth-child(2)")).to_have_text(re.compile(" !!!$"), timeout=20_000)
    assert page.evaluate("document.documentElement.dataset.martletMismatch") == "1"
    assert page.evaluate("window.isSamePage")
    assert page.locator("#martlet").inner_text().replace(" !!!", "") == before
    page.click("#tbody tr:nth-child(3) td:nth-child(2) a")
    expect(page.locator("#tbody tr:nth-child(3)")).to_have_class(re.compile("danger"))


def test_real_frames_follow_the_schema(page_at):
    """What the server sends to a real page follows docs/protocol.md."""
    page = page_at("/rows")
    page.evaluate("""() => {
        window.received = "";
        const read = ReadableStreamDefaultReader.prototype.read;
        ReadableStreamDefaultReader.prototype.read = async function () {
            const result = await read.call(this);
            if (!result.done) window.received += result.value;
            return result;
        };
        dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
        document.documentElement.dataset.martlet = "connecting";
        dispatchEvent(new Event("online"));
    }""")
    page.wait_for_selector("html[data-martlet=live]")
    for button in ("#add", "#update", "#swaprows"):
        page.click(button)
    expect(page.locator("#tbody tr")).to_have_count(1000)
    page.click("#tbody tr:first-child td:nth-child(3) a")
    expect(page.locator("#tbody tr")).to_have_count(999)
    received = frames(page.evaluate("received"))
    assert len(received) >= 3
    for _, frame in received:
        validate(frame, "frame")


def test_actions_and_problems_follow_the_schema(page_at, server):
    page = page_at("/counter")
    address = page.get_attribute("meta[name=martlet-page]", "content")
    actions = page.request.get(f"{server.url}/_martlet/pages/{address}/actions").json()
    validate(actions, "actions")
    assert {"inc", "dec"} <= {action.get("identifier") for action in actions}
    body = json.dumps({"events": [{"target": "nothing", "type": "click"}]})
    answer = page.request.post(
        f"{server.url}/_martlet/pages/{address}/events", data=body, headers={"Content-Type": "application/json"}
    )
    assert answer.status == 404
    assert answer.headers["content-type"].startswith("application/problem+json")
    validate(answer.json(), "problem")


def test_the_page_is_complete_without_a_script(server, browser_context):
    page = browser_context(java_script_enabled=False).new_page()
    page.goto(server.url + "/counter")
    expect_number(page, "#count", 0)


def test_an_ordinary_page_loads_one_small_script(server, browser_context):
    """All JavaScript that an ordinary page loads is at most 8 KB as it is served, in one request."""
    page = browser_context().new_page()
    scripts = []
    page.on("request", lambda request: request.resource_type == "script" and scripts.append(request.url))
    page.goto(server.url + "/counter")
    page.wait_for_selector("html[data-martlet=live]")
    page.click("#inc")
    expect_number(page, "#count", 1)
    [script] = scripts
    request = urllib.request.Request(script, headers={"Accept-Encoding": "gzip"})
    with urllib.request.urlopen(request) as answer:
        assert answer.headers["Content-Encoding"] == "gzip"
        assert "immutable" in answer.headers["Cache-Control"]
        assert len(answer.read()) <= 8 * 1024


def test_sigterm_ends_it_cleanly_with_a_page_open(tmp_path, chromium, browser_context):
    gallery = Gallery(tmp_path / "log")
    try:
        gallery.wait_until_healthy()
        page = browser_context().new_page()
        page.goto(gallery.url + "/ticker")
        page.wait_for_selector("html[data-martlet=live]")
    finally:
        code = gallery.end()
    assert code == 0, gallery.log()
