"""Views in front of each other: ZStack, background, overlay."""

from . import rules
from .geometry import AXES, Size
from .proposal import View, aligned, words


def put(view, x, y, size, offer, alignment, boxes, room=None):
    """Places a view with `alignment` in a space of `size`."""
    horizontal, vertical = words(alignment)
    own = view.size(offer)
    right, down = aligned(horizontal, size.width, own.width), aligned(vertical, size.height, own.height)
    view.place(x + right, y + down, offer, boxes, room)


class ZStack(View):
    """As large as its largest child. Each child receives the whole proposal. Without a proposal, children smaller than
    the largest receive its size."""

    def __init__(self, children, alignment=None):
        super().__init__()
        self.children, self.alignment = children, alignment

    def shares(self, offer):
        """The proposal for each child."""
        shares = [offer] * len(self.children)
        for axis in AXES:
            if offer.along(axis) is not None:
                continue
            lengths = [child.size(share).along(axis) for child, share in zip(self.children, shares)]
            longest = max(lengths, default=0.0)
            shares = [s.having(axis, longest) if length < longest else s for s, length in zip(shares, lengths)]
        return shares

    def choose(self, offer):
        sizes = [child.size(share) for child, share in zip(self.children, self.shares(offer))]
        return Size(max((s.width for s in sizes), default=0.0), max((s.height for s in sizes), default=0.0))

    def arrange(self, x, y, size, offer, boxes, room):
        for child, share in zip(self.children, self.shares(offer)):
            if offer.width is None and abs(child.size(offer).width - child.size(share).width) > 0.5:
                boxes.notice(rules.IDEAL_WIDTH)
            inner = share
            for axis in AXES:
                if offer.along(axis) is not None:
                    inner = inner.having(axis, room.along(axis))
            put(child, x, y, size, share, self.alignment, boxes, inner)

    def baseline(self, offer, last):
        size = self.size(offer)
        if not self.children:
            return size.height
        child, share = self.children[0], self.shares(offer)[0]
        return aligned(words(self.alignment)[1], size.height, child.size(share).height) + child.baseline(share, last)


class Layered(View):
    """A view with another one behind or in front of it, which receives the size of the first as its proposal."""

    def __init__(self, content, layer, alignment=None):
        super().__init__()
        self.content, self.layer, self.alignment = content, layer, alignment

    def choose(self, offer):
        return self.content.size(offer)

    def arrange(self, x, y, size, offer, boxes, room):
        self.content.place(x, y, offer, boxes, room)
        if self.layer is not None:
            put(self.layer, x, y, size, offer.having("width", size.width).having("height", size.height), self.alignment, boxes)

    def padding(self, axis):
        return self.content.padding(axis)

    def baseline(self, offer, last):
        return self.content.baseline(offer, last)
