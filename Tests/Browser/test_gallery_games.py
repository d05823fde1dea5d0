"""The gallery's games, chat and tasks of 7GUIs: what visitors do, and what they and others see."""

import re

import pytest
from playwright.sync_api import expect

from conftest import DESKTOP, PHONE
from posts import until_quiet
from sampling import sample

MESSAGES = "#messages li"


def heading(page, title):
    expect(page.get_by_role("heading", level=1)).to_have_text(title)


# Tic-tac-toe


def square(page, row, column):
    return page.get_by_role("gridcell", name=re.compile(f"^Row {row}, column {column},"))


def play(page, row, column, mark):
    """Presses a square, and waits until it shows the mark."""
    square(page, row, column).click()
    expect(square(page, row, column)).to_have_text(mark)


@pytest.fixture
def match(page_at, browser_context):
    """Two visitors who play: the one with X, who begins, and the one with O."""
    pages = [page_at("/programs/tic-tac-toe", browser_context()) for _ in range(2)]
    for page in pages:
        page.get_by_role("button", name="Play", exact=True).click()
    for page in pages:
        expect(page.get_by_role("grid", name="Board")).to_be_visible()
    first, second = pages
    if "Your turn" not in first.locator("#turn").inner_text():
        first, second = second, first
    yield first, second
    # Nobody waits for the next test's visitors.
    for page in pages:
        leave = page.get_by_role("button", name=re.compile("Leave|Cancel"))
        if not page.is_closed() and leave.count():
            leave.click()
            expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_two_visitors_are_paired_and_play_until_one_wins(match):
    x, o = match
    expect(x.locator("#turn")).to_have_text("Your turn")
    expect(o.locator("#turn")).to_have_text("Your opponent’s turn")
    # It is not the second player's turn.
    square(o, 3, 3).click()
    play(x, 1, 1, "X")
    expect(square(o, 1, 1)).to_have_text("X")
    expect(square(o, 3, 3)).to_have_text("")
    # A square is played once.
    square(o, 1, 1).click()
    play(o, 2, 1, "O")
    expect(square(o, 1, 1)).to_have_text("X")
    for page, row, column, mark in [(x, 1, 2, "X"), (o, 2, 2, "O"), (x, 1, 3, "X")]:
        play(page, row, column, mark)
    expect(x.locator("#turn")).to_have_text("You have won!")
    expect(o.locator("#turn")).to_have_text("You have lost.")
    # Another game begins when both want it, and the other player begins it.
    x.get_by_role("button", name="Play again").click()
    expect(x.locator("#turn")).to_contain_text("Waiting for the other")
    expect(square(x, 1, 1)).to_have_text("X")
    o.get_by_role("button", name="Play again").click()
    expect(o.locator("#turn")).to_have_text("Your turn")
    expect(x.locator("#turn")).to_have_text("Your opponent’s turn")
    expect(square(x, 1, 1)).to_have_text("")


def test_a_draw_and_a_player_who_leaves(match):
    x, o = match
    squares = [(1, 1), (2, 2), (1, 3), (1, 2), (3, 2), (2, 1), (2, 3), (3, 3), (3, 1)]
    for number, (row, column) in enumerate(squares):
        play(o if number % 2 else x, row, column, "O" if number % 2 else "X")
    for page in match:
        expect(page.locator("#turn")).to_have_text("A draw.")
    x.get_by_role("button", name="Leave").click()
    expect(x.get_by_role("button", name="Play", exact=True)).to_be_visible()
    expect(o.locator("#turn")).to_have_text("Your opponent has left.")
    expect(o.get_by_role("button", name="Play again")).to_have_count(0)
    # Who has left plays with somebody else.
    x.get_by_role("button", name="Play", exact=True).click()
    expect(x.get_by_text("Waiting for a second player…")).to_be_visible()
    o.get_by_role("button", name="Leave").click()
    o.get_by_role("button", name="Play", exact=True).click()
    expect(x.locator("#turn")).to_have_text("Your turn")
    expect(o.locator("#turn")).to_have_text("Your opponent’s turn")


def test_a_page_that_is_loaded_again_goes_on_with_its_game(match):
    x, o = match
    play(x, 1, 1, "X")
    for page in match:
        page.reload()
        expect(square(page, 1, 1)).to_have_text("X")
    play(o, 2, 2, "O")
    expect(x.locator("#turn")).to_have_text("Your turn")
    play(x, 3, 3, "X")
    expect(square(o, 3, 3)).to_have_text("X")


def test_a_game_of_two_tabs_goes_on_after_a_reload(page_at, browser_context):
    one, two = (page_at("/programs/tic-tac-toe", context) for context in [browser_context()] * 2)
    for page in (one, two):
        page.get_by_role("button", name="Play", exact=True).click()
    expect(one.locator("#turn")).to_have_text("Your turn")
    play(one, 1, 1, "X")
    one.reload()
    one.get_by_role("button", name="Go on as X here").click()
    expect(square(one, 1, 1)).to_have_text("X")
    play(two, 2, 2, "O")
    for page in (one, two):
        page.get_by_role("button", name="Leave").click()


def test_a_closed_tab_ends_its_game_and_its_presence_in_the_chat(match, page_at):
    x, o = match
    talker = page_at("/chat", x.context)
    talker.fill("#name", "Soon away")
    reader = page_at("/chat", o.context)
    expect(reader.locator("#people")).to_contain_text("Soon away")
    expect(reader.locator("#people")).to_contain_text(re.compile(r"Guest\s*\(you\)"))
    x.close()
    talker.close()
    # The server keeps a page for 15 seconds after its stream has ended.
    expect(o.locator("#turn")).to_have_text("Your opponent has left.", timeout=40_000)
    expect(reader.locator("#people")).not_to_contain_text("Soon away", timeout=10_000)


# Chat


def send(page, text):
    page.fill("#message", text)
    page.press("#message", "Enter")
    expect(page.locator("#message")).to_have_value("")


def is_in_sight(message):
    return message.evaluate(
        """element => {
          const [box, view] = [element, element.closest(".m-scroll")].map((element) => element.getBoundingClientRect());
          return box.top >= view.top - 1 && box.bottom <= view.bottom + 1;
        }"""
    )


@pytest.mark.parametrize("viewport", sample([PHONE, DESKTOP], 1, "window of the chat"))
def test_messages_move_neither_who_writes_nor_who_reads(page_at, browser_context, viewport):
    one, two = (page_at("/chat", browser_context(viewport=viewport)) for _ in range(2))
    heading(one, "Chat")
    last = one.locator(MESSAGES).last
    for number in range(4):
        send(one, f"one {number} " + "a long message " * 20)
        until_quiet(one)
        send(two, f"two {number} " + "with some more lines " * 15)
        expect(last).to_contain_text(f"two {number}")
        one.wait_for_function("element => window.view = element.closest('.m-scroll')", arg=last.element_handle())
        one.wait_for_function("() => view.scrollTop + view.clientHeight >= view.scrollHeight - 2")
        # The browser reports positions five times a second at most: only then is it known that this visitor is at the end.
        until_quiet(one)

    # Who is at the end and writes stays at the end, in the field, with the caret where it is.
    one.fill("#message", "a half-written")
    one.evaluate("document.querySelector('#message').setSelectionRange(3, 3)")
    place = one.locator("#message").bounding_box()
    send(two, "at the end")
    expect(last).to_contain_text("at the end")
    one.wait_for_function("() => view.scrollTop + view.clientHeight >= view.scrollHeight - 2")
    assert is_in_sight(last)
    expect(one.locator("#message")).to_be_focused()
    expect(one.locator("#message")).to_have_value("a half-written")
    assert one.evaluate("document.querySelector('#message').selectionStart") == 3
    assert one.locator("#message").bounding_box() == place

    # Who reads further up stays there, and is told.
    one.evaluate("view.scrollTop = 40")
    until_quiet(one)  # the browser reports positions five times a second at most
    send(two, "unseen")
    notice = one.get_by_role("button", name="1 new message", exact=True)
    expect(notice).to_be_visible()
    assert one.evaluate("view.scrollTop") == 40
    assert one.locator("#message").bounding_box() == place
    send(two, "unseen, too")
    one.get_by_role("button", name="2 new messages").click()
    one.wait_for_function("() => view.scrollTop + view.clientHeight >= view.scrollHeight - 2")
    expect(one.get_by_role("button", name=re.compile("new message"))).to_have_count(0)


def test_a_visitor_writes_so_much_and_so_fast(page_at, browser_context):
    one, two = page_at("/chat", browser_context()), page_at("/chat", browser_context())
    one.fill("#name", "Quick")
    # Eight messages in ten seconds, which pass sooner or later on the way.
    for number in range(50):
        one.fill("#message", f"quick {number}.")
        one.press("#message", "Enter")
        one.wait_for_function("() => document.querySelector('#message').value === '' || document.querySelector('[role=alert]')")
        if one.get_by_role("alert").count():
            break
    assert number >= 8
    expect(one.get_by_role("alert")).to_contain_text("too fast")
    expect(one.locator("#message")).to_have_value(f"quick {number}.")
    # Another visitor may write.
    send(two, "slow " + "x" * 2_000)
    expect(one.locator(MESSAGES).last).to_contain_text("Guestslow xxx")
    assert len(two.locator(MESSAGES).last.inner_text()) < 1_020
    assert two.locator(MESSAGES, has_text=f"quick {number}.").count() == 0
    assert two.locator(MESSAGES).count() <= 60


# 7GUIs


def test_the_counter_counts(page_at):
    page = page_at("/programs/7guis/counter")
    heading(page, "7GUIs: counter")
    expect(page.locator("#clicks")).to_have_text("0")
    for number in (1, 2, 3):
        page.get_by_role("button", name="Count").click()
        expect(page.locator("#clicks")).to_have_text(str(number))


def test_temperatures_follow_each_other(page_at):
    page = page_at("/programs/7guis/temperature")
    celsius, fahrenheit = page.get_by_label("Celsius"), page.get_by_label("Fahrenheit")
    expect(celsius).to_have_value("")
    expect(fahrenheit).to_have_value("")
    celsius.fill("5")
    expect(fahrenheit).to_have_value("41")
    fahrenheit.fill("-40")
    expect(celsius).to_have_value("-40")
    celsius.fill("warm")
    fahrenheit.fill("nan")
    celsius.fill("1e400")
    expect(fahrenheit).to_have_value("nan")
    expect(fahrenheit).to_have_accessible_description("Write a number, such as 21.5.")
    celsius.fill("21,5")
    expect(celsius).to_have_accessible_description("Write a point before the decimals, as in 21.5.")
    expect(celsius).to_have_attribute("aria-invalid", "true")
    fahrenheit.fill("100")
    expect(celsius).to_have_value("37.78")
    expect(celsius).not_to_have_attribute("aria-invalid", "true")


def test_a_flight_is_booked_when_its_dates_allow_it(page_at):
    page = page_at("/programs/7guis/flight")
    kind, book = page.get_by_label("Flight"), page.get_by_role("button", name="Book", exact=True)
    departure, arrival = page.get_by_label("Departure"), page.get_by_label("Return", exact=True)
    expect(arrival).to_be_disabled()
    expect(book).to_be_enabled()
    departure.fill("31.02.2026")
    expect(book).to_be_disabled()
    expect(departure).to_have_attribute("aria-invalid", "true")
    expect(departure).to_have_accessible_description("This month has the days 1 to 28, and no 31.")
    plain = arrival.evaluate("element => getComputedStyle(element).color")
    assert departure.evaluate("element => getComputedStyle(element).color") != plain
    departure.fill("29.02.2028")
    expect(departure).not_to_have_attribute("aria-invalid", "true")
    kind.select_option("return flight")
    expect(arrival).to_be_enabled()
    expect(book).to_be_disabled()
    expect(arrival).to_have_accessible_description("The return is before the departure.")
    arrival.fill("1.3.2028")
    expect(arrival).to_have_attribute("aria-invalid", "true")
    expect(arrival).to_have_accessible_description(re.compile("^Write two digits for the day"))
    arrival.fill("01.13.2028")
    expect(arrival).to_have_accessible_description("There is no month 13.")
    arrival.fill("01.03.2028")
    book.click()
    dialog = page.get_by_role("alertdialog")
    expect(dialog).to_contain_text("You have booked a return flight from 29.02.2028 to 01.03.2028.")
    dialog.get_by_role("button", name="OK").click()
    kind.select_option("one-way flight")
    expect(arrival).to_be_disabled()
    book.click()
    expect(dialog).to_contain_text("You have booked a one-way flight on 29.02.2028.")


def test_the_gauge_moves_while_the_duration_is_dragged(page_at):
    page = page_at("/programs/7guis/timer")
    slider, gauge = page.get_by_role("slider", name="Duration"), page.locator("progress")

    def elapsed():
        return float(page.locator("#elapsed").inner_text().removesuffix(" s"))

    expect(page.locator("#elapsed")).not_to_have_text("0.0 s")
    box = slider.bounding_box()
    y = box["y"] + box["height"] / 2
    page.mouse.move(box["x"] + box["width"] / 2, y)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] - 2, y, steps=3)
    # The button is still down.
    expect(page.locator("#duration")).to_have_text(re.compile("of (2[89]|30)"))
    page.mouse.move(box["x"] + 2, y, steps=3)
    expect(page.locator("#duration")).to_have_text(re.compile(r"of 1\.\d s"))
    page.wait_for_function("() => document.querySelector('progress').position === 1")
    stopped = elapsed()
    page.wait_for_timeout(300)
    assert elapsed() == stopped
    # A longer duration starts it again.
    page.mouse.move(box["x"] + box["width"] / 2, y, steps=3)
    page.mouse.up()
    page.wait_for_function(
        "stopped => parseFloat(document.querySelector('#elapsed').textContent) > stopped", arg=stopped
    )
    assert gauge.evaluate("element => element.position") < 1
    page.get_by_role("button", name="Reset").click()
    page.wait_for_function(
        "stopped => parseFloat(document.querySelector('#elapsed').textContent) < stopped", arg=stopped
    )


def test_names_are_created_read_updated_and_deleted(page_at):
    page = page_at("/programs/7guis/crud")
    names = page.locator("article li")
    create, update, delete = (page.get_by_role("button", name=name) for name in ("Create", "Update", "Delete"))
    expect(names).to_have_text(["Emil, Hans", "Mustermann, Max", "Tisch, Roman"])
    expect(update).to_be_disabled()
    expect(delete).to_be_disabled()
    page.get_by_label("Name", exact=True).fill("Ada")
    page.get_by_label("Surname", exact=True).fill("Lovelace")
    create.click()
    expect(names).to_have_text(["Emil, Hans", "Mustermann, Max", "Tisch, Roman", "Lovelace, Ada"])
    page.get_by_role("button", name="Emil, Hans").click()
    expect(page.get_by_label("Surname", exact=True)).to_have_value("Emil")
    page.get_by_label("Surname", exact=True).fill("Lindgren")
    update.click()
    expect(names.first).to_have_text("Lindgren, Hans")
    filter = page.get_by_label("Filter by surname")
    filter.fill("l")
    expect(names).to_have_text(["Lindgren, Hans", "Lovelace, Ada"])
    delete.click()
    expect(names).to_have_text(["Lovelace, Ada"])
    expect(delete).to_be_disabled()
    filter.fill("x")
    expect(page.get_by_text("No such name.")).to_be_visible()
    filter.fill("")
    expect(names).to_have_text(["Mustermann, Max", "Tisch, Roman", "Lovelace, Ada"])


def test_circles_are_drawn_adjusted_undone_and_redone(page_at):
    page = page_at("/programs/7guis/circles")
    undo, redo = page.get_by_role("button", name="Undo"), page.get_by_role("button", name="Redo")
    paper = page.get_by_role("grid", name="Paper")
    discs = page.get_by_role("img", name=re.compile("^Circle"))
    box = paper.bounding_box()

    def circles():
        return page.evaluate(
            """() => {
              const paper = document.querySelector("[role=grid]").getBoundingClientRect();
              return [...document.querySelectorAll("[role=img][aria-label^=Circle]")].map((disc) => {
                const box = disc.getBoundingClientRect();
                const [x, y] = [box.x + box.width / 2 - paper.x, box.y + box.height / 2 - paper.y];
                return [Math.round(x), Math.round(y), Math.round(box.width)];
              });
            }"""
        )

    def has_width(width):
        page.wait_for_function(
            "width => Math.round(document.querySelector('[aria-label^=Circle]').getBoundingClientRect().width) === width",
            arg=width,
        )

    def tap(x, y):
        page.mouse.click(box["x"] + x, box["y"] + y)

    expect(undo).to_be_disabled()
    tap(85, 80)
    expect(discs).to_have_count(1)
    tap(180, 80)
    expect(discs).to_have_count(2)
    # The centers are the points next to the taps.
    assert circles() == [[84, 84, 40], [180, 84, 40]]
    # A tap inside a circle selects it.
    tap(84, 84)
    page.get_by_role("button", name="Adjust diameter…").click()
    expect(page.get_by_text("Adjust the diameter of the circle at (84, 84).")).to_be_visible()
    slider = page.get_by_role("slider", name="Diameter")
    for value in ("100", "120"):
        slider.fill(value)
    has_width(120)
    page.get_by_role("button", name="Done").click()
    expect(slider).to_have_count(0)
    # The whole adjustment is one step.
    undo.click()
    has_width(40)
    expect(discs).to_have_count(2)
    undo.click()
    expect(discs).to_have_count(1)
    redo.click()
    redo.click()
    expect(redo).to_be_disabled()
    has_width(120)
    # Inside the large circle and near the small one: the nearest is selected, and nothing is drawn.
    tap(108, 84)
    page.get_by_role("button", name="Adjust diameter…").click()
    expect(page.get_by_text("circle at (84, 84)")).to_be_visible()
    # A new circle ends what could be redone.
    undo.click()
    tap(30, 250)
    expect(discs).to_have_count(3)
    expect(redo).to_be_disabled()


def test_cells_are_computed_from_one_another(page_at):
    page = page_at("/programs/7guis/cells", viewport=DESKTOP)
    expect(page.locator("#D4")).to_have_text("19.7")

    def enter(cell, content):
        page.locator(f"#{cell}").dblclick()
        field = page.get_by_label(f"Formula in {cell}")
        expect(field).to_be_focused()
        field.fill(content)
        field.press("Enter")
        expect(page.locator(f"#{cell}")).to_be_focused()

    page.evaluate(
        """() => {
          window.changed = new Set();
          const note = (records) => records.forEach(({ target }) => {
            const cell = (target.closest ? target : target.parentElement).closest("[role=gridcell]");
            if (cell?.id) window.changed.add(cell.id);
          });
          window.observer = new MutationObserver(note);
          const options = { subtree: true, childList: true, characterData: true };
          observer.observe(document.querySelector("[role=grid]"), options);
        }"""
    )
    enter("C1", "20")
    expect(page.locator("#D1")).to_have_text("9")
    expect(page.locator("#D4")).to_have_text("23.3")
    expect(page.locator("#C4")).to_have_text("23")
    # A change reaches what depends on it. (C1 is another element after it was a field.)
    assert set(page.evaluate("[...changed]")) <= {"C1", "D1", "C4", "D4"}
    page.evaluate("observer.disconnect()")

    enter("F0", "=avg(C1:C3) * -(1 + 1)")
    expect(page.locator("#F0")).to_have_text(re.compile(r"^-15\.333"))
    for content, text in [("=1/0", "#÷0"), ("=G1", "0"), ("=sum(", "#syntax"), ("a text", "a text"), ("=A1", "0")]:
        enter("F1", content)
        expect(page.locator("#F1")).to_have_text(text)
    # A cycle, what depends on it, and its end.
    enter("F2", "=F3 + 1")
    enter("F3", "=F2 + 1")
    enter("F4", "=F3")
    for cell in ("F2", "F3", "F4"):
        expect(page.locator(f"#{cell}")).to_have_text("#cycle")
    enter("F3", "5")
    expect(page.locator("#F2")).to_have_text("6")
    expect(page.locator("#F4")).to_have_text("5")

    # The keyboard moves from cell to cell, and the field above follows.
    page.locator("#F3").focus()
    page.keyboard.press("ArrowUp")
    expect(page.locator("#F2")).to_be_focused()
    bar = page.get_by_label("Content of F2")
    expect(bar).to_have_value("=F3 + 1")
    bar.fill("7")
    bar.press("Enter")
    expect(page.locator("#F2")).to_have_text("7")
    page.locator("#F2").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_label("Formula in F2")).to_be_focused()


def test_the_sheet_is_entered_with_the_keyboard(page_at):
    page = page_at("/programs/7guis/cells", viewport=DESKTOP)
    page.get_by_role("group", name="Cells").focus()
    page.keyboard.press("Tab")
    expect(page.locator("#A0")).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(page.locator("#A1")).to_be_focused()


def test_rows_of_cells_come_as_one_scrolls(page_at):
    page = page_at("/programs/7guis/cells")
    assert page.get_by_role("row").count() < 100
    for cell in ("#A59", "#A80"):
        page.locator(cell).scroll_into_view_if_needed()
    expect(page.locator("#Z99")).to_be_attached()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


# Accounts: test_accounts.py has the rest


def test_one_signs_in_writes_a_note_and_signs_out(page_at):
    page = page_at("/account", allow_network_errors=True)
    heading(page, "Account")
    expect(page.get_by_text("You are not signed in.")).to_be_visible()
    page.locator("#martlet").get_by_role("region", name="Example").get_by_role("link", name="Sign in").click()
    page.wait_for_url("**/login")
    heading(page, "Sign in")
    page.get_by_label("Name").fill("alan")
    page.get_by_label("Password").fill("turing")
    page.get_by_label("Password").press("Enter")
    page.wait_for_url("**/account")
    expect(page.locator("#user")).to_have_text("Alan Turing")
    page.get_by_label("A note, on all your tabs").fill("mine")
    page.goto(page.url.replace("/account", "/login"))
    expect(page.get_by_text("You are signed in as Alan Turing.")).to_be_visible()
    page.get_by_role("link", name="Your account").click()
    expect(page.get_by_label("A note, on all your tabs")).to_have_value("mine")
    page.get_by_role("button", name="Sign out", exact=True).click()
    page.wait_for_url("**/login")
    expect(page.locator("#sign-in")).to_be_visible()
