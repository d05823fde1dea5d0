"""LazyVGrid and LazyHGrid."""

from ..vocabulary import *  # noqa: F403

CARDS = [of(color(), frame(height=30 + 10 * (n % 3))) for n in range(7)]
WORDS = [text(f"Item {n}") for n in range(7)]

LAYOUTS = {
    "two flexible columns": columns([flexible(), flexible()], *CARDS),
    "three flexible columns of texts": columns([flexible(), flexible(), flexible()], *WORDS),
    "flexible columns with limits": columns([flexible(most=60), flexible(), flexible(100, 140)], *CARDS),
    "fixed columns are in the center": columns([track(40), track(60)], *CARDS),
    "fixed columns lead": columns([track(40), track(60)], *CARDS, alignment="leading"),
    "fixed columns trail": columns([track(40), track(60)], *CARDS, alignment="trailing"),
    "a fixed column and a flexible one": columns([track(80), flexible()], *CARDS),
    "as many columns as fit": columns([adaptive(80)], *CARDS),
    "as many columns as fit, with a limit": columns([adaptive(50, 60)], *CARDS),
    "columns of a limit that lead": columns([adaptive(70, 90, spacing=20)], *CARDS, alignment="leading"),
    "a fixed column and as many as fit": columns([track(60), adaptive(50)], *CARDS),
    "a flexible column and as many as fit": columns([flexible(), adaptive(50)], *CARDS),
    "distances of columns and rows": columns([flexible(spacing=20), flexible()], *CARDS, spacing=2),
    "columns with alignments": columns([flexible(alignment="leading"), flexible(alignment="bottom trailing")], *WORDS, *CARDS),
    "columns that all lead": columns([flexible(alignment="top leading")] * 2, *WORDS),
    "views as high as the row": columns([flexible()] * 3, of(text("A"), high()), of(text(LONG), padding(4)), color()),
    "long texts in columns": columns([flexible(), flexible()], text(LONG), text("A"), text("B"), text(LONG)),
    "a grid of buttons": columns([adaptive(120)], *[button(title) for title in ("One", "Two", "Three", "A long title")]),
    "a lazy grid in a column": vstack(text("Title"), columns([flexible(), flexible()], *CARDS), alignment="leading"),
    "a lazy grid in a scroll view": of(scroll(columns([flexible(), flexible()], *CARDS)), frame(height=90)),
    "a lazy grid in a frame": of(columns([flexible(), flexible()], *CARDS[:3]), frame(200, 200)),
    "a lazy grid in a row": hstack(text("Title"), columns([flexible(), flexible()], *CARDS)),
    "fixed rows": sideways(tracks([track(30), track(50)], *[of(text(f"Item {n}"), padding(4)) for n in range(9)])),
    "rows in a height": of(
        sideways(tracks([flexible(), flexible()], *[of(color(), frame(width=50 + 10 * n)) for n in range(9)])), frame(height=120)
    ),
    "rows of two kinds": of(
        tracks([track(20), flexible()], *[of(color(), frame(width=30)) for n in range(5)], spacing=2), frame(height=100)
    ),
    "rows with a limit": of(
        tracks([flexible(most=30), flexible(most=30)], *[of(color(), frame(width=30)) for n in range(5)], alignment="bottom"),
        frame(height=100),
    ),
}

#: Firefox and WebKit compute the width of such a grid before the number of its rows.
ADAPTIVE_ROWS = {
    "as many rows as fit": of(sideways(tracks([adaptive(30)], *[of(color(), frame(width=40)) for _ in range(9)])), frame(height=150)),
    "as many rows of texts as fit": of(
        tracks([adaptive(30, 40, spacing=4)], *[text(f"Item {n}") for n in range(9)], alignment="top"), frame(height=150)
    ),
}
