"""The main flow of each program of Tests/Applications, in words that every browser and every way of using one can follow."""

import time

from playwright.sync_api import Error

FLOWS = {
    "notes": [
        ("press", "Work"), ("press", "Meeting on Monday"), ("fill", "Title", "Tuesday"), ("back", "Work"), ("see", "Tuesday"),
        ("back", "Folders"),
    ],
    "mail": [
        ("press on a phone", "Inbox"), ("press", "The engine"), ("see", "Will you check the table?"), ("press", "Reply"),
        ("fill", "Message", "Gladly."), ("press", "Send"), ("gone", "Re: The engine"), ("press", "Flag"), ("see", "Unflag"),
    ],
    "shop": [
        ("press", "Headphones"), ("press", "Increment"), ("see", "Quantity: 2"), ("press", "Add to Cart"), ("press", "OK"),
        ("press", "Cart"), ("press", "Check Out"), ("fill", "Name", "Ada"), ("fill", "Street", "Square"),
        ("press", "Place Order"), ("see", "Your order of 2 items is on its way."), ("press", "Done"), ("see", "Shop"),
    ],
    "settings": [
        ("press", "General"), ("press", "About"), ("fill", "Name", "Engine"), ("back", "General"), ("back", "Settings"),
        ("press", "Notifications"), ("see", "Show Previews"),
    ],
    "contacts": [
        ("press", "Contacts"), ("press", "Mary Lovelace"), ("press", "Edit"), ("fill", "First name", "Maria"), ("press", "Done"),
        ("see", "Maria Lovelace"), ("back", "Contacts"), ("see", "Maria Lovelace"),
    ],
    "recipes": [
        ("press", "Potato Gratin"), ("press", "Cook"), ("press", "Next"), ("see", "Layer them with cream."),
        ("back", "Potato Gratin"), ("back", "Recipes"),
    ],
    "photos": [
        ("press", "Forest"), ("press", "Info"), ("see", "Norway"), ("press", "Done"), ("back", "Library"), ("press", "Moon"),
        ("see", "Moon"),
    ],
    "habits": [
        ("press", "Read ten pages"), ("see", "2 to do"), ("fill", "New habit", "Call"), ("key", "Enter"), ("see", "Call"),
        ("see", "3 to do"),
    ],
    "agenda": [
        ("press", "Review"), ("press", "Edit"), ("press", "Increment"), ("see", "75 minutes"), ("press", "Add"),
        ("gone", "Appointment"), ("see", "75 minutes"), ("back", "Agenda"),
    ],
    "quiz": [
        ("press", "Start"), ("press", "Jupiter"), ("see", "Right!"), ("press", "Continue"), ("press", "Six"),
        ("press", "Continue"), ("press", "Lovelace"), ("press", "Continue"), ("see", "You have 2 of 3 points."),
    ],
    "ledger": [
        ("press", "Add"), ("fill", "Title", "Ferry"), ("press", "Save"), ("gone", "New Entry"), ("see", "Ferry"),
    ],
    "reading": [
        ("press", "Middlemarch"), ("press", "Increment"), ("see", "Page 130"), ("back", "Reading List"), ("see", "14 %"),
    ],
}  # fmt: skip

# What can be seen and used now: in the dialog in front, or else on the page. `find` marks what has a name.
HELPERS = """
    const front = () => [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.querySelector('main');
    const isSeen = (element) => element.getClientRects().length && !element.closest('[inert]');
    const words = (text) => (text ?? '').replace(/\\s+/g, ' ').trim();
    const nameOf = (element) => words(element.getAttribute('aria-label') ?? (element.matches('input, textarea')
        ? element.labels?.[0]?.innerText || element.placeholder : element.innerText
        || element.querySelector('[aria-label]')?.getAttribute('aria-label')));
    const find = (selector, name) => {
        document.querySelector('[data-found]')?.removeAttribute('data-found');
        const all = [...front().querySelectorAll(selector)].filter((element) => isSeen(element) && !element.disabled);
        const found = all.findLast((element) => nameOf(element) === name) ?? all.findLast((element) => nameOf(element).includes(name));
        found?.setAttribute('data-found', '');
        return !!found;
    };
"""
PRESSED = "button, a[href], .m-row-choice"
FILLED = "input:not([type=checkbox], [type=radio]), textarea"


def asking(question):
    return f"(() => {{ {HELPERS} return {question} }})()"


class Flow:
    """Follows a flow. What differs is how a thing that has been found is pressed and filled in."""

    def __init__(self, is_phone):
        self.is_phone = is_phone

    def follow(self, steps):
        for verb, *words in steps:
            getattr(self, verb.split()[0])(*words) if self.is_phone or verb != "press on a phone" else None

    def until(self, question, seconds=20):
        end = time.monotonic() + seconds
        while not self.evaluate(asking(question)):
            assert time.monotonic() < end, f"never true: {question} of {self.evaluate(asking('front().innerText'))}"
            time.sleep(0.05)

    def press(self, name):
        self.until(f"find({PRESSED!r}, {name!r})")
        self.press_found()

    def fill(self, label, text):
        self.until(f"find({FILLED!r}, {label!r})")
        self.fill_found(text)

    def see(self, text):
        self.until(f"words(front().innerText).includes({text!r})")

    def gone(self, title):
        self.until(f"![...document.querySelectorAll('dialog[open]')].some((dialog) => dialog.innerText.includes({title!r}))")

    def back(self, title):
        self.go_back()
        self.until(f"[...document.querySelectorAll('h1')].some((heading) => isSeen(heading) && heading.innerText === {title!r})")


class TabFlow(Flow):
    """By the mouse in a tab of any browser (browsers/tab.py)."""

    def __init__(self, tab, is_phone):
        super().__init__(is_phone)
        self.evaluate, self.go_back, self.tab = tab.evaluate, tab.back, tab

    def press_found(self):
        # Not under a bar at an edge of the window.
        self.tab.evaluate("document.querySelector('[data-found]').scrollIntoView({ block: 'center' })")
        self.tab.click("[data-found]")

    def fill_found(self, text):
        self.tab.click("[data-found]")
        self.tab.evaluate("document.querySelector('[data-found]').select()")
        for letter in text:
            self.key(letter)

    def key(self, key):
        self.tab.press(key)


class PageFlow(Flow):
    """By touch in Chromium."""

    def __init__(self, page, is_phone):
        super().__init__(is_phone)
        self.evaluate, self.go_back, self.page = page.evaluate, page.go_back, page

    def press_found(self):
        self.page.locator("[data-found]").tap()

    def fill_found(self, text):
        self.page.locator("[data-found]").tap()
        self.page.keyboard.press("Control+a")
        self.page.keyboard.type(text)

    def key(self, key):
        self.page.keyboard.press(key)


class KeyFlow(PageFlow):
    """By the keyboard alone in Chromium: Tab leads to everything, Enter or the space bar presses it."""

    def reach(self):
        found = "document.querySelector('[data-found]')"
        for _ in range(100):
            if self.page.evaluate(f"{found}?.contains(document.activeElement)"):
                return
            self.key("Tab")
        raise AssertionError(f"Tab does not lead to {self.page.evaluate(found + '?.outerHTML')}")

    def press_found(self):
        self.reach()
        is_row = self.page.locator("[data-found].m-row-choice").count()
        self.key("Space" if is_row else "Enter")

    def fill_found(self, text):
        self.reach()
        self.key("Control+a")
        self.page.keyboard.type(text)



class PlainFlow(PageFlow):
    """In Chromium without JavaScript: each press posts the page's form, and its answer is the page."""

    def __init__(self, page, is_phone):
        super().__init__(page, is_phone)
        self.evaluate, self.go_back = self.ask, lambda: self.press("Back to ")

    def ask(self, question):
        try:
            return self.page.evaluate(question)
        except Error:
            return None  # between two documents

    def press_found(self):
        found = self.page.locator("[data-found]")
        column = self.page.locator(".m-column", has=found)
        is_row = found.evaluate("found => found.matches('.m-row-choice')")
        if is_row:
            found.click()
            found = column.get_by_role("button", name="Show")
        with self.page.expect_navigation():
            found.click()

    def fill_found(self, text):
        field = self.page.locator("[data-found]")
        field.fill(text)
        if field.evaluate("field => field.matches('input')"):
            self.key("Enter")  # what depends on the field is known to the server alone

    def key(self, key):
        # The browser gives a field of a new document the focus when it draws the document, after it has loaded it.
        self.until("document.activeElement !== document.body")
        with self.page.expect_navigation():
            super().key(key)


__all__ = ["FLOWS", "KeyFlow", "PageFlow", "PlainFlow", "TabFlow"]
