public import MartletUI

/// What UIKit lets a device's user feel when two things meet, which a page cannot.
public final class UIImpactFeedbackGenerator {
    /// How heavy or firm what meets would be.
    public enum FeedbackStyle: Int, Sendable {
        /// A weight, or a firmness.
        case light, medium, heavy, soft, rigid
    }

    /// Creates a generator.
    ///
    /// - Parameter style: How heavy or firm what meets would be.
    public init(style: FeedbackStyle = .medium) {}

    /// Has no effect.
    public func prepare() {}

    /// Has no effect: a page cannot let anybody feel anything.
    public func impactOccurred() { IgnoredHint.uiFeedbackGenerator.passing(()) }

    /// Has no effect: a page cannot let anybody feel anything.
    ///
    /// - Parameter intensity: How hard they would meet.
    public func impactOccurred(intensity: CGFloat) { IgnoredHint.uiFeedbackGenerator.passing(()) }
}

/// What UIKit lets a device's user feel when something has succeeded or failed, which a page cannot.
public final class UINotificationFeedbackGenerator {
    /// What has happened.
    public enum FeedbackType: Int, Sendable {
        /// Something has succeeded, needs attention, or has failed.
        case success, warning, error
    }

    /// Creates a generator.
    public init() {}

    /// Has no effect.
    public func prepare() {}

    /// Has no effect: a page cannot let anybody feel anything.
    ///
    /// - Parameter type: What has happened.
    public func notificationOccurred(_ type: FeedbackType) { IgnoredHint.uiFeedbackGenerator.passing(()) }
}

/// What UIKit lets a device's user feel when a selection changes, which a page cannot.
public final class UISelectionFeedbackGenerator {
    /// Creates a generator.
    public init() {}

    /// Has no effect.
    public func prepare() {}

    /// Has no effect: a page cannot let anybody feel anything.
    public func selectionChanged() { IgnoredHint.uiFeedbackGenerator.passing(()) }
}
