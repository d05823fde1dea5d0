"""Times clicks up to the changed DOM in Chromium, for the gallery and for a page of hand-written JavaScript.

usage: measure.py SERVER RESULTS.json
"""
import json
import os
import shutil
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

from operations import counter_figures, row_figures
from server import running
from timing import session


def chromium() -> str | None:
    """The browser: CHROMIUM, or the one that the distribution installed."""
    return os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")


def is_there(url: str) -> bool:
    try:
        with urllib.request.urlopen(url, timeout=10) as answer:
            return answer.status == 200
    except urllib.error.URLError:
        return False


def measure(server: str) -> tuple[list[dict], str | None]:
    """The figures, and the reasons why some are missing."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        return [], "the Python package playwright is not installed"
    program = chromium()
    if program is None:
        return [], "no Chromium found (set CHROMIUM)"
    local = Path(__file__).with_name("local-rows.html").as_uri()
    figures, missing = [], []
    with running(server) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        for path, figures_of in (("/counter", counter_figures), ("/rows", row_figures)):
            if not is_there(address + path):
                missing.append(path)
                continue
            page = browser.new_page()
            page.goto(address + path)
            page.wait_for_selector("html[data-martlet=live]", timeout=10_000)
            by_hand = browser.new_page()
            by_hand.goto(local)
            figures += figures_of(session(page), session(by_hand))
            page.close()
            by_hand.close()
        browser.close()
    return figures, "page not there: " + ", ".join(missing) if missing else None


def main() -> None:
    server, path = sys.argv[1:]
    print("browser …", flush=True)
    results = {"group": "browser", "measuredAt": time.time(), "figures": []}
    try:
        results["figures"], skipped = measure(server)
        if skipped:
            results["skipped"] = skipped
    except Exception as error:  # any error is reported in the table
        results["failed"] = " ".join(str(error).split())[:300]
    Path(path).write_text(json.dumps(results, indent=2))


main()
