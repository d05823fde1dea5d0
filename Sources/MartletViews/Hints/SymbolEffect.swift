public import MartletUI

/// A motion of symbols, which here stand still.
public protocol SymbolEffect: Hashable, Sendable {}

/// An effect that would last as long as it is active.
public protocol IndefiniteSymbolEffect {}

/// An effect that would happen once.
public protocol DiscreteSymbolEffect {}

/// How often and how fast an effect would happen.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// How an effect would be repeated.
    public struct RepeatBehavior: Hashable, Sendable {
        /// Without a pause, or with one.
        public static let continuous = Self(), periodic = Self()
        /// With a pause.
        ///
        /// - Parameters:
        ///   - count: How often.
        ///   - delay: The pause in seconds.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> Self { Self() }
    }

    /// As the effect would have it.
    public static let `default` = Self()
    /// Again and again.
    public static let repeating = Self()
    /// Once.
    public static let nonRepeating = Self()

    /// Repeated.
    ///
    /// - Parameter count: How often.
    public static func `repeat`(_ count: Int?) -> Self { Self() }
    /// Repeated.
    ///
    /// - Parameter behavior: How.
    public static func `repeat`(_ behavior: RepeatBehavior) -> Self { Self() }
    /// Faster or slower.
    ///
    /// - Parameter speed: How fast; 1 is usual.
    public static func speed(_ speed: Double) -> Self { Self() }

    /// The same, again and again.
    public var repeating: Self { self }
    /// The same, once.
    public var nonRepeating: Self { self }
    /// The same, repeated.
    ///
    /// - Parameter count: How often.
    public func `repeat`(_ count: Int?) -> Self { self }
    /// The same, repeated.
    ///
    /// - Parameter behavior: How.
    public func `repeat`(_ behavior: RepeatBehavior) -> Self { self }
    /// The same, faster or slower.
    ///
    /// - Parameter speed: How fast; 1 is usual.
    public func speed(_ speed: Double) -> Self { self }
}

extension View {
    /// Has no effect: symbols stand still.
    ///
    /// - Parameters:
    ///   - effect: The motion.
    ///   - options: How often and how fast.
    ///   - isActive: Whether they would move.
    public func symbolEffect<Effect: IndefiniteSymbolEffect & SymbolEffect>(
        _ effect: Effect, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View { self }

    /// Has no effect: symbols stand still.
    ///
    /// - Parameters:
    ///   - effect: The motion.
    ///   - options: How often and how fast.
    ///   - value: A value at whose changes they would move.
    public func symbolEffect<Effect: DiscreteSymbolEffect & SymbolEffect, Value: Equatable>(
        _ effect: Effect, options: SymbolEffectOptions = .default, value: Value
    ) -> some View { self }

    /// Has no effect: symbols stand still.
    ///
    /// - Parameter isEnabled: Whether effects would be removed.
    public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}
