"""Bad networks as a browser meets them: cuts, delays, duplicates, lost responses, buffering proxies, latency."""

import random
import re
from html.parser import HTMLParser

import pytest
from playwright.sync_api import expect

from fault_proxy import FaultProxy
from sampling import sample

VOID = {"input", "br", "hr", "img", "meta", "link"}


@pytest.fixture
def proxy(server):
    proxy = FaultProxy(server.port)
    yield proxy
    proxy.close()


class Outline(HTMLParser):
    """What a page's HTML shows: its elements with their identifiers, classes and texts, in order."""

    def __init__(self, html):
        super().__init__()
        self.lines = []
        self.is_inside = False
        self.feed(html)

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        if self.is_inside:
            classes = " ".join(sorted((attributes.get("class") or "").split()))
            self.lines.append(f"<{tag} {attributes.get('id') or ''} {classes}")
        self.is_inside = self.is_inside or attributes.get("id") == "martlet"

    def handle_endtag(self, tag):
        self.is_inside = self.is_inside and tag != "main"

    def handle_data(self, data):
        if self.is_inside and data:
            self.lines.append(data)


def shown(page):
    return Outline(page.evaluate("document.getElementById('martlet').outerHTML")).lines


def fresh(page):
    """The page as the server renders it now."""
    identifier = page.evaluate("document.querySelector('meta[name=martlet-page]').content")
    return Outline(page.context.request.get(f"{page.url}?_page={identifier}").text()).lines


def settle(page, proxy):
    """Repairs the network, and waits until the page has caught up."""
    proxy.random = None
    proxy.cut_streams()
    page.wait_for_selector("html[data-martlet=live][data-martlet-queued='0']:not([data-martlet-waiting])", timeout=30_000)


def expect_fresh(page):
    for _ in range(100):
        if shown(page) == fresh(page):
            return
        page.wait_for_timeout(100)
    assert shown(page) == fresh(page)


def open_page(proxy, browser_context, path):
    page = browser_context().new_page()
    # A tenth of the time between two attempts: many faults in a short time.
    page.add_init_script("{ const random = Math.random; Math.random = () => random() / 10; }")
    page.goto(proxy.url + path)
    page.wait_for_selector("html[data-martlet=live]")
    page.evaluate("window.isSamePage = true")
    return page


@pytest.mark.parametrize("seed", sample(range(10), 1, "presses on a bad network"))
def test_every_press_counts_once_on_a_bad_network(proxy, browser_context, seed):
    page = open_page(proxy, browser_context, "/counter")
    choice = random.Random(seed)
    proxy.random = random.Random(1_000 + seed)
    count = 0
    for _ in range(25):
        button, amount = choice.choice([("#inc", 1), ("#inc", 1), ("#dec", -1)])
        page.click(button)
        count += amount
        page.wait_for_timeout(choice.uniform(0, 60))
    assert proxy.faults > 0
    settle(page, proxy)
    expect(page.locator("#count")).to_have_text(f"Count: {count}", timeout=30_000)
    expect_fresh(page)
    assert page.evaluate("window.isSamePage"), "the page was reloaded"


@pytest.mark.parametrize("seed", sample(range(10), 1, "tables on a bad network"))
def test_a_table_is_as_the_server_has_it_after_a_bad_network(proxy, browser_context, seed):
    page = open_page(proxy, browser_context, "/rows")
    choice = random.Random(seed)
    page.click("#run")
    expect(page.locator("#tbody tr")).to_have_count(1_000)
    proxy.random = random.Random(2_000 + seed)
    for _ in range(12):
        page.evaluate(
            """(action) => {
                const rows = document.querySelectorAll("#tbody tr");
                const row = rows[Math.floor(action.at * rows.length)];
                if (action.name === "select") row?.querySelectorAll("a")[0]?.click();
                else if (action.name === "remove") row?.querySelectorAll("a")[1]?.click();
                else document.getElementById(action.name).click();
            }""",
            {"name": choice.choice(["update", "swaprows", "select", "select", "remove", "remove"]), "at": choice.random()},
        )
        page.wait_for_timeout(choice.uniform(0, 120))
    settle(page, proxy)
    expect_fresh(page)
    assert page.evaluate("window.isSamePage"), "the page was reloaded"


def test_where_a_proxy_keeps_streams_back_long_polls_take_over(proxy, browser_context):
    proxy.is_buffering = True
    page = browser_context().new_page()
    page.goto(f"{proxy.url}/counter")
    page.evaluate("window.isSamePage = true")
    page.click("#inc")
    expect(page.locator("#count")).to_have_text("Count: 1", timeout=20_000)
    assert proxy.polls > 0
    for count in range(2, 8):
        page.click("#inc")
        expect(page.locator("#count")).to_have_text(f"Count: {count}")
    expect(page.locator("html")).to_have_attribute("data-martlet", "live")
    assert page.evaluate("window.isSamePage")


TEXT = "The quick brown fox jumps, 0123"


@pytest.mark.parametrize("field, shown", [("name", TEXT), ("code", TEXT.upper())])
def test_typing_with_latency_loses_and_reorders_nothing(proxy, browser_context, field, shown):
    """Types 10 keys a second into a bound text field, over a latency of 200 ms, while patches arrive. The second
    field's binding makes capitals, so that values also come back."""
    page = open_page(proxy, browser_context, "/controls")
    box = page.locator(f"#{field}")
    box.fill("")
    expect(page.locator(f"#{field}-shown")).not_to_contain_text(re.compile("[A-Z]{3}"))
    proxy.latency = 0.2, 0.1
    for position, key in enumerate(TEXT):
        page.keyboard.press("Space" if key == " " else key)
        assert box.input_value().upper() == TEXT[: position + 1].upper(), "what is typed is there at once"
        page.wait_for_timeout(100)
    expect(page.locator(f"#{field}-shown")).to_contain_text(shown, timeout=20_000)
    assert box.input_value() == shown
    assert box.evaluate("(box) => [box.selectionStart, box.selectionEnd]") == [len(TEXT), len(TEXT)]
    assert page.evaluate("window.isSamePage")
