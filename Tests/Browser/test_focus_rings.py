"""The ring of the focus: one color, around what has the focus as a whole, with its corners."""

import pytest

from conftest import DESKTOP

# What the keyboard reaches in the page's content, focused one after the other; and the ring, which may be of what is around it.
RINGS = """() => {
    const found = [];
    const reached = ":is(a[href], button, input, select, textarea, [tabindex])";
    for (const element of document.querySelectorAll(`#gallery-page ${reached}`)) {
        if (element.tabIndex < 0 || element.disabled || !element.checkVisibility()) continue;
        element.focus({ focusVisible: true });
        if (!element.matches(":focus-visible")) continue;
        const rings = [];
        for (let around = element; around.id !== "gallery-page"; around = around.parentElement) {
            const style = getComputedStyle(around);
            if (style.outlineStyle !== "solid" || style.opacity === "0" || style.outlineColor.startsWith("rgba(0, 0, 0, 0")) continue;
            rings.push([around.localName, style.borderRadius, style.outlineColor]);
        }
        found.push([element.localName, element.type ?? "", element.className, rings, element.closest(".m-list, .m-form") !== null]);
    }
    return found;
}"""


@pytest.mark.parametrize("path", ["/controls", "/control-styles", "/programs/groceries", "/programs/recipes", "/programs/mail"])
def test_there_is_one_with_the_corners_of_what_it_surrounds(page_at, path):
    page = page_at(path, viewport=DESKTOP, reduced_motion="reduce")
    page.keyboard.press("Tab")
    found = page.evaluate(RINGS)
    assert len(found) > 8
    colors = set()
    for name, kind, classes, rings, is_in_row in found:
        element = f"{name} {kind} {classes}: {rings}"
        assert len(rings) == 1, element
        [[ringed, radius, color]] = rings
        if "m-navigation-link" in classes and is_in_row:
            assert ringed == "li", element
        # Rows between the first and the last have no round corners, nor has what fills them, nor the browser's own checkbox.
        if ringed == "a" and not is_in_row or kind in ("radio", "range"):
            assert radius != "0px", element
        colors.add(color)
    # A program's own tint is another color.
    assert len(colors) <= 2, colors


def test_a_rows_background_has_the_corners_of_its_section(page_at):
    rows = page_at("/programs/groceries", viewport=DESKTOP).locator(".m-section > ul > li")
    first, last = rows.first, rows.nth(2)
    for row, sides in ((first, "start"), (last, "end")):
        for side in ("start", "end"):
            assert row.evaluate("(row, name) => getComputedStyle(row)[name]", f"border-{sides}-{side}-radius") == "12px"
