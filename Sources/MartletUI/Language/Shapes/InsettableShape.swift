/// A shape that can be drawn smaller on all sides, so that its line lies inside its room.
public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape

    /// The shape, smaller by `amount` CSS pixels on each side.
    func inset(by amount: CGFloat) -> InsetShape
}

/// A shape, smaller on all sides.
public struct _InsetShape<S: Shape>: InsettableShape {
    let shape: S
    let amount: CGFloat

    public var _inset: CGFloat { max(0, shape._inset + amount) }

    public func path(in rect: CGRect) -> Path { shape.path(in: rect.inset(by: amount)) }
    public func _outline(in rect: CGRect) -> Path { shape._outline(in: rect) }

    public func inset(by amount: CGFloat) -> _InsetShape<S> { _InsetShape(shape, by: self.amount + amount) }

    /// What is no number takes nothing away.
    init(_ shape: S, by amount: CGFloat) {
        self.shape = shape
        self.amount = amount.isNaN ? 0 : CSS.clamped(amount, -10_000...10_000)
    }
}

extension _InsetShape: BoxShape where S: BoxShape {
    var _corners: [Style] { shape._corners }
}

extension Rectangle: InsettableShape {
    public func inset(by amount: CGFloat) -> _InsetShape<Rectangle> { _InsetShape(self, by: amount) }
}

extension RoundedRectangle: InsettableShape {
    public func inset(by amount: CGFloat) -> _InsetShape<RoundedRectangle> { _InsetShape(self, by: amount) }
}

extension UnevenRoundedRectangle: InsettableShape {
    public func inset(by amount: CGFloat) -> _InsetShape<UnevenRoundedRectangle> { _InsetShape(self, by: amount) }
}

extension Capsule: InsettableShape {
    public func inset(by amount: CGFloat) -> _InsetShape<Capsule> { _InsetShape(self, by: amount) }
}

extension Ellipse: InsettableShape {
    public func inset(by amount: CGFloat) -> _InsetShape<Ellipse> { _InsetShape(self, by: amount) }
}

extension Circle: InsettableShape {
    public func inset(by amount: CGFloat) -> _InsetShape<Circle> { _InsetShape(self, by: amount) }
}

extension InsettableShape {
    /// The line of the form in `content`, all of it inside the form's edge. `antialiased` has no effect.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> some View {
        inset(by: style.width / 2).stroke(content, style: style)
    }

    /// As above, in the color of the text around.
    public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View {
        strokeBorder(ForegroundStyle(), style: style)
    }

    /// As above, `lineWidth` CSS pixels wide.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some View {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// As above, in the color of the text around.
    public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
        strokeBorder(ForegroundStyle(), style: StrokeStyle(lineWidth: lineWidth))
    }
}

extension CGRect {
    /// The rectangle with its sides moved inwards; what would have a negative side is empty and lies in the middle. (With all
    /// of Foundation `insetBy(dx:dy:)` makes a rectangle of that which lies nowhere.)
    fileprivate func inset(by amount: CGFloat) -> CGRect {
        let (width, height) = (max(0, width - 2 * amount), max(0, height - 2 * amount))
        return CGRect(x: midX - width / 2, y: midY - height / 2, width: width, height: height)
    }
}
