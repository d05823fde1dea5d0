"""containerRelativeFrame and safeAreaInset."""

from ..vocabulary import *  # noqa: F403

PATH = hstack(*[text(word) for word in ("Library", "Swift", "Layouts", "Grids", "Columns", "Wednesday", "A line that is not short")])
BUTTONS = hstack(*[button(title) for title in ("Bold", "Italic", "Underline", "Strikethrough")])

LAYOUTS = {
    "a row that fits, or a column": fits(PATH, vstack(text("Library"), text("Swift"))),
    "one of three": fits(PATH, BUTTONS, text("A")),
    "none fits": of(fits(PATH, BUTTONS, text(LONG)), frame(100)),
    "what fits hugs": hstack(fits(text("Some words"), text("A")), spacer(), text("B")),
    "what fits across": fits(text(LONG), text("Some words"), axes=["horizontal"]),
    "what fits in a height": of(fits(of(color(), frame(100, 200)), of(color(), frame(60, 50)), axes=["vertical"]), frame(120, 100)),
    "what fits beside a button": hstack(fits(text("A line that is not short"), text("A")), button("Edit")),
    "what fits in a column": of(vstack(text("Title"), fits(PATH, of(text("A"), wide()))), padding()),
    "what fits does not fill": fits(of(text("A"), wide(), colored()), text("B")),
    "as wide as the page": of(color(), relative("horizontal"), frame(height=40)),
    "a third of the page": hstack(*[of(text("A"), relative(count=3, spacing=10), colored()) for _ in range(3)], spacing=10),
    "two thirds of the page": of(text("A"), relative(count=3, span=2, spacing=10, alignment="leading")),
    "as wide as a scroll view": sideways(
        hstack(*[of(color(), relative("horizontal"), frame(height=50)) for _ in range(4)], spacing=0)
    ),
    "a part of a scroll view": sideways(
        hstack(*[of(color(), relative(count=4, span=3, spacing=8), frame(height=50)) for _ in range(4)])
    ),
    "as wide as a scroll view that scrolls down": of(scroll(of(text("A"), relative("horizontal"), colored())), frame(200, 100)),
    "a bar below": of(text(LONG), inset("bottom", of(color(), frame(height=40)))),
    "a bar above": of(vstack(text("A"), text("B")), inset("top", hstack(text("Title"), spacer(), button()))),
    "a bar without a distance": of(text("A"), wide(), inset("bottom", text("B"), spacing=0)),
    "a bar that leads": of(text(LONG), wide(), inset("bottom", text("B"), "leading")),
    "a bar below a scroll view": of(
        scroll(*[text(f"Row {n}") for n in range(9)]), inset("bottom", text("B"), spacing=4), frame(height=150)
    ),
    "a bar beside": of(text(LONG), inset("leading", of(color(), frame(30, 60)), "top")),
    "a bar after": of(text("A"), wide(), inset("trailing", text("B"))),
}
