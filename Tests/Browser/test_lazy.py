"""Lists that hold only the rows near what the visitor sees (docs/protocol.md, "Lazy lists")."""

import json

import pytest

from sampling import TAKES_EVERYTHING

ROWS = ".m-list > li:not(.m-rows)"


def window(page):
    return page.locator(".m-list > [data-rows*='/']").get_attribute("data-rows")


def scroll(page, place):
    """Scrolls and waits until every row in sight is there."""
    page.evaluate("place => scrollTo(0, place)", place)
    page.wait_for_function(SEEN)


# The visible part of the list holds rows, not spaces.
SEEN = """() => {
  const [leading, trailing] = document.querySelectorAll(".m-list > .m-rows");
  const top = leading.matches(".m-empty") ? -Infinity : leading.getBoundingClientRect().bottom;
  const bottom = trailing.matches(".m-empty") ? Infinity : trailing.getBoundingClientRect().top;
  return top <= 0 && bottom >= innerHeight;
}"""


def visible(page):
    return page.evaluate(
        """selector => [...document.querySelectorAll(selector)].filter(row => {
             const box = row.getBoundingClientRect();
             return box.bottom > 0 && box.top < innerHeight;
           }).map(row => row.innerText.split("\\n")[0])""",
        ROWS,
    )


@pytest.fixture
def lazy(page_at):
    page = page_at("/lazy")
    page.wait_for_function("() => document.querySelector('.m-list > .m-rows[style*=block-size]')")
    return page


def test_rows_come_as_the_visitor_scrolls(lazy):
    assert window(lazy) == "0-59/100000"
    height = lazy.evaluate("document.documentElement.scrollHeight")
    assert height > 100_000 * 30
    scroll(lazy, 3000)
    assert len(visible(lazy)) > 8
    scroll(lazy, height / 2)
    middle = int(visible(lazy)[0].removeprefix("Row ").replace(",", ""))
    assert 49_000 < middle < 51_000
    scroll(lazy, height)
    assert visible(lazy)[-1] == "Row 99,999"
    assert lazy.locator(ROWS).count() < 150
    assert lazy.locator("html[data-martlet-mismatch]").count() == 0


def test_a_row_keeps_its_state_out_of_sight(lazy):
    lazy.locator(ROWS).nth(3).get_by_role("button").click()
    lazy.get_by_text("1 ★").wait_for()
    scroll(lazy, 1_000_000)
    assert lazy.get_by_text("★").count() == 0
    scroll(lazy, 0)
    lazy.get_by_text("1 ★").wait_for()


def test_what_is_seen_stays_in_its_place(lazy):
    scroll(lazy, 60_000)
    lazy.wait_for_timeout(400)
    places = """() => Object.fromEntries([...document.querySelectorAll('.m-list > li:not(.m-rows)')].map(row =>
        [row.innerText.split("\\n")[0], row.getBoundingClientRect().top + scrollY]))"""
    before = lazy.evaluate(places)
    for _ in range(12):
        lazy.mouse.wheel(0, 90)
        lazy.wait_for_timeout(60)
    lazy.wait_for_timeout(400)
    after = lazy.evaluate(places)
    shared = before.keys() & after.keys()
    assert shared
    for row in shared:
        assert abs(before[row] - after[row]) < 30, row


def test_back_comes_to_the_same_rows(lazy):
    scroll(lazy, 200_000)
    lazy.wait_for_timeout(300)
    seen = visible(lazy)
    lazy.locator("a[href='/']").evaluate("link => link.click()")
    lazy.wait_for_url("**/")
    lazy.go_back()
    # The browser scrolls to the former place when the list has its height, and the rows of that place come after that.
    texts = "selector => [...document.querySelectorAll(selector)].map((row) => row.innerText.split('\\n')[0])"
    lazy.wait_for_function(f"([selector, seen]) => ({texts})(selector).some((text) => seen.includes(text))", arg=[ROWS, seen])
    lazy.wait_for_function(SEEN)
    assert set(visible(lazy)) & set(seen)


def test_a_reader_without_javascript_gets_pages_of_rows(browser_context, server):
    page = browser_context(java_script_enabled=False).new_page()
    page.goto(f"{server.url}/lazy")
    assert page.locator(ROWS).count() == 60
    assert not page.locator(".m-list").get_by_role("button", name="Previous").is_visible()
    page.locator(".m-list").get_by_role("button", name="Next").click()
    assert page.locator(ROWS).first.inner_text().startswith("Row 60")
    page.locator(".m-list").get_by_role("button", name="Previous").click()
    assert page.locator(ROWS).first.inner_text().startswith("Row 0")


def test_a_program_scrolls_to_a_row(lazy):
    lazy.fill("#target", "70000")
    lazy.click("#go")
    # The rows around it come after it, and move it.
    lazy.wait_for_function(
        """selector => [...document.querySelectorAll(selector)].some(row => {
             const { top, bottom } = row.getBoundingClientRect();
             return row.innerText.startsWith("Row 70,000") && 300 < (top + bottom) / 2 && (top + bottom) / 2 < 550;
           })""",
        arg=ROWS,
    )
    lazy.wait_for_function(SEEN)


def test_where_the_visitor_was_before_is_not_reported(lazy):
    """Such a report would take the rows away to which the program has scrolled, and a press on one of them would be refused."""
    reports = []

    def note(request):
        if request.url.endswith("/events"):
            events = json.loads(request.post_data or "{}").get("events", [])
            reports.extend(int(event["value"].split("-")[0]) for event in events if event["type"] == "rows")

    lazy.on("request", note)
    for target in (70_000, 20_000, 40_000, 90_000):
        lazy.wait_for_timeout(200)  # a report less than 120 milliseconds after another would wait
        reports.clear()
        lazy.evaluate(
            """target => {
              const field = document.querySelector("#target");
              field.value = target;
              field.dispatchEvent(new Event("input", { bubbles: true }));
              document.querySelector("#go").click();
            }""",
            str(target),
        )
        lazy.locator(ROWS).filter(has_text=f"Row {target:,}\n").wait_for()
        lazy.wait_for_function(SEEN)
        lazy.wait_for_timeout(200)
        assert all(abs(report - target) < 200 for report in reports), (target, reports)


def test_a_report_that_crosses_the_programs_scrolling_is_out_of_date(lazy):
    for target in (70_000, 20_000, 40_000):
        lazy.fill("#target", str(target))  # the browser scrolls to the field, and the report of that waits
        lazy.click("#go")
        lazy.locator(ROWS).filter(has_text=f"Row {target:,}\n").wait_for()
        lazy.wait_for_function(SEEN)


def test_a_position_is_followed_and_set(lazy):
    cards = lazy.locator("#cards")
    cards.evaluate("view => view.scrollTo(3000, 0)")
    lazy.wait_for_function("() => !/Card 0$/.test(document.getElementById('card').innerText)")
    first = int(lazy.locator("#card").inner_text().removeprefix("Card "))
    assert 18 < first < 28
    lazy.click("#last-card")
    # The last card cannot come to the left edge, so another is the first in the end.
    lazy.wait_for_function("() => /Card 99\\d$/.test(document.getElementById('card').innerText)")
    lazy.wait_for_function(
        "() => [...document.querySelectorAll('#cards span')].some(card => card.innerText === '999'"
        " && card.getBoundingClientRect().right <= innerWidth)"
    )
    assert lazy.evaluate("document.documentElement.scrollWidth") <= 390


@pytest.mark.parametrize("kind", ["firefox", "webkit"])
def test_other_browsers_get_the_rows_that_they_need(server, visitor, kind):
    tab = visitor(kind).tab()
    tab.open(f"{server.url}/lazy")
    tab.wait_until("!!document.querySelector('.m-list > .m-rows[style*=block-size]')")
    first = "document.querySelector('.m-list > li:not(.m-rows)').innerText.split('\\n')[0]"
    for place in (3_000, 1_000_000, 1_003_000, 0):
        tab.evaluate(f"void scrollTo(0, {place})")
        tab.wait_until(f"({SEEN})()")
    assert tab.evaluate(first) == "Row 0"
    # What is seen stays in its place while rows come before and behind it.
    tab.evaluate("void scrollTo(0, 1000000)")
    tab.wait_until(f"({SEEN})()")
    middle = "document.elementFromPoint(innerWidth / 2, innerHeight / 2).closest('li')"
    tab.evaluate(f"void (window.seen = {middle}, window.place = seen.getBoundingClientRect().top + scrollY)")
    tab.evaluate("void scrollBy(0, 600)")
    tab.wait_until(f"({SEEN})() && seen.isConnected")
    assert abs(tab.evaluate("seen.getBoundingClientRect().top + scrollY - place")) < 30


# WebKit without a screen draws every ten to twenty seconds, and less often on a busy machine.
@pytest.mark.parametrize("kind", ["chromium", "firefox", *(["webkit"] if TAKES_EVERYTHING else [])])
def test_a_program_scrolls_to_a_row_in_every_browser(server, visitor, kind):
    tab = visitor(kind).tab()
    tab.open(f"{server.url}/evaluation/lazy-list")
    tab.wait_until("document.documentElement.dataset.martlet === 'live' && !!document.querySelector('.m-rows[style*=block-size]')")
    for button, row in (("Middle", "Row 50,000"), ("First", "Row 1"), ("Last", "Row 100,000")):
        tab.evaluate(f"void [...document.querySelectorAll('button')].find((button) => button.textContent.trim() === '{button}').click()")
        tab.wait_until(
            f"""(() => {{
                const row = [...document.querySelectorAll("main *")].find((element) => !element.childElementCount && element.textContent === "{row}");
                const box = row?.getBoundingClientRect(), around = row?.closest(".m-scroll")?.getBoundingClientRect();
                return !!row && box.top >= around.top - 1 && box.bottom <= around.bottom + 1;
            }})()""",
            seconds=60,
        )
