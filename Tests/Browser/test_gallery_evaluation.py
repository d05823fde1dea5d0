"""The pages of the gallery's chapter “Evaluation” in Chromium: what a reader presses, and what they see then."""

import re

import pytest
from playwright.sync_api import expect


@pytest.fixture
def example(page_at):
    """Opens a page of the chapter and returns the part of it that is the example."""
    return lambda name: page_at(f"/evaluation/{name}").get_by_role("region", name="Example", exact=True)


def press(example, *names):
    for name in names:
        example.get_by_role("button", name=name, exact=True).click()


def sees(example, *texts):
    for text in texts:
        expect(example).to_contain_text(text)


def test_description(example):
    view = example("description")
    press(view, "Greet someone else")
    sees(view, "Hello, Mars!")


def test_observable_objects(example):
    view = example("observable")
    for text in ("Increase score to 120", "Increase score to 120"):
        view.get_by_role("button", name="Increase score to 110").first.click()
        sees(view, text)
    expect(view.get_by_role("button", name="Increase score to 120")).to_have_count(2)


def test_state(example):
    view = example("state")
    press(view, "Unread counter + 1", "Object’s counter + 1", "Counter + 1")
    sees(view, "Counter: 1")


def test_bindings(example):
    view = example("bindings")
    press(view, "Tap me!", "Increase score")
    view.get_by_role("textbox", name="Username").fill("Ada")
    press(view, "Increase score")
    sees(view, "Tapped 1 time", "Score: 2")
    expect(view.get_by_role("textbox", name="Username")).to_have_value("Ada")


def test_environment(example):
    view = example("environment")
    # The color is behind the text.
    child = view.get_by_text("Hello from the child view!").locator("..").locator(".m-fill")
    before = child.evaluate("element => getComputedStyle(element).backgroundColor")
    press(view, "Visitors: 1")
    sees(view, "Visitors: 2")
    expect(child).to_have_css("background-color", before)
    press(view, "Change the theme")
    expect(child).not_to_have_css("background-color", before)


def test_branches(example):
    view = example("branches")
    for number in range(3):
        view.get_by_role("button", name="+ 1").nth(number).click()
    sees(view, "In two branches: 1", "In one place: 1", "With another id: 1")
    view.get_by_label("Highlight").check()
    sees(view, "In two branches: 0", "In one place: 1", "With another id: 0")


def test_shuffle(example):
    view = example("shuffle")
    names = "[...document.querySelectorAll('.shell-example button')].map(button => button.textContent).join()"
    press(view, "Apple ♥ 0", "Apple ★ 0")
    sees(view, "Apple ♥ 1", "Apple ★ 1")
    before = view.page.evaluate(names)
    for _ in range(3):  # a shuffle may change nothing
        press(view, "Shuffle")
    view.page.wait_for_function(f"before => {names} != before", arg=before)
    sees(view, "Apple ♥ 1")
    expect(view.get_by_role("button", name=re.compile("★")).first).to_contain_text("★ 1")


def test_equatable(example):
    view = example("equatable")
    press(view, "Evaluate the parent (1)", "A closure, and ==: 0", "A closure, and ==: 1", "A closure")
    sees(view, "Evaluate the parent (2)", "A closure, and ==: 3")


def test_splitting(example):
    view = example("splitting")
    press(view, "Like the whole (0)", "Like the parts (0)")
    sees(view, "Like the whole (1)", "Like the parts (1)", "168 primes")


def test_three_counters(example):
    view = example("three-counters")
    press(view, "Top + 1", "Bottom + 1", "Bottom + 1")
    sees(view, re.compile(r"1\s*0\s*2$"))


def test_app_layout(example):
    view = example("app-layout")
    sees(view, "No document is open.")
    press(view, "Open", "Open", "Zoom", "Close")
    sees(view, "1 open, zoom 110 %", "The pages of Document 2.")


def test_print_changes(example):
    view = example("print-changes")
    press(view, "Count: 0", "Other: 0")
    sees(view, "The count is 1.", "Other: 1")
    press(view, "Hide")
    expect(view).not_to_contain_text("The count is")


def test_contacts(example):
    view = example("contacts")
    press(view, "Tim Cook", "Move to Oslo")
    sees(view, "Oslo", "Unsubscribed: Florida")


def test_knob(example):
    view = example("knob")
    value = view.get_by_role("slider", name="Value")
    view.get_by_role("button", name="Knob").click()
    expect(value).to_have_value("0")
    press(view, "Toggle")
    expect(value).to_have_value("1")


def test_book(example):
    view = example("book")
    view.get_by_label("Edit").check()
    view.get_by_role("textbox", name="Title").fill("Walden")
    sees(view, "Walden")
    press(view, "Check out")
    expect(view.get_by_label("Book is available")).not_to_be_checked()


def test_lifetime(example):
    view = example("lifetime")
    press(view, "Show the clock")
    sees(view, "1. onAppear", "2. task begins", "1 second")
    press(view, "Hide the clock")
    sees(view, "3. onDisappear", "4. task was cancelled")


def test_lazy_list(example):
    view = example("lazy-list")
    press(view, "Middle")
    row = view.get_by_text("Row 50,000", exact=True)
    expect(row).to_be_in_viewport()
    row.locator("..").get_by_role("button").click()
    press(view, "First")
    expect(view.get_by_text("Row 1", exact=True)).to_be_in_viewport()
    expect(row).to_have_count(0)
    press(view, "Middle")
    expect(row.locator("..")).to_contain_text("★ 1")
