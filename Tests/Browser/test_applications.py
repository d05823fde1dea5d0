"""Programs as they are written for an iPhone (Tests/Applications), used from a phone and from a desk."""

import time

import pytest
from playwright.sync_api import expect

from applications import STORED, Applications, Program
from conftest import DESKTOP, PHONE


def row(page, text):
    return page.locator("li", has_text=text)


@pytest.fixture(scope="module")
def applications(tmp_path_factory):
    applications = Applications(tmp_path_factory.mktemp("applications"))
    yield applications
    assert applications.end() == 0, applications.log()
    # What views do wrong is in the log, and these do nothing wrong.
    assert " warning " not in applications.log(), applications.log()


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
    notes.button("Save").click()
    expect(notes.link("Garden")).to_be_visible()
    notes.button("Edit").click()
    # Until then, a button behind a row is of the same name.
    expect(notes.button("Done")).to_be_visible()
    notes.page.get_by_role("button", name="Delete").first.click()
    expect(notes.link("Personal")).to_have_count(0)
    notes.button("Done").click()
    notes.link("Garden").click()
    expect(notes.text("No Notes")).to_be_visible()
    notes.button("New Note").click()
    expect(notes.page.get_by_label("Title")).to_be_focused()
    notes.page.keyboard.type("Sow the peas")
    notes.page.locator(".m-page:not([hidden], [hidden] *) summary", has_text="⋯").click()
    notes.button("Pin").click()
    notes.go_on_after_a_crash()
    notes.page.go_back()
    expect(notes.link("Sow the peas")).to_be_visible()
    expect(notes.text("Pinned")).to_be_visible()


def test_a_press_in_a_bar_just_after_a_crash_counts_once(open_program):
    """Before the page has come again, its buttons have the numbers of the process that is gone."""
    notes = open_program("notes")
    notes.link("Work").click()
    expect(notes.heading("Work")).to_be_focused()
    notes.page.wait_for_timeout(STORED)
    notes.page.route("**/stream?**", lambda route: route.abort())
    notes.applications.crash()
    with notes.page.expect_response("**/events") as answer:
        notes.button("New Note").click()
    assert answer.value.status == 204
    notes.page.unroute("**/stream?**")
    notes.page.evaluate("dispatchEvent(new Event('online'))")
    expect(notes.page.get_by_label("Title")).to_be_visible()
    notes.page.go_back()
    expect(notes.heading("Work")).to_be_visible()
    expect(notes.link("New Note")).to_have_count(1)
    expect(notes.page.locator("[role=alert]")).to_have_count(0)


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
    sheet = mail.dialog
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


def test_shop(open_program, applications):
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
    sheet = shop.dialog
    expect(sheet.get_by_role("button", name="Place Order")).to_be_disabled()
    sheet.get_by_label("Name").fill("Ada")
    sheet.get_by_label("Street").fill("12 St James’s Square")
    sheet.get_by_text("Express").click()
    expect(sheet.get_by_text("Arrives tomorrow.")).to_be_visible()
    sheet.get_by_label("This is a gift").check()
    sheet.get_by_label("Message").fill("With love")
    sheet.get_by_role("button", name="Place Order").click()
    expect(shop.page.get_by_role("alertdialog")).to_contain_text("Your order of 2 items is on its way.")
    # What a program writes with OSLog's Logger, without what it did not say that the log may show. Another thread writes it.
    line = "notice com.example.shop: Ordered 1 items for <private> category=orders"
    deadline = time.monotonic() + 10
    while line not in applications.log():
        assert time.monotonic() < deadline, applications.log()
        shop.page.wait_for_timeout(50)
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
    settings.dialog.get_by_role("button", name="Reset", exact=True).click()
    expect(settings.text("All settings have been reset.")).to_be_visible()
    settings.page.go_back()
    settings.page.get_by_label("Airplane Mode").check()
    expect(wifi).to_be_disabled()
    settings.reload()
    expect(settings.page.get_by_label("Airplane Mode")).to_be_checked()


def test_what_has_the_focus_at_first_does_not_take_it_back_after_a_crash(open_program):
    """`focused` from `onAppear`: the visitor has gone on to another field, and types while the server is gone."""
    contacts = open_program("contacts")
    contacts.tab("Contacts").click()
    contacts.button("Add").click()
    first, phone = contacts.dialog.get_by_label("First name"), contacts.dialog.get_by_label("Phone")
    expect(first).to_be_focused()
    first.press_sequentially("Ada")
    contacts.go_on_after_a_crash()
    expect(first).to_be_focused()
    contacts.page.keyboard.type("line")
    expect(first).to_have_value("Adaline")
    phone.focus()
    contacts.page.keyboard.type("0123")
    contacts.go_on_after_a_crash()
    expect(phone).to_be_focused()
    contacts.page.keyboard.type("45")
    expect(phone).to_have_value("012345")
    expect(first).to_have_value("Adaline")


def test_a_page_that_is_a_list_is_darker_than_its_rows(open_program):
    """As on an iPhone, in the light and in the dark; a plain list stands on the page itself."""
    lightness = """selector => {
        const color = getComputedStyle(document.querySelector(selector)).backgroundColor;
        return color.match(/[\\d.]+/g).slice(0, 3).reduce((sum, part) => sum + Number(part), 0);
    }"""
    lists = dict.fromkeys(("notes", "habits", "recipes", "agenda"), ".m-section > ul")
    for name, rows in {"settings": ".m-form .m-navigation-link", **lists, "mail": ".m-column.m-current .m-list"}.items():
        program = open_program(name)
        if name == "mail" and not program.is_phone:
            # A column is not the page.
            program.page.emulate_media(color_scheme="light")
            assert program.page.evaluate(lightness, "html") == 3 * 255
            continue
        for scheme in ("light", "dark"):
            program.page.emulate_media(color_scheme=scheme)
            page, row = (program.page.evaluate(lightness, selector) for selector in ("html", rows))
            assert page < row, (name, scheme)
    plain = open_program("contacts").page
    plain.emulate_media(color_scheme="light")
    assert plain.evaluate(lightness, "html") == 3 * 255


def test_contacts(open_program):
    contacts = open_program("contacts")
    page = contacts.page
    contacts.tab("Contacts").click()
    expect(contacts.heading("Contacts")).to_be_visible()
    page.get_by_role("searchbox").fill("love")
    expect(contacts.link("Alan Turing")).to_have_count(0)
    contacts.link("Mary Lovelace").click()
    expect(contacts.heading("Mary Lovelace").first).to_be_visible()
    contacts.button("Edit").click()
    sheet = contacts.dialog
    sheet.get_by_label("First name").fill("Maria")
    sheet.get_by_label("First name").press("Enter")
    expect(sheet.get_by_label("Last name")).to_be_focused()
    sheet.get_by_label("Group").select_option("Work")
    contacts.go_on_after_a_crash()
    sheet.get_by_role("button", name="Done").click()
    expect(sheet).to_have_count(0)
    expect(contacts.heading("Maria Lovelace").first).to_be_visible()
    contacts.fits()
    contacts.button("Add to Favorites").click()
    page.go_back()
    expect(contacts.link("Maria Lovelace")).to_be_visible()
    page.go_back()
    expect(contacts.heading("Favorites")).to_be_visible()
    page.go_forward()
    expect(contacts.heading("Contacts")).to_be_visible()
    page.go_forward()
    expect(contacts.heading("Maria Lovelace").first).to_be_visible()
    shared = contacts.share()
    expect(shared).to_have_title("Mary Lovelace")  # whose contacts are those of a program that starts
    expect(shared.get_by_role("button", name="Contacts", exact=True)).to_have_attribute("aria-current", "page")
    page.go_back()
    expect(contacts.heading("Contacts")).to_be_visible()
    contacts.reload()
    expect(contacts.heading("Contacts")).to_be_visible()


def test_contacts_are_added_moved_and_deleted(open_program):
    contacts = open_program("contacts")
    page = contacts.page
    contacts.button("Edit").click()
    page.get_by_role("button", name="Move down").first.click()
    expect(page.locator("main li").first).to_contain_text("Grace Hopper")
    contacts.button("Done").click()
    contacts.tab("Contacts").click()
    contacts.button("Add").click()
    sheet = contacts.dialog
    expect(sheet.get_by_label("First name")).to_be_focused()
    page.keyboard.type("Barbara")
    sheet.get_by_label("Birthday").check()
    sheet.get_by_label("Date").fill("1939-11-07")
    sheet.get_by_role("button", name="Done").click()
    contacts.link("Barbara").click()
    expect(contacts.text("7 November").or_(contacts.text("November 7"))).to_be_visible()
    contacts.button("Delete Contact").click()
    contacts.dialog.get_by_role("button", name="Delete Contact").click()
    expect(contacts.heading("Contacts")).to_be_visible()
    expect(contacts.link("Barbara")).to_have_count(0)


def test_recipes(open_program):
    recipes = open_program("recipes")
    page = recipes.page
    page.get_by_role("searchbox").focus()
    recipes.button("Potatoes").click()
    expect(recipes.link("Fish Pie")).to_be_visible()
    expect(recipes.link("Lemon Tart")).to_have_count(0)
    page.get_by_text("Vegetarian", exact=True).click()
    expect(recipes.link("Fish Pie")).to_have_count(0)
    recipes.link("Potato Gratin").click()
    recipes.button("Nutmeg").click()
    page.get_by_role("button", name="3 stars").click()
    recipes.button("Cook").click()
    recipes.button("Next").focus()
    page.keyboard.press("Enter")
    expect(recipes.text("Layer them with cream.")).to_be_visible()
    recipes.go_on_after_a_crash()
    recipes.fits()
    expect(recipes.text("Step 2 of 3")).to_be_visible()
    page.go_back()
    expect(recipes.heading("Potato Gratin")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("searchbox")).to_have_value("Potatoes")
    page.go_forward()
    expect(recipes.heading("Potato Gratin")).to_be_visible()
    recipes.reload()
    expect(recipes.heading("Potato Gratin")).to_be_visible()
    expect(recipes.share()).to_have_title("Potato Gratin")


def test_photos(open_program):
    photos = open_program("photos")
    page = photos.page
    photos.link("Forest").click(button="right")
    photos.button("Favorite").click()
    expect(page.get_by_role("img", name="Favorite")).to_have_count(2)
    photos.link("Forest").click()
    expect(photos.heading("Forest")).to_be_focused()
    photos.button("Info").click()
    sheet = photos.dialog
    expect(sheet.get_by_text("Norway")).to_be_visible()
    photos.go_on_after_a_crash()
    photos.fits()
    sheet.get_by_role("button", name="Done").click()
    expect(sheet).to_have_count(0)
    photos.reload()
    expect(photos.heading("Forest")).to_be_visible()
    expect(photos.share()).to_have_title("Forest")
    photos.button("Hide").click()
    expect(photos.heading("Library")).to_be_visible()
    expect(photos.link("Forest")).to_have_count(0)
    photos.link("Moon").click()
    expect(photos.heading("Moon")).to_be_focused()
    page.go_back()
    expect(photos.heading("Library")).to_be_visible()
    page.go_forward()
    expect(photos.heading("Moon")).to_be_visible()


def test_habits(open_program):
    habits = open_program("habits")
    page = habits.page
    page.get_by_role("textbox", name="New habit").fill("Call home")
    page.keyboard.press("Enter")
    expect(habits.button("Call home")).to_be_visible()
    expect(page.get_by_role("textbox", name="New habit")).to_have_value("")
    habits.button("Read ten pages").click()
    expect(habits.text("3 to do")).to_be_visible()
    # What stands in a bar has state of its own.
    habits.button("Breaks: 0").click()
    habits.button("Breaks: 1").click()
    expect(habits.button("Breaks: 2")).to_be_visible()
    row(page, "Call home").last.hover()
    row(page, "Call home").last.get_by_role("button", name="Edit").first.click()
    sheet = habits.dialog
    sheet.get_by_label("Title").fill("Call Ada")
    sheet.get_by_text("High", exact=True).click()
    habits.go_on_after_a_crash()
    habits.fits()
    sheet.get_by_role("button", name="Save").click()
    expect(habits.button("Call Ada")).to_be_visible()
    habits.button("Breaks: 2").click()
    expect(habits.button("Breaks: 3")).to_be_visible()
    page.locator("main summary").filter(has_text="Priority").first.click()
    page.get_by_role("radio", name="High").first.check()
    expect(habits.button("Stretch")).to_have_count(0)
    expect(habits.button("Call Ada")).to_be_visible()


def box(locator):
    expect(locator).to_be_visible()
    return locator.bounding_box()


def test_bars_and_rows_stand_where_an_iphone_has_them(open_program):
    shop = open_program("shop")
    page, window = shop.page, shop.page.viewport_size
    bar = box(page.get_by_role("navigation", name="Tabs"))
    assert abs(bar["y"] + bar["height"] - window["height"]) <= 1
    notes = open_program("notes")
    row_of = notes.page.locator("li", has=notes.link("Work")).last
    card, header = notes.page.locator("main li > ul"), notes.page.get_by_role("heading", name="On My iPhone")
    assert box(header)["y"] + box(header)["height"] <= box(card)["y"]
    assert box(card)["width"] <= 640 and box(row_of)["x"] >= box(card)["x"]
    arrow = notes.link("Work").evaluate("link => getComputedStyle(link, '::before').borderTopWidth")
    assert arrow == "2px" and notes.link("Work").evaluate("link => getComputedStyle(link).textDecorationLine") == "none"
    notes.link("Work").click()
    notes.link("Meeting on Monday").click()
    editor, title = box(notes.page.get_by_label("Text")), box(notes.page.get_by_label("Title"))
    assert abs(editor["width"] - title["width"]) <= 1
    settings = open_program("settings")
    rows = settings.page.locator(".m-form > .m-section").last.locator("> *")
    boxes = [box(row) for row in rows.all()]
    assert all(abs(one["y"] + one["height"] - other["y"]) <= 1 for one, other in zip(boxes, boxes[1:]))
    assert {one["width"] for one in boxes} == {min(640, boxes[0]["width"])}
    lines = settings.page.locator(".m-form > .m-section").nth(1).locator(":is(.m-toggle, .m-navigation-link)")
    assert [line.evaluate("line => getComputedStyle(line).borderTopWidth") for line in lines.all()] == ["0px", "1px", "1px"]
    colors = {row.evaluate("row => getComputedStyle(row).backgroundColor") for row in rows.all()}
    assert len(colors) == 1 and "rgba(0, 0, 0, 0)" not in colors


def test_what_an_iphone_has_in_rows_and_fields(open_program):
    mail = open_program("mail")
    page = mail.page
    chevron = row(page, "Inbox").locator(".m-one").evaluate("row => getComputedStyle(row, '::after').borderTopWidth")
    assert chevron == ("2px" if mail.is_phone else "0px")
    # The row that leads on is not seen as selected where it leads to another page.
    color = row(page, "Inbox").evaluate("row => getComputedStyle(row).backgroundColor")
    assert (color == "rgba(0, 0, 0, 0)") == mail.is_phone
    if mail.is_phone:
        row(page, "Inbox").click()
    row(page, "The engine").click()
    page.locator(".m-column").last.get_by_role("button", name="Reply").click()
    label, field = box(mail.dialog.get_by_text("Subject:")), box(mail.dialog.get_by_label("Subject"))
    assert label["height"] < 30 and field["x"] >= label["x"] + label["width"]
    habits = open_program("habits")
    new = habits.page.get_by_role("textbox", name="New habit")
    assert new.evaluate("field => getComputedStyle(field).borderTopColor") == "rgba(0, 0, 0, 0)"
    recipes = open_program("recipes")
    icon, search = box(recipes.page.locator(".m-search-field .m-symbol")), box(recipes.page.get_by_role("searchbox"))
    assert icon["x"] + icon["width"] <= search["x"] + 1


def test_arrows_point_where_text_leads(open_program):
    notes = open_program("notes")
    page = notes.page
    notes.link("Work").click()
    expect(notes.heading("Work")).to_be_focused()
    corner = """(element, pseudo) => {
        // The corner of the two borders, turned: where the arrow points.
        const style = getComputedStyle(element, pseudo);
        const x = Math.sign(parseFloat(style.borderRightWidth) - parseFloat(style.borderLeftWidth));
        const y = Math.sign(parseFloat(style.borderBottomWidth) - parseFloat(style.borderTopWidth));
        const angle = parseFloat(style.rotate) * Math.PI / 180;
        return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)].map(Math.round);
    }"""
    back, link = page.locator(".m-back-arrow").last, notes.link("Meeting on Monday")
    assert back.evaluate(corner) == [-1, 0] and link.evaluate(corner, "::before") == [1, 0]
    page.evaluate("document.documentElement.dir = 'rtl'")
    assert back.evaluate(corner) == [1, 0] and link.evaluate(corner, "::before") == [-1, 0]
