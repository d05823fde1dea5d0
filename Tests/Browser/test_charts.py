"""Charts are as wide as their space on every screen, with texts that do not cover one another, also without a script."""

import re

import pytest
from playwright.sync_api import expect

from conftest import DESKTOP, PHONE
from posts import until_quiet
from test_gallery_programs import expect_accessible

PATH = "/charts"

# The boxes of what is drawn of each chart: its plot, and its labels by axis.
BOXES = """() => [...document.querySelectorAll(".m-plot:not(:has(.m-pie, .m-choices))")].map((plot) => {
    const box = ({ left, right, top, bottom }) => ({ left, right, top, bottom });
    const chart = (plot.closest(".m-scrolled") ?? plot).parentElement;
    const labels = (axis) => [...chart.querySelectorAll(axis + " > *")].map((each) => box(each.getBoundingClientRect()));
    return { plot: box(plot.getBoundingClientRect()), x: labels(".m-axis-x"), y: labels(".m-axis-y") };
})"""


def overlaps(boxes, first, last):
    boxes = sorted(boxes, key=lambda box: box[first])
    return [(one, other) for one, other in zip(boxes, boxes[1:]) if other[first] < one[last] - 0.5]


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_charts_fit_their_space(page_at, viewport, scheme):
    page = page_at(PATH, viewport=viewport, color_scheme=scheme)
    assert page.evaluate("document.documentElement.scrollWidth") <= viewport["width"]
    charts = page.evaluate(BOXES)
    assert len(charts) == 13
    for chart in charts:
        plot = chart["plot"]
        assert plot["right"] - plot["left"] > viewport["width"] / 2 and plot["bottom"] - plot["top"] > 100
        assert chart["x"] and chart["y"]
        assert overlaps(chart["x"], "left", "right") == [] and overlaps(chart["y"], "top", "bottom") == []
        for label in chart["x"]:
            assert plot["left"] - 1 <= label["left"] and label["right"] <= plot["right"] + 1
        for label in chart["y"]:
            middle = (label["top"] + label["bottom"]) / 2
            assert plot["top"] - 1 <= middle <= plot["bottom"] + 1
    expect_accessible(page)


def test_a_bar_is_as_high_as_its_label(page_at):
    """The first chart has 31, 24 and 12 one on the other: 67 of 100."""
    page = page_at(PATH, viewport=DESKTOP)
    svg = page.locator(".m-plot > svg").first.bounding_box()
    labels = page.locator(".m-axis-y").first.locator("> *")
    middle = {label.inner_text(): label.bounding_box() for label in labels.all()}
    for text in ("0", "100"):
        box = middle[text]
        end = svg["y"] + svg["height"] * (0 if text == "100" else 1)
        assert abs(box["y"] + box["height"] / 2 - end) < 1
    bars = page.evaluate("""() => [...document.querySelectorAll(".m-plot")][0].querySelectorAll("path")[3].getBoundingClientRect().top""")
    assert bars == pytest.approx(svg["y"] + svg["height"] * 0.15, abs=1)  # South: 18, 42 and 25


def test_a_chart_is_read_as_a_table(page_at):
    page = page_at(PATH, viewport=DESKTOP)
    table = page.get_by_role("table").first
    expect(table.get_by_role("columnheader")).to_have_text(["Fruit", "Shop", "Sold"])
    expect(table.get_by_role("row").nth(1)).to_have_text("ApplesNorth31")
    expect(page.get_by_role("listitem").filter(has_text="Apples").first).to_be_visible()


@pytest.mark.parametrize("kind", ["firefox", "webkit"])
def test_other_browsers_place_labels_alike(server, visitor, kind):
    tab = visitor(kind).tab()
    tab.open(f"{server.url}{PATH}")
    tab.wait_until("document.readyState === 'complete'")
    for chart in tab.evaluate(f"({BOXES})()"):
        plot = chart["plot"]
        assert plot["bottom"] - plot["top"] > 100
        middles = [(label["top"] + label["bottom"]) / 2 for label in chart["y"]]
        assert all(plot["top"] - 1 <= middle <= plot["bottom"] + 1 for middle in middles)
        assert max(middles) - min(middles) > (plot["bottom"] - plot["top"]) / 2
        assert overlaps(chart["x"], "left", "right") == []


def test_a_circle_is_one_in_its_space(page_at):
    for viewport in (PHONE, DESKTOP):
        pie = page_at(PATH, viewport=viewport).locator(".m-pie > svg").first
        box = pie.bounding_box()
        assert box["width"] == pytest.approx(box["height"], abs=1) and box["width"] > 100


def test_a_value_is_chosen_by_pointer_and_by_keyboard(page_at):
    page = page_at(PATH, viewport=DESKTOP)
    north, west = (page.get_by_role("button", name=name, exact=True) for name in ("North", "West"))
    north.click()
    expect(page.get_by_text("Chosen: North")).to_be_visible()
    expect(north).to_have_attribute("aria-pressed", "true")
    # A button is over the bar of its value.
    plot = page.locator(".m-plot:has(+ .m-choices)").first.bounding_box()
    box = west.bounding_box()
    assert box["height"] == pytest.approx(plot["height"], abs=1)
    assert box["x"] + box["width"] == pytest.approx(plot["x"] + plot["width"], abs=1)
    west.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text("Chosen: West")).to_be_visible()
    expect_accessible(page)


def test_a_range_is_chosen_by_pointer_and_by_keyboard(page_at):
    page = page_at(PATH, viewport=PHONE)
    hours = page.locator(".m-choices").filter(has=page.get_by_role("button", name="7", exact=True)).get_by_role("button")
    hours.nth(5).click()
    expect(page.get_by_text("8 visitors")).to_be_visible()
    hours.nth(2).focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text("43 visitors")).to_be_visible()
    expect(hours.and_(page.locator("[aria-pressed=true]"))).to_have_text(["2", "3", "4", "5"])
    expect_accessible(page)
    hours.nth(7).click()
    expect(page.get_by_text("4 visitors", exact=True)).to_be_visible()
    hours.nth(7).click()
    expect(page.get_by_text("Press the first hour, and then the last")).to_be_visible()


def test_a_view_over_the_plot_knows_where_values_are(page_at):
    """A press in the middle of 24 hours marks the twelfth, with a line where it was pressed."""
    page = page_at(PATH, viewport=DESKTOP)
    over = page.locator(".m-over").first
    over.scroll_into_view_if_needed()
    box = over.bounding_box()
    plot = page.locator(".m-plot:has(+ .m-over)").bounding_box()
    assert box == pytest.approx(plot, abs=1)
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.get_by_text("Hour 12 is marked")).to_be_visible()
    line = page.locator("[id='marked hour']").bounding_box()
    assert line["x"] + 1 == pytest.approx(box["x"] + box["width"] / 2, abs=1)
    assert line["height"] == pytest.approx(box["height"], abs=1)
    expect_accessible(page)


def test_a_part_of_a_circle_is_chosen(page_at):
    page = page_at(PATH, viewport=DESKTOP)
    chart = page.locator(".m-chart, div").filter(has=page.locator("[id='chosen part']")).last
    for name in ("Apples", "Plums"):
        chart.get_by_role("button", name=name, exact=True).focus()
        page.keyboard.press("Enter")
        expect(page.locator("[id='chosen part']")).to_have_text(f"Chosen: {name}")
    expect_accessible(page)


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_a_plot_is_scrolled_to_a_value_and_tells_where_it_is(page_at, viewport, direction):
    page = page_at(PATH, viewport=viewport)
    page.evaluate("direction => document.documentElement.dir = direction", direction)
    scroller = page.locator(".m-scroller")
    start = "plot => (plot.scrollLeft + (plot.matches(':dir(rtl)') ? plot.scrollWidth - plot.clientWidth : 0)) / plot.scrollWidth"
    page.get_by_role("button", name="To day 30").click()
    page.wait_for_function(f"() => Math.abs(({start})(document.querySelector('.m-scroller')) - 0.5) < 0.02")
    expect(page.locator("[id='first day']")).to_have_text("From day 30")
    scroller.evaluate("plot => plot.scrollBy(-plot.scrollWidth / 4, 0)")
    expect(page.locator("[id='first day']")).to_have_text(re.compile("From day 1[456]"))
    # The answer does not scroll it.
    until_quiet(page)
    assert scroller.evaluate(start) == pytest.approx(0.25, abs=0.02)


@pytest.mark.parametrize("kind", ["chromium", "firefox", "webkit"])
def test_a_plot_is_scrolled_beside_its_axis(server, visitor, kind):
    """60 days of which 15 are visible, in the rows of the axis beside them; the labels below go along."""
    tab = visitor(kind).tab()
    tab.open(f"{server.url}{PATH}")
    tab.wait_until("document.readyState === 'complete'")
    seen = tab.evaluate("""(() => {
        const scroller = document.querySelector(".m-scroller"), box = (one) => {
            const { left, right, top, bottom } = one.getBoundingClientRect();
            return { left, right, top, bottom };
        };
        const [plot, labels] = [scroller.querySelector(".m-plot"), scroller.querySelector(".m-axis-x")];
        const axis = scroller.parentElement.parentElement.querySelector(".m-axis-y");
        const before = [plot, labels, axis].map(box);
        scroller.scrollLeft += 200;
        return { before, after: [plot, labels, axis].map(box), scroller: box(scroller),
            wide: scroller.scrollWidth / scroller.clientWidth };
    })()""")
    assert seen["wide"] == pytest.approx(4, abs=0.01)
    (plot, labels, axis), after = seen["before"], seen["after"]
    assert plot["top"] == pytest.approx(axis["top"], abs=1) and plot["bottom"] == pytest.approx(axis["bottom"], abs=1)
    assert plot["bottom"] - plot["top"] > 100 and labels["top"] >= plot["bottom"] - 1
    assert labels["bottom"] <= seen["scroller"]["bottom"] + 1
    assert after[0]["left"] == pytest.approx(plot["left"] - 200, abs=1)
    assert after[1]["left"] == pytest.approx(labels["left"] - 200, abs=1)
    assert after[2] == axis
