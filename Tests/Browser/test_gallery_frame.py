"""The frame of the gallery's pages: the list with its search, the visitor's choices, panes, and the front page."""

import re

import pytest
from playwright.sync_api import expect

from conftest import DESKTOP, PHONE, keep_picture
from sampling import sample
from test_gallery_pages import settle
from wire import REPOSITORY


def background(page):
    return page.evaluate("getComputedStyle(document.documentElement).backgroundColor")


def accent(page):
    return page.locator(".shell").evaluate("element => getComputedStyle(element).getPropertyValue('--m-accent')")


def test_the_choices_hold_on_all_pages(page_at):
    page = page_at("/controls", viewport=DESKTOP, color_scheme="light")
    before = accent(page)
    page.get_by_role("button", name="Dark", exact=True).click()
    page.get_by_role("button", name="Accent: green").click()
    page.check("#gallery-right-to-left")
    expect(page.locator(".shell")).to_have_attribute("dir", "rtl")
    other = page_at("/styles", context=page.context)
    for shown in (page, other):
        assert background(shown) == "rgb(23, 23, 26)"
        assert accent(shown) != before
        expect(shown.locator(".shell")).to_have_attribute("dir", "rtl")
        expect(shown.get_by_role("button", name="Dark", exact=True)).to_have_attribute("aria-pressed", "true")
    # A choice changes the pages that are open, too.
    page.get_by_role("button", name="Auto", exact=True).click()
    page.uncheck("#gallery-right-to-left")
    expect(other.locator("html")).to_have_css("background-color", "rgb(255, 255, 255)")
    expect(other.locator(".shell")).not_to_have_attribute("dir", "rtl")


def test_the_search_filters_as_one_types(page_at):
    page = page_at("/controls", viewport=DESKTOP)
    search, links = page.locator("#gallery-search"), page.locator(".shell-list a")
    everything = links.count()
    search.press_sequentially("table rows")
    expect(links).to_have_text(["Tables", "Rows"])
    search.fill("")
    expect(links).to_have_count(everything)
    search.fill("no such page")
    expect(page.get_by_text("No page matches.")).to_be_visible()
    search.fill("security")
    links.first.click()
    page.wait_for_url("**/security")
    expect(page.get_by_role("heading", name="Security", exact=True)).to_be_visible()
    expect(page.locator(".shell-list a[aria-current=page]")).to_have_attribute("href", "/security")


def test_the_list_keeps_its_place_between_pages(page_at):
    page = page_at("/controls", viewport={"width": 1280, "height": 500})
    # The program scrolls to the page's own row first, and that is reported as well.
    page.wait_for_function("() => document.querySelector('.shell-scroll').scrollTop > 200")
    row = page.evaluate("""() => {
        const scroller = document.querySelector(".shell-scroll");
        const start = scroller.getBoundingClientRect().top - scroller.scrollTop;
        const rows = [...document.querySelectorAll(".shell-list > li")];
        return rows.find((row) => row.getBoundingClientRect().bottom > start + 201).martlet;
    }""")
    with page.expect_response(lambda response: f'"type":"scroll","value":{row}}}' in (response.request.post_data or "")):
        page.evaluate("document.querySelector('.shell-scroll').scrollTo(0, 200)")
    path = page.evaluate("""() => {
        const { top } = document.querySelector(".shell-scroll").getBoundingClientRect();
        const links = [...document.querySelectorAll(".shell-list a")];
        const link = links.filter((link) => link.getBoundingClientRect().top > top + 60)[0];
        link.click();
        return link.pathname;
    }""")
    page.wait_for_url("**" + path)
    page.wait_for_function("() => Math.abs(document.querySelector('.shell-scroll')?.scrollTop - 200) < 40")
    assert page.evaluate("scrollY") == 0


def test_the_list_shows_the_page_that_one_is_on(page_at):
    page = page_at("/security", viewport={"width": 1280, "height": 500})
    expect(page.locator(".shell-list a[aria-current=page]")).to_be_in_viewport()
    assert page.evaluate("scrollY") == 0


def test_previous_and_next_lead_through_all_pages(page_at):
    page = page_at("/controls", viewport=DESKTOP)
    page.locator("a[rel=next]").click()
    page.wait_for_url("**/control-styles")
    page.locator("a[rel=prev]").click()
    page.wait_for_url("**/controls")


def test_on_a_phone_the_list_is_a_menu(page_at):
    page = page_at("/controls", viewport=PHONE)
    heading = page.locator("h1")
    assert heading.bounding_box()["y"] < 200
    expect(page.locator("#gallery-search")).to_be_hidden()
    before = heading.bounding_box()
    page.get_by_role("button", name="Pages").click()
    expect(page.locator("#gallery-search")).to_be_visible()
    assert heading.bounding_box() == before
    page.keyboard.press("Escape")
    expect(page.locator("#gallery-search")).to_be_hidden()
    page.get_by_role("button", name="Pages").click()
    page.locator(".shell-list a[href='/styles']").click()
    page.wait_for_url("**/styles")
    expect(page.locator("#gallery-search")).to_be_hidden()


def test_the_menu_and_the_panes_work_without_a_script(browser_context, server):
    page = browser_context(java_script_enabled=False).new_page()
    page.goto(server.url + "/controls")
    expect(page.locator(".shell-listing")).to_have_count(0)
    page.get_by_role("button", name="Source", exact=True).click()
    expect(page.locator(".shell-listing")).to_contain_text("struct ControlsPage: View {")
    page.get_by_role("button", name="Pages").click()
    page.locator(".shell-list a[href='/styles']").click()
    expect(page.locator("h1")).to_have_text("Styles")


def test_a_source_is_sent_while_its_pane_is_open(page_at):
    page = page_at("/sizes", viewport=DESKTOP)
    button = page.get_by_role("button", name="Source", exact=True)
    assert "struct SizesPage" not in page.content()
    button.click()
    listing = page.get_by_role("region", name="Source of SizesPage.swift")
    expect(listing).to_contain_text("struct SizesPage: View {")
    listing.focus()
    expect(listing).to_be_focused()
    page.get_by_role("button", name="FlowLayout.swift").click()
    expect(page.get_by_role("region", name="Source of FlowLayout.swift")).to_contain_text("struct FlowLayout: Layout {")
    button.click()
    expect(page.locator(".shell-listing")).to_have_count(0)


def test_a_program_stands_beside_its_source_in_a_wide_window(page_at):
    """“Programs show their source beside them on wide screens, as the lessons do.”"""
    page = page_at("/programs/todo", viewport={"width": 1680, "height": 1000})
    listing = page.locator(".shell-listing")
    expect(listing).to_be_visible()
    program, source = (page.locator(each).bounding_box() for each in (".shell-example", ".shell-listing"))
    assert source["x"] >= program["x"] + program["width"]
    assert abs(source["y"] - program["y"]) < 150
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    keep_picture(page, "program-beside-source")
    # Who closes it, closes it.
    page.get_by_role("button", name="Source", exact=True).click()
    expect(listing).to_have_count(0)


def test_the_front_page_has_six_programs_as_pictures(page_at):
    page = page_at("/", viewport=DESKTOP)
    pictures = page.get_by_role("list", name="Programs").get_by_role("link")
    expect(pictures).to_have_count(6)
    for picture in pictures.all():
        box = picture.locator("svg").bounding_box()
        assert box["width"] > 100 and abs(box["width"] / box["height"] - 1.6) < 0.1
        assert len(picture.locator("path.front-accents").get_attribute("d")) > 20
    pictures.filter(has_text="Kanban board").click()
    page.wait_for_url("**/programs/kanban")


def test_a_program_stands_above_its_source_elsewhere(page_at):
    page = page_at("/programs/todo", viewport=DESKTOP)
    settle(page)
    expect(page.locator(".shell-listing")).to_have_count(0)


def test_a_prediction_is_right_or_wrong(page_at):
    page = page_at("/board", viewport=DESKTOP)
    box = page.get_by_role("region", name="Prediction")
    result = box.get_by_role("status")
    box.get_by_role("button", name="BoardPage").click()
    box.get_by_role("button", name="Check").click()
    expect(result).to_contain_text("Not quite. Only BoardCell runs.")
    box.get_by_role("button", name="BoardPage").click()
    expect(result).to_be_empty()
    box.get_by_role("button", name="BoardCell").click()
    box.get_by_role("button", name="Check").click()
    expect(result).to_contain_text("Right.")


def test_the_front_page_counts_and_shows_its_program(page_at):
    page = page_at("/", viewport=DESKTOP)
    page.get_by_role("button", name="Increment").click()
    expect(page.locator(".front-running")).to_contain_text("Count: 1")
    expect(page.locator(".front-source")).to_contain_text("Button(\"Increment\") { count += 1 }")


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP])
def test_the_program_runs_on_the_first_screen(page_at, viewport):
    page = page_at("/", viewport=viewport)
    box = page.get_by_role("button", name="Increment").bounding_box()
    assert box["y"] + box["height"] < viewport["height"]


def test_the_front_page_leads_on_and_claims_what_is_measured(page_at):
    page = page_at("/", viewport=DESKTOP)
    expect(page.get_by_role("link", name="Get started")).to_have_attribute("href", "/guide/firstview")
    expect(page.locator(".front-actions").get_by_role("link", name="Guide")).to_have_attribute("href", "/guide")
    expect(page.locator(".front-install code")).to_contain_text("scripts/new Hello")
    expect(page.locator(".front-claims > li")).to_have_count(4)
    # The lessons are listed; each other chapter is one link.
    expect(page.locator(".front-chapter h2")).to_have_text("Lessons")
    more = page.get_by_role("list", name="More").get_by_role("link")
    assert more.evaluate_all("links => links.map((link) => link.getAttribute('href'))") == ["/programs", "/reference", "/lab"]


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP])
def test_the_box_of_the_press_starts_with_an_example_and_moves_nothing(page_at, viewport):
    page = page_at("/", viewport=viewport)
    box = page.frame_locator(".front-frame iframe")
    expect(box.get_by_text('["t",4,"Count: 1"]')).to_be_visible()
    below = page.locator(".front-claims")
    before = below.bounding_box()["y"]
    page.get_by_role("button", name="Increment").click()
    expect(box.get_by_text("after the press")).to_be_visible()
    assert below.bounding_box()["y"] == before


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP])
def test_the_front_page_does_not_shift_while_it_loads(page_at, browser_context, viewport):
    context = browser_context(viewport=viewport)
    context.add_init_script("""
        window.shifts = [];
        new PerformanceObserver((list) => { for (const shift of list.getEntries()) shifts.push(shift.value); })
            .observe({ type: "layout-shift", buffered: true });
    """)
    page = page_at("/", context)
    page.frame_locator(".front-frame iframe").locator("html[data-martlet=live]").wait_for()
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert sum(page.evaluate("shifts")) < 0.01


def test_every_page_leads_to_the_guide_and_the_readme(page_at, server):
    page = page_at("/programs/todo")
    footer = page.locator(".shell-footer")
    footer.get_by_role("link", name="Guide").click()
    page.get_by_role("heading", name="Guide", level=1).wait_for()
    articles = page.locator(".shell-examples a").evaluate_all("links => links.map((link) => link.getAttribute('href'))")
    assert len(articles) == len(list((REPOSITORY / "Sources/Martlet/Documentation.docc/Guide").glob("*.md")))
    page.locator(".shell-footer").get_by_role("link", name="README").click()
    page.get_by_role("heading", name="Martlet", level=1).wait_for()
    page.get_by_role("link", name="guide", exact=True).click()
    page.get_by_role("heading", name="Your first view", level=1).wait_for()
    # Nothing of what only DocC or a repository understands is seen, and links lead to pages that are there.
    leads = set()
    for path in ["/readme", *sample(articles, 4, "articles of the guide")]:
        page.goto(server.url + path)
        text = page.locator(".shell-prose").evaluate(
            "article => { const copy = article.cloneNode(true); copy.querySelectorAll('pre, .m-monospaced').forEach((code) => code.remove()); return copy.textContent; }")
        assert not [mark for mark in ("<doc:", "``", "](", "<picture", "|--") if mark in text], path
        leads |= set(page.locator(".shell-prose a[href^='/']").evaluate_all("links => links.map((link) => link.getAttribute('href'))"))
    assert leads <= set(articles), leads - set(articles)
    assert page.request.get(server.url + "/guide/nothing").status == 404


def test_the_gallery_fits_320_pixels_and_text_of_twice_the_size(page_at, server):
    page = page_at("/")
    pages = page.locator(".shell-list a").evaluate_all("links => links.map((link) => link.getAttribute('href'))")
    problems = []

    def look(path, what):
        settle(page)
        room, width = page.viewport_size["width"], page.evaluate("document.documentElement.scrollWidth")
        if width > room:
            problems.append(f"{path}, {what}: {width} pixels wide in {room}")

    for path in ["/", *sample(pages, 8, "pages in a small window")]:
        page.set_viewport_size({"width": 320, "height": 640})
        page.goto(server.url + path)
        page.wait_for_selector("html[data-martlet=live]")
        look(path, "a small window")
        page.set_viewport_size(PHONE)
        page.evaluate("document.documentElement.style.fontSize = '200%'")
        look(path, "large text")
    assert not problems, "\n".join(problems)


def test_the_lights_are_shared(page_at, browser_context):
    one, two = page_at("/", browser_context()), page_at("/", browser_context())
    light = "Row 2, column 3, "
    before = one.get_by_role("gridcell", name=light).get_attribute("aria-label")
    two.get_by_role("gridcell", name=light).click()
    expect(one.get_by_role("gridcell", name=light)).not_to_have_attribute("aria-label", before)
    expect(one.get_by_text(re.compile(r"\d+ pages are open now"))).to_be_visible()


def test_a_specimen_shows_its_html(page_at):
    page = page_at("/reference/controls", viewport=DESKTOP)
    page.get_by_role("button", name="HTML of Toggle", exact=True).click()
    html = page.get_by_role("region", name="HTML of Toggle", exact=True)
    expect(html).to_contain_text('type="checkbox"')
    expect(html).to_contain_text("Notifications")
    assert "data-m=" not in html.inner_text()
    # The HTML is that of a view of its own: the one above keeps its state.
    switch = page.get_by_role("switch", name="Notifications").first
    expect(switch).to_be_checked()
    switch.uncheck()
    expect(html).to_be_visible()
    expect(switch).not_to_be_checked()
