"""Times a click inside the page, so that the time between the measuring program and the browser does not count.

The clock runs from just before `click()` until the DOM contains the effect, as a MutationObserver in the page sees it:
in the microtask after the mutation. Style, layout and paint come later and do not count. The same script times the page
of hand-written JavaScript. The click reaches an idle page: everything before it has been laid out and painted, as for a
user who sees what to click. (A thousand new rows occupy the page's thread for some 70 ms, ten thousand for 700 ms. A
handler that runs inside `click()` finishes before that; a response from a server is read after it.)
"""

import time

SCRIPT = """
new Promise((resolve, reject) => {
    const element = %(click)s;
    const before = %(remember)s;
    const isDone = () => %(done)s;
    if (!element) return reject(new Error("nothing to click: " + %(name)s));
    let start = 0;
    const finish = result => { clearTimeout(patience); observer.disconnect(); result(); };
    const look = () => {
        const now = performance.now();
        if (isDone()) finish(() => resolve(now - start));
    };
    const observer = new MutationObserver(look);
    const patience = setTimeout(() => finish(() => reject(new Error("no effect: " + %(name)s))), 15000);
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    start = performance.now();
    element.click();
    if (isDone()) look();
})
"""

# Two frames: the second begins when the first has been painted.
REST = """
new Promise(done => {
    const idle = () => requestIdleCallback(() => done(), { timeout: 5000 });
    requestAnimationFrame(() => requestAnimationFrame(idle));
})
"""


def session(page):
    """A connection to the page that evaluates expressions whatever the page's content security policy."""
    return page.context.new_cdp_session(page)


def milliseconds(session, click: str, remember: str, done: str) -> float:
    """Clicks the element that `click` names. Returns the time until a MutationObserver sees that `done` holds.
    `remember` is evaluated before the click and called `before` in `done`."""
    return evaluate(session, SCRIPT % {"click": click, "remember": remember, "done": done, "name": repr(click)})


def rest(session) -> None:
    """Waits until the page's content has been painted and its thread is idle."""
    evaluate(session, REST)
    time.sleep(0.03)  # the compositor's threads, and the response to the previous click


def evaluate(session, source: str):
    answer = session.send("Runtime.evaluate", {"expression": source, "awaitPromise": True, "returnByValue": True})
    if "exceptionDetails" in answer:
        details = answer["exceptionDetails"]
        raise RuntimeError(details.get("exception", {}).get("description") or details.get("text"))
    return answer["result"].get("value")
