"""Modifiers that change the proposal for their content, or its size."""

from . import rules
from .geometry import AXES, Offer, Size, clamped, inf
from .proposal import View, aligned, words


class Modifier(View):
    def __init__(self, content):
        super().__init__()
        self.content = content

    def offered(self, offer):
        """The proposal for the content."""
        return offer

    def choose(self, offer):
        return self.content.size(self.offered(offer))

    def point(self, size, offer):
        """The position of the content."""
        return 0.0, 0.0

    def arrange(self, x, y, size, offer, boxes, room):
        right, down = self.point(size, offer)
        self.content.place(x + right, y + down, self.offered(offer), boxes, self.offered(room))

    def baseline(self, offer, last):
        return self.point(self.size(offer), offer)[1] + self.content.baseline(self.offered(offer), last)


class Padding(Modifier):
    def __init__(self, content, edges=None, length=None):
        super().__init__(content)
        length = 16.0 if length is None else length
        edges = ("top", "leading", "bottom", "trailing") if edges is None else edges
        self.top, self.leading, self.bottom, self.trailing = (
            length if edge in edges else 0.0 for edge in ("top", "leading", "bottom", "trailing")
        )

    def offered(self, offer):
        def less(length, room):
            return None if length is None else max(0.0, length - room)

        offer = offer.having("width", less(offer.width, self.leading + self.trailing))
        return offer.having("height", less(offer.height, self.top + self.bottom))

    def choose(self, offer):
        size = super().choose(offer)
        return Size(size.width + self.leading + self.trailing, size.height + self.top + self.bottom)

    def point(self, size, offer):
        return self.leading, self.top

    def padding(self, axis):
        return self.leading + self.trailing if axis == "width" else self.top + self.bottom


class Aligned(Modifier):
    """A frame: it places its content with `alignment`."""

    alignment = None

    def point(self, size, offer):
        own = self.content.size(self.offered(offer))
        horizontal, vertical = words(self.alignment)
        return aligned(horizontal, size.width, own.width), aligned(vertical, size.height, own.height)


class Frame(Aligned):
    """`frame(width:height:)`: a given length is fixed, and proposed to the content; otherwise the content's own length
    is used."""

    def __init__(self, content, width=None, height=None, alignment=None):
        super().__init__(content)
        self.lengths = Offer(width, height)
        self.alignment = alignment

    def offered(self, offer):
        for axis in AXES:
            if self.lengths.along(axis) is not None:
                offer = offer.having(axis, self.lengths.along(axis))
        return offer

    def choose(self, offer):
        own = super().choose(offer)
        return Size(*(own.along(a) if self.lengths.along(a) is None else self.lengths.along(a) for a in AXES))


class FlexibleFrame(Aligned):
    """`frame(minWidth:idealWidth:maxWidth:…)`: "If both constraints are specified in a dimension, the frame unconditionally
    adopts the size proposed for it, clamped to the constraints. Otherwise, the size of the frame in either dimension is: If a
    minimum constraint is specified and the size proposed for the frame by the parent is less than the size of this view, the
    proposed size, clamped to that minimum. If a maximum constraint is specified and the size proposed for the frame by the
    parent is greater than the size of this view, the proposed size, clamped to that maximum. Otherwise, the size of this
    view." (Apple's documentation of the modifier)"""

    def __init__(self, content, least=(None, None), ideal=(None, None), greatest=(None, None), alignment=None):
        super().__init__(content)
        self.least, self.ideal, self.greatest = Offer(*least), Offer(*ideal), Offer(*greatest)
        self.alignment = alignment

    def limited(self, offer):
        """"The size proposed to this view is the size proposed to the frame, limited by any constraints specified, and with
        any ideal dimensions specified replacing any corresponding unspecified dimensions in the proposal." """
        for axis in AXES:
            length = offer.along(axis)
            length = self.ideal.along(axis) if length is None else length
            if length is not None:
                length = clamped(length, self.least.along(axis), self.greatest.along(axis))
            offer = offer.having(axis, length)
        return offer

    def chosen(self, axis, offered, own):
        least, greatest = self.least.along(axis), self.greatest.along(axis)
        offered = self.ideal.along(axis) if offered is None else offered
        if offered is None:
            return clamped(own, least, greatest)
        if least is not None and greatest is not None:
            return clamped(offered, least, greatest)
        if least is not None and offered < own:
            return max(offered, least)
        if least is not None:
            return max(own, least)
        if greatest is not None and offered > own:
            return min(offered, greatest)
        if greatest is not None:
            return min(own, greatest)
        return own

    def choose(self, offer):
        own = self.content.size(self.limited(offer))
        return Size(*(self.chosen(axis, offer.along(axis), own.along(axis)) for axis in AXES))

    def offered(self, offer):
        # Without a proposal, a limit applies: content that is smaller or larger receives the frame's size as its
        # proposal.
        inner, size = self.limited(offer), self.size(offer)
        own = self.content.size(inner)
        for axis in AXES:
            if inner.along(axis) is None and own.along(axis) != size.along(axis):
                inner = inner.having(axis, size.along(axis))
        return inner

    def place(self, x, y, offer, boxes, room=None):
        if self.greatest.height not in (None, inf) and offer.height is not None:
            boxes.notice(rules.LIMITED_HEIGHT)
        if offer.width is None and self.content.size(self.limited(offer)).width > (self.greatest.width or inf):
            boxes.notice(rules.IDEAL_WIDTH)
        super().place(x, y, offer, boxes, room)


class FixedSize(Modifier):
    """Proposes nothing to its content, so that the content takes its ideal size."""

    def __init__(self, content, axes=None):
        super().__init__(content)
        self.axes = [{"horizontal": "width", "vertical": "height"}[axis] for axis in axes or ("horizontal", "vertical")]

    def offered(self, offer):
        for axis in self.axes:
            offer = offer.having(axis, None)
        return offer


class AspectRatio(Modifier):
    """Proposes to its content the largest size with its aspect ratio that fits, or the smallest that fills."""

    def __init__(self, content, ratio, mode):
        super().__init__(content)
        self.ratio, self.covers = ratio, mode == "fill"

    def offered(self, offer):
        width, height = offer.width, offer.height
        if width is None and height is None:
            return offer
        wide = inf if height is None else height * self.ratio
        width = inf if width is None else width
        if inf in (wide, width):
            width = min(wide, width)
        else:
            width = max(wide, width) if self.covers else min(wide, width)
        return offer.having("width", width).having("height", width / self.ratio)

    def place(self, x, y, offer, boxes, room=None):
        inner = self.offered(offer)
        if offer.height is not None or self.content.size(inner) != Size(inner.width, inner.height):
            boxes.notice(rules.PROPORTIONS)
        super().place(x, y, offer, boxes, room)


class Offset(Modifier):
    """Draws its content elsewhere, and keeps its space."""

    def __init__(self, content, x, y):
        super().__init__(content)
        self.x, self.y = x, y

    def place(self, x, y, offer, boxes, room=None):
        super().place(x + self.x, y + self.y, offer, boxes, room)

    def padding(self, axis):
        return self.content.padding(axis)


class Position(Modifier):
    """Takes the whole proposal, and centers its content at a point in it."""

    def __init__(self, content, x, y):
        super().__init__(content)
        self.x, self.y = x, y

    def choose(self, offer):
        own = self.content.size(offer)
        return Size(*(own.along(a) if offer.along(a) is None else offer.along(a) for a in AXES))

    def point(self, size, offer):
        own = self.content.size(offer)
        return self.x - own.width / 2, self.y - own.height / 2


class Priority(Modifier):
    def __init__(self, content, priority):
        super().__init__(content)
        self.priority = priority

    def padding(self, axis):
        return self.content.padding(axis)


class ButtonLook(Aligned):
    """What Martlet's button adds around its label: padding on all sides, and a minimum size for a finger."""

    SIDE, EDGE = 15.4, 7.4
    LEAST = Size(44.0, 40.0)

    def offered(self, offer):
        return Padding(self.content, ("leading", "trailing"), self.SIDE).offered(offer).having("height", None)

    def choose(self, offer):
        own = self.content.size(self.offered(offer))
        return Size(max(own.width + 2 * self.SIDE, self.LEAST.width), max(own.height + 2 * self.EDGE, self.LEAST.height))

    def padding(self, axis):
        return 2 * (self.SIDE if axis == "width" else self.EDGE)
