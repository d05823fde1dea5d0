public import MartletUI

/// A shape of any type.
public struct AnyShape: Shape {
    private let shape: any Shape

    /// Creates a shape that draws another.
    ///
    /// - Parameter shape: The other shape.
    public init(_ shape: some Shape) { self.shape = shape }

    public var _stroke: StrokeStyle? { shape._stroke }
    public var _inset: CGFloat { shape._inset }

    /// Returns the path of the shape.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
    public func _outline(in rect: CGRect) -> Path { shape._outline(in: rect) }
}

/// The shape of what is around, which is a rectangle.
public struct ContainerRelativeShape: InsettableShape {
    /// Creates the shape.
    public init() {}

    /// Returns the path of the rectangle.
    public func path(in rect: CGRect) -> Path { Path(rect) }

    /// Returns the shape, smaller by `amount` CSS pixels on each side.
    public func inset(by amount: CGFloat) -> some InsettableShape { Rectangle().inset(by: amount) }
}

/// What a shape is for: no effect, each says by `fill` or `stroke` how it is drawn.
public enum ShapeRole: Hashable, Sendable {
    /// It is filled, stroked, or a line between others.
    case fill, stroke, separator
}

/// How a shape would be drawn where one reads from right to left: a shape is drawn as its path says.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// As it is.
    case fixed
    /// As in a mirror where the direction is this one.
    case mirrors(in: LayoutDirection)

    /// As in a mirror where one reads from right to left.
    public static var mirrors: Self { .mirrors(in: .rightToLeft) }
}

extension Shape {
    /// What the shape is for; ``ShapeRole/fill`` by default.
    public static var role: ShapeRole { .fill }
    /// How the shape would be drawn where one reads from right to left; as it is by default.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
