"""The contract between a view and the one around it."""

from . import rules
from .geometry import AXES, Box, Size


class View:
    """A view. Offered a size it chooses one (`choose`), and puts its children into it (`arrange`).

    `names` are the classes under which a browser shows its box, see LayoutViews.swift.
    """

    name = None
    #: What `layoutPriority` says.
    priority = 0.0

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
        """Stands at a point with what it chooses when it is offered `offer`. Notes its box and those inside.

        `room` is what it may take without being cramped: a stack offers an equal share, of which a child may take more.
        """
        room = room or offer
        size = self.size(offer)
        if self.name is not None:
            boxes[self.name] = Box(x, y, size.width, size.height)
        if any(room.along(axis) is not None and size.along(axis) > room.along(axis) + 0.5 for axis in AXES):
            boxes.notice(rules.CRAMPED)
        self.arrange(x, y, size, offer, boxes, room)

    def arrange(self, x, y, size, offer, boxes, room):
        """Places the children; a view without any does nothing."""

    def padding(self, axis) -> float:
        """The padding of its own, as a page has it on one element."""
        return 0.0

    def baseline(self, offer, last) -> float:
        """How far below its upper edge its first (or last) line of text stands; the lower edge where there is no text."""
        return self.size(offer).height


def aligned(alignment, room, length):
    """How far from the beginning something of `length` stands in `room`."""
    if alignment in ("leading", "top"):
        return 0.0
    if alignment in ("trailing", "bottom"):
        return room - length
    return (room - length) / 2


def words(alignment):
    """What an alignment says of the horizontal and of the vertical direction."""
    horizontal, vertical = "center", "center"
    for word in (alignment or "").split():
        if word in ("leading", "trailing"):
            horizontal = word
        elif word != "center":
            vertical = word
    return horizontal, vertical

