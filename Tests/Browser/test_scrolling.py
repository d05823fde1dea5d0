"""Scroll views that tell where they are, and that the program scrolls (Tests/TrialProgram/ScrollingPage.swift)."""

import json
import re

import pytest
from playwright.sync_api import expect

from conftest import PHONE, Gallery
from posts import COUNT_POSTS, until_quiet
from sampling import TAKES_EVERYTHING


class Trial(Gallery):
    name = "TrialProgram"


@pytest.fixture(scope="module")
def trial(tmp_path_factory):
    program = Trial(tmp_path_factory.mktemp("trial") / "log", MARTLET_DEVELOPMENT="1")
    program.wait_until_healthy()
    yield program
    program.end()


@pytest.fixture
def scrolling(trial, browser_context):
    """Opens a page of a scroll view, waits until it has told what it has to tell, and records its events from then on."""

    def opened(path="/scrolling", **options):
        page = browser_context(viewport=PHONE, **options).new_page()
        page.add_init_script(COUNT_POSTS)
        page.goto(trial.url + path)
        page.wait_for_selector("html[data-martlet=live]")
        expect(page.locator("#changes")).to_have_text("1 changes")
        until_quiet(page)
        page.events = []

        def record(request):
            if request.url.endswith("/events"):
                page.events += json.loads(request.post_data)["events"]

        page.on("request", record)
        return page

    return opened


def text(page, name, expected):
    expect(page.locator(f"#{name}")).to_have_text(expected)


def top(page, place="view"):
    return page.evaluate(f"() => document.getElementById('{place}').scrollTop")


def wheel(page, way):
    page.locator("#view").hover()
    page.mouse.wheel(0, way)


def test_the_geometry_is_told_at_the_beginning(scrolling):
    page = scrolling()
    text(page, "band", "band 0")
    text(page, "end", "not at the end")
    text(page, "phases", "")
    text(page, "seen", "0 1 2 3 4 5")
    text(page, "place", "no view, top, program")
    assert top(page) == 0


def test_the_visitor_scrolls(scrolling):
    page = scrolling()
    wheel(page, 720)
    text(page, "band", "band 7")
    text(page, "seen", "14 15 16 17 18 19")
    text(page, "place", "14, no edge, visitor")
    text(page, "phases", "interacting idle")
    wheel(page, 10_000)
    text(page, "end", "at the end")
    text(page, "phases", "interacting idle interacting idle")


def test_the_program_scrolls(scrolling):
    page = scrolling()
    page.click("#bottom")
    text(page, "end", "at the end")
    text(page, "place", "no view, bottom, program")
    assert top(page) == 40 * 50 - 300
    text(page, "phases", "animating idle")
    page.click("#y")
    text(page, "band", "band 3")
    assert top(page) == 333
    page.click("#row")
    text(page, "band", "band 10")
    text(page, "place", "20, no edge, program")
    # Asking for the same again scrolls again.
    wheel(page, -200)
    text(page, "place", re.compile("visitor"))
    page.click("#row")
    text(page, "place", "20, no edge, program")
    until_quiet(page)
    assert top(page) == 1000


def test_with_animation_it_scrolls_smoothly(scrolling):
    page = scrolling()
    page.click("#bottom")
    text(page, "end", "at the end")
    until_quiet(page)
    page.evaluate("""() => {
        window.tops = new Set();
        const view = document.getElementById("view");
        view.addEventListener("scroll", () => tops.add(view.scrollTop));
    }""")
    page.click("#top")
    text(page, "band", "band 0")
    assert page.evaluate("tops.size") > 3
    text(page, "place", "no view, top, program")
    expect(page.locator("#phases")).to_have_text(re.compile("animating idle$"))


def test_an_animation_of_a_busy_browser_is_not_the_visitor(scrolling):
    page = scrolling()
    page.click("#bottom")
    text(page, "end", "at the end")
    until_quiet(page)
    page.evaluate("""() => document.getElementById("view").addEventListener("scroll", () => {
        const until = performance.now() + 300;
        while (performance.now() < until);
    })""")
    page.click("#top")
    text(page, "band", "band 0")
    text(page, "place", "no view, top, program")
    expect(page.locator("#phases")).to_have_text(re.compile("^(animating idle ?)+$"))


def test_reports_are_few(scrolling):
    page = scrolling()
    page.locator("#view").hover()
    started = page.evaluate("performance.now()")
    for _ in range(60):
        page.mouse.wheel(0, 20)
    text(page, "band", "band 12")
    until_quiet(page)
    elapsed = page.evaluate("performance.now()") - started
    told = [event for event in page.events if isinstance(event["value"], list) and event["value"][0] == 0]
    assert len(told) <= 4 + elapsed / 100, told
    # Nothing is told while nothing changes.
    before = len(page.events)
    page.click("#changes")
    until_quiet(page, 800)
    assert len(page.events) == before, page.events[before:]


def test_longer_content_is_told(scrolling):
    page = scrolling()
    page.click("#bottom")
    text(page, "end", "at the end")
    page.click("#more")
    text(page, "end", "not at the end")
    page.click("#bottom")
    text(page, "end", "at the end")
    text(page, "seen", "44 45 46 47 48 49")


def test_a_view_is_seen(scrolling):
    page = scrolling("/scrolling/page")
    text(page, "isFilm", "no film")
    page.evaluate("document.getElementById('film').scrollIntoView()")
    text(page, "isFilm", "film")
    page.evaluate("scrollTo(0, 0)")
    text(page, "isFilm", "no film")


def test_the_page_scrolls_in_the_place_of_a_scroll_view(scrolling):
    page = scrolling("/scrolling/page")
    start = page.evaluate("document.getElementById('view').getBoundingClientRect().top + scrollY")
    page.mouse.move(200, 400)
    page.mouse.wheel(0, start + 520)
    text(page, "band", "band 5")
    text(page, "place", "10, no edge, visitor")
    text(page, "end", "not at the end")
    page.evaluate("scrollTo(0, 0)")
    text(page, "band", "band 0")
    page.click("#bottom")
    text(page, "end", "at the end")
    page.evaluate("scrollTo(0, 0)")
    page.click("#y")
    text(page, "band", "band 3")
    until_quiet(page)
    assert abs(page.evaluate("scrollY") - start - 333) <= 1
    page.evaluate("document.getElementById('top').click()")
    page.wait_for_function("() => scrollY === 0")


def test_a_finger_scrolls_and_lets_go(scrolling):
    page = scrolling(has_touch=True)
    session = page.context.new_cdp_session(page)
    box = page.locator("#view").bounding_box()
    x, y = box["x"] + 100, box["y"] + 250
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for step in range(1, 11):
        session.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": x, "y": y - 20 * step}]})
    text(page, "phases", "interacting")
    # A finger that rests holds the content.
    page.wait_for_timeout(400)
    text(page, "phases", "interacting")
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    text(page, "phases", re.compile("^interacting (decelerating )?idle$"))
    text(page, "place", re.compile("visitor"))


def test_from_right_to_left(scrolling):
    page = scrolling()
    page.evaluate("document.documentElement.dir = 'rtl'")
    wheel(page, 720)
    text(page, "band", "band 7")
    text(page, "place", "14, no edge, visitor")


@pytest.mark.parametrize("kind", ["chromium-page-cache", *(["firefox", "webkit"] if TAKES_EVERYTHING else [])])
def test_in_every_browser(trial, visitor, kind):
    tab = visitor(kind).tab()
    tab.open(f"{trial.url}/scrolling")
    tab.wait_until("document.documentElement.dataset.martlet === 'live' && document.getElementById('changes').textContent === '1 changes'")
    for number, (button, band) in enumerate([("bottom", 17), ("y", 3), ("row", 10)], 1):
        tab.evaluate(f"void document.getElementById('{button}').click()")
        tab.wait_until(f"document.getElementById('band').textContent === 'band {band}'", seconds=60)
        # What scrolls before the program's scrolling has come to rest counts as that; and where the content is may be told first.
        phases = " ".join(["animating idle"] * number)
        tab.wait_until(f"document.getElementById('phases').textContent === '{phases}'", seconds=60)
    tab.evaluate("void (document.getElementById('view').scrollTop = 500)")
    tab.wait_until("document.getElementById('place').textContent === '10, no edge, visitor'", seconds=60)
    tab.wait_until("document.getElementById('seen').textContent === '10 11 12 13 14 15'", seconds=60)
    tab.wait_until("document.getElementById('phases').textContent.endsWith('interacting idle')", seconds=60)


def test_without_a_script_it_is_a_scroll_view(trial, browser_context):
    page = browser_context(viewport=PHONE, java_script_enabled=False).new_page()
    page.goto(trial.url + "/scrolling")
    text(page, "place", "no view, top, program")
    box = page.locator("#view").bounding_box()
    assert box["height"] == 300
    page.locator("#r39").scroll_into_view_if_needed()
    expect(page.locator("#r39")).to_be_in_viewport()
    page.click("#bottom")
    text(page, "place", "no view, bottom, program")


def test_an_ordinary_page_does_not_load_the_module(trial, browser_context):
    page = browser_context().new_page()
    loaded = []
    page.on("request", lambda request: loaded.append(request.url))
    page.goto(trial.url + "/edges")
    page.wait_for_selector("html[data-martlet=live]")
    until = page.evaluate("new Promise(done => setTimeout(() => done(true), 300))")
    assert until and not any("martlet-scroll" in url for url in loaded), loaded


@pytest.mark.parametrize("value", [[0], [0, 9] + [0] * 10, [1, 2], [2, 1], [3, -1], "x"])
def test_a_wrong_report_is_answered_as_others_are(scrolling, value):
    page = scrolling()
    answers = page.evaluate(
        """async ([value, wrong]) => {
            const name = document.querySelector("meta[name=martlet-page]").content;
            const number = document.getElementById("view").martlet;
            const post = async (value) => (await fetch(`/_martlet/pages/${name}/events`, {
                method: "POST", headers: { "Content-Type": "application/json" },
                body: JSON.stringify({ events: [{ target: number, type: "scroll", value }] }),
            })).status;
            return [await post(value), await post([0, 0, 0, 510, 390, 2000, 390, 300, 0, 0, 0, 0])];
        }""",
        [value, None],
    )
    assert answers[1] == 204
    assert answers[0] in (204, 400) if value == "x" else answers[0] == 400
    text(page, "band", "band 5")
