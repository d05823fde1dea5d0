"""Views that depend on what is around them: containerRelativeFrame and safeAreaInset."""

from .frames import Aligned
from .geometry import Size, other, size_of
from .grids import Cell
from .proposal import View, aligned
from .stacks import SPACING


class RelativeFrame(Aligned):
    """`containerRelativeFrame`: a frame with the container's length, or the share of it that `span` of `count` views of
    equal length have with `spacing` between them."""

    def __init__(self, content, axes, count=1, span=1, spacing=0.0, alignment=None):
        super().__init__(content)
        self.axes = axes
        self.count, self.span, self.spacing, self.alignment = count, span, spacing, alignment

    def length(self, offer):
        each = (offer.container - self.spacing * (self.count - 1)) / self.count
        return each * self.span + self.spacing * (self.span - 1)

    def offered(self, offer):
        return offer.having("width", self.length(offer)) if "horizontal" in self.axes else offer

    def choose(self, offer):
        own = super().choose(offer)
        return Size(self.length(offer), own.height) if "horizontal" in self.axes else own


class ViewThatFits(View):
    """"It selects the first child whose ideal size on the constrained axes fits within the proposed size." The last, if none
    does (Apple's documentation)."""

    def __init__(self, children, axes=None):
        super().__init__()
        self.children = children
        self.axes = [{"horizontal": "width", "vertical": "height"}[axis] for axis in axes or ("horizontal", "vertical")]

    def chosen(self, offer):
        ideal = offer.having("width", None).having("height", None)
        for child in self.children:
            size = child.size(ideal)
            if all(offer.along(axis) is None or size.along(axis) <= offer.along(axis) + 0.5 for axis in self.axes):
                return child
        return self.children[-1]

    def choose(self, offer):
        return self.chosen(offer).size(offer)

    def arrange(self, x, y, size, offer, boxes, room):
        chosen = self.chosen(offer)
        for child in self.children:
            if child is not chosen:
                hide(child, boxes)
        chosen.place(x, y, offer, boxes, room)


def hide(view, boxes):
    """Nothing is expected of the boxes of a view that is not shown."""
    if isinstance(view, Cell):
        hide(view.view, boxes)
    if isinstance(view, View):
        if view.name is not None:
            boxes[view.name] = None
        for value in vars(view).values():
            for inner in value if isinstance(value, list) else [value]:
                hide(inner, boxes)


class SafeAreaInset(View):
    """"Shows the specified content above or below the modified view. … The modified view is inset by the height of
    content, from edge" (Apple's documentation). The inset chooses first; the view is proposed what is left."""

    def __init__(self, content, inset, edge, alignment=None, spacing=None):
        super().__init__()
        self.content, self.inset, self.alignment = content, inset, alignment or "center"
        self.axis = "height" if edge in ("top", "bottom") else "width"
        self.is_first = edge in ("top", "leading")
        self.spacing = SPACING if spacing is None else spacing

    def parts(self, offer):
        """The views in order, with what each is proposed."""
        inset = offer.having(self.axis, None)
        taken = self.inset.size(inset).along(self.axis) + self.spacing
        length = offer.along(self.axis)
        content = offer if length is None else offer.having(self.axis, max(0.0, length - taken))
        parts = [(self.inset, inset), (self.content, content)]
        return parts if self.is_first else parts[::-1]

    def choose(self, offer):
        across = other(self.axis)
        sizes = [view.size(share) for view, share in self.parts(offer)]
        along = sum(size.along(self.axis) for size in sizes) + self.spacing
        return size_of(self.axis, along, max(size.along(across) for size in sizes))

    def arrange(self, x, y, size, offer, boxes, room):
        across, position = other(self.axis), 0.0
        for view, share in self.parts(offer):
            own = view.size(share)
            alignment = self.alignment if view is self.inset else "center"
            aside = aligned(alignment, size.along(across), own.along(across))
            point = (x + aside, y + position) if self.axis == "height" else (x + position, y + aside)
            view.place(*point, share, boxes)
            position += own.along(self.axis) + self.spacing
