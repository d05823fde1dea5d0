"""Views in front of one another: ZStack, background, overlay."""

from . import rules
from .geometry import Offer, Size
from .proposal import View, aligned, words


def put(views, x, y, size, offer, alignment, boxes, room=None):
    """Each view where `alignment` has it in a room of `size`."""
    horizontal, vertical = words(alignment)
    for view in views:
        own = view.size(offer)
        view.place(
            x + aligned(horizontal, size.width, own.width), y + aligned(vertical, size.height, own.height), offer, boxes, room
        )


class ZStack(View):
    """As large as the largest of its children, each of which is offered all. Where nothing is offered, they are offered what
    the largest of them likes."""

    def __init__(self, children, alignment=None):
        super().__init__()
        self.children, self.alignment = children, alignment

    def offered(self, offer):
        for axis in ("width", "height"):
            if offer.along(axis) is None and self.children:
                offer = offer.having(axis, max(child.size(offer).along(axis) for child in self.children))
        return offer

    def choose(self, offer):
        sizes = [child.size(self.offered(offer)) for child in self.children]
        return Size(max((s.width for s in sizes), default=0.0), max((s.height for s in sizes), default=0.0))

    def arrange(self, x, y, size, offer, boxes, room):
        if offer.width is None and any(abs(child.size(offer).width - child.size(self.offered(offer)).width) > 0.5 for child in self.children):
            boxes.notice(rules.IDEAL_WIDTH)
        put(self.children, x, y, size, self.offered(offer), self.alignment, boxes, self.offered(room))

    def baseline(self, offer, last):
        inner, size = self.offered(offer), self.size(offer)
        if not self.children:
            return size.height
        child = self.children[0]
        return aligned(words(self.alignment)[1], size.height, child.size(inner).height) + child.baseline(inner, last)


class Layered(View):
    """A view with another one behind or in front of it, which is offered the size of the first."""

    def __init__(self, content, layer, alignment=None):
        super().__init__()
        self.content, self.layer, self.alignment = content, layer, alignment

    def choose(self, offer):
        return self.content.size(offer)

    def arrange(self, x, y, size, offer, boxes, room):
        self.content.place(x, y, offer, boxes, room)
        if self.layer is not None:
            put([self.layer], x, y, size, Offer(size.width, size.height), self.alignment, boxes)

    def padding(self, axis):
        return self.content.padding(axis)

    def baseline(self, offer, last):
        return self.content.baseline(offer, last)
