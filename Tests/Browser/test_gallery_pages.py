"""The pages of the gallery: at two widths, light, dark and right to left. Each run draws some of each chapter; `make soak` takes
all, and keeps a picture of each in artifacts/."""

import json
import re
from urllib.parse import urljoin

import pytest
from playwright.sync_api import TimeoutError

from conftest import DESKTOP, PHONE, Watch, keep_picture
from sampling import sample
from test_access import Findings
from wire import REPOSITORY

CHAPTERS = ["Evaluation", "Programs", "Reference", "Lab"]
# More elements than this tell axe nothing new, and take it a long time.
MOST_ELEMENTS = 4_000

# What is left of the window or right of it, and not inside something that scrolls.
OUTSIDE = """() => [...document.querySelectorAll("main *")]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        if (width < 2 || (left >= -1 && right <= document.documentElement.clientWidth + 1)) return false;
        for (let around = element; around; around = around.parentElement) {
            const { overflowX, clipPath } = getComputedStyle(around);
            if (around !== element && overflowX !== "visible" || clipPath !== "none") return false;
        }
        return true;
    }).map((element) => element.outerHTML.slice(0, 160))"""


@pytest.fixture
def visit(browser_context, server):
    """Opens pages one after another in one tab, and returns the complaints about each."""
    page = browser_context(viewport=DESKTOP, reduced_motion="reduce").new_page()
    watch = Watch(page)

    def go(path):
        watch.complaints.clear()
        page.goto(server.url + path)
        page.wait_for_selector("html[data-martlet=live]")
        return page, watch.complaints

    return go


def paths_of(page, chapter):
    """The pages of a chapter, as its own page lists them. Leaves the tab there."""
    page.goto(urljoin(page.url, f"/{chapter.lower()}"))
    return page.locator(".shell-examples > li > a").evaluate_all("links => links.map((link) => link.getAttribute('href'))")


def keep(page, path, mode):
    name = path.strip("/").replace("/", "-") or "index"
    height = page.evaluate("document.documentElement.scrollHeight")
    keep_picture(page, f"gallery-{name}-{mode}", full_page=height < 6_000)


def settle(page):
    """Waits until views that depend on sizes have followed the window, which takes a round trip."""
    try:
        page.wait_for_function("() => document.documentElement.scrollWidth <= innerWidth", timeout=2_000)
    except TimeoutError:
        pass  # then it is too wide, and reported


def look_in_every_mode(page, path):
    """Returns what is wrong with the page that is open."""
    problems = []
    # Pages of thousands of elements take long to lay out: they are seen once at each width.
    is_large = page.evaluate("document.querySelectorAll('*').length") > MOST_ELEMENTS
    findings = None if is_large else Findings(page)

    def look(mode, rules=None):
        width = page.viewport_size["width"]
        if page.evaluate("document.documentElement.scrollWidth") > width:
            problems.append(f"{mode}: wider than {width} pixels: {page.evaluate(OUTSIDE)[-3:]}")
        elif not is_large and (outside := page.evaluate(OUTSIDE)):
            problems.append(f"{mode}: outside: {json.dumps(outside[:3])}")
        if findings and rules != []:
            findings.look(mode, rules=rules)
        keep(page, path, mode)

    for width, viewport in (("desktop", DESKTOP), ("phone", PHONE)):
        page.set_viewport_size(viewport)
        page.emulate_media(color_scheme="light")
        settle(page)
        look(f"{width}-light")
        if is_large:
            continue
        page.emulate_media(color_scheme="dark")
        look(f"{width}-dark", ["color-contrast"])
        page.evaluate("for (const root of [document.documentElement, ...document.querySelectorAll('.shell')]) root.dir = 'rtl'")
        look(f"{width}-rtl", [])
        page.evaluate("document.documentElement.removeAttribute('dir'); document.querySelector('.shell')?.removeAttribute('dir')")
    page.emulate_media(color_scheme="light")
    page.set_viewport_size(DESKTOP)
    return problems + ([findings.text] if findings and findings.all else [])


def check_sources(page):
    """Each file of the source pane is the file that was compiled."""
    pane = page.locator(".shell-pane", has=page.get_by_role("button", name="Source", exact=True))
    if pane.count() == 0:
        return
    if pane.locator(".shell-listing").count() == 0:
        pane.get_by_role("button", name="Source", exact=True).click()
    pane.locator(".shell-listing").wait_for()
    tabs = pane.locator(".shell-files > button").all()
    for tab in tabs or [None]:
        if tab:
            tab.click()
            pane.locator(f".shell-listing[aria-label='Source of {tab.inner_text()}']").wait_for()
        listing = pane.locator(".shell-listing")
        name = listing.get_attribute("aria-label").removeprefix("Source of ")
        [file] = (REPOSITORY / "Sources/Gallery").rglob(name)
        assert listing.evaluate("element => element.textContent") == file.read_text()


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_every_page_of_a_chapter_is_whole(visit, chapter):
    page, _ = visit("/")
    problems = []
    for path in sample(paths_of(page, chapter), 1, f"pages of {chapter}"):
        page, complaints = visit(path)
        found = look_in_every_mode(page, path)
        check_sources(page)
        problems += [f"{path}: {problem}" for problem in found + complaints]
    assert not problems, "\n".join(problems)


# The font sizes of the texts that are seen, without those of a running example.
SIZES = """() => [...new Set([...document.querySelectorAll("body *")]
    .filter((element) => [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim()))
    .filter((element) => element.checkVisibility() && !element.closest(".shell-example, .m-inspector"))
    .map((element) => getComputedStyle(element).fontSize))]"""


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_the_frame_of_a_page_has_few_font_sizes(visit, chapter):
    page, _ = visit("/")
    assert len(page.evaluate(SIZES)) <= 5
    for path in [f"/{chapter.lower()}"] + sample(paths_of(page, chapter), 2, f"font sizes of {chapter}"):
        page, _ = visit(path)
        sizes = page.evaluate(SIZES)
        assert len(sizes) <= 4, (path, sizes)


@pytest.mark.parametrize("path", sample(["/", "/evaluation", "/programs", "/reference", "/lab", "/guide", "/readme"], 1, "chapters"))
def test_the_front_page_and_those_of_the_chapters_are_whole(visit, path):
    page, complaints = visit(path)
    assert look_in_every_mode(page, path) == []
    assert complaints == []


def test_the_list_of_pages_has_the_pages_of_all_chapters(visit):
    page, _ = visit("/")
    chapters = page.locator(".shell-list strong").all_inner_texts()
    listed = page.locator(".shell-list a").evaluate_all("links => links.map((link) => link.getAttribute('href'))")
    assert chapters == CHAPTERS, "a chapter that no test walks"
    assert listed == [path for chapter in CHAPTERS for path in paths_of(page, chapter)]
    assert len(listed) > 20 and len(set(listed)) == len(listed)
    assert all(re.fullmatch(r"/[a-z0-9/-]+", path) for path in listed)
