public import MartletUI

/// What a device would let its user feel, which a page cannot.
public struct SensoryFeedback: Equatable, Sendable {
    /// How heavy what meets would be.
    public struct Weight: Equatable, Sendable {
        /// A weight.
        public static let light = Self(), medium = Self(), heavy = Self()
    }

    /// How firm what meets would be.
    public struct Flexibility: Equatable, Sendable {
        /// A firmness.
        public static let rigid = Self(), solid = Self(), soft = Self()
    }

    /// Something has succeeded, failed, or needs attention.
    public static let success = Self(), warning = Self(), error = Self()
    /// A value has changed.
    public static let selection = Self(), increase = Self(), decrease = Self()
    /// An activity has begun or ended.
    public static let start = Self(), stop = Self()
    /// Something has snapped into place, or crossed a level.
    public static let alignment = Self(), levelChange = Self(), pathComplete = Self()
    /// Two things have met.
    public static let impact = Self()

    /// Two things have met.
    ///
    /// - Parameters:
    ///   - weight: How heavy they are.
    ///   - intensity: How hard they met.
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> Self { Self() }

    /// Two things have met.
    ///
    /// - Parameters:
    ///   - flexibility: How firm they are.
    ///   - intensity: How hard they met.
    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> Self { Self() }
}

extension View {
    /// Has no effect: a page cannot let anybody feel anything.
    ///
    /// - Parameters:
    ///   - feedback: What would be felt.
    ///   - trigger: A value whose changes would be felt.
    public func sensoryFeedback<Trigger: Equatable>(_ feedback: SensoryFeedback, trigger: Trigger) -> some View {
        IgnoredHint.sensoryFeedback.passing(self)
    }

    /// Has no effect: a page cannot let anybody feel anything.
    ///
    /// - Parameters:
    ///   - feedback: What would be felt.
    ///   - trigger: A value whose changes would be felt.
    ///   - condition: Whether a change would be felt.
    public func sensoryFeedback<Trigger: Equatable>(
        _ feedback: SensoryFeedback, trigger: Trigger, condition: @escaping (Trigger, Trigger) -> Bool
    ) -> some View { IgnoredHint.sensoryFeedback.passing(self) }

    /// Has no effect: a page cannot let anybody feel anything.
    ///
    /// - Parameters:
    ///   - trigger: A value whose changes would be felt.
    ///   - feedback: What would be felt.
    public func sensoryFeedback<Trigger: Equatable>(
        trigger: Trigger, _ feedback: @escaping (Trigger, Trigger) -> SensoryFeedback?
    ) -> some View { IgnoredHint.sensoryFeedback.passing(self) }

    /// Has no effect: a page cannot let anybody feel anything.
    ///
    /// - Parameters:
    ///   - trigger: A value whose changes would be felt.
    ///   - feedback: What would be felt.
    public func sensoryFeedback<Trigger: Equatable>(
        trigger: Trigger, _ feedback: @escaping () -> SensoryFeedback?
    ) -> some View { IgnoredHint.sensoryFeedback.passing(self) }
}
