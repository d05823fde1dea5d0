"""The views of a tree, and their positions."""

import json
from itertools import count

from .depth import Layered, ZStack
from .frames import AspectRatio, ButtonLook, FixedSize, FlexibleFrame, Frame, Offset, Padding, Position, Priority
from .geometry import Offer, inf
from .grids import CellModifier, Grid, Row
from .lazy_grids import LazyGrid, Track
from .leaves import Filling, Measured
from .regions import RelativeFrame, SafeAreaInset, ViewThatFits
from .rules import Boxes
from .scrolling import ScrollView
from .stacks import Divider, Spacer, Stack

#: Leaves whose sizes the browser determines, and whether they fill the proposed width.
MEASURED = {
    "Text": False, "Button": False, "Link": False, "Label": False, "Image": False,
    "TextField": True, "Toggle": True, "List": True, "Form": True, "Section": True,
}  # fmt: skip
#: Modifiers that apply to a leaf's element and affect only its size: the browser measures the leaf with them.
OF_LEAVES = ("lineLimit", "multilineTextAlignment")
#: The maximum width of a form, in pixels.
FORM_WIDTH = 640.0


def leaf_key(node):
    """The key for the measurements of a leaf: its tree as JSON; None for views that are not such leaves."""
    if node["view"] not in MEASURED:
        return None
    own = {key: value for key, value in node.items() if key != "modifiers"}
    modifiers = []
    for modifier in node.get("modifiers", []):
        if modifier["name"] not in OF_LEAVES:
            break
        modifiers.append(modifier)
    if modifiers:
        own["modifiers"] = modifiers
    return json.dumps(own, sort_keys=True)


class Builder:
    def __init__(self, tree, measures):
        self.tree, self.measures, self.numbers = tree, measures, count()
        #: The names of views inside leaves, about which the model says nothing.
        self.inside = []

    def view(self, node, axis=None):
        """`axis` is that of the stack around the view."""
        name = f"{self.tree}-{next(self.numbers)}"
        view = self.unmodified(node, axis, name)
        view.name = f"{name}-0"
        for level, modifier in enumerate(node.get("modifiers", []), 1):
            if modifier["name"] in OF_LEAVES:
                if node["view"] in MEASURED and all(m["name"] in OF_LEAVES for m in node["modifiers"][:level]):
                    view.name = f"{name}-{level}"
                continue
            priority = view.priority if isinstance(view, Spacer) else 0.0
            view = self.modified(view, modifier)
            if not isinstance(view, Priority):
                view.priority = priority
            view.name = f"{name}-{level}"
        return view

    def unmodified(self, node, axis, name):
        kind = node["view"]
        if kind in MEASURED:
            for child in node.get("children", []):
                self.skip(child)
            greatest = FORM_WIDTH if kind == "Form" else inf
            return Measured(self.measures[leaf_key(node)], MEASURED[kind], greatest, kind == "Text")
        if kind == "GridRow":
            # A row is no view, so nothing is known of its box.
            self.inside += [f"{name}-{level}" for level in range(len(node.get("modifiers", [])) + 1)]
            return Row([self.view(child) for child in node.get("children", [])], node.get("alignment"))
        inner = {"HStack": "width", "VStack": "height", "ScrollView": "height", "HorizontalScrollView": "height"}.get(kind)
        children = [self.view(child, inner) for child in node.get("children", [])]
        if kind in ("HStack", "VStack"):
            return Stack(inner, children, node.get("alignment"), node.get("spacing"))
        if kind == "ViewThatFits":
            return ViewThatFits(children, node.get("axes"))
        if kind == "Grid":
            return Grid(children, node.get("alignment"), node.get("spacing"), node.get("length"))
        if kind in ("LazyVGrid", "LazyHGrid"):
            tracks = [Track(**track) for track in node.get("tracks", [])]
            axis = "width" if kind == "LazyVGrid" else "height"
            return LazyGrid(axis, tracks, children, node.get("alignment"), node.get("spacing"))
        if kind == "ZStack":
            return ZStack(children, node.get("alignment"))
        if kind in ("ScrollView", "HorizontalScrollView"):
            content = children[0] if len(children) == 1 else Stack("height", children)
            return ScrollView(content, "height" if kind == "ScrollView" else "width")
        if kind == "ButtonOf":
            return ButtonLook(children[0])
        if kind == "Spacer":
            return Spacer(axis, node.get("length"))
        if kind == "Divider":
            return Divider(axis or "height")
        return Filling()  # Color, Rectangle, Circle, ResizableImage

    def skip(self, node):
        """Counts the views inside a leaf, which have numbers too."""
        name = f"{self.tree}-{next(self.numbers)}"
        self.inside += [f"{name}-{level}" for level in range(len(node.get("modifiers", [])) + 1)]
        for child in node.get("children", []):
            self.skip(child)

    def modified(self, view, modifier):
        name = modifier["name"]

        def pair(key):
            lengths = modifier.get(key) or [None, None]
            return [inf if length is not None and length < 0 and key == "greatest" else length for length in lengths]

        alignment = modifier.get("alignment")
        if name == "padding":
            return Padding(view, modifier.get("edges"), modifier.get("length"))
        if name == "frame":
            return Frame(view, *pair("size"), alignment)
        if name == "flexibleFrame":
            return FlexibleFrame(view, pair("least"), pair("ideal"), pair("greatest"), alignment)
        if name == "fixedSize":
            return FixedSize(view, modifier.get("axes"))
        if name == "layoutPriority":
            return Priority(view, modifier.get("length", 0))
        if name == "aspectRatio":
            return AspectRatio(view, modifier["ratio"], modifier.get("mode", "fit"))
        if name == "offset":
            return Offset(view, *modifier["size"])
        if name == "position":
            return Position(view, *modifier["size"])
        if name in ("background", "overlay"):
            content = modifier.get("content")
            return Layered(view, self.view(content) if content else None, alignment)
        if name == "gridCellColumns":
            return CellModifier(view, columns=modifier["number"])
        if name == "gridCellAnchor":
            return CellModifier(view, anchor=modifier["size"])
        if name == "gridColumnAlignment":
            return CellModifier(view, column=alignment or "center")
        if name == "gridCellUnsizedAxes":
            axes = {"horizontal": "width", "vertical": "height"}
            return CellModifier(view, unsized=[axes[axis] for axis in modifier.get("axes") or axes])
        if name == "containerRelativeFrame":
            share = {key: modifier[key] for key in ("span", "spacing") if key in modifier}
            return RelativeFrame(
                view, modifier.get("axes") or ["horizontal", "vertical"], modifier.get("number", 1), alignment=alignment, **share
            )
        if name == "safeAreaInset":
            return SafeAreaInset(view, self.view(modifier["content"]), modifier["edge"], alignment, modifier.get("spacing"))
        if name == "backgroundColor":
            return Layered(view, None)
        raise ValueError(f"the model knows no modifier {name}")


def boxes(tree, number, measures, width):
    """The boxes of a tree's views by name, on a page that is `width` wide and scrolls, so that they can be as high as
    they like."""
    builder = Builder(number, measures)
    view = builder.view(tree)
    offer = Offer(width, None, width)
    found = Boxes(dict.fromkeys(builder.inside))
    view.place((width - view.size(offer).width) / 2, 0.0, offer, found)
    return found
