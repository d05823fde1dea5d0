"""Gestures, as the gallery's specimens have them, with a mouse and with fingers."""

import pytest
from playwright.sync_api import expect

from conftest import DESKTOP
from test_gallery_programs import expect_accessible

PATH = "/reference/behavior"
LOADED = "performance.getEntriesByType('resource').map(({ name }) => name)"


@pytest.fixture
def specimens(page_at):
    page = page_at(PATH, viewport=DESKTOP)
    # What is pressed before the module has come is no gesture yet.
    page.wait_for_function(f"() => {LOADED}.some((name) => name.includes('martlet-gestures'))", timeout=5000)
    page.wait_for_timeout(100)
    return page


def shown(page, identifier, text):
    expect(page.locator(f"#{identifier}")).to_have_text(text)


def middle(page, identifier):
    element = page.locator(f"#{identifier}")
    element.scroll_into_view_if_needed()
    box = element.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page, identifier, x, y, steps=10):
    start = middle(page, identifier)
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(start[0] + x, start[1] + y, steps=steps)


def circle(page):
    return page.locator("#drag > :first-child").bounding_box()


def test_a_view_follows_the_pointer_and_stays_where_it_is_let_go(specimens):
    middle(specimens, "drag")
    before = circle(specimens)
    drag(specimens, "drag", 40, 12)
    shown(specimens, "dragged", "40, 12")
    specimens.mouse.up()
    shown(specimens, "dragged", "40, 12")
    after = circle(specimens)
    assert (round(after["x"] - before["x"]), round(after["y"] - before["y"])) == (40, 12)


def test_changes_wait_for_the_answers_and_the_last_one_counts(specimens):
    waiting = []
    posts = []

    def hold(route):
        posts.append(route.request.post_data)
        if len(posts) == 1:
            waiting.append(route)
        else:
            route.continue_()

    specimens.route("**/events", hold)
    drag(specimens, "drag", 60, 0, steps=30)
    specimens.wait_for_timeout(400)
    assert len(posts) == 1, "never more than one in flight"
    specimens.mouse.up()
    waiting[0].continue_()
    shown(specimens, "dragged", "60, 0")
    specimens.unroute("**/events")
    assert 2 <= len(posts) <= 3, posts


def test_a_long_press_lasts(specimens):
    text = specimens.get_by_text("Press it for long")
    text.click()
    shown(specimens, "pressed", "Done 0 times")
    text.click(delay=700)
    shown(specimens, "pressed", "Done 1 time")
    text.focus()
    specimens.keyboard.press("Enter")
    shown(specimens, "pressed", "Done 2 times")


def test_a_tap_waits_until_there_is_no_second(specimens):
    specimens.locator("#taps").click()
    shown(specimens, "tapped", "Once")
    specimens.locator("#taps").dblclick()
    shown(specimens, "tapped", "Twice")


def test_a_drag_follows_a_long_press(specimens):
    drag(specimens, "sequence", 0, 0)
    specimens.wait_for_timeout(500)
    shown(specimens, "sequenced", "Drag now")
    x, y = middle(specimens, "sequence")
    specimens.mouse.move(x + 30, y, steps=5)
    specimens.mouse.up()
    shown(specimens, "sequenced", "Dragged by 30")


def test_a_tap_beside_a_button_is_told_as_well_also_by_keyboard(specimens):
    button = specimens.get_by_role("button", name="A button with a tap")
    button.click()
    expect(specimens.locator("#beside")).to_have_text("TB")
    button.press("Enter")
    expect(specimens.locator("#beside")).to_have_text("TBTB")


def test_a_drag_around_a_button_presses_nothing(specimens):
    button = specimens.locator("#priority").get_by_role("button", name="Inside")
    button.click()
    shown(specimens, "preferred", "Button")
    box = button.bounding_box()
    specimens.mouse.move(box["x"] + 10, box["y"] + 10)
    specimens.mouse.down()
    specimens.mouse.move(box["x"] + 24, box["y"] + 10, steps=4)
    specimens.mouse.up()
    shown(specimens, "preferred", "Drag")


def test_the_place_of_a_tap_is_told(specimens):
    specimens.locator("#place").click(position={"x": 20, "y": 30})
    shown(specimens, "placed", "20, 30")
    specimens.locator("#place").press("Enter")
    shown(specimens, "placed", "80, 32")


def test_the_pointer_comes_and_leaves(specimens):
    specimens.locator("#hover").hover()
    shown(specimens, "hover", "Here it is")
    specimens.locator("#pointer").hover(position={"x": 12, "y": 8})
    shown(specimens, "hover", "Come over")
    shown(specimens, "pointed", "12, 8")
    specimens.mouse.move(1, 1)
    shown(specimens, "pointed", "Nowhere")


def test_two_fingers_magnify_and_turn(specimens):
    x, y = middle(specimens, "fingers")
    specimens.evaluate(
        """([x, y]) => {
        const target = document.elementFromPoint(x, y);
        const touch = (type, pointerId, x, y) => target.dispatchEvent(new PointerEvent(type,
            { pointerId, pointerType: "touch", clientX: x, clientY: y, bubbles: true }));
        touch("pointerdown", 11, x - 20, y);
        touch("pointerdown", 12, x + 20, y);
        touch("pointermove", 12, x + 28, y);
    }""",
        [x, y],
    )
    shown(specimens, "fingered", "120 %, 0°")


def test_a_finger_drags_and_does_not_scroll_while_the_page_around_scrolls(specimens):
    touch_action = "(element) => getComputedStyle(element.closest('[data-gesture]')).touchAction"
    for identifier, expected in (("drag", "pinch-zoom"), ("fingers", "pan-x pan-y"), ("taps", "auto")):
        assert specimens.locator(f"#{identifier}").evaluate(touch_action) == expected
    assert specimens.evaluate("getComputedStyle(document.body).touchAction") == "auto"


def test_a_page_without_gestures_loads_no_module(page_at):
    page = page_at("/counter", viewport=DESKTOP)
    page.wait_for_timeout(500)
    names = page.evaluate(LOADED)
    assert names
    assert not [name for name in names if "gesture" in name or "hover" in name]


def test_they_are_accessible(specimens):
    expect_accessible(specimens)
