"""More programs as they are written for an iPhone (Tests/Applications): dates, games, tables, inspectors; and other browsers."""

from playwright.sync_api import expect

from applications import STORED
from documents import EVERY, in_browsers, is_live
from test_applications import applications, open_program, row

__all__ = ["applications", "open_program"]


def test_agenda(open_program):
    agenda = open_program("agenda")
    page = agenda.page
    expect(agenda.heading("Monday, Mar 2")).to_be_visible()
    agenda.link("Review").click()
    expect(agenda.heading("Review")).to_be_focused()
    agenda.button("Edit").click()
    agenda.dialog.get_by_label("Starts").fill("2026-03-04T15:30")
    agenda.dialog.get_by_role("button", name="Increment").click()
    expect(agenda.dialog.get_by_text("75 minutes")).to_be_visible()
    agenda.go_on_after_a_crash()
    agenda.fits()
    agenda.dialog.get_by_role("button", name="Add").focus()
    page.keyboard.press("Enter")
    expect(page.locator("dialog")).to_have_count(0)
    expect(agenda.text("75 minutes")).to_be_visible()
    page.go_back()
    expect(agenda.heading("Agenda")).to_be_visible()
    expect(page.get_by_text("75 minutes").first).to_be_visible()
    agenda.button("Calendars").click()
    agenda.dialog.get_by_label("Work").uncheck()
    expect(agenda.link("Review")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    agenda.link("Choir").click()
    expect(agenda.heading("Choir")).to_be_visible()
    page.go_back()
    expect(agenda.heading("Agenda")).to_be_visible()
    page.go_forward()
    expect(agenda.heading("Choir")).to_be_visible()
    agenda.reload()
    expect(agenda.heading("Choir")).to_be_visible()
    expect(agenda.share()).to_have_title("Choir")


def test_quiz(open_program):
    quiz = open_program("quiz")
    page = quiz.page
    quiz.button("Start").press("Enter")
    quiz.button("Jupiter").click()
    expect(quiz.text("Right!")).to_be_visible()
    quiz.go_on_after_a_crash()
    quiz.fits()
    quiz.button("Continue").click()
    quiz.button("Six").click()
    expect(quiz.text("Not quite.")).to_be_visible()
    quiz.button("Continue").press("Enter")
    quiz.button("Lovelace").click()
    quiz.button("Continue").click()
    expect(quiz.text("You have 2 of 3 points.")).to_be_visible()
    quiz.tab("Scores").click()
    expect(quiz.tab("Scores")).to_contain_text("1")
    quiz.button("Ada").click()
    quiz.dialog.get_by_label("Name").fill("Grace")
    quiz.button("OK").click()
    expect(quiz.button("Grace")).to_be_visible()
    quiz.link("Ada 2 points").click()
    expect(quiz.heading("Game 1")).to_be_focused()
    page.go_back()
    expect(quiz.heading("Scores")).to_be_visible()
    page.go_back()
    expect(quiz.heading("Quiz")).to_be_visible()
    page.go_forward()
    expect(quiz.heading("Scores")).to_be_visible()
    quiz.tab("Rules").click()
    expect(page.get_by_text("Return starts a game")).to_be_visible()
    quiz.reload()
    expect(page.get_by_text("Return starts a game")).to_be_visible()
    expect(quiz.share()).to_have_title("Rules")


def test_ledger(open_program):
    ledger = open_program("ledger")
    page = ledger.page
    titles = page.locator("tbody tr td:nth-child(2)")
    page.get_by_role("columnheader", name="Amount").get_by_role("button").click()
    expect(titles.first).to_contain_text("Rent")
    page.get_by_role("columnheader", name="Amount").get_by_role("button").click()
    expect(titles.first).to_contain_text("Salary")
    page.locator("main").get_by_role("button", name="Add").click()
    ledger.dialog.get_by_label("Title").fill("Ferry")
    ledger.dialog.get_by_label("Amount").fill("42.5")
    ledger.dialog.get_by_label("Kind").select_option("Travel")
    ledger.go_on_after_a_crash()
    ledger.fits()
    ledger.dialog.get_by_role("button", name="Save").click()
    expect(page.locator("tbody tr", has_text="Ferry")).to_contain_text("-€42.50")
    page.locator("tbody tr", has_text="Bakery").locator("input").check()
    page.locator("main").get_by_role("button", name="Delete").first.click()
    ledger.dialog.get_by_role("button", name="Delete").click()
    expect(page.locator("tbody tr", has_text="Bakery")).to_have_count(0)
    if ledger.is_phone:
        ledger.button("Back to Ledger").click()
    row(page, "Summary").click()
    expect(ledger.heading("Summary")).to_be_visible()
    expect(page.get_by_text("72 €")).to_be_visible()


def test_reading(open_program):
    reading = open_program("reading")
    page = reading.page
    menu = page.locator("main summary").filter(has_text="View")
    menu.click()
    page.get_by_label("Sort By").select_option("Length")
    expect(page.locator("main li").first).to_contain_text("Invisible Cities")
    reading.button("Help").click()
    expect(reading.dialog.get_by_text("how much of them is read")).to_be_visible()
    expect(page.locator("dialog:modal")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    reading.link("Middlemarch").click()
    reading.button("Increment").click()
    expect(reading.text("Page 130")).to_be_visible()
    page.get_by_role("textbox", name="New tag").fill("Long")
    page.keyboard.press("Enter")
    expect(reading.button("Remove Long")).to_be_visible()
    reading.button("Notes").click()
    page.get_by_label("Note", exact=True).fill("Dorothea")
    reading.go_on_after_a_crash()
    reading.fits()
    expect(page.get_by_label("Note", exact=True)).to_have_value("Dorothea")
    if reading.is_phone:
        page.keyboard.press("Escape")
    else:
        reading.button("Notes").click()
    expect(page.get_by_label("Note", exact=True)).to_have_count(0)
    page.go_back()
    expect(reading.link("Middlemarch")).to_contain_text("14 %")
    page.go_forward()
    expect(reading.heading("Middlemarch")).to_be_visible()
    reading.reload()
    expect(reading.heading("Middlemarch")).to_be_visible()
    expect(reading.share()).to_have_title("Middlemarch")


def test_what_is_typed_into_what_has_just_come_survives_a_crash(open_program):
    """“The client closes the gap: it keeps its posts until they are durable, and sends those again that the server has lost.”"""
    reading = open_program("reading")
    page = reading.page
    reading.link("Middlemarch").click()
    expect(reading.heading("Middlemarch")).to_be_visible()
    page.wait_for_timeout(STORED)
    page.evaluate("window.isSameDocument = true")
    with reading.applications.storing_nothing():
        reading.button("Notes").click()
        with page.expect_response("**/events"):
            page.get_by_label("Note", exact=True).fill("Dorothea")
        reading.applications.kill()
    # Before the server is back.
    if reading.is_phone:
        page.keyboard.press("Escape")
    else:
        reading.button("Notes").click()
    reading.applications.start()
    expect(page.get_by_label("Note", exact=True)).to_have_count(0)
    assert page.evaluate("window.isSameDocument")
    assert page.locator("[role=alert]").all_text_contents() == []
    reading.button("Notes").click()
    expect(page.get_by_label("Note", exact=True)).to_have_value("Dorothea")


@in_browsers(EVERY)
def test_the_main_flows_in_every_browser(applications, visitor, kind):
    tab = visitor(kind).tab()

    def press(selector):
        tab.wait_until(f"document.querySelector({selector!r})")
        tab.click(selector)

    def is_at(query, title):
        tab.wait_until(f"location.search == {query!r} && document.title == {title!r}")

    tab.open(f"{applications.url}/recipes")
    is_live(tab, "/recipes")
    press('a[href="?path=gratin"]')
    is_at("?path=gratin", "Potato Gratin")
    tab.back()
    is_at("", "Recipes")
    tab.forward()
    is_at("?path=gratin", "Potato Gratin")
    tab.open(f"{applications.url}/quiz?tab=scores")
    is_live(tab, "/quiz")
    is_at("?tab=scores", "Scores")
    press(".m-tab-bar > :first-child")
    is_at("", "Quiz")
    press(".m-page .m-button-prominent")
    tab.wait_until("document.querySelector('main').innerText.includes('Question 1')")
