"""Random trees of views. The same seed produces the same tree.

The trees are like those of real programs: a fixed size leaves enough space on the narrowest page. Some are cramped
nevertheless.
"""

from random import Random

TEXTS = [
    "A", "Title", "Some words", "A line that is not short", "Wednesday",
    "A longer text that breaks on a telephone, but not on a desk.",
]  # fmt: skip
EDGES = [None, ["leading", "trailing"], ["top", "bottom"], ["leading"], ["top"]]
HORIZONTAL = ["leading", "center", "trailing"]
VERTICAL = ["top", "center", "bottom"]
CORNERS = [f"{v} {h}" for v in VERTICAL for h in HORIZONTAL]
#: What columns of a grid consist of.
CELLS = {"Text": 4, "Button": 1, "TextField": 2, "Color": 1}
SHAPES = ("Color", "Rectangle", "Circle", "ResizableImage")
#: The proposed width on the narrowest page, in pixels.
ROOM = 288


def tree(seed):
    return Generator(Random(f"layout {seed}")).view(0, ROOM)


class Generator:
    #: The maximum nesting depth of containers.
    DEPTH = 3

    def __init__(self, random):
        self.random = random
        self.is_sideways = False

    def view(self, depth, room, stack=None):
        """A view that has `room` pixels of space beside its neighbors."""
        kind = self.kind(depth, room, stack)
        if kind in ("Spacer", "Divider"):
            return self.node(kind, depth, room)
        around = []
        for _ in range(self.pick({0: 5, 1: 4, 2: 2, 3: 1})):
            modifier = self.modifier(kind, room)
            if modifier["name"] == "padding":
                room -= 2 * modifier.get("length", 16)
            elif modifier["name"] == "frame" and modifier["size"][0]:
                room = modifier["size"][0]
            around.insert(0, modifier)
        node = self.node(kind, depth, room)
        # Modifiers that apply to a leaf's own element come first.
        around.sort(key=lambda modifier: modifier["name"] not in ("lineLimit", "multilineTextAlignment"))
        for modifier in around:
            if modifier.get("size", [None])[-1] == "high":
                modifier["size"][1] = 60 * leaves(node) + 40
        if stack in ("HStack", "VStack") and self.random.random() < 0.05:
            around.append({"name": "layoutPriority", "length": self.random.choice([1, 2, -1])})
        if around:
            node["modifiers"] = around
        return node

    def pick(self, weights):
        return self.random.choices(list(weights), list(weights.values()))[0]

    def kind(self, depth, room, stack):
        kinds = {"Text": 12, "Color": 3, "Image": 1, "Rectangle": 1, "Circle": 1, "ResizableImage": 0.5}
        if room >= 100:
            kinds |= {"Button": 3, "Link": 1, "Label": 1, "TextField": 2}
        if room >= 200:
            kinds |= {"Toggle": 1, "List": 0.3, "Form": 0.3}
        if stack in ("HStack", "VStack"):
            kinds |= {"Spacer": 2.5, "Divider": 1}
        containers = {"VStack": 12, "ZStack": 4, "ScrollView": 0.7, "HorizontalScrollView": 0.7}
        if room >= 120:
            containers |= {"HStack": 14, "LazyHGrid": 0.4}
            if not self.is_sideways:
                # Their columns share a width, which a scroll view sideways does not propose.
                containers |= {"Grid": 0.35, "LazyVGrid": 1, "ViewThatFits": 0.7}
        if depth == 0:
            return self.pick(containers)
        if depth < self.DEPTH and room >= 60:
            kinds |= {name: weight * 0.5 for name, weight in containers.items()}
        return self.pick(kinds)

    def text(self, kind, room):
        if kind in ("Button", "Toggle", "Label", "TextField"):
            return self.random.choice(TEXTS[: 4 if room >= 150 else 3])
        return self.random.choice([text for text in TEXTS if len(text) < 12 or room >= 90])

    def node(self, kind, depth, room):
        random = self.random
        if kind in ("Text", "Button", "Link", "Label", "TextField", "Toggle"):
            return {"view": kind, "text": self.text(kind, room)}
        if kind == "Spacer":
            return {"view": kind, **({"length": random.choice([0, 20])} if random.random() < 0.2 else {})}
        if kind in ("List", "Form"):
            return {"view": kind, "children": [{"view": "Text", "text": text} for text in ("One", "Two words")]}
        node = {"view": kind}
        if kind == "HStack":
            self.maybe(node, alignment=random.choice(VERTICAL), spacing=random.choice([0, 4, 12, 20]))
        elif kind == "VStack":
            self.maybe(node, alignment=random.choice(HORIZONTAL), spacing=random.choice([0, 4, 12, 20]))
        elif kind == "ZStack":
            self.maybe(node, alignment=random.choice(CORNERS))
        if kind in ("HStack", "VStack", "ZStack"):
            count = self.pick({1: 1, 2: 6, 3: 4 if room >= 200 else 1, 4: 2 if kind != "HStack" else 0})
            if kind == "HStack":
                room = (room - 20 * (count - 1)) / count
            node["children"] = [self.view(depth + 1, room, kind) for _ in range(count)]
        elif kind in ("ScrollView", "HorizontalScrollView"):
            outer = self.is_sideways
            self.is_sideways = outer or kind == "HorizontalScrollView"
            node["children"] = [self.view(depth + 1, room)]
            self.is_sideways = outer
        elif kind == "Grid":
            self.grid(node, depth, room)
        elif kind == "LazyVGrid":
            self.columns(node, depth, room)
        elif kind == "LazyHGrid":
            self.rows(node)
        elif kind == "ViewThatFits":
            wide = {"view": "HStack", "children": [{"view": "Text", "text": random.choice(TEXTS)} for _ in range(3)]}
            node["children"] = [wide, *[self.view(depth + 1, room) for _ in range(self.pick({1: 3, 2: 1}))]]
        return node

    def grid(self, node, depth, room):
        random = self.random
        count = self.pick({2: 4, 3: 2 if room >= 240 else 0})
        room = (room - 20 * (count - 1)) / count
        self.maybe(node, alignment=random.choice(CORNERS), spacing=random.choice([0, 4, 12, 20]), length=random.choice([0, 4, 12]))
        node["children"] = []
        # The cells of a column are alike, as in real programs.
        kinds = [self.pick({None: 2, **{k: w for k, w in CELLS.items() if k == "Text" or room >= 100}}) for _ in range(count)]
        for _ in range(self.pick({1: 1, 2: 4, 3: 2})):
            cells, columns = [], 0
            while columns < count and (columns == 0 or random.random() < 0.9):
                kind = kinds[columns]
                cell = self.node(kind, depth + 1, room) if kind else self.view(depth + 1, room, "GridRow")
                span = 2 if count - columns >= 2 and random.random() < 0.1 else 1
                self.cell(cell, span)
                cells.append(cell)
                columns += span
            row = {"view": "GridRow", "children": cells}
            if random.random() < 0.2:
                row["alignment"] = random.choice(VERTICAL)
            node["children"].append(row)
        if random.random() < 0.25:
            between = {"view": "Divider"} if random.random() < 0.5 else {"view": "Text", "text": random.choice(TEXTS)}
            if between["view"] == "Divider" and random.random() < 0.5:
                between["modifiers"] = [{"name": "gridCellUnsizedAxes", "axes": ["horizontal"]}]
            node["children"].insert(random.randrange(len(node["children"]) + 1), between)

    def cell(self, cell, span):
        """Gives a cell of a grid modifiers of cells."""
        random = self.random
        around = [{"name": "gridCellColumns", "number": span}] if span > 1 else []
        if random.random() < 0.08:
            around.append({"name": "gridCellAnchor", "size": [random.choice([0, 0.5, 1]), random.choice([0, 0.5, 1])]})
        elif span == 1 and random.random() < 0.08:
            around.append({"name": "gridColumnAlignment", "alignment": random.choice(HORIZONTAL)})
        if around:
            cell["modifiers"] = cell.get("modifiers", []) + around

    def columns(self, node, depth, room):
        random = self.random
        kind = self.pick({"flexible": 3, "limited": 1, "fixed": 1, "adaptive": 3, "mixed": 1})
        count = 2 if room < 240 else random.choice([2, 3])
        room = (room - 20 * (count - 1)) / count
        gap = {"spacing": random.choice([0, 4, 20])} if random.random() < 0.4 else {}
        aligned = {"alignment": random.choice(CORNERS)} if random.random() < 0.4 else {}
        if kind == "adaptive":
            least = random.choice([40, 60, int(room)])
            limit = {"greatest": least + random.choice([0, 10, 30])} if random.random() < 0.4 else {}
            tracks, room = [{"kind": "adaptive", "length": least, **limit}], least
        elif kind == "fixed":
            tracks = [{"kind": "fixed", "length": int(room)} for _ in range(count)]
        elif kind == "limited":
            tracks = [{"kind": "flexible", "length": 20, "greatest": random.choice([40, int(room)])}, {"kind": "flexible"}]
            room = 40
        elif kind == "mixed":
            tracks = [{"kind": "fixed", "length": 40}, {"kind": "flexible"}]
            room = 40
        else:
            tracks = [{"kind": "flexible"} for _ in range(count)]
        node["tracks"] = [{**track, **gap, **aligned} for track in tracks]
        self.maybe(node, alignment=random.choice(HORIZONTAL), spacing=random.choice([0, 4, 20]))
        node["children"] = [self.view(depth + 1, room, "LazyVGrid") for _ in range(random.randrange(1, 6))]

    def rows(self, node):
        random = self.random
        node["tracks"] = [{"kind": "fixed", "length": random.choice([30, 50])} for _ in range(random.choice([1, 2]))]
        self.maybe(node, alignment=random.choice(VERTICAL), spacing=random.choice([0, 4, 20]))
        node["children"] = [
            {"view": "Color", "modifiers": [{"name": "frame", "size": [random.choice([10, 30]), random.choice([None, 20])]}]}
            if random.random() < 0.6
            else {"view": "Text", "text": "A"}
            for _ in range(random.randrange(1, 5))
        ]

    def maybe(self, node, **values):
        for key, value in values.items():
            if self.random.random() < 0.4:
                node[key] = value

    def modifier(self, kind, room):
        random = self.random
        names = {
            "padding": 8 if room >= 60 else 0.1, "frame": 4 if room >= 60 else 0.1, "flexibleFrame": 5, "fixedSize": 0.5,
            "offset": 0.7, "background": 1.5, "overlay": 1, "backgroundColor": 2, "position": 0.1,
            "safeAreaInset": 0.3, "containerRelativeFrame": 0.1,
        }  # fmt: skip
        if kind in ("Text", "Link", "Button"):
            names |= {"lineLimit": 2, "multilineTextAlignment": 0.5}
        if kind in ("Color", "Rectangle", "Circle"):
            names |= {"aspectRatio": 1}
        name = self.pick(names)
        made = {"name": name}
        if name == "padding":
            self.maybe(made, length=random.choice([0, 4, 8, 24 if room >= 100 else 8]), edges=random.choice(EDGES))
        elif name == "frame":
            made["size"] = self.size(kind, room)
            self.maybe(made, alignment=random.choice(CORNERS))
        elif name == "flexibleFrame":
            self.flexible(made, kind, room)
            self.maybe(made, alignment=random.choice(CORNERS))
        elif name == "fixedSize":
            made["axes"] = [["vertical"], ["horizontal"], ["horizontal", "vertical"]][
                0 if room < 200 or kind not in ("Text", "Label", "Button", "Image") else random.randrange(3)
            ]
        elif name in ("offset", "position"):
            made["size"] = [random.choice([0, 10, 30]), random.choice([0, 5, 20])]
        elif name in ("background", "overlay"):
            made["content"] = self.layer()
            self.maybe(made, alignment=random.choice(CORNERS))
        elif name == "safeAreaInset":
            made |= {"edge": random.choice(["top", "bottom"]), "content": self.layer()}
            self.maybe(made, alignment=random.choice(HORIZONTAL), spacing=random.choice([0, 4]))
        elif name == "containerRelativeFrame":
            made |= {"axes": ["horizontal"], "number": random.choice([4, 6]), "spacing": random.choice([0, 10])}
            self.maybe(made, alignment=random.choice(CORNERS))
        elif name == "lineLimit":
            made["number"] = random.choice([1, 1, 2, 3])
        elif name == "aspectRatio":
            made |= {"ratio": random.choice([0.5, 1, 1.5, 2]), "mode": "fit"}
        return made

    def layer(self):
        kind = self.pick({"Color": 4, "Rectangle": 2, "Circle": 2, "Text": 2})
        layer = {"view": kind, **({"text": "A"} if kind == "Text" else {})}
        if kind == "Text" or self.random.random() < 0.3:
            layer["modifiers"] = [{"name": "padding", "length": 4}]
        return layer

    def size(self, kind, room):
        """A size for a frame. "high" allows as much height as the views inside may need."""
        random = self.random
        if kind in SHAPES:
            width = random.choice([None, 40, min(room, 60)])
            return [width, random.choice([30, 40, 60] + ([None] if width else []))]
        width = random.choice([None, max(60, int(room * 0.8)), max(60, int(room))])
        return [width, "high" if width is None or random.random() < 0.3 else None]

    def flexible(self, made, kind, room):
        random = self.random
        part = self.pick({"wide": 6, "high": 1.5, "both": 1.5, "least": 2, "greatest": 2, "between": 1})
        least, greatest = [None, None], [None, None]
        if part in ("wide", "both"):
            greatest[0] = -1
        if part in ("high", "both"):
            greatest[1] = -1
        if part == "least":
            least[random.choice([0, 1])] = random.choice([20, min(60, int(room))])
        if part in ("greatest", "between"):
            shape = kind in SHAPES
            greatest[0] = random.choice([60 if shape else max(100, int(room * 0.7)), 300])
            if part == "between":
                least[0] = random.choice([20, min(60, int(room))])
            elif shape and random.random() < 0.3:
                greatest = [None, random.choice([60, 100])]
        made |= {"least": least, "greatest": greatest}


def leaves(node):
    return sum(map(leaves, node["children"])) if node.get("children") else 1
