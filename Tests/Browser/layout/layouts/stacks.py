"""Stacks of views that hug their content and of views that fill their space."""

from ..vocabulary import *  # noqa: F403

LAYOUTS = {
    "a column hugs its texts": vstack(text("A"), text("Longer"), text("The longest of all")),
    "a column on the leading side": vstack(text("A"), text("Longer"), alignment="leading"),
    "a column on the trailing side": vstack(text("A"), text("Longer"), alignment="trailing"),
    "a column without spacing": vstack(text("A"), text("B"), spacing=0),
    "a column with much spacing": vstack(text("A"), text("B"), text("C"), spacing=40),
    "a column of one": vstack(text("A")),
    "a row hugs its texts": hstack(text("A"), text("Longer"), text("C")),
    "a row at the top": hstack(text("A"), of(text("B"), padding(20)), alignment="top"),
    "a row in the middle": hstack(text("A"), of(text("B"), padding(20))),
    "a row at the bottom": hstack(text("A"), of(text("B"), padding(20)), alignment="bottom"),
    "a row without spacing": hstack(text("A"), text("B"), spacing=0),
    "a row of one": hstack(text("A")),
    "rows in a column": vstack(hstack(text("A"), text("B")), hstack(text("Longer"), text("D"))),
    "columns in a row": hstack(vstack(text("A"), text("B")), vstack(text("Longer"), text("D"))),
    "columns in a row, each on its side": hstack(
        vstack(text("A"), text("Longer"), alignment="leading"), vstack(text("A"), text("Longer"), alignment="trailing")
    ),
    "a color fills a row": hstack(color()),
    "a color beside a text": hstack(text("A"), color()),
    "a color between texts": hstack(text("A"), color(), text("B")),
    "two colors share a row": hstack(color(), color()),
    "three colors share a row without spacing": hstack(color(), color(), rectangle(), spacing=0),
    "a color makes its column wide": vstack(text("A"), color()),
    "a color makes a column of a row wide": hstack(text("A"), vstack(text("B"), color())),
    "colors in rows share with colors beside them": hstack(color(), hstack(color(), color())),
    "a color in a row in a column in a row": hstack(text("A"), vstack(text("B"), hstack(text("C"), color()))),
    "a circle beside a text": hstack(circle(), text("A")),
    "a picture that is resizable fills": hstack(picture(), text("A")),
    "a symbol has its own size": hstack(symbol(), text("A")),
    "a spacer between texts": hstack(text("A"), spacer(), text("B")),
    "a spacer at the end": hstack(text("A"), spacer()),
    "a spacer at the beginning": hstack(spacer(), text("A")),
    "two spacers center": hstack(spacer(), text("A"), spacer()),
    "three spacers share": hstack(spacer(), text("A"), spacer(), text("B"), spacer()),
    "a spacer with a least length": hstack(text("A"), spacer(60), text("B")),
    "a spacer without a least length": hstack(text("A"), spacer(0), text("B"), spacing=0),
    "a spacer leaves a color everything but its least length": hstack(color(), spacer()),
    "a spacer makes a row of a column wide": vstack(hstack(text("A"), spacer(), text("B")), text("C")),
    "a spacer makes a row deep inside wide": of(vstack(vstack(vstack(hstack(text("A"), spacer(), text("B"))))), padding()),
    "a spacer in a column without a height is short": vstack(text("A"), spacer(), text("B")),
    "a spacer in a column of a height": of(vstack(text("A"), spacer(), text("B")), frame(height=200)),
    "two spacers in a column of a height": of(vstack(spacer(), text("A"), spacer(), text("B")), frame(height=200)),
    "a column without spacers stands in the middle of its height": of(vstack(text("A"), text("B")), frame(height=200)),
    "colors share the height of a column": of(vstack(color(), text("A"), color()), frame(height=200)),
    "colors in columns share its height with colors beside them": of(
        vstack(color(), vstack(color(), color(), spacing=0)), frame(height=200)
    ),
    "a divider makes its column wide": vstack(text("A"), divider(), text("B")),
    "a divider in a row is as high as the row": hstack(text("A"), divider(), of(text("B"), padding(20))),
    "dividers between rows": vstack(hstack(text("A"), spacer(), text("B")), divider(), hstack(text("C"), spacer())),
    "a color in a row is as high as the row": hstack(color(), of(text("A"), padding(30))),
    "columns of a row are as high as the highest where a spacer is": hstack(
        vstack(text("A"), spacer(), text("B")), of(text("C"), padding(60))
    ),
}
