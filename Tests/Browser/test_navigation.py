"""Pages over one another in one document (NavigationStack), as the gallery's recipes have them."""

import re

import pytest
from playwright.sync_api import expect

from conftest import DESKTOP, PHONE, Gallery
from documents import EVERY, in_browsers, is_live
from posts import READ_DURABLE, until_durable
from test_gallery_programs import button, expect_accessible

PATH = "/programs/recipes"


@pytest.fixture
def recipes(page_at):
    return page_at(PATH, viewport=PHONE)


def heading(page, name):
    return page.locator(".m-page:not([hidden], [hidden] *)").get_by_role("heading", name=name, exact=True).last


def at(page, query, title):
    """The page is at a place, and shows it."""
    expect(heading(page, title)).to_be_visible()
    page.wait_for_function("query => location.search === query", arg=query)
    expect(page).to_have_title(title)


def test_the_way_there_and_back(recipes):
    recipes.evaluate("window.isSameDocument = true")
    recipes.get_by_role("link", name="Potato gratin").click()
    at(recipes, "?path=Int.2", "Potato gratin")
    expect(heading(recipes, "Potato gratin")).to_be_focused()
    button(recipes, "Cook it").click()
    at(recipes, "?path=Int.2&path=~v1", "Cooking")
    button(recipes, "Next").click()
    expect(recipes.get_by_text("Add: Cream")).to_be_visible()
    recipes.go_back()
    at(recipes, "?path=Int.2", "Potato gratin")
    expect(button(recipes, "Cook it")).to_be_focused()
    recipes.go_back()
    at(recipes, "", "Recipes")
    expect(recipes.get_by_role("link", name="Potato gratin")).to_be_focused()
    recipes.go_forward()
    at(recipes, "?path=Int.2", "Potato gratin")
    recipes.go_forward()
    at(recipes, "?path=Int.2&path=~v1", "Cooking")
    button(recipes, "Back to Potato gratin").click()
    at(recipes, "?path=Int.2", "Potato gratin")
    # The bar's way back went back in the history: forward leads there again.
    recipes.go_forward()
    at(recipes, "?path=Int.2&path=~v1", "Cooking")
    assert recipes.evaluate("window.isSameDocument")


def test_back_and_forward_before_the_server_has_answered(recipes):
    recipes.get_by_role("link", name="Potato gratin").click()
    at(recipes, "?path=Int.2", "Potato gratin")
    button(recipes, "Cook it").click()
    at(recipes, "?path=Int.2&path=~v1", "Cooking")
    held = []
    recipes.route("**/events", lambda route: held.append(route))
    go = "step => new Promise(done => { addEventListener('popstate', done, { once: true }); history.go(step) }).then(() => {})"
    for step in (-1, -1, 1):
        recipes.evaluate(go, step)
    # What comes while a post is under way is sent together, unless it had left before.
    expect(recipes.locator("html")).to_have_attribute("data-martlet-queued", re.compile("[23]"))
    recipes.unroute("**/events")
    at(recipes, "?path=Int.2", "Potato gratin")
    expect(heading(recipes, "Potato gratin")).to_be_focused()
    # Forward and back at once: nothing else is shown in the end.
    for step in (1, -1):
        recipes.evaluate(go, step)
    at(recipes, "?path=Int.2", "Potato gratin")
    button(recipes, "Cook it").click()
    at(recipes, "?path=Int.2&path=~v1", "Cooking")


def test_a_place_is_reloaded_and_shared(recipes, page_at):
    recipes.get_by_role("link", name="Lemon tart").click()
    at(recipes, "?path=Int.3", "Lemon tart")
    recipes.reload()
    at(recipes, "?path=Int.3", "Lemon tart")
    recipes.go_back()
    at(recipes, "", "Recipes")
    other = page_at(PATH + "?path=Int.3&path=~v1", viewport=DESKTOP)
    at(other, "?path=Int.3&path=~v1", "Cooking")
    button(other, "Back to Lemon tart").click()
    at(other, "?path=Int.3", "Lemon tart")
    missing = page_at(PATH + "?path=Int.99&size=1", viewport=PHONE)
    at(missing, "?size=1&path=Int.99", "Not found")


def test_a_menu_opens_without_the_server_and_closes_after_a_choice(recipes):
    recipes.get_by_role("link", name="Tomato soup").click()
    at(recipes, "?path=Int.1", "Tomato soup")
    menu = recipes.locator(".m-page:not([hidden], [hidden] *) details")
    menu.locator("summary").click()
    expect(button(recipes, "Give it a star")).to_be_visible()
    expect_accessible(recipes)
    recipes.keyboard.press("ArrowDown")
    expect(button(recipes, "Give it a star")).to_be_focused()
    recipes.keyboard.press("Escape")
    expect(button(recipes, "Give it a star")).to_be_hidden()
    menu.locator("summary").click()
    button(recipes, "Give it a star").click()
    expect(button(recipes, "Give it a star")).to_be_hidden()
    menu.locator("summary").click()
    expect(button(recipes, "Remove the star")).to_be_visible()
    heading(recipes, "Tomato soup").click()
    expect(button(recipes, "Remove the star")).to_be_hidden()
    menu.locator("summary").click()
    button(recipes, "Delete").click()
    at(recipes, "", "Recipes")
    expect(recipes.get_by_role("link", name="Tomato soup")).to_have_count(0)


def test_a_sheet_is_over_the_page(recipes):
    button(recipes, "Add").click()
    sheet = recipes.get_by_role("dialog")
    expect(sheet.get_by_role("textbox", name="Name")).to_be_visible()
    expect_accessible(recipes)
    recipes.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(button(recipes, "Add")).to_be_focused()
    button(recipes, "Add").click()
    sheet.get_by_role("textbox", name="Name").fill("Pancakes")
    button(sheet, "Save").click()
    expect(sheet).to_have_count(0)
    recipes.get_by_role("link", name="Pancakes").click()
    at(recipes, "?path=Int.4", "Pancakes")


def test_a_tab_keeps_its_place(recipes):
    recipes.get_by_role("link", name="Tomato soup").click()
    at(recipes, "?path=Int.1", "Tomato soup")
    recipes.locator(".m-page:not([hidden], [hidden] *) details summary").click()
    button(recipes, "Give it a star").click()
    tabs = recipes.get_by_role("navigation", name="Tabs")
    tabs.get_by_role("button", name="Shopping").click()
    at(recipes, "?tab=1", "Shopping")
    expect(recipes.get_by_text("Basil").last).to_be_visible()
    expect_accessible(recipes)
    tabs.get_by_role("button", name="Recipes").click()
    at(recipes, "?path=Int.1", "Tomato soup")
    recipes.go_back()
    at(recipes, "", "Recipes")


def test_a_long_page_is_left_where_it_was(recipes):
    recipes.set_viewport_size({"width": 390, "height": 400})
    link = recipes.get_by_role("link", name="Lemon tart")
    link.scroll_into_view_if_needed()
    before = recipes.evaluate("scrollY")
    assert before > 0
    link.click()
    at(recipes, "?path=Int.3", "Lemon tart")
    recipes.go_back()
    at(recipes, "", "Recipes")
    recipes.wait_for_function("before => scrollY === before", arg=before)


@in_browsers(EVERY)
def test_the_history_in_every_browser(tabs, kind):
    visitor = tabs(kind)
    tab = visitor.visitor.tab()
    tab.open(f"{visitor.proxy.url}{PATH}")
    is_live(tab, PATH)
    tab.click('a[href="?path=Int.2"]')
    tab.wait_until("location.search == '?path=Int.2' && document.title == 'Potato gratin'")
    tab.back()
    tab.wait_until("location.search == '' && document.title == 'Recipes'")
    tab.forward()
    tab.wait_until("location.search == '?path=Int.2' && document.title == 'Potato gratin'")


def test_a_place_outlives_the_server(tmp_path, browser_context):
    store = {"MARTLET_STORE": str(tmp_path / "state.sqlite")}
    gallery = Gallery(tmp_path / "log", **store)
    try:
        gallery.wait_until_healthy()
        page = browser_context(viewport=PHONE).new_page()
        page.add_init_script(READ_DURABLE)
        page.goto(gallery.url + PATH)
        expect(page.locator("html")).to_have_attribute("data-martlet", "live")
        page.get_by_role("link", name="Potato gratin").click()
        at(page, "?path=Int.2", "Potato gratin")
        button(page, "Cook it").click()
        at(page, "?path=Int.2&path=~v1", "Cooking")
        button(page, "Next").click()
        expect(page.get_by_text("Add: Cream")).to_be_visible()
        page.evaluate("window.isSameDocument = true")
        until_durable(page)
        gallery.kill()
        again = Gallery(tmp_path / "log", gallery.port, **store)
        try:
            again.wait_until_healthy()
            expect(page.locator("html")).to_have_attribute("data-martlet", "live", timeout=20_000)
            at(page, "?path=Int.2&path=~v1", "Cooking")
            expect(page.get_by_text("Add: Cream")).to_be_visible()
            button(page, "Next").click()
            expect(page.get_by_text("Add: Nutmeg")).to_be_visible()
            page.go_back()
            at(page, "?path=Int.2", "Potato gratin")
            assert page.evaluate("window.isSameDocument")
        finally:
            again.end()
    finally:
        gallery.end()


def test_a_place_outlives_an_idle_page(tmp_path, browser_context):
    gallery = Gallery(tmp_path / "log", MARTLET_LIMIT_HYDRATED_RETENTION="1")
    try:
        gallery.wait_until_healthy()
        context = browser_context(viewport=PHONE)
        page = context.new_page()
        page.goto(gallery.url + PATH)
        page.get_by_role("link", name="Potato gratin").click()
        at(page, "?path=Int.2", "Potato gratin")
        button(page, "Cook it").click()
        at(page, "?path=Int.2&path=~v1", "Cooking")
        button(page, "Next").click()
        expect(page.get_by_text("Add: Cream")).to_be_visible()
        context.set_offline(True)
        page.evaluate("dispatchEvent(new Event('online'))")  # the stream is opened again, and cannot be
        page.wait_for_timeout(3_500)
        context.set_offline(False)
        button(page, "Next").click()
        expect(page.get_by_text("Add: Nutmeg")).to_be_visible()
        at(page, "?path=Int.2&path=~v1", "Cooking")
        page.go_back()
        at(page, "?path=Int.2", "Potato gratin")
    finally:
        gallery.end()


def test_without_a_script_links_menus_and_sheets_are_pages(browser_context, server):
    page = browser_context(java_script_enabled=False, viewport=PHONE).new_page()
    page.goto(server.url + PATH)
    page.get_by_role("link", name="Lemon tart").click()
    expect(page).to_have_title("Lemon tart")
    button(page, "Cook it").click()
    expect(page).to_have_title("Cooking")
    button(page, "Back to Lemon tart").click()
    expect(page).to_have_title("Lemon tart")
    page.locator(".m-page:not([hidden], [hidden] *) summary").click()
    button(page, "Give it a star").click()
    page.locator(".m-page:not([hidden], [hidden] *) summary").click()
    expect(button(page, "Remove the star")).to_be_visible()
    button(page, "Back to Recipes").click()
    expect(page).to_have_title("Recipes")
    button(page, "Add").click()
    page.get_by_role("textbox", name="Name").fill("Pancakes")
    button(page, "Save").click()
    expect(page.get_by_role("link", name="Pancakes")).to_be_visible()
