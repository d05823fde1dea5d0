"""The contract between a view and the one around it."""

from . import rules
from .geometry import AXES, Box, Size


class View:
    """A view. Given a proposal, it chooses a size (`choose`), and places its children in it (`arrange`).

    `names` are the classes under which a browser shows its box, see LayoutViews.swift.
    """

    name = None
    #: The value of `layoutPriority`.
    priority = 0.0
    #: What the modifiers of grid cells say, which a grid reads.
    cell: dict = {}

    def __init__(self):
        self._chosen = {}

    def size(self, offer) -> Size:
        size = self._chosen.get(offer)
        if size is None:
            size = self._chosen[offer] = self.choose(offer)
        return size

    def choose(self, offer) -> Size:
        raise NotImplementedError

    def place(self, x, y, offer, boxes, room=None):
        """Places the view at a point, with the size that it chooses for `offer`. Records its box and those inside.

        `room` is the space that it may take without being cramped: a stack proposes an equal share, of which a child
        may take more.
        """
        room = room or offer
        size = self.size(offer)
        if self.name is not None:
            boxes[self.name] = Box(x, y, size.width, size.height)
        if any(room.along(axis) is not None and size.along(axis) > room.along(axis) + 0.5 for axis in AXES):
            boxes.notice(rules.CRAMPED)
        self.arrange(x, y, size, offer, boxes, room)

    def arrange(self, x, y, size, offer, boxes, room):
        """Places the children. A view without children does nothing."""

    def padding(self, axis) -> float:
        """The view's own padding, which a page puts on the same element."""
        return 0.0

    def baseline(self, offer, last) -> float:
        """The distance from the upper edge to the first (or last) baseline, or to the lower edge if there is no
        text."""
        return self.size(offer).height


def aligned(alignment, room, length):
    """The distance from the start at which something of `length` is placed in `room`."""
    if alignment in ("leading", "top"):
        return 0.0
    if alignment in ("trailing", "bottom"):
        return room - length
    return (room - length) / 2


def words(alignment):
    """The parts of an alignment for the horizontal and the vertical direction."""
    horizontal, vertical = "center", "center"
    for word in (alignment or "").split():
        if word in ("leading", "trailing"):
            horizontal = word
        elif word != "center":
            vertical = word
    return horizontal, vertical

