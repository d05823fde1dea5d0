"""Times a click inside the page, so that the measuring program's own way to the browser is not in it.

The clock runs from just before `click()` until the DOM holds the effect, as a MutationObserver in the page sees it: the
microtask after the mutation. Style, layout and paint come later and are not in it. The page of hand-written JavaScript
is timed by the same script. The click comes to a page at rest: what was prepared before it has been laid out and painted,
as it has been for a user who sees what to click. (A thousand fresh rows occupy the page's thread for some 70 ms, ten
thousand for 700 ms. A handler that runs inside `click()` is done before that, an answer from a server is read after it.)
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
    """A connection to the page that evaluates whatever the page's content security policy is."""
    return page.context.new_cdp_session(page)


def milliseconds(session, click: str, remember: str, done: str) -> float:
    """Clicks the element that `click` names; the time until `done` holds, seen by a MutationObserver.
    `remember` is evaluated before the click and called `before` in `done`."""
    return evaluate(session, SCRIPT % {"click": click, "remember": remember, "done": done, "name": repr(click)})


def rest(session) -> None:
    """Waits until what the page holds has been painted and its thread has nothing to do."""
    evaluate(session, REST)
    time.sleep(0.03)  # the compositor's threads, and the answer to the click before


def evaluate(session, source: str):
    answer = session.send("Runtime.evaluate", {"expression": source, "awaitPromise": True, "returnByValue": True})
    if "exceptionDetails" in answer:
        details = answer["exceptionDetails"]
        raise RuntimeError(details.get("exception", {}).get("description") or details.get("text"))
    return answer["result"].get("value")
