"""Grid and GridRow."""

from ..vocabulary import *  # noqa: F403

LAYOUTS = {
    "a grid of texts": grid(row(text("A"), text("Wednesday")), row(text("Some words"), text("B"))),
    "a grid leads": grid(row(text("A"), text("Wednesday")), row(text("Some words"), text("B")), alignment="leading"),
    "a grid trails at the bottom": grid(
        row(text("A"), of(color(), frame(40, 60))), row(text("Some words"), text("B")), alignment="bottom trailing"
    ),
    "a grid with distances": grid(row(text("A"), text("B")), row(text("C"), text("D")), spacing=30, row_spacing=0),
    "rows of different lengths": grid(row(text("A"), text("B"), text("C")), row(text("Some words"))),
    "a view between rows": grid(row(text("A"), text("B")), text("A line that is not short"), row(text("C"), text("D"))),
    "a divider fills, and the grid with it": grid(row(text("Name"), text("Ada")), divider(), row(text("Town"), text("London"))),
    "a divider that does not": grid(
        row(text("Name"), text("Ada")), of(divider(), unsized("horizontal")), row(text("Town"), text("London"))
    ),
    "a form in a grid": grid(row(text("Name"), field("Ada")), row(text("Telephone"), field("044")), alignment="leading"),
    "a column of colors": grid(row(text("A"), color()), row(text("Some words"), color())),
    "two columns of colors share": grid(row(color(), color()), row(color(), color()), spacing=0, row_spacing=0),
    "long texts share": grid(row(text(LONG), text(LONG)), row(text("A"), text("B"))),
    "a long text takes what a short one leaves": grid(row(text("Name"), text(LONG)), alignment="top leading"),
    "a cell of two columns": grid(
        row(of(text("Some words"), span(2)), text("A")), row(text("One"), text("Two"), text("Three"))
    ),
    "a wide cell of two columns": grid(
        row(of(text("A line that is not short"), span(2))), row(text("A"), text("B")), alignment="leading"
    ),
    "cells of several columns in every row": grid(
        row(of(color(), frame(60, 20), span(2)), text("A line")),
        row(text("B"), of(color(), frame(50, 20), span(2))),
        row(text("Another"), text("Wednesday"), text("C")),
    ),
    "two cells of two columns": grid(
        row(of(color(), frame(100, 20), span(2)), of(color(), frame(60, 20), span(2))), alignment="leading"
    ),
    "anchors": grid(
        row(of(color(), frame(100, 80)), of(text("A"), anchor(1, 1))), row(of(text("B"), anchor(0.25, 0.5)), text("Some words"))
    ),
    "an anchor for a corner": grid(row(of(color(), frame(100, 80))), row(of(text("A"), anchor(1, 0)))),
    "a column with its own alignment": grid(
        row(text("Some words"), of(text("1"), column("trailing"))), row(text("A"), text("12,345")), alignment="leading"
    ),
    "a row with its own alignment": grid(
        row(text("A"), of(color(), frame(40, 60)), alignment="top"), row(text("B"), of(color(), frame(40, 60)))
    ),
    "views as high as their row": grid(row(color(), of(text("A"), frame(height=60))), row(of(text("B"), high()), divider())),
    "buttons in a grid": grid(row(button("One"), button("Two")), row(button("Three"), button("A long title"))),
    "stacks in a grid": grid(
        row(vstack(text("A"), text("B")), hstack(text("C"), text("D"))), row(text("E"), vstack(text("Some words"), button()))
    ),
    "a grid in a row": hstack(grid(row(text("A"), text("B"))), spacer(), text("C")),
    "a grid in a grid": grid(row(grid(row(text("A"), text("B"), text("C"))), text("D")), row(text("E"), text("F"))),
    "a grid in a padded column": of(vstack(text("Title"), grid(row(text("A"), text("B"))), alignment="leading"), padding()),
    "a grid with a background": of(grid(row(text("A"), text("B"))), padding(12), colored()),
    "a grid in a scroll view sideways": sideways(grid(row(*[text(f"Column {n}") for n in range(12)]), row(text("A"), text("B")))),
    "a grid in a frame": of(grid(row(text("A"), text("B")), row(text("C"), text("D"))), frame(200, 160)),
}
