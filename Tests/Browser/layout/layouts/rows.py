"""Rows with less space than their views want: the least flexible view first, equal shares of the rest for the
others."""

from ..vocabulary import *  # noqa: F403

LAYOUTS = {
    "a long text gives way to a button": hstack(text(LONG), button("Delete")),
    "a button before a long text": hstack(button("Delete"), text(LONG)),
    "a long text between buttons": hstack(button("Back"), text(LONG), button("Next")),
    "two long texts share equally": hstack(text(LONG), text(LONG)),
    "a long and a short text": hstack(text(LONG), text("Short")),
    "a short, a middling and a long text": hstack(text("A"), text("A text of middling length"), text(LONG)),
    "three long texts share equally": hstack(text(LONG), text(LONG), text(LONG)),
    "a long text and a spacer": hstack(text(LONG), spacer(), text("Done")),
    "a spacer takes nothing from a text": hstack(text("A text of middling length"), spacer(), text(LONG)),
    "a long text and a color": hstack(text(LONG), color()),
    "a long text, a short one and a color": hstack(text(LONG), text("A"), color()),
    "a long text and a symbol": hstack(symbol(), text(LONG)),
    "a long text and something fixed": hstack(of(color(), frame(80, 40)), text(LONG)),
    "a long text in a column in a row": hstack(symbol(), vstack(text("Title"), text(LONG), alignment="leading")),
    "a column with a long text, and a button": hstack(
        vstack(text("Title"), text(LONG), alignment="leading"), button("Open")
    ),
    "long texts in rows in a row": hstack(hstack(text(LONG), symbol()), text(LONG)),
    "a long text with padding and a button": hstack(of(text(LONG), padding()), button("Delete")),
    "long texts with the same padding share equally": hstack(of(text(LONG), padding()), of(text(LONG), padding())),
    "long texts with different padding share equally": hstack(of(text(LONG), padding()), text(LONG)),
    "a long link and a button": hstack(link(LONG), button("Open")),
    "a field takes what a button leaves": hstack(field(), button("Add")),
    "a field after a text": hstack(text("Name"), field()),
    "two fields share": hstack(field(), field("Email")),
    "a field between a symbol and buttons": hstack(symbol(), field(), button("Go"), button("Stop")),
    "a field in a column in a row": hstack(vstack(text("Name"), field(), alignment="leading"), button("Add")),
    "a field in a padded column": of(vstack(text("Name"), field()), padding()),
    "a field deep inside makes all around it wide": vstack(of(vstack(of(hstack(field(), button("Add")), padding(8))), colored())),
    "a toggle takes the row": hstack(toggle()),
    "a toggle beside a button": hstack(toggle("On"), button("Go")),
    "a toggle in a column": vstack(toggle(), text("A")),
    "a label and a button": hstack(label(), spacer(), button()),
    "a button as wide as its row leaves it": hstack(of(button("Buy"), wide()), text("12")),
    "a form in a row has its greatest width": vstack(form(text("One"), text("Two"))),
    "a list fills its column": vstack(text("Title"), rows(text("One"), text("Two"))),
    "a section fills its column": vstack(section(text("One"), text("Two")), text("A")),
}
