"""Texts: how they wrap, how many lines they have, and what is beside them."""

from ..vocabulary import *  # noqa: F403

LAYOUTS = {
    "a text": text(),
    "a long text": text(LONG),
    "a long text in a column": vstack(text("Title"), text(LONG), alignment="leading"),
    "a text of one line": of(text(LONG), lines(1)),
    "a text of two lines": of(text(LONG), lines(2)),
    "a short text that may have two lines": of(text("A"), lines(2)),
    "a text of one line beside a button": hstack(of(text(LONG), lines(1)), button("Open")),
    "a text of one line beside a symbol in a column": vstack(hstack(symbol(), of(text(LONG), lines(1)))),
    "a link of one line": of(link(LONG), lines(1)),
    "a link of two lines": of(link(LONG), lines(2)),
    "a link of one line in a row": hstack(of(link(LONG), lines(1)), text("12")),
    "a button of one line": of(button(LONG), lines(1)),
    "a button of one line in a row": hstack(of(button(LONG), lines(1)), text("12")),
    "a long button": button(LONG),
    "lines that are centered": of(text(LONG), centered()),
    "centered lines in a frame": of(text(LONG), centered(), frame(width=180)),
    "texts on one line by their first": hstack(text("A"), of(text("B"), padding(12)), alignment="firstTextBaseline"),
    "texts on one line by their last": hstack(text("A"), of(text("B"), padding(12)), alignment="lastTextBaseline"),
    "a long text on one line with a title": hstack(text("Title"), text(LONG), alignment="firstTextBaseline"),
    "the last line of a long text with a title": hstack(text("Title"), text(LONG), alignment="lastTextBaseline"),
    "a word that is longer than its frame": of(text("Wednesday"), frame(width=40)),
}
