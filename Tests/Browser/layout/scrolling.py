"""ScrollView: takes the proposal in its scroll direction, and is as large as its content in the other."""

from dataclasses import replace

from .geometry import other
from .proposal import View
from .geometry import size_of


class ScrollView(View):
    def __init__(self, content, axis):
        super().__init__()
        self.content, self.axis = content, axis

    def choose(self, offer):
        own = self.content.size(self.offered(offer))
        offered = offer.along(self.axis)
        return size_of(self.axis, own.along(self.axis) if offered is None else offered, own.along(other(self.axis)))

    def offered(self, offer):
        # A scroll view hugs its content across, but then its content does not depend on its width.
        return replace(offer.having(self.axis, None), container=offer.width)

    def arrange(self, x, y, size, offer, boxes, room):
        self.content.place(x, y, self.offered(offer), boxes, self.offered(room))
