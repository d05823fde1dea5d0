"""`layoutPriority` and `fixedSize`."""

from ..vocabulary import *  # noqa: F403

LAYOUTS = {
    "a text of a higher priority has its width": hstack(text(LONG), of(text("A text of middling length"), priority(1))),
    "a text of a lower priority waits": hstack(of(text("A text of middling length"), priority(-1)), text(LONG)),
    "a color of a higher priority has all but the least of the others": hstack(of(color(), priority(1)), text("A")),
    "priorities among three": hstack(text(LONG), of(text("Second"), priority(1)), of(text("First"), priority(2))),
    "views of one priority share": hstack(of(text(LONG), priority(1)), of(text(LONG), priority(1))),
    "a priority before a spacer": hstack(of(text(LONG), priority(1)), spacer(), text("A")),
    "a color of a lower priority has what is left": hstack(of(color(), priority(-1)), text("A"), text("B")),
    "a priority in a column of a height": of(vstack(color(), of(color(), priority(1))), frame(height=120)),
    "a priority in a column without a height": vstack(color(), of(text("A"), priority(1))),
    "a text that is fixed does not break": hstack(of(text("A text of middling length"), fixed()), text(LONG)),
    "a text that is fixed across breaks": of(text(LONG), fixed("vertical")),
    "a row that is fixed hugs": of(hstack(text("A"), spacer(), text("B")), fixed()),
    "a color that is fixed has its ideal size": of(color(), fixed()),
    "a wide frame that is fixed hugs": of(text("A"), wide(), fixed("horizontal")),
    "a field that is fixed": of(field(), fixed("horizontal")),
    "a field in a row that is fixed": of(hstack(field(), button("Go")), fixed("horizontal")),
    "a scroll view in what is fixed hugs": of(vstack(sideways(hstack(text("A"), text("B"))), text("C")), fixed("horizontal")),
    "a frame in what is fixed is filled": of(hstack(of(color(), frame(80, 20)), text("A")), fixed()),
    "dividers in a row that is fixed in height": of(hstack(text("A"), divider(), text("B")), fixed("vertical")),
    "cards of one height": of(
        hstack(of(text("A"), filling()), of(text(LONG), filling())), fixed("vertical")
    ),
    "an ideal width counts where there is none": of(color(), limits(ideal_width=120), fixed("horizontal")),
}
