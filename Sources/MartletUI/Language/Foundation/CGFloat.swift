#if !Foundation
/// A length or a factor, under the name that SwiftUI's interfaces use.
///
/// Without the package's trait `Foundation` it is `Double`, because Foundation's essentials have no `CGFloat`; either
/// can be passed where the other is expected, as in SwiftUI. With the trait it is Foundation's. A file that imports all
/// of Foundation without the trait sees two types of this name: write `Martlet.CGFloat` or `Double` there.
public typealias CGFloat = Double

/// A point in CSS pixels; y grows downwards.
public struct CGPoint: Hashable, Sendable {
    /// The horizontal coordinate.
    public var x: CGFloat
    /// The vertical coordinate.
    public var y: CGFloat

    /// Creates a point.
    public init(x: CGFloat = 0, y: CGFloat = 0) {
        self.x = x
        self.y = y
    }

    /// The point at (0, 0).
    public static let zero = CGPoint()
}

/// A width and a height in CSS pixels.
public struct CGSize: Hashable, Sendable {
    /// The width.
    public var width: CGFloat
    /// The height.
    public var height: CGFloat

    /// Creates a size.
    public init(width: CGFloat = 0, height: CGFloat = 0) {
        self.width = width
        self.height = height
    }

    /// A width and a height of 0.
    public static let zero = CGSize()
}
#endif
