import MartletUI

// What a device would let its user feel, by the names of UIKit. A page cannot, and a program in development is told so.

/// Would let the visitor feel that two things have met.
public final class UIImpactFeedbackGenerator: Sendable {
    /// How heavy or firm what meets would be.
    public enum FeedbackStyle: Int, Sendable {
        /// A weight or a firmness.
        case light, medium, heavy, soft, rigid
    }

    /// Creates a generator.
    ///
    /// - Parameter style: How heavy or firm what meets would be.
    public init(style: FeedbackStyle = .medium) {}

    /// Has no effect.
    public func prepare() {}

    /// Has no effect: a page cannot let anybody feel anything.
    public func impactOccurred() { IgnoredHint.sensoryFeedback.passing(()) }

    /// Has no effect: a page cannot let anybody feel anything.
    ///
    /// - Parameter intensity: How hard the things would meet.
    public func impactOccurred(intensity: Double) { impactOccurred() }
}

/// Would let the visitor feel how something has ended.
public final class UINotificationFeedbackGenerator: Sendable {
    /// How something has ended.
    public enum FeedbackType: Int, Sendable {
        /// A way to end.
        case success, warning, error
    }

    /// Creates a generator.
    public init() {}

    /// Has no effect.
    public func prepare() {}

    /// Has no effect: a page cannot let anybody feel anything.
    ///
    /// - Parameter type: How something has ended.
    public func notificationOccurred(_ type: FeedbackType) { IgnoredHint.sensoryFeedback.passing(()) }
}

/// Would let the visitor feel that a selection has changed.
public final class UISelectionFeedbackGenerator: Sendable {
    /// Creates a generator.
    public init() {}

    /// Has no effect.
    public func prepare() {}

    /// Has no effect: a page cannot let anybody feel anything.
    public func selectionChanged() { IgnoredHint.sensoryFeedback.passing(()) }
}
