/// A direction and a distance in a plane.
public struct CGVector: Hashable, Sendable, Codable {
    /// A distance: to the right, and down.
    public var dx: CGFloat, dy: CGFloat

    /// The vector without a length.
    public static let zero = Self()

    /// Creates the vector without a length.
    public init() { self.init(dx: 0, dy: 0) }

    /// Creates a vector.
    ///
    /// - Parameters:
    ///   - dx: The distance to the right.
    ///   - dy: The distance down.
    public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
}
