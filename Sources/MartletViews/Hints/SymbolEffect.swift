public import MartletUI

/// A motion of symbols, which here stand still.
public struct SymbolEffect: Hashable, Sendable {
    /// A motion that happens once or lasts.
    public static let bounce = Self(), pulse = Self(), variableColor = Self(), breathe = Self()
    /// A motion that happens once or lasts.
    public static let rotate = Self(), wiggle = Self()
    /// A change that lasts.
    public static let scale = Self(), appear = Self(), disappear = Self()

    /// The same in a direction.
    public var up: Self { self }
    /// The same in a direction.
    public var down: Self { self }
    /// The same in a direction.
    public var left: Self { self }
    /// The same in a direction.
    public var right: Self { self }
    /// The same in a direction.
    public var forward: Self { self }
    /// The same in a direction.
    public var backward: Self { self }
    /// The same in a direction.
    public var clockwise: Self { self }
    /// The same in a direction.
    public var counterClockwise: Self { self }
    /// The same, layer by layer.
    public var byLayer: Self { self }
    /// The same with the symbol as a whole.
    public var wholeSymbol: Self { self }
    /// The same with one layer at a time.
    public var iterative: Self { self }
    /// The same with more and more layers.
    public var cumulative: Self { self }
    /// The same, back and forth.
    public var reversing: Self { self }
    /// The same, forth only.
    public var nonReversing: Self { self }
    /// The same with dim layers.
    public var dimInactiveLayers: Self { self }
    /// The same with hidden layers.
    public var hideInactiveLayers: Self { self }
    /// The same in size alone.
    public var plain: Self { self }
    /// The same in size and opacity.
    public var pulse: Self { self }
}

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
    public func symbolEffect(
        _ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View { self }

    /// Has no effect: symbols stand still.
    ///
    /// - Parameters:
    ///   - effect: The motion.
    ///   - options: How often and how fast.
    ///   - value: A value at whose changes they would move.
    public func symbolEffect(
        _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: some Equatable
    ) -> some View { self }

    /// Has no effect: symbols stand still.
    ///
    /// - Parameter isEnabled: Whether effects would be removed.
    public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}
