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
public struct ContainerRelativeShape: Shape {
    /// Creates the shape.
    public init() {}

    /// Returns the path of the rectangle.
    public func path(in rect: CGRect) -> Path { Path(rect) }
}
