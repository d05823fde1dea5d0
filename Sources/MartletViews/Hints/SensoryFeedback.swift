public import MartletUI

/// What a device would let its user feel, which a page cannot.
public enum SensoryFeedback: Equatable, Sendable {
    /// Something has succeeded, failed, or needs attention.
    case success, warning, error
    /// A value has changed.
    case selection, increase, decrease
    /// An activity has begun or ended.
    case start, stop
    /// Something has snapped into place, or crossed a level.
    case alignment, levelChange
    /// Two things have met.
    case impact
}

extension View {
    /// Has no effect: a page cannot let anybody feel anything.
    ///
    /// - Parameters:
    ///   - feedback: What would be felt.
    ///   - trigger: A value whose changes would be felt.
    public func sensoryFeedback<Trigger: Equatable>(_ feedback: SensoryFeedback, trigger: Trigger) -> some View { self }

    /// Has no effect: a page cannot let anybody feel anything.
    ///
    /// - Parameters:
    ///   - feedback: What would be felt.
    ///   - trigger: A value whose changes would be felt.
    ///   - condition: Whether a change would be felt.
    public func sensoryFeedback<Trigger: Equatable>(
        _ feedback: SensoryFeedback, trigger: Trigger, condition: @escaping (Trigger, Trigger) -> Bool
    ) -> some View { self }
}
