"""Sizes and boxes, in CSS pixels."""

from dataclasses import dataclass, replace
from math import inf

AXES = ("width", "height")


@dataclass(frozen=True)
class Size:
    width: float
    height: float

    def along(self, axis):
        return getattr(self, axis)


@dataclass(frozen=True)
class Offer:
    """A parent's proposal: a length for each axis, or None to leave it to the child (which then takes its ideal
    length)."""

    width: float | None
    height: float | None
    #: The width of the scroll view, or the page, around the view.
    container: float | None = None

    def along(self, axis):
        return getattr(self, axis)

    def having(self, axis, length):
        return replace(self, **{axis: length})


@dataclass(frozen=True)
class Box:
    x: float
    y: float
    width: float
    height: float


def other(axis):
    return "height" if axis == "width" else "width"


def size_of(axis, along, across):
    return Size(along, across) if axis == "width" else Size(across, along)


def clamped(length, least, greatest):
    """`length` clamped to limits, each of which may be missing. The minimum takes precedence."""
    if greatest is not None:
        length = min(length, greatest)
    if least is not None:
        length = max(length, least)
    return length


__all__ = ["AXES", "Box", "Offer", "Size", "clamped", "inf", "other", "size_of"]
