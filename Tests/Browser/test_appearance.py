"""Martlet's styles as a browser computes them: contrast, focus ring, right to left, forced colors, layers."""

import pytest
from playwright.sync_api import expect

from contrast import contrast
from sampling import sample


def in_a_scheme(test):
    """Runs a test light or dark, as drawn; in `make soak`, both."""
    return pytest.mark.parametrize("scheme", sample(["light", "dark"], 1, f"scheme {test.__name__}"))(test)


# Controls in every style of the style sheet, with classes as the engine writes them.
CONTROLS = """
<div class="m-vstack" id="page">{0}</div>
<div class="m-form"><section class="m-section" id="form">{0}</section></div>
""".format(
    """
<button type="button">Usual</button>
<button type="button" class="m-button-default">Bordered</button>
<button type="button" class="m-button-prominent">Prominent</button>
<button type="button" class="m-button-borderless">Borderless</button>
<button type="button" class="m-button-plain">Plain</button>
<button type="submit">Submit</button>
<button type="button" data-role="destructive">Destroy</button>
<button type="button" class="m-button-default" data-role="destructive">Destroy, bordered</button>
<button type="button" class="m-button-borderless" data-role="destructive">Destroy, borderless</button>
<button type="button" class="m-button-prominent" data-role="destructive">Destroy, prominent</button>
<div class="m-button-default"><button type="button" data-role="destructive">Destroy, bordered by what is around</button></div>
<input class="m-field" placeholder="What to write">
<textarea class="m-field" placeholder="What to write"></textarea>
<select><option>One</option></select>
<label class="m-toggle"><span class="m-control-label">Off</span><input type="checkbox"></label>
<label class="m-toggle"><span class="m-control-label">On</span><input type="checkbox" checked></label>
<a href="/">A link</a>
"""
)


@pytest.fixture
def controls(client):
    """A page of controls without a program. Its style sheet adds rules, as a program's own does."""

    def make(html=CONTROLS, sheet="", **media):
        def before(page):
            page.emulate_media(**media)

        page, *_ = client(html, before=before)
        # No transitions, so that colors have their final values.
        style(page, "*, ::before { transition: none !important; } " + sheet)
        return page

    return make


def style(page, text):
    """Adds a program's style sheet in a way that the content security policy allows."""
    page.evaluate(
        "text => { const sheet = new CSSStyleSheet(); sheet.replaceSync(text); document.adoptedStyleSheets.push(sheet); }",
        text,
    )


def each(page, selector):
    found = page.locator(selector)
    assert found.count() > 0, selector
    return [found.nth(index) for index in range(found.count())]


@in_a_scheme
def test_texts_of_controls_are_read_at_rest_and_hovered(controls, scheme):
    page = controls(color_scheme=scheme)
    for button in each(page, "main button, main a, main select, main input.m-field"):
        name = button.evaluate("element => element.outerHTML")
        assert contrast(button) >= 4.5, f"{name} at rest"
        button.hover()
        assert contrast(button) >= 4.5, f"{name} hovered"


@in_a_scheme
def test_placeholders_are_read(controls, scheme):
    page = controls(color_scheme=scheme)
    for field in each(page, ".m-field"):
        assert contrast(field, "placeholder") >= 4.5


@in_a_scheme
def test_the_ring_of_the_focus_is_seen_on_whatever_it_is(controls, scheme):
    page = controls(color_scheme=scheme)
    for control in each(page, "main button, main input, main textarea, main select, main a"):
        page.keyboard.press("Tab")  # the user is using the keyboard
        control.focus()
        expect(control).to_have_css("outline-style", "solid")
        assert contrast(control, "ring") >= 3
        assert contrast(control, "ring's gap") >= 3


ACCENTS = ["#ffff00", "#ffffff", "#000000", "#777777", "#e07700", "#00c8ff"]


@pytest.mark.parametrize("accent", sample(ACCENTS, 1, "accents"))
@in_a_scheme
def test_whatever_the_accent_color_is_the_focus_and_prominent_texts_are_seen(controls, scheme, accent):
    page = controls(sheet=f":root {{ --m-accent: {accent} }}", color_scheme=scheme)
    for button in each(page, "#page .m-button-prominent:not([data-role]), #page [type=submit]"):
        assert contrast(button) >= 4.5, "at rest"
        button.hover()
        assert contrast(button) >= 4.5, "hovered"
        page.keyboard.press("Tab")
        button.focus()
        assert contrast(button, "ring") >= 3
    knob = page.locator("#page .m-toggle input:checked")
    assert contrast(knob, "knob") >= 3


@in_a_scheme
def test_switches_and_fields_stand_out(controls, scheme):
    page = controls(color_scheme=scheme)
    for switch in each(page, ".m-toggle > input"):
        assert contrast(switch, "track") >= 3
        assert contrast(switch, "knob") >= 3
    for field in each(page, "main .m-field, main select"):
        assert contrast(field, "border") >= 3


@in_a_scheme
def test_what_destroys_is_red(controls, scheme):
    page = controls(color_scheme=scheme)
    red = "rgb(179, 38, 30)" if scheme == "light" else "rgb(255, 157, 148)"
    for button in each(page, "[data-role=destructive]:not(.m-button-prominent)"):
        expect(button).to_have_css("color", red)
    for button in each(page, ".m-button-prominent[data-role=destructive]"):
        expect(button).to_have_css("background-color", red)


def test_a_plain_button_is_as_large_as_its_label(controls):
    page = controls(
        '<button type="button" class="m-button-plain"><i class="label"></i></button>'
        '<div class="m-button-plain"><button type="button" class="m-button-default" id="inner">a</button></div>',
        sheet=".label { display: block; width: 12px; height: 10px; }",
    )
    box = page.locator("button").first.bounding_box()
    assert (box["width"], box["height"]) == (14, 12)  # including the border in forced colors
    inner = page.locator("#inner").bounding_box()
    assert inner["height"] >= 40 and inner["width"] >= 44


def test_dense_controls_are_lower_but_not_for_a_finger(controls, browser_context, server):
    page = controls(sheet=":root { --m-density: 0.8 }")
    assert page.locator("#page button").first.bounding_box()["height"] < 37
    phone = browser_context(has_touch=True, is_mobile=True).new_page()
    phone.goto(server.url + "/controls")
    style(phone, ":root { --m-density: 0.8 }")
    assert phone.locator("main button:not(.m-button-plain)").first.bounding_box()["height"] >= 44


# Right to left


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_the_knob_is_in_its_track_and_moves_along_the_line(controls, direction):
    page = controls()
    page.evaluate("direction => { document.documentElement.dir = direction }", direction)
    for switch in each(page, ".m-toggle > input"):
        width, start, knob, checked = switch.evaluate(
            """element => {
              const style = getComputedStyle(element, "::before");
              const number = (name) => parseFloat(style[name]);
              return [element.clientWidth, number("left"), number("width"), element.checked];
            }"""
        )
        end = width - start - knob
        assert 0 <= start and 0 <= end, "in its track"
        assert (start < end) == ((direction == "ltr") != checked)


RIGHT_TO_LEFT = [
    (path, size) for path in ("/controls", "/styles", "/rows", "/login", "/board", "/chat", "/brand") for size in (390, 1280)
]


@pytest.mark.parametrize("path, size", sample(RIGHT_TO_LEFT, 2, "pages from right to left"))
def test_right_to_left_nothing_leaves_the_page(page_at, path, size):
    page = page_at(path, viewport={"width": size, "height": 844})
    # What is turned or moved by the change of direction is measured where it comes to stand.
    page.evaluate(
        """() => {
          document.documentElement.dir = "rtl";
          document.body.getBoundingClientRect();
          for (const animation of document.getAnimations()) animation.cancel();
        }"""
    )
    left, right = page.evaluate(
        """() => {
          const boxes = [...document.querySelectorAll("main *")].map((element) => element.getBoundingClientRect());
          const shown = boxes.filter((box) => box.width > 1 && box.height > 1);
          return [Math.min(...shown.map((box) => box.left)), Math.max(...shown.map((box) => box.right))];
        }"""
    )
    assert -1 <= left and right <= size + 1
    assert page.evaluate("document.documentElement.scrollWidth") <= size


MOVED = """
<div id="moved" class="moved">a</div><div id="turned" class="turned">b</div>
<div dir="ltr"><div id="kept" class="moved">c</div></div>
<svg class="m-shape" viewBox="0 0 100 100" preserveAspectRatio="none" width="100" height="50"><path d="M0 0H10V100H0Z"/></svg>
"""


def test_right_to_left_what_is_moved_turned_and_drawn_is_so_the_other_way(controls):
    page = controls(
        MOVED,
        sheet=".moved { translate: calc(20px*var(--m-side)) 5px } .turned { rotate: calc(30deg*var(--m-side)) }",
    )
    bar = page.locator("svg > path")
    before = bar.bounding_box()["x"] - page.locator("svg").bounding_box()["x"]
    assert before == pytest.approx(0, abs=0.5)
    expect(page.locator("#moved")).to_have_css("translate", "20px 5px")
    page.evaluate("document.documentElement.dir = 'rtl'")
    expect(page.locator("#moved")).to_have_css("translate", "-20px 5px")
    expect(page.locator("#turned")).to_have_css("rotate", "-30deg")
    expect(page.locator("#kept")).to_have_css("translate", "20px 5px")
    assert bar.bounding_box()["x"] - page.locator("svg").bounding_box()["x"] == pytest.approx(90, abs=0.5)


# Forced colors


@pytest.fixture
def forced(page_at):
    def open_page(path):
        page = page_at(path)
        page.emulate_media(forced_colors="active")
        assert page.evaluate("matchMedia('(forced-colors: active)').matches")
        return page

    return open_page


def test_forced_colors_leave_the_boards_colors(forced):
    page = forced("/board")
    cell = page.locator("#cell17")
    colors = set()
    for _ in range(7):
        label = cell.get_attribute("aria-label")
        colors.add(cell.locator(".m-fill").evaluate("element => getComputedStyle(element).backgroundColor"))
        cell.click()
        expect(cell).not_to_have_attribute("aria-label", label)
    assert len(colors) == 7, colors


def test_forced_colors_leave_controls_visible(forced):
    page = forced("/controls")
    for kind in ["input[type=checkbox]", "input[type=range]", "progress", "select"]:
        for control in each(page, f".shell-page {kind}"):
            assert control.evaluate("element => getComputedStyle(element).appearance") != "none"
            box = control.bounding_box()
            assert box["width"] >= 12 and box["height"] >= 4, kind
    button = page.locator(".shell-page button").first
    assert button.evaluate("element => getComputedStyle(element).borderTopWidth") == "1px"
    assert contrast(button, "border") >= 3


def test_forced_colors_keep_the_row_that_is_marked_and_the_visitors_colors_behind_texts(forced):
    page = forced("/rows")
    page.click("#run")
    page.locator("#tbody tr a").first.click()
    row = page.locator("#tbody tr.danger")
    expect(row).to_have_css("outline-style", "solid")
    page.goto(page.url.replace("/rows", "/styles"))
    badge = page.get_by_text("Badge")
    assert contrast(badge) >= 4.5


# Layers

LAYERED = """<button type="button" class="m-button-prominent card" id="button">a</button>
<main-card class="card blue" id="card">b</main-card><div class="m-vstack" id="stack"><p>c</p></div>"""


def test_a_programs_plain_rule_wins_over_all_of_martlets(controls):
    page = controls(
        LAYERED,
        sheet="""
          .card { color: rgb(1, 2, 3); padding: 7px; min-height: 0; background: rgb(4, 5, 6); }
          p { margin: 9px; }
          :focus-visible { outline: 1px dotted rgb(7, 8, 9); }
        """,
    )
    for name in ["#button", "#card"]:
        element = page.locator(name)
        expect(element).to_have_css("color", "rgb(1, 2, 3)")
        expect(element).to_have_css("padding", "7px")
    expect(page.locator("#button")).to_have_css("background-color", "rgb(4, 5, 6)")
    # Martlet's own selector is more specific.
    expect(page.locator("#stack > p")).to_have_css("margin-top", "9px")
    page.keyboard.press("Tab")
    page.locator("#button").focus()
    expect(page.locator("#button")).to_have_css("outline-style", "dotted")


def test_a_class_of_a_modifier_wins_over_the_base_and_one_that_comes_later_too(client):
    page, _, stream = client('<div class="m-vstack"><p data-m="1" id="a" class="blue">a</p></div>')
    expect(page.locator("#a")).to_have_css("color", "rgb(0, 0, 255)")
    stream.send(1, ["s", ".mlate{margin-block:3px;color:rgb(9, 9, 9)}"], ["a", 1, "class", "mlate"])
    # The base layer's selector is more specific: `.m-vstack > *` has no margin.
    expect(page.locator("#a")).to_have_css("margin-top", "3px")
    expect(page.locator("#a")).to_have_css("color", "rgb(9, 9, 9)")
    style(page, "p { color: rgb(1, 2, 3) }")
    expect(page.locator("#a")).to_have_css("color", "rgb(1, 2, 3)")


def test_a_border_does_not_hide_the_ring(client):
    page, _, stream = client('<button data-m="1" id="a">a</button>')
    stream.send(1, ["s", ".mline{outline-style:solid;outline-width:1px;outline-color:rgb(255, 0, 0)}"], ["a", 1, "class", "mline"])
    expect(page.locator("#a")).to_have_css("outline-width", "1px")
    page.keyboard.press("Tab")
    page.locator("#a").focus()
    expect(page.locator("#a")).to_have_css("outline-width", "3px")
