"""Views that depend on the browser's sizes: reports, positions, size classes, and layouts of a program's own."""

import math
import re

import pytest
from playwright.sync_api import expect

from conftest import DESKTOP, PHONE
from posts import until_quiet
from sampling import sample


@pytest.fixture
def posts():
    """Records the posts of events from a page."""

    def record(page):
        found = []
        page.on("request", lambda request: found.append(request.post_data) if request.url.endswith("/events") else None)
        return found

    return record


def bar(page, size):
    expect(page.locator("#bar")).to_have_text(size)


def content_width(window):
    """The width of a page's content, in quarters of a pixel."""
    # In the gallery's frame, the list of pages stands beside the content of a wide window.
    padded = min(window, 1088) - 32 if window < 960 else min(window - 264 - 2 * min(max(32, 0.04 * window), 56), 1056)
    return round(4 * padded) / 4


def test_readers_follow_the_window(page_at):
    page = page_at("/sizes")
    bar(page, "358 × 160")
    expect(page.locator("#class")).to_have_text("compact")
    page.set_viewport_size(DESKTOP)
    bar(page, "913 × 160")
    expect(page.locator("#class")).to_have_text("regular")
    page.set_viewport_size({"width": 743, "height": 800})
    expect(page.locator("#class")).to_have_text("compact")
    page.set_viewport_size({"width": 744, "height": 800})
    expect(page.locator("#class")).to_have_text("regular")


def test_the_next_render_begins_with_the_last_sizes(page_at, server):
    page = page_at("/sizes")
    bar(page, "358 × 160")
    html = page.request.get(server.url + "/sizes").text()
    assert "358 × 160" in html and ">compact<" in html
    assert "896 × 800" not in html
    until_quiet(page)
    html = page.request.get(server.url + "/sizes").text()
    sizes = page.locator(".m-layout").evaluate_all("all => all.map(one => JSON.parse(one.dataset.layout).size)")
    written = re.findall(r"--m-layout-width:([\d.]+)px;--m-layout-height:([\d.]+)px", html)
    assert [[float(w), float(h)] for w, h in written] == sizes, "layouts begin with what was measured last"


def test_a_page_out_of_the_history_has_the_present_sizes(page_at, server):
    page = page_at("/sizes")
    bar(page, "358 × 160")
    page.goto(server.url + "/counter")
    page.set_viewport_size(DESKTOP)
    page.go_back()
    bar(page, "913 × 160")
    expect(page.locator("#class")).to_have_text("regular")


def test_a_window_that_is_dragged_causes_few_posts(page_at, posts):
    page = page_at("/sizes")
    bar(page, "358 × 160")
    found = posts(page)
    started = page.evaluate("performance.now()")
    for width in range(500, 540, 2):
        page.set_viewport_size({"width": width, "height": 844})
    bar(page, f"{math.floor(content_width(538))} × 160")
    elapsed = page.evaluate("performance.now()") - started
    assert len(found) <= 2 + elapsed / 200, found


def test_nothing_is_sent_when_nothing_changes(page_at, posts):
    page = page_at("/sizes")
    bar(page, "358 × 160")
    until_quiet(page)
    found = posts(page)
    page.click("#Left")
    expect(page.locator("#Left")).to_have_text("Left 1")
    until_quiet(page)
    assert [re.findall(r'"type":"(\w+)"', post) for post in found] == [["click"]], found


def test_an_ordinary_page_loads_no_more(page_at, browser_context, server):
    context = browser_context()
    loaded = []
    context.on("request", lambda request: loaded.append(request.url))
    page_at("/counter", context=context)
    assert any("martlet." in url for url in loaded)
    assert not any("martlet-sizes" in url or "martlet-layout" in url for url in loaded)


def test_a_position_in_a_scroll_view_follows_it(page_at):
    page = page_at("/sizes")
    expect(page.locator("#offset")).to_have_text("0 below the top")
    page.locator("#rows").evaluate("element => { (element.scrollHeight > element.clientHeight ? element : element.querySelector('.m-scroll')).scrollTop = 30 }")
    expect(page.locator("#offset")).to_have_text("-30 below the top")


def test_an_action_follows_a_text_that_becomes_wider(page_at):
    page = page_at("/sizes")
    for _ in range(2):
        text = page.locator("#text").bounding_box()["width"]
        expect(page.locator("#width")).to_have_text(re.compile(rf"^{math.floor(text + 0.125)} pixels wide"))
        page.click("#change")
        until_quiet(page)


def boxes(page, selector):
    """The boxes of elements in the layout around them."""
    return page.locator(selector).evaluate_all(
        """elements => elements.map(element => {
             const box = element.getBoundingClientRect();
             const around = element.closest(".m-layout").getBoundingClientRect();
             return [box.x - around.x, box.y - around.y, box.width, box.height];
           })"""
    )


def layout_of(page, selector):
    box = page.locator(".m-layout", has=page.locator(selector)).bounding_box()
    return box["width"], box["height"]


def layout_html(page):
    return page.locator(".m-layout", has=page.locator(".tag >> nth=0")).evaluate("element => element.outerHTML")


def flow(sizes, width, spacing=8):
    """Where `FlowLayout` puts views of these sizes."""
    x = y = height = 0
    places = []
    for w, h in sizes:
        if x and x + w > width:
            x, y, height = 0, y + height + spacing, 0
        places.append((x, y, w, h))
        x, height = x + w + spacing, max(height, h)
    return places


@pytest.mark.parametrize("width", sample([320, 390, 1280], 1, "widths of tags"))
def test_tags_wrap_as_the_layout_says(page_at, width):
    page = page_at("/sizes", viewport={"width": width, "height": 844})
    content = content_width(width)
    bar(page, f"{math.floor(content)} × 160")
    until_quiet(page)
    for count in (10, 11):
        # The browser reports sizes, and the layout follows.
        for _ in range(100):
            found = boxes(page, ".tag")
            expected = flow([(w, h) for _, _, w, h in found], content)
            height = max(y + h for _, y, _, h in expected)
            if len(found) == count and abs(layout_of(page, ".tag >> nth=0")[1] - height) <= 1:
                break
            page.wait_for_timeout(300)
        assert len(found) == count
        for box, place in zip(found, expected):
            assert box == pytest.approx(place, abs=0.5 * count), (box, place)
        assert layout_of(page, ".tag >> nth=0") == pytest.approx(
            (max(x + w for x, _, w, _ in expected), max(y + h for _, y, _, h in expected)), abs=1
        ), (found, page.evaluate("({ ...document.documentElement.dataset })"), layout_html(page))
        assert page.locator(".tag").first.evaluate("element => element.scrollHeight <= element.clientHeight + 1")
        page.click("#more")
        until_quiet(page)


@pytest.mark.parametrize("width", sample([320, 390, 1280], 1, "widths of hours"))
def test_hours_stand_on_a_circle(page_at, width):
    page = page_at("/sizes", viewport={"width": width, "height": 844})
    content = content_width(width)
    bar(page, f"{math.floor(content)} × 160")
    until_quiet(page)
    assert layout_of(page, ".hour >> nth=0") == pytest.approx((content, 200), abs=0.5)
    for hour, (x, y, w, h) in enumerate(boxes(page, ".hour"), 1):
        turn = 2 * math.pi * hour / 12
        center = (content / 2 + 80 * math.sin(turn), 100 - 80 * math.cos(turn))
        assert (x + w / 2, y + h / 2) == pytest.approx(center, abs=0.5), hour


def test_views_keep_their_state_in_another_stack(page_at):
    page = page_at("/sizes")
    page.click("#Left")
    expect(page.locator("#Left")).to_have_text("Left 1")
    page.locator("#Left").evaluate("element => { element.marked = true }")
    page.click("#switch")
    expect(page.locator("#switch")).to_have_text("As a row")
    left, right = (page.locator(name).bounding_box() for name in ("#Left", "#Right"))
    assert left["x"] == right["x"] and left["y"] < right["y"]
    expect(page.locator("#Left")).to_have_text("Left 1")
    assert page.locator("#Left").evaluate("element => element.marked"), "the same element"


def test_without_a_script_the_assumption_stays(browser_context, server):
    page = browser_context(java_script_enabled=False, extra_http_headers={"Sec-CH-UA-Mobile": "?1"}).new_page()
    page.goto(server.url + "/sizes")
    expect(page.locator("#class")).to_have_text("compact")
    bar(page, "358 × 844")
    assert page.locator(".tag").count() == 10
    assert PHONE["width"] == 390, "as assumed"
