/// A shape that can be drawn smaller on all sides, so that its stroke lies inside of its bounds.
public protocol InsettableShape: Shape {
    /// The type of the smaller shape.
    associatedtype InsetShape: InsettableShape

    /// Returns the shape, smaller on all sides.
    ///
    /// - Parameter amount: The distance by which each side moves inwards, in CSS pixels.
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

    // An amount that is not a number counts as 0.
    init(_ shape: S, by amount: CGFloat) {
        self.shape = shape
        self.amount = amount.isNaN ? 0 : CSS.clamped(amount, -10_000...10_000)
    }
}

extension _InsetShape: BoxShape where S: BoxShape {
    var _corners: [Style] { shape._corners }
}

extension Rectangle: InsettableShape {
    /// Returns the rectangle, smaller by `amount` CSS pixels on each side.
    public func inset(by amount: CGFloat) -> _InsetShape<Rectangle> { _InsetShape(self, by: amount) }
}

extension RoundedRectangle: InsettableShape {
    /// Returns the rectangle, smaller by `amount` CSS pixels on each side.
    public func inset(by amount: CGFloat) -> _InsetShape<RoundedRectangle> { _InsetShape(self, by: amount) }
}

extension UnevenRoundedRectangle: InsettableShape {
    /// Returns the rectangle, smaller by `amount` CSS pixels on each side.
    public func inset(by amount: CGFloat) -> _InsetShape<UnevenRoundedRectangle> { _InsetShape(self, by: amount) }
}

extension Capsule: InsettableShape {
    /// Returns the capsule, smaller by `amount` CSS pixels on each side.
    public func inset(by amount: CGFloat) -> _InsetShape<Capsule> { _InsetShape(self, by: amount) }
}

extension Ellipse: InsettableShape {
    /// Returns the ellipse, smaller by `amount` CSS pixels on each side.
    public func inset(by amount: CGFloat) -> _InsetShape<Ellipse> { _InsetShape(self, by: amount) }
}

extension Circle: InsettableShape {
    /// Returns the circle, smaller by `amount` CSS pixels on each side.
    public func inset(by amount: CGFloat) -> _InsetShape<Circle> { _InsetShape(self, by: amount) }
}

extension InsettableShape {
    /// Strokes the shape inside of its edge.
    ///
    /// - Parameters:
    ///   - content: The color of the stroke.
    ///   - style: The style of the stroke.
    ///   - antialiased: Has no effect.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> some View {
        inset(by: style.width / 2).stroke(content, style: style)
    }

    /// Strokes the shape inside of its edge, in the color of the surrounding text.
    ///
    /// - Parameters:
    ///   - style: The style of the stroke.
    ///   - antialiased: Has no effect.
    public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View {
        strokeBorder(ForegroundStyle(), style: style)
    }

    /// Strokes the shape inside of its edge with a solid line.
    ///
    /// - Parameters:
    ///   - content: The color of the stroke.
    ///   - lineWidth: The width of the line in CSS pixels.
    ///   - antialiased: Has no effect.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some View {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Strokes the shape inside of its edge with a solid line, in the color of the surrounding text.
    ///
    /// - Parameters:
    ///   - lineWidth: The width of the line in CSS pixels.
    ///   - antialiased: Has no effect.
    public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
        strokeBorder(ForegroundStyle(), style: StrokeStyle(lineWidth: lineWidth))
    }
}

extension CGRect {
    /// Returns the rectangle with its sides moved inwards. A side that would be negative is 0, and the rectangle keeps
    /// its center. (Foundation's `insetBy(dx:dy:)` returns the null rectangle in that case.)
    fileprivate func inset(by amount: CGFloat) -> CGRect {
        let (width, height) = (max(0, width - 2 * amount), max(0, height - 2 * amount))
        return CGRect(x: midX - width / 2, y: midY - height / 2, width: width, height: height)
    }
}
