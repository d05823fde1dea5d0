#if !Foundation
/// A length or a factor, as SwiftUI's interfaces name it. Here it is `Double` itself, because Foundation's essentials
/// have no `CGFloat`; values of the two go where the other is asked for, as in SwiftUI.
///
/// With the package's trait `Foundation` it is Foundation's. Without it, a file that imports all of Foundation all the same sees
/// two types of this name: write `Martlet.CGFloat`, or `Double`.
public typealias CGFloat = Double

/// A point, in CSS pixels, y downwards.
public struct CGPoint: Hashable, Sendable {
    public var x: CGFloat
    public var y: CGFloat

    public init(x: CGFloat = 0, y: CGFloat = 0) {
        self.x = x
        self.y = y
    }

    public static let zero = CGPoint()
}

/// A width and a height, in CSS pixels.
public struct CGSize: Hashable, Sendable {
    public var width: CGFloat
    public var height: CGFloat

    public init(width: CGFloat = 0, height: CGFloat = 0) {
        self.width = width
        self.height = height
    }

    public static let zero = CGSize()
}
#endif
