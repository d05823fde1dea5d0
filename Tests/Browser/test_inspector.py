"""The inspector in a browser: the panel beside a page, and what it does to the page that it inspects."""

import json

import pytest
from playwright.sync_api import expect

from conftest import DESKTOP, PHONE, Gallery, Watch, keep_picture, keep_screenshots
from test_access import AXE


@pytest.fixture(scope="module")
def inspected(tmp_path_factory):
    """A gallery in development, with a store and a supervisor: every page is inspected, and its worker may be ended."""
    folder = tmp_path_factory.mktemp("inspected")
    gallery = Gallery(folder / "log", MARTLET_DEVELOPMENT="1", MARTLET_STORE=str(folder / "state.sqlite"))
    gallery.wait_until_healthy()
    yield gallery
    gallery.end()


@pytest.fixture
def inspector_at(request, inspected, browser_context):
    """Opens a page with its panel. Returns both; a complaint about the page fails the test."""
    watched = []

    def open_page(path="/counter", viewport=DESKTOP):
        page = browser_context(viewport=viewport).new_page()
        watched.append(Watch(page, allow_network_errors=True))
        page.goto(inspected.url + path)
        page.wait_for_selector("html[data-martlet=live]")
        if viewport == PHONE:
            page.get_by_role("button", name="Inspector", exact=True).click()
        panel = page.frame_locator("#martlet-inspector iframe")
        panel.locator("html[data-martlet=live]").wait_for()
        return page, panel

    yield open_page
    assert [complaint for watch in watched for complaint in watch.complaints] == []


def known(page):
    """What the server knows of the page."""
    name = page.evaluate("document.querySelector('meta[name=martlet-page]').content")
    return json.loads(page.evaluate("name => fetch(`/_martlet/pages/${name}/inspect`).then(answer => answer.text())", name))


def record_states(page):
    """Records the states of the connection, each of which may be short."""
    page.evaluate("""() => {
        window.states = [];
        new MutationObserver(() => states.push(document.documentElement.dataset.martlet))
            .observe(document.documentElement, { attributeFilter: ["data-martlet"] });
    }""")


def test_a_press_is_a_transaction(inspector_at):
    page, panel = inspector_at()
    page.click("#inc")
    expect(panel.get_by_text("2. click in CounterPage")).to_be_visible()
    expect(panel.get_by_text("_count", exact=True)).to_be_visible()
    expect(panel.get_by_text('the text of node 4 becomes "Count: 1"')).to_be_visible()
    expect(panel.get_by_text("in the document after")).to_be_visible()  # the browser has reported it
    page.get_by_role("button", name="Close inspector").click()
    expect(page.locator("#martlet-inspector")).to_be_hidden()
    keep_screenshots(page, "inspector-closed")


def test_the_timeline_stands_still(inspector_at):
    page, panel = inspector_at()
    page.click("#inc")
    expect(panel.get_by_text("CounterPage._count: 0 → 1")).to_be_visible()
    panel.get_by_role("button", name="Pause").click()
    page.click("#inc")
    expect(panel.get_by_role("button", name="Resume (1 new)")).to_be_visible()
    expect(panel.get_by_text("3. click in CounterPage")).to_have_count(0)
    panel.get_by_role("button", name="Resume").click()
    expect(panel.get_by_text("3. click in CounterPage")).to_be_visible()
    panel.get_by_text("What the signs mean").click()
    expect(panel.get_by_text("the values that its parent gave the view have changed")).to_be_visible()


def test_the_tree_is_searched_and_collapsed_and_says_what_changed(inspector_at):
    page, panel = inspector_at()
    panel.get_by_role("button", name="Views").click()
    row = panel.locator("[data-view]", has_text="CounterPage")
    expect(row).to_be_visible()
    page.click("#inc")
    expect(row).to_contain_text("evaluated last")
    expect(panel.get_by_text("_count: 0 → 1")).to_be_visible()
    panel.get_by_label("Find a view or a property").fill("no such view")
    expect(panel.locator("[data-view]")).to_have_count(0)
    panel.get_by_label("Find a view or a property").fill("_COUNT")
    expect(row).to_be_visible()
    panel.get_by_label("Find a view or a property").fill("")
    folds = panel.get_by_role("button", name="Views inside")
    if folds.count():
        before = panel.locator("[data-view]").count()
        folds.first.click()
        expect(folds.first).to_have_attribute("aria-expanded", "false")
        assert panel.locator("[data-view]").count() < before


def test_a_mark_stays_inside_the_window(inspector_at):
    page, panel = inspector_at(path="/rows")
    page.click("#run")
    expect(page.locator("#tbody tr")).to_have_count(1_000)
    panel.get_by_role("button", name="Views").click()
    panel.locator("[data-view]").first.click()
    expect(page.locator(".m-inspected")).to_have_count(1)  # the flashes are over
    box = page.locator(".m-inspected").bounding_box()
    assert box["x"] >= 0 and box["y"] >= 0
    assert box["y"] + box["height"] <= page.evaluate("innerHeight") and box["x"] + box["width"] <= page.evaluate("innerWidth")


def test_the_programs_views_stand_before_those_around_them(inspector_at):
    page, panel = inspector_at(path="/programs/todo")
    panel.get_by_role("button", name="Views").click()
    names = panel.locator("[data-view] > * > :first-child").all_inner_texts()
    assert names[0] == "TodoExample" and "Masthead" in names, names


def test_what_the_browser_blocks_is_said_on_the_page_beside_the_panel(inspected, browser_context):
    page = browser_context(viewport=DESKTOP).new_page()
    page.goto(inspected.url + "/counter")
    page.frame_locator("#martlet-inspector iframe").locator("html[data-martlet=live]").wait_for()
    page.evaluate("document.querySelector('main').append(Object.assign(new Image(), { src: 'https://pictures.example/a.png' }))")
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("The browser has blocked https://pictures.example/a.png")
    box, panel = alert.bounding_box(), page.locator("#martlet-inspector").bounding_box()
    assert box["x"] + box["width"] <= panel["x"]


def test_the_panel_appears_in_no_timeline(inspector_at):
    page, panel = inspector_at()
    for name in ["Views", "Network", "Timeline"]:
        panel.get_by_role("button", name=name).click()
    expect(panel.get_by_text("1. Loaded")).to_be_visible()
    assert len(known(page)["transactions"]) == 1


def test_views_are_found_on_the_page_and_from_it(inspector_at):
    page, panel = inspector_at()
    panel.get_by_role("button", name="Views").click()
    panel.get_by_role("button", name="CounterPage").click()
    expect(panel.get_by_text("_count = 0")).to_be_visible()
    expect(page.locator(".m-inspected")).to_be_visible()
    panel.get_by_role("button", name="Deselect").click()
    expect(page.locator(".m-inspected")).to_have_count(0)
    panel.get_by_role("button", name="Pick an element").click()
    expect(panel.get_by_role("button", name="Press an element")).to_be_visible()
    page.wait_for_function("() => document.documentElement.style.cursor === 'crosshair'")
    page.click("#inc")
    expect(panel.get_by_text("_count = 0")).to_be_visible()
    assert page.inner_text("#count") == "Count: 0"  # picked, and not pressed


def test_evaluated_views_flash_if_they_are_to(inspector_at):
    page, panel = inspector_at()
    page.evaluate("""() => {
        window.flashes = 0;
        const count = (changes) => { for (const { addedNodes } of changes) for (const node of addedNodes) flashes += node.className === "m-inspected"; };
        new MutationObserver(count).observe(document.body, { childList: true });
    }""")
    page.click("#inc")
    page.wait_for_function("() => flashes === 1")
    panel.get_by_role("button", name="Network").click()
    panel.get_by_role("switch", name="Evaluated views flash").or_(panel.get_by_label("Evaluated views flash")).first.click()
    panel.get_by_role("button", name="Timeline").click()
    page.click("#inc")
    expect(panel.get_by_text("3. click in CounterPage")).to_be_visible()
    assert page.evaluate("flashes") == 1


def test_latency_holds_back_and_loses_nothing(inspector_at):
    page, panel = inspector_at()
    panel.get_by_role("button", name="Network").click()
    slider = panel.get_by_role("slider")
    slider.focus()
    for _ in range(10):
        slider.press("ArrowRight")
    expect(panel.get_by_text("500 ms")).to_be_visible()
    page.evaluate("""() => {
        new MutationObserver(() => { window.changed ??= performance.now(); })
            .observe(document.querySelector("#count"), { childList: true, characterData: true, subtree: true });
        window.pressed = performance.now();
        for (let press = 0; press < 3; press++) document.querySelector("#inc").click();
    }""")
    expect(page.locator("#count")).to_have_text("Count: 3")
    assert page.evaluate("changed - pressed") >= 490


def test_pointing_at_a_view_marks_it(inspector_at):
    page, panel = inspector_at()
    panel.get_by_role("button", name="Views").click()
    row = panel.locator("[data-view]").first
    row.hover()
    page.wait_for_selector(".m-inspected")
    mark, counter = (page.locator(each).bounding_box() for each in (".m-inspected", "#inc"))
    assert mark["x"] <= counter["x"] and mark["y"] <= counter["y"]
    assert mark["x"] + mark["width"] >= counter["x"] + counter["width"]
    page.mouse.move(5, 5)
    page.wait_for_selector(".m-inspected", state="detached")
    row.focus()
    page.wait_for_selector(".m-inspected")


def test_a_cut_stream_comes_back(inspector_at):
    page, panel = inspector_at()
    panel.get_by_role("button", name="Network").click()
    record_states(page)
    panel.get_by_role("button", name="Cut the stream").click()
    page.wait_for_function("() => states.includes('offline') && states.at(-1) === 'live'")
    page.click("#inc")
    expect(page.locator("#count")).to_have_text("Count: 1")


def test_the_worker_ends_and_the_page_goes_on(inspector_at):
    page, panel = inspector_at()
    page.evaluate("window.isSame = true")
    page.click("#inc")
    expect(page.locator("#count")).to_have_text("Count: 1")
    panel.get_by_role("button", name="Network").click()
    record_states(page)
    panel.get_by_role("button", name="End the worker").click()
    page.wait_for_function("() => states.includes('offline') && states.at(-1) === 'live'")
    page.click("#inc")
    expect(page.locator("#count")).to_have_text("Count: 2")
    assert page.evaluate("window.isSame") is True
    # The press that ended it was stored: the next worker is not ended by it, too.
    page.wait_for_timeout(2_000)
    assert page.evaluate("states.filter((state) => state === 'offline').length") == 1


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_panel_is_accessible_and_fits(inspector_at, viewport):
    page, panel = inspector_at(viewport=viewport)
    frame = page.frames[1]
    frame.evaluate(AXE)
    for name in ["Timeline", "Views", "Network"]:
        panel.get_by_role("button", name=name).click()
        panel.locator("button[aria-pressed=true]", has_text=name).wait_for()
        found = frame.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")["violations"]
        assert [(each["id"], each["nodes"][0]["html"]) for each in found] == []
        assert frame.evaluate("document.documentElement.scrollWidth <= innerWidth")
        keep_picture(page, f"inspector-{name.lower()}-{viewport['width']}")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_program_places_the_inspector(page_at):
    """The gallery's server is not started with --inspect."""
    page = page_at("/evaluation/state", viewport=DESKTOP)
    panel = page.frame_locator(".m-inspector iframe")
    expect(panel.get_by_text("1. Loaded")).to_be_visible()
    assert page.locator("#martlet-inspector").count() == 0
    panel.get_by_role("button", name="Network").click()
    expect(panel.get_by_role("button", name="Cut the stream")).to_be_visible()
    assert panel.get_by_role("button", name="End the worker").count() == 0


def test_a_page_that_may_not_be_inspected_is_not(page_at):
    page = page_at("/counter", viewport=DESKTOP)
    name = page.evaluate("document.querySelector('meta[name=martlet-page]').content")
    assert page.locator("script[src*=inspector]").count() == 0
    assert page.request.get(page.url.replace("/counter", f"/_martlet/pages/{name}/inspect")).status == 404


def test_the_front_page_shows_what_the_last_press_sent(page_at):
    page = page_at("/", viewport=DESKTOP)
    panel = page.frame_locator(".front-frame iframe")
    expect(panel.get_by_text("Press a button")).to_be_visible()
    page.get_by_role("button", name="Increment").click()
    expect(panel.get_by_text('"Count: 1"')).to_be_visible()
    expect(panel.get_by_text("views were not touched")).to_be_visible()
