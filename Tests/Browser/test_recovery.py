"""The client repairs a document that another program has changed, and keeps the visitor's input."""

import pytest
from playwright.sync_api import expect

from test_gallery import is_same_page, mark


def mismatches(page):
    return int(page.evaluate("document.documentElement.dataset.martletMismatch ?? 0"))


DAMAGE = {
    "a script removed the text": "document.querySelector('#count').remove()",
    "an extension moved it away": "document.body.append(document.querySelector('#count'))",
    "an extension removed everything": "document.querySelector('#martlet').replaceChildren()",
    "a script put other nodes around it": "document.querySelector('#count').before(document.createElement('hr'))",
    "somebody emptied it": "document.querySelector('#count').replaceChildren()",
    # Like a browser's translator: each text is wrapped in elements.
    "the page was translated": """
        for (const node of document.querySelectorAll('#martlet *')) {
            for (const text of [...node.childNodes].filter((child) => child.nodeType === 3)) {
                const outer = document.createElement('font'), inner = document.createElement('font');
                text.before(outer);
                outer.append(inner);
                inner.append('übersetzt ' + text.data);
                text.remove();
            }
        }""",
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_the_counter_goes_on(page_at, damage):
    page = page_at("/counter")
    page.click("#inc")
    expect(page.locator("#count")).to_have_text("Count: 1")
    page.evaluate("window.isSamePage = true; window.button = document.querySelector('#inc')")
    page.evaluate(DAMAGE[damage])
    # A script may still press an element that was removed.
    page.evaluate(
        """() => {
            const isGone = !button.isConnected;
            if (isGone) document.body.append(button);
            button.click();
            if (isGone) button.remove();
        }"""
    )
    expect(page.locator("#martlet #count")).to_have_text("Count: 2", timeout=20_000)
    page.click("#martlet #inc")
    expect(page.locator("#martlet #count")).to_have_text("Count: 3", timeout=20_000)
    page.wait_for_selector("html[data-martlet=live]")
    assert page.evaluate("window.isSamePage"), "the page was reloaded"


def test_a_removed_row_is_mended_with_its_neighbours(page_at):
    page = page_at("/rows")
    page.click("#run")
    expect(page.locator("#tbody tr")).to_have_count(1_000)
    mark(page)
    first = page.locator("#tbody tr td").first.inner_text()
    page.evaluate("document.querySelector('#tbody tr').remove()")
    page.click("#update")
    expect(page.locator("#tbody tr")).to_have_count(1_000, timeout=20_000)
    expect(page.locator("#tbody tr td").first).to_have_text(first)
    assert mismatches(page) > 0
    page.locator("#tbody tr").first.locator("a").first.click()
    expect(page.locator("#tbody tr").first).to_have_class("danger")


def test_a_resync_leaves_a_dialog_open_and_typing_where_it_was(client):
    body = """
        <details id="more" data-m="1" open><summary data-m="2">More</summary>
        <textarea id="note" data-m="3" data-on="input"></textarea></details>
        <dialog id="ask" data-m="4"><input id="name" data-m="5" data-on="input"></dialog>"""
    page, server, stream = client(body)
    page.evaluate("document.getElementById('ask').showModal()")
    page.locator("#name").fill("Ada")
    page.evaluate("document.getElementById('name').setSelectionRange(1, 2)")
    roots = [
        ["details", {"id": "more"}, [["summary", 0, ["More"]], ["textarea", {"id": "note", "data-on": "input"}]]],
        ["dialog", {"id": "ask"}, [["input", {"id": "name", "data-on": "input"}]]],
    ]
    stream.send(1, ["d", 1, roots, []], ["z", 50, [[1, 1]], 0])
    expect(page.locator("#more")).to_have_attribute("open", "")
    assert page.evaluate("document.getElementById('ask').matches(':modal')")
    expect(page.locator("#name")).to_be_focused()
    assert page.evaluate("[name.value, name.selectionStart, name.selectionEnd]".replace("name.", "document.getElementById('name').")) == ["Ada", 1, 2]


def test_the_loading_bar_shows_when_an_answer_takes_long(client):
    page, server, _ = client('<button id="press" data-m="1" data-on="click">Press</button>')
    server.gate.clear()
    waited = page.evaluate("""new Promise(done => {
        const start = performance.now();
        new MutationObserver(() => {
            if ("martletWaiting" in document.documentElement.dataset) done(performance.now() - start);
        }).observe(document.documentElement, { attributes: true });
        document.getElementById("press").click();
    })""")
    assert waited > 290, "not before 300 ms"
    assert page.evaluate("getComputedStyle(document.documentElement, '::after').animationName") == "m-loading"
    server.gate.set()
    page.wait_for_selector("html:not([data-martlet-waiting])", state="attached")


def test_what_waits_offline_is_counted_in_the_bar(client):
    page, server, stream = client('<button id="press" data-m="1" data-on="click">Press</button>')
    page.context.set_offline(True)
    stream.cut()
    for _ in range(3):
        page.click("#press")
    expect(page.locator(".m-reconnecting")).to_have_text("Reconnecting… (2 waiting)")
    page.context.set_offline(False)
    page.evaluate("dispatchEvent(new Event('online'))")
    assert [server.next_post(10)["seq"] for _ in range(2)] == [1, 2]
