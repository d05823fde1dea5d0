"""Controls in stacks and frames."""

from ..vocabulary import *  # noqa: F403

LAYOUTS = {
    "a button": button(),
    "buttons in a row": hstack(button("Yes"), button("No")),
    "buttons in a column": vstack(button("Yes"), button("Perhaps tomorrow")),
    "a button in a wide frame": of(button(), wide("center trailing")),
    "a button with padding": of(button(), padding()),
    "a button of a wide label": view("ButtonOf", of(text("Buy"), wide())),
    "a button of a row": view("ButtonOf", hstack(symbol(), text("Buy"))),
    "a button of a wide label in a row": hstack(view("ButtonOf", of(text("Buy"), wide())), text("12")),
    "buttons of wide labels share a row": hstack(
        view("ButtonOf", of(text("Yes"), wide())), view("ButtonOf", of(text("No"), wide()))
    ),
    "a field": field(),
    "a field with padding": of(field(), padding()),
    "a field in a frame of a width": of(field(), frame(width=120)),
    "a field in a stack in depth": zstack(color(), field()),
    "a field with a greatest width": of(field(), limits(max_width=160)),
    "a field in a column": vstack(text("Name"), field(), alignment="leading"),
    "a toggle": toggle(),
    "a toggle in a frame of a width": of(toggle("On"), frame(width=160)),
    "a label": label(),
    "a label in a row": hstack(label(), spacer(), text("12")),
    "a list": rows(text("One"), text("Two")),
    "a list with padding": of(rows(text("One")), padding()),
    "a form": form(text("One")),
    "a form beside a column": hstack(form(text("One")), vstack(text("A"), text("B"))),
    "a form in a wide frame": of(form(text("One")), wide()),
}
