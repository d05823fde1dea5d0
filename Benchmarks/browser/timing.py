"""Times a click inside the page, so that the measuring program's own way to the browser is not in it."""

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


def session(page):
    """A connection to the page that evaluates whatever the page's content security policy is."""
    return page.context.new_cdp_session(page)


def milliseconds(session, click: str, remember: str, done: str) -> float:
    """Clicks the element that `click` names; the time until `done` holds, seen by a MutationObserver.
    `remember` is evaluated before the click and called `before` in `done`."""
    source = SCRIPT % {"click": click, "remember": remember, "done": done, "name": repr(click)}
    answer = session.send("Runtime.evaluate", {"expression": source, "awaitPromise": True, "returnByValue": True})
    if "exceptionDetails" in answer:
        details = answer["exceptionDetails"]
        raise RuntimeError(details.get("exception", {}).get("description") or details.get("text"))
    return answer["result"]["value"]
