"""Parts of screens as real programs have them."""

from ..vocabulary import *  # noqa: F403


def row(title, detail):
    return hstack(
        of(circle(), frame(32, 32)), vstack(text(title), text(detail), alignment="leading", spacing=2), spacer(), text("12 €")
    )


def tile(title):
    return of(vstack(text(title), text("1,024"), alignment="leading"), padding(12), wide("center leading"), colored())


def entry(title):
    return hstack(of(text(title), frame(width=80, alignment="center trailing")), field(title))


LAYOUTS = {
    "a bar with a title in the middle": hstack(button("Back"), spacer(), text("Title"), spacer(), button("Edit")),
    "a bar of symbols": of(hstack(symbol(), spacer(), symbol(), symbol(), spacing=16), padding()),
    "an expense": row("Groceries", "Today, by card"),
    "an expense with a long note": row("Groceries", LONG),
    "expenses": vstack(row("Groceries", "Today"), divider(), row("Train", "Yesterday"), divider(), row("Rent", "In March")),
    "a note with a button to delete it": hstack(
        vstack(of(text("A title that may be long enough to be cut"), lines(1)), of(text(LONG), lines(2)), alignment="leading"),
        button("Delete"),
    ),
    "a search": hstack(symbol(), field("Search"), button("Cancel")),
    "a card": of(
        vstack(text("Title"), text(LONG), button("Read on"), alignment="leading"), padding(), wide("center leading"), colored()
    ),
    "cards beside one another": hstack(tile("Visits"), tile("Orders"), spacing=12),
    "tiles in two rows": vstack(hstack(tile("A"), tile("B")), hstack(tile("C"), tile("D"))),
    "a sign-in in the middle": of(
        vstack(text("Sign in"), field("Name"), field("Password"), view("ButtonOf", of(text("Go"), wide())), spacing=12),
        padding(), limits(max_width=360), wide(),
    ),
    "a form with labels": vstack(entry("Name"), entry("Email")),
    "a message on its side": hstack(spacer(60), of(text(LONG), padding(10), colored())),
    "a short message on its side": hstack(spacer(60), of(text("Yes"), padding(10), colored())),
    "messages": vstack(
        hstack(of(text(LONG), padding(10), colored()), spacer(40)), hstack(spacer(40), of(text("Yes"), padding(10), colored()))
    ),
    "a badge": of(symbol(), padding(8), overlay(of(text("3"), padding(2), colored()), "top trailing")),
    "a hero with a title at the bottom": of(
        zstack(color(), of(text("A title"), padding()), alignment="bottom leading"), frame(height=160)
    ),
    "a picture with a caption": vstack(of(picture(), ratio(1.5)), of(text(LONG), lines(2)), alignment="leading"),
    "a pair of values": vstack(
        hstack(text("Total"), spacer(), text("1,024 €")), hstack(text("Taxes"), spacer(), text("64 €"))
    ),
    "a profile": vstack(
        of(circle(), frame(80, 80)), text("Ada Lovelace"), of(text(LONG), centered()),
        hstack(button("Follow"), button("Message")),
    ),
    "a sidebar and a page": of(
        hstack(
            of(vstack(text("Home"), text("Settings"), spacer(), alignment="leading"), padding(), frame(width=110)),
            divider(), of(text(LONG), padding(), filling("top leading")), spacing=0,
        ),
        frame(height=240),
    ),
    "a bar at the bottom": of(
        vstack(of(text("Content"), filling()), divider(), hstack(spacer(), button("Buy"), spacer())), frame(height=200)
    ),
    "a stepper of one's own": hstack(text("Guests"), spacer(), button("-"), text("2"), button("+")),
    "tags": hstack(*[of(text(name), padding(4), colored()) for name in ("new", "red", "small")], spacing=4),
    "a price beside its old one": hstack(text("12 €"), of(text("16 €"), padding(4)), alignment="firstTextBaseline"),
    "a progress of one's own": of(
        zstack(of(color(), frame(height=6)), of(rectangle(), frame(80, 6)), alignment="center leading"), padding()
    ),
    "an empty screen": of(vstack(symbol(), text("Nothing here yet"), button("Add one")), frame(height=240)),
    "a footer": vstack(divider(), hstack(link("Imprint"), link("Privacy"), link("Contact"), spacing=16)),
    "a total in a corner": of(
        text("A"), wide(), padding(40), overlay(of(text("Total"), padding(4), colored()), "bottom trailing")
    ),
}
