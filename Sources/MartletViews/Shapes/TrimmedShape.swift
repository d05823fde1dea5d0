public import MartletUI

/// A part of the outline of a shape.
public struct _TrimmedShape<Base: Shape>: Shape {
    let base: Base
    let start, end: CGFloat

    public var _stroke: StrokeStyle? { base._stroke }
    public var _inset: CGFloat { base._inset }

    /// Returns the part of the path.
    public func path(in rect: CGRect) -> Path { base.path(in: rect).trimmedPath(from: start, to: end) }
    public func _outline(in rect: CGRect) -> Path { base._outline(in: rect).trimmedPath(from: start, to: end) }
}

extension Shape {
    /// Returns a part of the shape's outline.
    ///
    ///     Circle().trim(from: 0, to: progress).stroke(.blue, lineWidth: 4)
    ///
    /// - Parameters:
    ///   - startFraction: Where the part begins, from 0 to 1 of the length.
    ///   - endFraction: Where it ends. One that is not greater gives nothing.
    public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> _TrimmedShape<Self> {
        _TrimmedShape(base: self, start: startFraction, end: endFraction)
    }
}
