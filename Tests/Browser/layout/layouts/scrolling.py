"""Scroll views."""

from ..vocabulary import *  # noqa: F403

LAYOUTS = {
    "a scroll view without a height": scroll(text("A"), text("B")),
    "a scroll view hugs across": hstack(scroll(text("A")), text("B")),
    "a scroll view of what fills": scroll(hstack(text("A"), spacer(), text("B"))),
    "a scroll view in a frame": of(scroll(*[text(f"Row {number}") for number in range(9)]), frame(height=100)),
    "a scroll view in a column of a height": of(
        vstack(text("Title"), scroll(*[text(f"Row {number}") for number in range(9)])), frame(height=160)
    ),
    "a short scroll view fills its height": of(vstack(text("Title"), scroll(text("A"))), frame(height=160)),
    "a scroll view between bars": of(
        vstack(text("Top"), scroll(*[text(f"Row {number}") for number in range(9)]), button("Bottom")), frame(height=180)
    ),
    "a color in a scroll view has its ideal height": of(scroll(color(), text("A")), frame(height=160)),
    "a spacer in a scroll view is short": of(scroll(vstack(text("A"), spacer(), text("B"))), frame(height=160)),
    "a scroll view sideways": sideways(hstack(*[text(f"Card {number}") for number in range(30)])),
    "a short scroll view sideways fills": sideways(hstack(text("A"), text("B"))),
    "a scroll view sideways in a column": vstack(text("Title"), sideways(hstack(text("A"), text("B"))), alignment="leading"),
    "a scroll view sideways beside a button": hstack(sideways(hstack(*[text(f"Tag {n}") for n in range(20)])), button("All")),
    "cards in a scroll view sideways": sideways(hstack(*[of(color(), frame(120, 60)) for _ in range(10)])),
    "a spacer in a scroll view sideways is short": sideways(hstack(text("A"), spacer(), text("B"))),
    "a field in a row in a scroll view sideways": sideways(hstack(field(), button("Go"))),
    "a scroll view sideways in another": sideways(hstack(sideways(color()), text("A"))),
    "a wide frame in a scroll view sideways hugs": sideways(of(text("A"), wide())),
}
