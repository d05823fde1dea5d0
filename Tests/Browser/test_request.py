"""The gallery's page about its request: what it read, its title, its download."""

import re

from playwright.sync_api import expect


def test_the_page_shows_its_request(page_at):
    page = page_at("/request?tag=a%20b&tag=<i>")
    table = page.locator(".shell-page")
    for text in ("/request", "127.0.0.1", "a b", "<i>", "Mozilla/5.0"):
        expect(table.get_by_text(text).first).to_be_visible()
    assert page.context.cookies()[0]["value"] not in page.content()
    assert page.locator("meta[name=description]").get_attribute("content").startswith("What a Martlet page")


def test_the_title_follows_the_field(page_at):
    page = page_at("/request")
    assert page.title() == "Request"
    page.fill("#title", "Mine <b>")
    expect(page).to_have_title("Mine <b>")


def test_the_button_goes_to_another_page(page_at, server):
    page = page_at("/request")
    page.click("#go")
    page.wait_for_url(server.url + "/counter")


def test_the_download_has_a_name(page_at):
    page = page_at("/request")
    with page.expect_download() as download:
        page.click("#download")
    assert download.value.suggested_filename == "request.csv"
    with open(download.value.path()) as file:
        assert file.readline() == "name,value\n"


def test_a_path_without_a_page_says_so(browser_context, server):
    page = browser_context().new_page()
    answer = page.goto(server.url + "/no/such/page")
    assert answer.status == 404
    expect(page.locator("h1")).to_have_text("Not found")
    page.wait_for_selector("html[data-martlet=live]")


def test_the_visitors_clock_is_theirs(page_at, browser_context, server):
    """The first page learns the time zone from the script, and the next one has it from the beginning, without a
    cookie."""
    context = browser_context(timezone_id="Asia/Kolkata", locale="de-CH")
    page = page_at("/request", context)
    clock = page.locator("#clock")
    # Browsers still use the old name.
    zone = re.compile(r"\(Asia/(Kolkata|Calcutta)\)")
    expect(clock).to_contain_text(zone)
    expect(page.locator("main")).to_contain_text("de-CH")
    assert [cookie["name"] for cookie in context.cookies()] == ["martlet"]
    html = context.request.get(server.url + "/request").text()
    assert zone.search(html)
    utc = page_at("/request", browser_context(timezone_id="UTC"))
    expect(utc.locator("#clock")).to_contain_text("(GMT)")
