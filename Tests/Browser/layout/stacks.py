"""HStack and VStack: how they divide their space, and where they place their children."""

from . import rules
from .geometry import Size, inf, other, size_of
from .proposal import View, aligned

#: Martlet's default spacing between the views of a stack.
SPACING = 8.0


class Stack(View):
    """Children one after another along `axis`.

    The least flexible child chooses first, and its proposal is an equal share of what is left. Children of a higher
    priority come before all others, for which the stack reserves the minimum that they need. Every child receives the
    proposal across the axis. A stack without a proposal across the axis takes its children's ideal length, and then
    proposes that to them.
    """

    def __init__(self, axis, children, alignment=None, spacing=None):
        super().__init__()
        self.axis, self.children = axis, children
        self.alignment = alignment or "center"
        self.spacing = SPACING if spacing is None else spacing
        self._shares = {}

    def choose(self, offer):
        along, across = self.axis, other(self.axis)
        sizes = [child.size(share) for child, share in zip(self.children, self.shares(offer))]
        length = sum(size.along(along) for size in sizes) + self.gaps
        if self.by_baseline:
            return size_of(along, length, self.baseline_height(self.shares(offer)))
        return size_of(along, length, max((size.along(across) for size in sizes), default=0.0))

    @property
    def gaps(self):
        return self.spacing * max(0, len(self.children) - 1)

    @property
    def by_baseline(self):
        return self.alignment.endswith("TextBaseline")

    def shares(self, offer):
        """The proposal for each child."""
        shares = self._shares.get(offer)
        if shares is None:
            shares = self.divide(offer)
            across = other(self.axis)
            if offer.along(across) is None and shares and not self.by_baseline:
                lengths = [child.size(share).along(across) for child, share in zip(self.children, shares)]
                longest = max(lengths)
                shares = [
                    share.having(across, longest) if length < longest else share for share, length in zip(shares, lengths)
                ]
            self._shares[offer] = shares
        return shares

    def divide(self, offer):
        axis = self.axis
        if offer.along(axis) is None:
            return [offer] * len(self.children)
        left = max(0.0, offer.along(axis) - self.gaps)
        least = [child.size(offer.having(axis, 0.0)).along(axis) for child in self.children]
        greatest = [child.size(offer.having(axis, inf)).along(axis) for child in self.children]
        shares = [None] * len(self.children)
        for priority in sorted({child.priority for child in self.children}, reverse=True):
            group = [i for i, child in enumerate(self.children) if child.priority == priority]
            kept = sum(least[i] for i, child in enumerate(self.children) if child.priority < priority)
            group.sort(key=lambda i: greatest[i] - least[i])
            for position, i in enumerate(group):
                share = max(0.0, left - kept) / (len(group) - position)
                shares[i] = offer.having(axis, share)
                taken = self.children[i].size(shares[i]).along(axis)
                left = left - taken if left != inf else inf
        return shares

    def arrange(self, x, y, size, offer, boxes, room):
        across = other(self.axis)
        shares = self.shares(offer)
        self.notice_rules(offer, boxes)
        last = self.alignment.startswith("last")
        baselines = [child.baseline(share, last) for child, share in zip(self.children, shares)]
        position = 0.0
        for child, share, baseline in zip(self.children, shares, baselines):
            own = child.size(share)
            inner = share.having(across, room.along(across) if offer.along(across) is not None else share.along(across))
            if share.along(self.axis) is not None:
                inner = inner.having(self.axis, max(share.along(self.axis), own.along(self.axis)))
            if self.by_baseline:
                aside = max(baselines) - baseline
            else:
                aside = aligned(self.alignment, size.along(across), own.along(across))
            if self.axis == "width":
                child.place(x + position, y + aside, share, boxes, inner)
            else:
                child.place(x + aside, y + position, share, boxes, inner)
            position += own.along(self.axis) + self.spacing

    def notice_rules(self, offer, boxes):
        """Records the rules by which a page divides the space differently (rules.py)."""
        if offer.along(self.axis) is not None:
            self.notice_room(offer, boxes)
            self.notice_reserve(offer, boxes)
        if self.axis == "height" and offer.width is None:
            widths = [(child.size(offer).width, child.size(s).width) for child, s in zip(self.children, self.shares(offer))]
            if any(abs(ideal - width) > 0.5 for ideal, width in widths):
                boxes.notice(rules.IDEAL_WIDTH)

    def notice_room(self, offer, boxes):
        """Padding counts in the shares."""
        flexible = [c for c in self.children if not isinstance(c, Spacer) and self.flexibility(c, offer) > 0]
        if len({child.padding(self.axis) for child in flexible}) < 2:
            return
        small = any(child.size(share).along(self.axis) < 66 for child, share in zip(self.children, self.shares(offer)))
        if self.axis == "height" or small or any(child.priority not in (0, -inf) for child in self.children):
            boxes.notice(rules.ROOM)

    def notice_reserve(self, offer, boxes):
        """The shares differ if the minimum that each child needs is reserved for it first."""
        axis = self.axis
        lengths = [child.size(share).along(axis) for child, share in zip(self.children, self.shares(offer))]
        least = [child.size(offer.having(axis, 0.0)).along(axis) for child in self.children]
        greatest = [child.size(offer.having(axis, inf)).along(axis) for child in self.children]
        left = offer.along(axis) - self.gaps
        for priority in sorted({child.priority for child in self.children}, reverse=True):
            group = [i for i, child in enumerate(self.children) if child.priority == priority]
            kept = sum(least[i] for i, child in enumerate(self.children) if child.priority < priority)
            level = equal_level([(least[i], greatest[i]) for i in group], left - kept)
            beyond = any(lengths[i] > self.shares(offer)[i].along(axis) + 0.5 and greatest[i] > least[i] for i in group)
            if beyond or any(abs(lengths[i] - min(max(level, least[i]), greatest[i])) > 0.5 for i in group):
                boxes.notice(rules.RESERVED)
            left -= sum(lengths[i] for i in group)

    def flexibility(self, child, offer):
        axis = self.axis
        return child.size(offer.having(axis, inf)).along(axis) - child.size(offer.having(axis, 0.0)).along(axis)

    def baseline_height(self, shares):
        last = self.alignment.startswith("last")
        lines = [(child.baseline(share, last), child.size(share).height) for child, share in zip(self.children, shares)]
        above = max((line for line, _ in lines), default=0.0)
        return above + max((height - line for line, height in lines), default=0.0)

    def baseline(self, offer, last):
        if not self.children:
            return self.size(offer).height
        shares = self.shares(offer)
        size = self.size(offer)
        if self.axis == "height":
            index = len(self.children) - 1 if last else 0
            before = sum(c.size(s).height + self.spacing for c, s in list(zip(self.children, shares))[:index])
            return before + self.children[index].baseline(shares[index], last)
        if self.by_baseline:
            return max(child.baseline(share, last) for child, share in zip(self.children, shares))
        child, share = self.children[0], shares[0]
        return aligned(self.alignment, size.height, child.size(share).height) + child.baseline(share, last)


def equal_level(limits, room):
    """The length that all children have, within their limits, if they fill `room`."""
    low, high = 0.0, max(room, 0.0)
    for _ in range(60):
        level = (low + high) / 2
        if sum(min(max(level, least), greatest) for least, greatest in limits) > room:
            high = level
        else:
            low = level
    return high


class Spacer(View):
    """Takes the rest of a stack's space along its axis, and none across. Every other view gets space before it."""

    priority = -inf

    def __init__(self, axis, least=None):
        super().__init__()
        self.axis = axis
        self.least = SPACING if least is None else least

    def choose(self, offer):
        def length(axis):
            if self.axis not in (axis, None):
                return 0.0
            offered = offer.along(axis)
            return self.least if offered is None else max(self.least, offered)

        return Size(length("width"), length("height"))


class Divider(View):
    """A line of one pixel, across the axis of the stack around it."""

    def __init__(self, axis):
        super().__init__()
        self.axis = axis

    def choose(self, offer):
        across = other(self.axis)
        offered = offer.along(across)
        return size_of(self.axis, 1.0, IDEAL if offered is None else offered)


#: The length of a view that fills its space when there is no proposal.
IDEAL = 10.0
