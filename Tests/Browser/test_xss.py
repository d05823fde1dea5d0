"""Hostile texts in every place where a text may be: nothing runs, and the content security policy has nothing to
report."""

import json
import re

import pytest
from playwright.sync_api import expect

from hostile_texts import ADDRESSES, ALL, FRAMES, MARKUP
from sampling import sample

assert len(set(ALL)) > 100

# Runs before the page's own scripts, and records everything that is reported.
SENTINEL = """
window.violations = [];
document.addEventListener("securitypolicyviolation", (event) =>
  window.violations.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`));
"""

# Finds everything executable in the document itself: what no policy needs to stop must not exist at all.
DANGERS = """
() => {
  const found = [];
  const allowed = ["http:", "https:", "mailto:", "tel:", "sms:"];
  for (const element of document.querySelectorAll("body *")) {
    if (/^(script|style|iframe|object|embed|base|meta|link|frame|template|noscript)$/.test(element.localName))
      found.push(`<${element.localName}>`);
    for (const { name, value } of element.attributes) {
      if (/^on|^srcdoc$/i.test(name)) found.push(`${element.localName} ${name}=${value}`);
      if (!/^(href|xlink:href|src|action|formaction|cite|data|poster|ping|srcset)$/i.test(name)) continue;
      for (const part of name === "srcset" ? value.split(",") : [value]) {
        const { protocol, href } = new URL(name === "srcset" ? part.trim().split(/ /)[0] : part, document.baseURI);
        if (!allowed.includes(protocol) && href !== "about:blank#blocked") found.push(`${name}=${value}`);
      }
    }
  }
  return found;
}
"""


class Guard:
    """A page on which nothing may happen by itself."""

    def __init__(self, page):
        self.page = page
        self.happened = []
        page.on("dialog", lambda dialog: (self.happened.append(f"dialog {dialog.message}"), dialog.dismiss()))
        page.on("popup", lambda popup: self.happened.append(f"popup {popup.url}"))

    def check(self, text):
        ran, violations, dangers = self.page.evaluate(f"() => [window.ran, window.violations, ({DANGERS})()]")
        assert not self.happened, (text, self.happened)
        assert ran is None, text
        assert violations == [], text
        assert dangers == [], (text, dangers)


@pytest.fixture
def security_page(page_at, browser_context):
    context = browser_context()
    context.add_init_script(SENTINEL)
    # Missing images are part of the test.
    return page_at("/security", context, allow_network_errors=True)


def show(page, text):
    """Puts `text` into the page's state as typing would. A field cannot contain line breaks, so this sends an event."""
    page.evaluate(
        """async (value) => {
          const page = document.querySelector("meta[name=martlet-page]").content;
          const events = [{ target: "text", type: "input", value }];
          const headers = { "content-type": "application/json" };
          const body = JSON.stringify({ events });
          const answer = await fetch(`/_martlet/pages/${page}/events`, { method: "POST", headers, body });
          if (answer.status !== 204) throw new Error(answer.status + await answer.text());
        }""",
        text,
    )


def insert(page, count):
    """Presses the button that inserts the text once more, and waits until it stands there `count` times."""
    page.locator("#insert").dispatch_event("click")
    page.wait_for_function("(count) => document.querySelectorAll('.echo').length === count", arg=count)


def shown(text):
    """The text as a browser shows it, without NUL."""
    return text.replace("\x00", "\ufffd")


def without_breaks(text):
    return text.replace("\r", "").replace("\n", "")


@pytest.mark.parametrize("part", range(2))
def test_nothing_that_a_visitor_writes_is_run(security_page, part):
    page = security_page
    guard = Guard(page)
    url = page.url
    insert(page, 2)
    for text in sample(ALL[part::2], 5, f"texts {part}"):
        # By patches, in existing elements.
        show(page, text)
        page.wait_for_function(
            "(text) => [...document.querySelectorAll('.echo-text')].every((echo) => echo.textContent === text)",
            arg=shown(text),
        )
        guard.check(text)
        # In an instance that the client builds.
        insert(page, 3)
        guard.check(text)
        # In HTML.
        page.reload(wait_until="domcontentloaded")
        page.wait_for_selector("html[data-martlet=live]")
        # The page's field, which cannot contain line breaks, has reported its content.
        assert without_breaks(page.locator(".echo-text").first.text_content()) == without_breaks(shown(text))
        guard.check(text)
        insert(page, 2)
        assert page.url == url


def test_what_can_be_clicked_leads_nowhere_bad(security_page):
    page = security_page
    guard = Guard(page)
    for text in sample(ADDRESSES, 12, "addresses"):
        show(page, text)
        expect(page.locator(".echo-text").first).to_have_js_property("textContent", shown(text))
        # A click runs a link that can run; links that lead elsewhere are stopped.
        page.evaluate(
            """() => {
              for (const link of document.querySelectorAll(".echo a")) {
                const { protocol } = new URL(link.href.baseVal ?? link.href, document.baseURI);
                const click = new MouseEvent("click", { bubbles: true, cancelable: true });
                if (protocol !== "javascript:") link.addEventListener("click", (event) => event.preventDefault());
                link.dispatchEvent(click);
              }
            }"""
        )
        guard.check(text)


# The client by itself: if the server is compromised or has a bug, the client is a second line of defense.


@pytest.fixture
def hostile(client):
    """A client, and the stream that a hostile server writes to it."""

    def before(page):
        page.add_init_script(SENTINEL)

    page, server, stream = client(
        '<p data-m="1" id="text">x</p><a data-m="2" id="link">x</a><button data-m="3" id="button" type="button">x</button><!--4-->',
        before=before,
    )
    return page, Guard(page), stream


def write(stream, seq, *patches):
    stream.write(f"id: {seq}\ndata: {json.dumps(patches, ensure_ascii=False)}\n\n")


def applied(page, count):
    page.wait_for_function("(count) => document.getElementById('text').textContent === `done ${count}`", arg=count)


def test_texts_and_attributes_of_patches_are_not_run(hostile):
    page, guard, stream = hostile
    for seq, text in enumerate(sample(ALL, 25, "texts of patches"), 1):
        text = text.replace("\x00", "\ufffd")
        stream.send(
            seq,
            ["t", 1, text],
            ["a", 1, "title", text],
            ["a", 1, "class", text],
            ["p", 1, "title", text],
            ["c", 1, "blue", 1],
            ["h", text],
            ["d", seq, [["p", {"title": text}, [["b", 0, [text]]]], ["i", 0]], [0, "lang", 2, ""]],
            ["i", 4, 1000 * seq, [[seq, text, text]]],
            ["t", 1, f"done {seq}"],
        )
        applied(page, seq)
        assert page.evaluate("document.querySelector('#martlet > p:last-of-type b').textContent") == text
        guard.check(text)
    assert page.evaluate("document.documentElement.dataset.martletMismatch") is None


JAVASCRIPT = [text for text in ADDRESSES if re.sub("[\x00-\x20\xa0\ufeff]", "", text).lower().startswith("javascript")]


def test_addresses_that_run_are_refused_by_the_client(hostile):
    page, guard, stream = hostile
    for seq, text in enumerate(sample(JAVASCRIPT, 10, "addresses that run"), 1):
        text = text.replace("\x00", "\ufffd")
        stream.send(
            seq,
            ["a", 2, "href", "/safe"],
            ["a", 2, "href", text],
            ["p", 2, "href", text],
            ["a", 3, "formaction", text],
            ["p", 3, "formAction", text],
            ["t", 1, f"done {seq}"],
        )
        applied(page, seq)
        page.click("#button")
        guard.check(text)


@pytest.mark.parametrize(
    "name",
    ["onclick", "ONCLICK", "onmouseover", "onanimationstart", "srcdoc", "innerHTML", "outerHTML", "OnFocus"],
)
def test_attributes_and_properties_that_run_are_refused_by_the_client(hostile, name):
    page, guard, stream = hostile
    # The schema does not know this patch, so it is written directly.
    write(
        stream,
        1,
        ["a", 1, name, "window.ran=1"],
        ["p", 1, name, "<img src=x onerror=window.ran=1>", 0],
        ["d", 1, [["b", {name: "window.ran=1"}, ["x"]]], [0, name]],
        ["i", 4, 100, [[1, "window.ran=1"]]],
        ["t", 1, "done 1"],
    )
    applied(page, 1)
    page.click("#text")
    page.hover("#text")
    guard.check(name)


@pytest.mark.parametrize("path", sample(JAVASCRIPT[:20], 3, "paths"))
def test_nobody_is_navigated_into_code(hostile, path):
    page, guard, stream = hostile
    stream.send(1, ["n", path.replace("\x00", "\ufffd")], ["t", 1, "done 1"])
    # A path that is not a `javascript:` URL after all leads to a page of this server that does not exist.
    page.wait_for_timeout(300)
    assert page.url.startswith(("http://127.0.0.1", "chrome-error:"))
    page.wait_for_function("window.ran === undefined")
    assert not guard.happened


def test_a_text_does_not_end_its_frame(hostile):
    page, guard, stream = hostile
    for seq, text in enumerate(FRAMES, 1):
        # As the server writes it: JSON on one line, whatever its content.
        write(stream, seq, ["t", 1, text], ["a", 1, "lang", text])
        page.wait_for_function("(text) => document.getElementById('text').textContent === text", arg=text)
        guard.check(text)
    assert page.url.count("elsewhere") == 0
    assert page.locator(".m-error").count() == 0


def test_markup_in_a_message_is_shown_as_it_is(hostile):
    page, guard, stream = hostile
    for seq, text in enumerate(MARKUP, 1):
        stream.send(seq, ["!", text.replace("\x00", "\ufffd")], ["t", 1, f"done {seq}"])
        applied(page, seq)
    guard.check("messages")
