"""Programs as they are written for an iPhone (Tests/Applications), used from a phone and from a desk."""

import pytest
from playwright.sync_api import expect

from applications import Applications, Program
from conftest import DESKTOP, PHONE


def row(page, text):
    return page.locator("li", has_text=text)


@pytest.fixture(scope="module")
def applications(tmp_path_factory):
    folder = tmp_path_factory.mktemp("applications")
    applications = Applications(
        folder / "log", MARTLET_STORE=str(folder / "state.sqlite"), MARTLET_LIMIT_REQUESTS_PER_SECOND="0")
    applications.wait_until_healthy()
    yield applications
    assert applications.end() == 0, applications.log()


@pytest.fixture(params=[PHONE, DESKTOP], ids=["phone", "desktop"])
def open_program(request, applications, browser_context):
    programs = []

    def open_page(name):
        viewport = request.param
        programs.append(Program(applications, browser_context(viewport=viewport), name, viewport))
        return programs[-1]

    yield open_page
    for program in programs:
        program.close(request)


def test_notes(open_program):
    notes = open_program("notes")
    notes.link("Work").click()
    expect(notes.heading("Work")).to_be_focused()
    notes.link("Meeting on Monday").click()
    expect(notes.page).to_have_title("Meeting on Monday")
    notes.page.get_by_label("Text").fill("Bring the charts.")
    notes.page.get_by_label("Title").fill("Meeting on Tuesday")
    expect(notes.page).to_have_title("Meeting on Tuesday")
    notes.go_on_after_a_crash()
    notes.fits()
    notes.page.go_back()
    expect(notes.link("Meeting on Tuesday")).to_be_focused()
    expect(notes.link("Meeting on Tuesday")).to_contain_text("Bring the charts.")
    notes.page.go_back()
    expect(notes.heading("Folders")).to_be_visible()
    notes.page.go_forward()
    notes.page.get_by_role("searchbox").fill("nothing like it")
    expect(notes.text("No Results for “nothing like it”")).to_be_visible()
    notes.page.get_by_role("searchbox").fill("")
    # By keyboard.
    notes.link("Meeting on Tuesday").focus()
    notes.page.keyboard.press("Enter")
    expect(notes.heading("Meeting on Tuesday")).to_be_focused()
    notes.reload()
    expect(notes.heading("Meeting on Monday")).to_be_visible()
    shared = notes.share()
    expect(shared).to_have_title("Meeting on Monday")


def test_folders_are_made_moved_and_deleted(open_program):
    notes = open_program("notes")
    notes.button("New Folder").click()
    notes.page.get_by_role("alertdialog").get_by_label("Name").fill("Garden")
    notes.page.keyboard.press("Enter")
    expect(notes.link("Garden")).to_be_visible()
    notes.button("Edit").click()
    notes.page.get_by_role("button", name="Delete").first.click()
    expect(notes.link("Personal")).to_have_count(0)
    notes.button("Done").click()
    notes.link("Garden").click()
    expect(notes.text("No Notes")).to_be_visible()
    notes.button("New Note").click()
    expect(notes.page.get_by_label("Title")).to_be_focused()
    notes.page.keyboard.type("Sow the peas")
    notes.page.locator(".m-page:not([hidden], [hidden] *) summary").click()
    notes.button("Pin").click()
    notes.go_on_after_a_crash()
    notes.page.go_back()
    expect(notes.link("Sow the peas")).to_be_visible()
    expect(notes.text("Pinned")).to_be_visible()


def test_mail(open_program):
    mail = open_program("mail")
    page = mail.page
    if mail.is_phone:
        row(page, "Inbox").click()
    row(page, "The engine").click()
    message = page.locator(".m-column").last
    expect(message.get_by_text("Will you check the table?")).to_be_visible()
    mail.go_on_after_a_crash()
    mail.fits()
    message.get_by_role("button", name="Flag").click()
    expect(mail.button("Unflag")).to_be_visible()
    message.get_by_role("button", name="Reply").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_label("Recipient")).to_have_value("Ada Lovelace")
    sheet.get_by_label("Message").fill("Gladly.")
    page.keyboard.press("Escape")
    expect(sheet).to_be_visible()
    sheet.get_by_role("button", name="Send").click()
    expect(sheet).to_have_count(0)
    message.get_by_role("button", name="Archive").click()
    expect(row(page, "The engine")).to_have_count(0)
    if mail.is_phone:
        expect(page.get_by_text("No Message Selected")).to_be_hidden()
        mail.button("Back to Mailboxes").click()
    row(page, "Sent").click()
    expect(row(page, "Re: The engine")).to_be_visible()


def test_shop(open_program):
    shop = open_program("shop")
    shop.link("Headphones").click()
    shop.button("Increment").click()
    expect(shop.text("Quantity: 2")).to_be_visible()
    shop.button("Add to Cart").focus()
    shop.page.keyboard.press("Enter")
    expect(shop.page.get_by_role("alertdialog")).to_contain_text("2 × Headphones")
    shop.go_on_after_a_crash()
    shop.fits()
    shop.page.keyboard.press("Enter")
    expect(shop.tab("Cart")).to_contain_text("2")
    shop.button("Add to Favorites").click()
    shop.page.go_back()
    expect(shop.heading("Shop")).to_be_visible()
    shop.tab("Favorites").click()
    expect(shop.link("Headphones").last).to_be_visible()
    shop.tab("Cart").click()
    shop.button("Check Out").click()
    sheet = shop.page.get_by_role("dialog")
    expect(sheet.get_by_role("button", name="Place Order")).to_be_disabled()
    sheet.get_by_label("Name").fill("Ada")
    sheet.get_by_label("Street").fill("12 St James’s Square")
    sheet.get_by_text("Express").click()
    expect(sheet.get_by_text("Arrives tomorrow.")).to_be_visible()
    sheet.get_by_label("This is a gift").check()
    sheet.get_by_label("Message").fill("With love")
    sheet.get_by_role("button", name="Place Order").click()
    expect(shop.page.get_by_role("alertdialog")).to_contain_text("Your order of 2 items is on its way.")
    shop.button("Done").click()
    expect(shop.heading("Shop")).to_be_visible()
    shop.tab("Cart").click()
    expect(shop.text("Your Cart Is Empty")).to_be_visible()


def test_settings(open_program):
    settings = open_program("settings")
    wifi = settings.page.get_by_role("button", name="Wi-Fi")
    wifi.click()
    settings.page.get_by_role("radio", name="Office").check()
    settings.page.go_back()
    expect(wifi).to_contain_text("Office")
    settings.button("General").click()
    settings.button("About").click()
    expect(settings.heading("About")).to_be_focused()
    settings.page.get_by_label("Name").fill("Analytical")
    settings.go_on_after_a_crash()
    settings.fits()
    settings.page.go_back()
    expect(settings.heading("General")).to_be_visible()
    settings.page.go_forward()
    expect(settings.page.get_by_label("Name")).to_have_value("Analytical")
    settings.reload()
    expect(settings.heading("About")).to_be_visible()
    shared = settings.share()
    expect(shared).to_have_title("About")
    settings.page.go_back()
    settings.button("Reset All Settings").click()
    settings.page.get_by_role("dialog").get_by_role("button", name="Reset", exact=True).click()
    expect(settings.text("All settings have been reset.")).to_be_visible()
    settings.page.go_back()
    settings.page.get_by_label("Airplane Mode").check()
    expect(wifi).to_be_disabled()
    settings.reload()
    expect(settings.page.get_by_label("Airplane Mode")).to_be_checked()
