"""Functions for trees, so that layouts read like programs: `hstack(text("A"), spacer(), button("B"))`."""

INFINITY = -1
LONG = "A text that is long enough to need several lines on a telephone, and two of them on most other screens as well."
SHORT = "Some words"


def view(kind, *children, **values):
    node = {"view": kind, **{key: value for key, value in values.items() if value is not None}}
    return {**node, "children": list(children)} if children else node


def text(content=SHORT):
    return view("Text", text=content)


def button(title="Edit"):
    return view("Button", text=title)


def link(title="Read on"):
    return view("Link", text=title)


def label(title="Favorites"):
    return view("Label", text=title)


def field(title="Name"):
    return view("TextField", text=title)


def toggle(title="Notifications"):
    return view("Toggle", text=title)


def color():
    return view("Color")


def rectangle():
    return view("Rectangle")


def circle():
    return view("Circle")


def symbol():
    return view("Image")


def picture():
    return view("ResizableImage")


def divider():
    return view("Divider")


def spacer(least=None):
    return view("Spacer", length=least)


def hstack(*children, alignment=None, spacing=None):
    return view("HStack", *children, alignment=alignment, spacing=spacing)


def vstack(*children, alignment=None, spacing=None):
    return view("VStack", *children, alignment=alignment, spacing=spacing)


def zstack(*children, alignment=None):
    return view("ZStack", *children, alignment=alignment)


def scroll(*children):
    return view("ScrollView", *children)


def sideways(*children):
    return view("HorizontalScrollView", *children)


def grid(*children, alignment=None, spacing=None, row_spacing=None):
    return view("Grid", *children, alignment=alignment, spacing=spacing, length=row_spacing)


def row(*children, alignment=None):
    return view("GridRow", *children, alignment=alignment)


def flexible(least=None, most=None, **values):
    return {"kind": "flexible", **present(length=least, greatest=most, **values)}


def adaptive(least, most=None, **values):
    return {"kind": "adaptive", **present(length=least, greatest=most, **values)}


def track(length, **values):
    return {"kind": "fixed", **present(length=length, **values)}


def present(**values):
    return {key: value for key, value in values.items() if value is not None}


def columns(tracks, *children, alignment=None, spacing=None):
    return view("LazyVGrid", *children, tracks=list(tracks), alignment=alignment, spacing=spacing)


def tracks(lines, *children, alignment=None, spacing=None):
    return view("LazyHGrid", *children, tracks=list(lines), alignment=alignment, spacing=spacing)


def fits(*children, axes=None):
    return view("ViewThatFits", *children, axes=axes)


def rows(*children):
    return view("List", *children)


def form(*children):
    return view("Form", *children)


def section(*children):
    return view("Section", *children)


def of(node, *modifiers):
    """A view with modifiers, innermost first."""
    return {**node, "modifiers": [*node.get("modifiers", []), *modifiers]}


def span(number):
    return {"name": "gridCellColumns", "number": number}


def anchor(x, y):
    return {"name": "gridCellAnchor", "size": [x, y]}


def column(alignment):
    return {"name": "gridColumnAlignment", "alignment": alignment}


def unsized(*axes):
    return {"name": "gridCellUnsizedAxes", "axes": list(axes) or None}


def relative(*axes, count=None, span=None, spacing=None, alignment=None):
    values = present(number=count, span=span, spacing=spacing, alignment=alignment)
    return {"name": "containerRelativeFrame", "axes": list(axes) or ["horizontal"], **values}


def inset(edge, content, alignment=None, spacing=None):
    return {"name": "safeAreaInset", "edge": edge, "content": content, **present(alignment=alignment, spacing=spacing)}


def padding(length=None, *edges):
    return {"name": "padding", "length": length, "edges": list(edges) or None}


def frame(width=None, height=None, alignment=None):
    return {"name": "frame", "size": [width, height], "alignment": alignment}


def limits(
    min_width=None, max_width=None, min_height=None, max_height=None, ideal_width=None, ideal_height=None, alignment=None
):
    return {
        "name": "flexibleFrame", "least": [min_width, min_height], "ideal": [ideal_width, ideal_height],
        "greatest": [max_width, max_height], "alignment": alignment,
    }  # fmt: skip


def wide(alignment=None):
    return limits(max_width=INFINITY, alignment=alignment)


def high(alignment=None):
    return limits(max_height=INFINITY, alignment=alignment)


def filling(alignment=None):
    return limits(max_width=INFINITY, max_height=INFINITY, alignment=alignment)


def fixed(*axes):
    return {"name": "fixedSize", "axes": list(axes) or ["horizontal", "vertical"]}


def priority(value):
    return {"name": "layoutPriority", "length": value}


def ratio(value, mode="fit"):
    return {"name": "aspectRatio", "ratio": value, "mode": mode}


def offset(x, y):
    return {"name": "offset", "size": [x, y]}


def position(x, y):
    return {"name": "position", "size": [x, y]}


def background(content, alignment=None):
    return {"name": "background", "content": content, "alignment": alignment}


def overlay(content, alignment=None):
    return {"name": "overlay", "content": content, "alignment": alignment}


def colored():
    return {"name": "backgroundColor"}


def lines(number):
    return {"name": "lineLimit", "number": number}


def centered():
    return {"name": "multilineTextAlignment"}
