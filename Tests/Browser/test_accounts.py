"""Signing in and out in the gallery: the cookie changes, other tabs continue, and an ended session ends everywhere."""

import urllib.error
import urllib.request

from playwright.sync_api import expect


def cookie_of(page):
    [cookie] = [cookie for cookie in page.context.cookies() if cookie["name"] == "martlet"]
    assert cookie["httpOnly"] and cookie["sameSite"] == "Lax" and cookie["path"] == "/"
    return cookie["value"]


def sign_in(page, name="ada", password="lovelace"):
    page.fill("#name", name)
    page.fill("#password", password)
    page.click("#sign-in")


def status_of(url, cookie):
    request = urllib.request.Request(url, headers={"Cookie": f"martlet={cookie}"})
    try:
        with urllib.request.urlopen(request, timeout=5) as answer:
            return answer.status
    except urllib.error.HTTPError as error:
        return error.code


def test_signing_in_rotates_the_cookie_and_other_tabs_live_on(page_at, browser_context, server):
    context = browser_context()
    # Tabs that share a stream may find it gone when the session's cookie changes.
    other = page_at("/account", context, allow_network_errors=True)
    expect(other.locator("#signed-out")).to_be_visible()
    other.evaluate("window.isSamePage = true")
    identifier = other.locator("meta[name=martlet-page]").get_attribute("content")

    page = page_at("/login", context, allow_network_errors=True)
    before = cookie_of(page)
    assert status_of(f"{server.url}/_martlet/pages/{identifier}/actions", before) == 200
    sign_in(page)
    page.wait_for_url("**/account")
    expect(page.locator("#user")).to_have_text("Ada Lovelace")
    after = cookie_of(page)
    assert after != before

    # The open tab shows the user without a reload, under the new cookie.
    expect(other.locator("#user")).to_have_text("Ada Lovelace")
    expect(other.locator("html")).to_have_attribute("data-martlet", "live")
    assert other.evaluate("window.isSamePage")
    other.fill("#note", "both tabs")
    expect(page.locator("#note")).to_have_value("both tabs")

    assert status_of(f"{server.url}/_martlet/pages/{identifier}/actions", before) == 404
    assert status_of(f"{server.url}/_martlet/pages/{identifier}/stream?after=0", before) == 404
    assert status_of(f"{server.url}/_martlet/pages/{identifier}/actions", after) == 200


def test_signing_out_ends_every_tab(page_at, browser_context):
    context = browser_context()
    # Tabs that share a stream get 409 for it, or 404 for the session: that is how they learn of the change.
    page = page_at("/login", context, allow_network_errors=True)
    sign_in(page, "alan", "turing")
    page.wait_for_url("**/account")
    expect(page.locator("#roles")).to_have_text("author")
    other = page_at("/account", context, allow_network_errors=True)
    other.fill("#note", "a secret")
    before = cookie_of(page)
    page.click("#sign-out")
    page.wait_for_url("**/login")
    page.wait_for_selector("html[data-martlet=live] #sign-in")
    assert cookie_of(page) != before
    expect(other.locator("#signed-out")).to_be_visible()
    assert "secret" not in other.content()


def test_signing_out_everywhere_ends_another_browser(page_at, browser_context):
    phone = page_at("/login", browser_context(), allow_network_errors=True)
    desk = page_at("/login", browser_context(), allow_network_errors=True)
    for page in (phone, desk):
        sign_in(page)
        page.wait_for_url("**/account")
        page.wait_for_selector("html[data-martlet=live] #user")
    desk.click("#everywhere")
    desk.wait_for_url("**/login")
    expect(phone.locator("#signed-out")).to_be_visible()


def test_a_wrong_password_is_said_and_too_many_have_to_wait(page_at):
    page = page_at("/login")
    for _ in range(5):
        sign_in(page, "grace", "wrong")
        expect(page.locator("#failure")).to_have_text("Name or password is wrong.")
        expect(page.locator("#password")).to_have_value("")
    sign_in(page, "Grace", "wrong")
    expect(page.locator("#failure")).to_contain_text("Too many failed attempts")
    assert page.url.endswith("/login")


def test_back_after_signing_out_shows_nothing_of_before(page_at):
    page = page_at("/login", allow_network_errors=True)
    sign_in(page)
    page.wait_for_url("**/account")
    page.wait_for_selector("html[data-martlet=live] #user")
    page.click("#sign-out")
    page.wait_for_url("**/login")
    page.wait_for_selector("html[data-martlet=live] #sign-in")
    page.go_back()
    expect(page.locator("#signed-out")).to_be_visible()


def test_both_pages_fit_a_phone_in_light_and_dark(page_at, browser_context):
    for scheme in ("light", "dark"):
        page = page_at("/login", browser_context(color_scheme=scheme))
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        sign_in(page)
        page.wait_for_url("**/account")
        page.wait_for_selector("html[data-martlet=live] #user")
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
