"""axe finds nothing on the gallery's pages in use: light and dark, at the width of a phone and a desktop, filled, focused and
hovered. test_gallery_pages.py looks at pages as they come. Each run draws its pages; `make soak` takes all."""

import json
from importlib.resources import files

import pytest

from conftest import DESKTOP, PHONE, keep_picture
from sampling import TAKES_EVERYTHING, sample
from test_gallery import ALL_PAGES

AXE = (files("axe_playwright_python") / "axe.min.js").read_text()
EVERY_PAGE = ALL_PAGES + ["/nowhere", "/bench/shared", "/bench/text/10"]

# One of each kind of control on the page.
KINDS = """() => {
    const kinds = new Map();
    for (const element of document.querySelectorAll("a, button, input, select, textarea, [tabindex]")) {
        const key = [element.localName, element.type, element.className, element.dataset.role, element.disabled].join();
        if (!kinds.has(key) && element.checkVisibility()) kinds.set(key, element);
    }
    return [...kinds.values()];
}"""


def fill(page, path):
    """Puts a page into its other state: with text in its fields, and with everything that its buttons add."""
    for field in page.locator("main input[type=text]:enabled:visible, main textarea:enabled:visible").all():
        field.fill("filled")
    for identifier in {
        "/counter": ["inc"],
        "/styles": ["show", "toggle"],
        "/chat": ["send"],
        "/board": [f"cell{index}" for index in (1, 2, 2, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6)],
        "/controls": ["disable"],
        "/login": ["sign-in"],
        "/security": ["insert"],
        "/rows": ["run"],
    }.get(path, []):
        page.click(f"#{identifier}")
    if path == "/login":
        page.wait_for_selector("#failure")
    if path == "/rows":
        page.locator("#tbody tr").nth(999).wait_for()
        page.click("#tbody tr:nth-child(2) td:nth-child(2) a")
        page.wait_for_selector("#tbody .danger")
        # Nine hundred more rows tell axe nothing new, and take it a long time.
        page.evaluate("document.querySelectorAll('#tbody tr:nth-child(n + 30)').forEach((row) => row.remove())")


# What is half transparent on its way has a color of its own. What turns for ever is not waited for.
AT_REST = """() => Promise.allSettled(document.getAnimations()
  .filter(({ effect }) => effect.getComputedTiming().endTime < Infinity)
  .map(({ finished }) => finished))"""


class Findings:
    def __init__(self, page):
        self.page = page
        self.all = {}
        page.evaluate(AXE)

    def look(self, state, node=None, rules=None):
        options = {"resultTypes": ["violations"]} | ({"runOnly": rules} if rules else {})
        self.page.evaluate(AT_REST)
        result = self.page.evaluate("([node, options]) => axe.run(node ?? document, options)", [node, options])
        for violation in result["violations"]:
            for found in violation["nodes"]:
                what = (found["any"] + found["all"] + found["none"])[:1]
                message = what[0]["message"] if what else violation["help"]
                self.all.setdefault((violation["id"], found["html"][:120], message), []).append(state)

    @property
    def text(self):
        return "\n".join(f"{rule}: {message}\n  {html}\n  in {', '.join(states)}" for (rule, html, message), states in self.all.items())


def variants(page):
    """Each color scheme and each width: together in `make soak`, otherwise once each, because they hardly change one another."""
    for scheme, width, viewport in (
        ("light", "phone", PHONE), ("light", "desktop", DESKTOP), ("dark", "phone", PHONE), ("dark", "desktop", DESKTOP),
    ):  # fmt: skip
        if TAKES_EVERYTHING or (scheme == "light") == (width == "phone"):
            page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            page.set_viewport_size(viewport)
            yield scheme, width


@pytest.mark.parametrize("path", sample(EVERY_PAGE, 2, "pages in use"))
def test_axe_finds_nothing(page_at, path):
    page = page_at(path, allow_network_errors=path == "/nowhere")
    findings = Findings(page)
    # What is pressed would else still be changing its color.
    page.emulate_media(reduced_motion="reduce")
    fill(page, path)
    for scheme, width in variants(page):
        findings.look(f"{scheme} {width} filled")
        if width == "phone" and TAKES_EVERYTHING:
            continue
        for control in page.evaluate_handle(KINDS).get_properties().values():
            element = control.as_element()
            if element.is_enabled():
                element.focus()
                element.hover(force=True)
                findings.look(f"{scheme} focused and hovered", element, ["color-contrast"])
        page.mouse.move(0, 0)
    assert not findings.all, findings.text


def test_axe_finds_nothing_for_who_has_signed_in(page_at):
    page = page_at("/login")
    page.fill("#name", "alan")
    page.fill("#password", "turing")
    page.click("#sign-in")
    page.wait_for_selector("html[data-martlet=live] #user")
    findings = Findings(page)
    for scheme, width in variants(page):
        findings.look(f"{scheme} {width}")
    assert not findings.all, findings.text


@pytest.mark.parametrize("path", sample(EVERY_PAGE, 2, "other directions and colors"))
def test_other_directions_and_colors_lose_nothing(page_at, path):
    """`make soak` keeps a picture of each combination for review: artifacts/{look}-{page}.png."""
    page = page_at(path, allow_network_errors=path == "/nowhere")
    fill(page, path)
    name = path.strip("/").replace("/", "-") or "index"
    page.evaluate("document.documentElement.dir = 'rtl'")
    loses_nothing(page, f"rtl-{name}")
    page.evaluate("document.documentElement.removeAttribute('dir')")
    page.emulate_media(forced_colors="active")
    loses_nothing(page, f"forced-colors-{name}")


def loses_nothing(page, name):
    """Everything is in the window, and all controls are still visible."""
    keep_picture(page, name)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    outside = page.evaluate("""() => [...document.querySelectorAll("main :is(a, button, input, select, textarea)")]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => {
            const { left, right } = element.getBoundingClientRect();
            return left < -1 || right > innerWidth + 1 || left === right;
        }).map((element) => element.outerHTML.slice(0, 120))""")
    assert outside == [], json.dumps(outside, indent=2)
