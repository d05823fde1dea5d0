public import MartletUI

/// How a content that changes would come and go.
public struct ContentTransition: Equatable, Sendable {
    /// The new content is there at once.
    public static let identity = Self(), opacity = Self(), interpolate = Self(), symbolEffect = Self()

    /// The new content is there at once.
    ///
    /// - Parameter countsDown: Has no effect.
    public static func numericText(countsDown: Bool = false) -> Self { Self() }

    /// The new content is there at once.
    ///
    /// - Parameter value: Has no effect.
    public static func numericText(value: Double) -> Self { Self() }
}

extension View {
    /// Has no effect: a new text is there at once.
    ///
    /// - Parameter transition: How it would come.
    public func contentTransition(_ transition: ContentTransition) -> some View { self }

    /// Has no effect: a view and those inside are laid out together anyway.
    public func geometryGroup() -> some View { self }
}
