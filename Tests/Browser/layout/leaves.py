"""Views without children. The model takes their sizes, and nothing else, from the browser."""

from .geometry import Size, inf
from .proposal import View
from .stacks import IDEAL


class Filling(View):
    """A color or a shape: takes its proposal."""

    def choose(self, offer):
        return Size(*(IDEAL if length is None else length for length in (offer.width, offer.height)))


class Measured(View):
    """A text, a control or a list: as wide as its proposal within its limits, and as high as the browser makes it then.

    `least` is its width without space, `ideal` its width with plenty of space, and `heights` gives its height from each
    width on. A view that `fills` takes its whole proposal, up to `greatest`.
    """

    def __init__(self, measured, fills, greatest=inf, wraps=False):
        super().__init__()
        self.measured, self.fills, self.greatest, self.wraps = measured, fills, greatest, wraps

    def choose(self, offer):
        measured = self.measured
        width = measured["ideal"]
        if offer.width is not None:
            most = self.greatest if self.fills else measured["ideal"]
            width = max(measured["least"], min(offer.width, most))
        return Size(width, self.height(width))

    def height(self, width):
        # A browser computes in fractions of a pixel.
        height = self.measured["heights"][0][1]
        for least, high in self.measured["heights"]:
            if width + 0.06 < least:
                break
            height = high
        return height

    def padding(self, axis):
        return self.measured["padding"] if axis == "width" else 0.0

    def baseline(self, offer, last):
        height = self.size(offer).height
        above, below = self.measured["baselines"]
        return height - below if last else above
