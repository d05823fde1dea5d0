"""The gallery's programs, used as their visitors use them."""

import re

import pytest
from playwright.sync_api import expect

from conftest import DESKTOP, PHONE
from sampling import sample
from test_access import Findings, variants


def open_program(page_at, name, **options):
    return page_at(f"/programs/{name}", **{"viewport": DESKTOP, **options})


def button(page, name):
    return page.get_by_role("button", name=name, exact=True)


def segment(page, name):
    return page.get_by_role("radio", name=name, exact=True)


def expect_accessible(page):
    """axe finds nothing wrong with the page as it stands, in each color scheme at each width."""
    findings = Findings(page)
    for scheme, width in variants(page):
        findings.look(f"{scheme} {width}")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert not findings.all, findings.text


# To-do list


@pytest.fixture
def todo(page_at):
    return open_program(page_at, "todo")


def items(page):
    return page.get_by_role("article").get_by_role("list").get_by_role("listitem")


def add_item(page, title):
    page.get_by_role("textbox", name="New item").fill(title)
    page.keyboard.press("Enter")
    expect(button(page, f"Edit “{title}”")).to_be_visible()


def test_items_are_added_ticked_filtered_and_cleared(todo):
    expect(items(todo)).to_have_count(3)
    add_item(todo, "Buy milk")
    expect(items(todo)).to_have_count(4)
    expect(todo.get_by_role("textbox", name="New item")).to_be_focused()
    expect(todo.get_by_role("textbox", name="New item")).to_have_value("")
    todo.get_by_role("checkbox", name="Buy milk").check()
    expect(todo.get_by_text("2 things to do")).to_be_visible()
    segment(todo, "Open 2").check()
    expect(items(todo)).to_have_count(2)
    todo.get_by_role("checkbox", name="Book the train to Basel").click()
    expect(items(todo)).to_have_count(1)
    segment(todo, "Done 3").check()
    expect(items(todo)).to_have_count(3)
    button(todo, "Clear done").click()
    expect(todo.get_by_text("Nothing done yet")).to_be_visible()
    expect(button(todo, "Clear done")).to_be_disabled()
    expect_accessible(todo)


def test_an_item_is_edited_in_place_and_deleted(todo):
    button(todo, "Edit “Write to Grandmother”").click()
    field = todo.get_by_role("textbox", name="Title of “Write to Grandmother”")
    expect(field).to_be_focused()
    field.fill("Phone Grandmother")
    field.press("Enter")
    title = button(todo, "Edit “Phone Grandmother”")
    expect(title).to_be_focused()
    title.press("Enter")
    todo.get_by_role("textbox", name="Title of “Phone Grandmother”").fill("  ")
    todo.get_by_role("textbox", name="New item").focus()
    expect(title).to_be_visible()  # without a title, the former one stays
    # Escape leaves the title as it was.
    title.press("Enter")
    field = todo.get_by_role("textbox", name="Title of “Phone Grandmother”")
    field.fill("Forget Grandmother")
    field.press("Escape")
    expect(title).to_be_focused()
    button(todo, "Delete “Phone Grandmother”").click()
    expect(items(todo)).to_have_count(2)


def test_the_focus_goes_to_the_next_item_when_one_is_deleted(todo):
    button(todo, "Delete “Book the train to Basel”").press("Enter")
    expect(button(todo, "Delete “Write to Grandmother”")).to_be_focused()
    todo.keyboard.press("Enter")
    expect(button(todo, "Delete “Water the tomatoes”")).to_be_focused()
    todo.keyboard.press("Enter")
    expect(todo.get_by_role("textbox", name="New item")).to_be_focused()


def test_an_item_reads_in_the_direction_of_its_letters(todo):
    add_item(todo, "قراءة كتاب")
    for title, direction in (("قراءة كتاب", "rtl"), ("Write to Grandmother", "ltr")):
        expect(button(todo, f"Edit “{title}”").locator("span").last).to_have_css("direction", direction)


def test_the_list_is_there_in_the_next_visit_and_on_other_pages(page_at, browser_context):
    context = browser_context(viewport=DESKTOP)
    one, two = (open_program(page_at, "todo", context=context) for _ in range(2))
    add_item(one, "Buy milk")
    expect(button(two, "Edit “Buy milk”")).to_be_visible()
    one.reload()
    expect(button(one, "Edit “Buy milk”")).to_be_visible()


# Invoices


@pytest.fixture
def invoices(page_at):
    return open_program(page_at, "invoices")


def column(page, number):
    return page.locator(f"main tbody td:nth-child({number})").all_inner_texts()


def test_a_header_sorts_by_its_column(invoices):
    header = invoices.get_by_role("columnheader", name="Customer")
    header.get_by_role("button").click()
    expect(header).to_have_attribute("aria-sort", "ascending")
    names = [text.split("\n")[0] for text in column(invoices, 2)]
    assert names[0] == "Amina Ahlgren" and names == sorted(names)
    header.get_by_role("button").click()
    expect(header).to_have_attribute("aria-sort", "descending")
    names = [text.split("\n")[0] for text in column(invoices, 2)]
    assert names[0] == "Yusuf Zimmer" and names == sorted(names, reverse=True)


def test_a_search_filters_as_one_types(invoices):
    search = invoices.get_by_role("textbox", name="Search invoices")
    search.press_sequentially("basel")
    rows = invoices.locator("tbody tr")
    expect(rows.filter(has_not_text="Basel")).to_have_count(0)
    expect(rows).to_have_count(10)
    invoices.get_by_role("combobox", name="Status").select_option("Overdue")
    expect(rows.filter(has_not_text="Overdue")).to_have_count(0)
    assert set(column(invoices, 3)) == {"Basel"} and set(column(invoices, 5)) == {"Overdue"}
    search.fill("nobody has this name")
    expect(invoices.get_by_text("No invoice matches.")).to_be_visible()
    expect_accessible(invoices)
    button(invoices, "Show all").click()
    expect(invoices.locator("#summary")).to_contain_text("3,000 invoices")
    expect(search).to_have_value("")


def test_one_leafs_through_the_pages(invoices):
    page_number = invoices.locator("#page")
    first = column(invoices, 1)
    assert len(first) == 10
    expect(button(invoices, "Previous page")).to_be_disabled()
    button(invoices, "Next page").click()
    expect(page_number).to_have_text("Page 2 of 300")
    assert not set(first) & set(column(invoices, 1))
    invoices.get_by_role("combobox", name="Rows").select_option("50")
    expect(page_number).to_have_text("Page 1 of 60")
    assert len(column(invoices, 1)) == 50


def test_a_phone_shows_a_list_in_place_of_the_table(page_at):
    page = open_program(page_at, "invoices", viewport=PHONE, is_mobile=True, has_touch=True)
    expect(items(page)).to_have_count(10)
    expect(page.get_by_role("table")).to_have_count(0)
    page.get_by_role("combobox", name="Order").select_option("By name")
    expect(items(page).first).to_contain_text("Amina Ahlgren")


# Registration


@pytest.fixture
def registration(page_at):
    return open_program(page_at, "registration")


def expect_problem(page, field, text):
    expect(page.locator(f"#{field}-problem")).to_have_text(text)


def test_a_field_says_what_is_wrong_once_it_was_left(registration):
    email = registration.get_by_role("textbox", name="Email")
    email.press_sequentially("ada@")
    expect_problem(registration, "email", "")
    registration.get_by_role("textbox", name="Name").focus()
    expect_problem(registration, "email", "This is no email address. One looks like ada@example.org.")
    expect(email).to_have_attribute("aria-invalid", "true")
    expect(email).to_have_accessible_description(re.compile("This is no email address"))
    expect(registration.locator("#email-problem")).to_have_attribute("aria-live", "polite")
    email.focus()
    email.press_sequentially("example.org")
    expect_problem(registration, "email", "")
    expect(email).not_to_have_attribute("aria-invalid", "true")
    expect_problem(registration, "name", "Enter your name.")


def test_a_form_with_problems_leads_to_the_first(registration):
    button(registration, "Register").click()
    expect(registration.locator("#failure")).to_have_text("4 fields need your attention.")
    expect(registration.locator("#name")).to_be_focused()
    for field in ("name", "email", "course", "agreement"):
        expect(registration.locator(f"#{field}-problem")).not_to_be_empty()
    expect_accessible(registration)
    registration.locator("#name").fill("Ada")
    expect(registration.locator("#failure")).to_have_text("3 fields need your attention.")


def test_a_complete_form_is_confirmed(registration):
    registration.locator("#name").fill("Ada Lovelace")
    registration.locator("#email").fill("ada@example.org")
    registration.locator("#course").select_option("Letterpress")
    segment(registration, "Student").check()
    registration.locator("#studentNumber").fill("1234567")
    registration.locator("#studentNumber").press("Tab")
    # The problem moves what is below it.
    expect_problem(registration, "studentNumber", "Enter the eight digits on your student card.")
    button(registration, "Increment").click()
    expect(registration.locator("#total")).to_have_text("€80")
    registration.get_by_role("checkbox", name="I agree").check()
    button(registration, "Register").click()
    expect_problem(registration, "studentNumber", "Enter the eight digits on your student card.")
    registration.locator("#studentNumber").fill("12345678")
    button(registration, "Register").click()
    expect(registration.get_by_role("heading", name="See you there, Ada Lovelace!")).to_be_visible()
    expect(registration.locator("main")).to_contain_text("Letterpress")
    expect_accessible(registration)
    button(registration, "Register somebody else").click()
    expect(registration.locator("#name")).to_have_value("")


# Dashboard


def chart(page):
    return page.locator(".m-plot").first


def test_the_numbers_change_and_stop(page_at):
    page = open_program(page_at, "dashboard")
    path = chart(page).locator("path").last
    before = path.get_attribute("d")
    expect(path).not_to_have_attribute("d", before)
    button(page, "Pause").click()
    expect(page.get_by_text("Paused")).to_be_visible()
    page.evaluate("""() => {
        window.changes = 0;
        new MutationObserver((all) => { changes += all.length; })
            .observe(document.querySelector("main"), { attributes: true, characterData: true, childList: true, subtree: true });
    }""")
    stopped = path.get_attribute("d")
    other = open_program(page_at, "dashboard")  # whose page goes on
    first = chart(other).locator("path").last.get_attribute("d")
    expect(chart(other).locator("path").last).not_to_have_attribute("d", first)
    assert page.evaluate("changes") == 0 and path.get_attribute("d") == stopped
    button(page, "Resume").click()
    expect(path).not_to_have_attribute("d", stopped)


def test_all_visitors_watch_the_same_shop(page_at):
    pages = [open_program(page_at, "dashboard") for _ in range(2)]
    for page in pages:
        button(page, "Pause").click()
        expect(page.get_by_text("Paused")).to_be_visible()
    # Paused within a second or a few of each other, so that one line is the other one moved to the left.
    heights = []
    for page in pages:
        points = re.findall(r"([\d.]+)[ ,]([\d.]+)", chart(page).locator("path").last.get_attribute("d"))
        heights.append([height for _, height in points])
    assert len(heights[0]) == len(heights[1]) == 60
    assert any(heights[0][shift:] == heights[1][: 60 - shift] for shift in range(20))


def test_the_charts_are_described(page_at):
    page = open_program(page_at, "dashboard")
    button(page, "Pause").click()
    # Who cannot see the charts reads their data as tables.
    orders = page.get_by_role("table").first
    expect(orders.get_by_role("columnheader")).to_have_text(["Time", "Orders"])
    expect(orders.get_by_role("row")).to_have_count(61)
    expect(page.get_by_role("img", name=re.compile(r"^\d+ percent of the visitors"))).to_be_visible()
    for department in ("Books", "Garden", "Kitchen", "Music", "Toys"):
        expect(page.locator("main").get_by_text(department, exact=True).last).to_be_visible()


# Kanban board


@pytest.fixture
def boards(page_at, browser_context):
    """The board of two visitors."""
    return [open_program(page_at, "kanban", context=browser_context(viewport=DESKTOP)) for _ in range(2)]


def card_in(page, column, title):
    return page.get_by_role("group", name=column, exact=True).get_by_text(title, exact=True)


def add_card(page, title):
    page.get_by_role("textbox", name="New card").fill(title)
    button(page, "Add").click()
    expect(card_in(page, "To do", title)).to_be_visible()


def test_a_text_of_the_other_direction_reads_as_its_own_letters_do(page_at):
    page = open_program(page_at, "kanban")
    field = page.get_by_role("textbox", name="New card")
    expect(field).not_to_have_css("unicode-bidi", "plaintext")
    field.fill("שלום!")
    # So the mark stands at the end, which is left here, and the caret goes there.
    expect(field).to_have_css("unicode-bidi", "plaintext")
    field.press("Enter")
    # And the words around it keep their order: what follows it is right of it.
    latest = page.locator("#latest")
    expect(latest).to_contain_text("was added to")
    places = latest.evaluate("""element => {
        const place = (word) => {
            const range = document.createRange();
            const text = [...document.createTreeWalker(element, NodeFilter.SHOW_TEXT).root.childNodes].find((node) => node.data?.includes(word));
            range.setStart(text, text.data.indexOf(word));
            range.setEnd(text, text.data.indexOf(word) + word.length);
            return range.getBoundingClientRect().left;
        };
        return [place("!"), place("שלום"), place("was")];
    }""")
    assert places == sorted(places)
    button(page, "Remove “שלום!”").click()
    markdown = open_program(page_at, "markdown")
    markdown.get_by_role("textbox", name="Markdown").fill("שלום!")
    paragraph = markdown.get_by_role("group", name="Preview").locator("p")
    expect(paragraph).to_have_count(1)
    expect(paragraph).to_have_css("direction", "rtl")


def test_two_visitors_see_each_others_moves(boards):
    one, two = boards
    add_card(one, "Borrow the benches")
    expect(card_in(two, "To do", "Borrow the benches")).to_be_visible()
    button(two, "Move “Borrow the benches” to Doing").click()
    expect(card_in(one, "Doing", "Borrow the benches")).to_be_visible()
    expect(card_in(one, "To do", "Borrow the benches")).to_have_count(0)
    expect(one.locator("#latest")).to_have_text("\u2068“Borrow the benches”\u2069 was moved to Doing.")
    button(one, "Remove “Borrow the benches”").click()
    expect(card_in(two, "Doing", "Borrow the benches")).to_have_count(0)


def test_the_focus_goes_with_the_card(boards):
    page = boards[0]
    add_card(page, "Hang the lanterns")
    button(page, "Move “Hang the lanterns” to Doing").focus()
    page.keyboard.press("Enter")
    on = button(page, "Move “Hang the lanterns” to Done")
    expect(on).to_be_focused()
    page.keyboard.press("Enter")
    expect(card_in(page, "Done", "Hang the lanterns")).to_be_visible()
    expect(button(page, "Move “Hang the lanterns” to Doing")).to_be_focused()
    button(page, "Remove “Hang the lanterns”").click()


def test_nobody_fills_the_board_for_all(boards):
    one, two = boards
    field = one.get_by_role("textbox", name="New card")
    for number in range(37):
        field.fill(f"Card {number} {'x' * 200}")
        field.press("Enter")
    cards = two.get_by_role("button", name=re.compile("^Remove"))
    column = two.get_by_role("group", name="To do", exact=True)
    expect(column).to_contain_text("Card 36 ")
    expect(cards).to_have_count(36)
    expect(column).not_to_contain_text("Card 0 ")
    assert len(column.get_by_text(re.compile("^Card 36 ")).inner_text()) == 160
    expect_accessible(two)
    cards.evaluate_all("(buttons) => buttons.forEach((button) => button.click())")
    expect(one.get_by_text("No cards")).to_have_count(3)


# Markdown editor


@pytest.fixture
def markdown(page_at):
    return open_program(page_at, "markdown")


def write(page, text):
    page.get_by_role("textbox", name="Markdown").fill(text)


def preview(page):
    return page.get_by_role("group", name="Preview")


def test_the_preview_follows_the_text(markdown):
    write(
        markdown,
        "# One\n\n## *Two*\n\nPlain **strong** _slanted_ ~~gone~~ `code` snake_case_name\nand on.\n\n- a\n- b\n  1. c\n\n"
        "> quoted\n\n```\n<b> & *x*\n```\n\n[Swift](https://www.swift.org)\n\n---\n",
    )
    shown = preview(markdown)
    expect(shown.get_by_role("heading", level=2)).to_have_text("One")
    expect(shown.get_by_role("heading", level=3)).to_have_text("Two")
    expect(shown.locator("p").first).to_have_text("Plain strong slanted gone code snake_case_name and on.")
    weight = "element => getComputedStyle(element).fontWeight"
    assert int(shown.get_by_text("strong", exact=True).evaluate(weight)) >= 600
    expect(shown.get_by_text("slanted", exact=True)).to_have_css("font-style", "italic")
    expect(shown.get_by_text("gone", exact=True)).to_have_css("text-decoration-line", "line-through")
    expect(shown.locator("ul > li")).to_have_count(2)
    expect(shown.locator("ul ol > li")).to_have_text("c")
    expect(shown.get_by_role("blockquote")).to_have_text("quoted")
    expect(shown.locator("pre")).to_have_text("<b> & *x*")
    expect(shown.get_by_role("link", name="Swift")).to_have_attribute("href", "https://www.swift.org")
    expect_accessible(markdown)


def test_hostile_texts_stay_texts(markdown):
    write(
        markdown,
        "<img src=x onerror=alert(1)> <script>alert(1)</script>\n\n[a](javascript:alert(1)) [b](data:text/html,x) [c](//x)\n\n"
        "**open *never* closed\n\n[[[[((((\n\n" + "> " * 200 + "deep\n\n" + "- " * 200 + "deep",
    )
    shown = preview(markdown)
    expect(shown.locator("p").first).to_have_text("<img src=x onerror=alert(1)> <script>alert(1)</script>")
    expect(shown.locator("p").nth(1)).to_have_text("[a](javascript:alert(1)) [b](data:text/html,x) [c](//x)")
    expect(shown.locator("p").nth(2)).to_have_text("**open never closed")
    expect(shown.locator("img, script, a")).to_have_count(0)
    expect(shown.get_by_role("blockquote")).to_have_count(6)


LONG_TEXTS = ["*a " * 3000, "`" * 9000, "[" * 9000, "> " * 4500, "- a\n" * 2500, "**a** " * 1500]


@pytest.mark.parametrize("text", sample(LONG_TEXTS, 2, "long texts"))
def test_a_long_text_is_bounded(markdown, text):
    # As pasted: Playwright types thousands of lines for a long time.
    markdown.get_by_role("textbox", name="Markdown").evaluate(
        "(field, text) => { field.value = text; field.dispatchEvent(new Event('input', { bubbles: true })); }", text
    )
    expect(markdown.locator("#length")).to_contain_text("8,000 of 8,000 bytes")
    expect(markdown.get_by_role("textbox", name="Markdown")).to_have_value(text[:8000])
    write(markdown, "short")
    expect(preview(markdown)).to_have_text("short")


def test_a_phone_shows_one_pane_at_a_time(page_at):
    page = open_program(page_at, "markdown", viewport=PHONE, is_mobile=True, has_touch=True)
    expect(preview(page)).to_have_count(0)
    segment(page, "Preview").check()
    expect(preview(page).get_by_role("heading", name="Elderflower cordial")).to_be_visible()
    expect(page.get_by_role("textbox", name="Markdown")).to_have_count(0)
    expect(segment(page, "Preview")).to_be_checked()
