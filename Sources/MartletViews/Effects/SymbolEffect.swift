import MartletUI

/// A motion of symbols, which the browser makes. A visitor who wants less motion sees none.
public struct SymbolEffect: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case bounce, pulse, variableColor, breathe, rotate, wiggle
        case scale, appear, disappear
    }

    var kind: Kind
    var isReversed = false

    /// The symbol becomes larger for a moment.
    public static let bounce = Self(kind: .bounce)
    /// The symbol becomes paler for a moment.
    public static let pulse = Self(kind: .pulse)
    /// As ``pulse-type.property``: a symbol has one layer here.
    public static let variableColor = Self(kind: .variableColor)
    /// The symbol becomes larger and paler for a moment.
    public static let breathe = Self(kind: .breathe)
    /// The symbol turns.
    public static let rotate = Self(kind: .rotate)
    /// The symbol swings to both sides.
    public static let wiggle = Self(kind: .wiggle)
    /// The symbol is larger, or with ``down`` smaller.
    public static let scale = Self(kind: .scale)
    /// The symbol is seen, and fades in when it becomes so.
    public static let appear = Self(kind: .appear)
    /// The symbol is not seen.
    public static let disappear = Self(kind: .disappear)
    /// The symbol comes in place of another, as `contentTransition(_:)` takes it.
    public static let replace = Self(kind: .appear)

    /// The same: a new symbol grows, and the old one has gone.
    public var downUp: Self { self }
    /// The same: a new symbol grows, and the old one has gone.
    public var upUp: Self { self }
    /// The same: a new symbol grows, and the old one has gone.
    public var offUp: Self { self }

    /// The same, larger.
    public var up: Self { Self(kind: kind) }
    /// The same, smaller.
    public var down: Self { Self(kind: kind, isReversed: true) }
    /// The same in a direction, which makes no difference.
    public var left: Self { self }
    /// The same in a direction, which makes no difference.
    public var right: Self { self }
    /// The same in a direction, which makes no difference.
    public var forward: Self { self }
    /// The same in a direction, which makes no difference.
    public var backward: Self { self }
    /// The same in the direction of a clock's hands.
    public var clockwise: Self { Self(kind: kind) }
    /// The same against the direction of a clock's hands.
    public var counterClockwise: Self { Self(kind: kind, isReversed: true) }
    /// The same: a symbol has one layer.
    public var byLayer: Self { self }
    /// The same: a symbol has one layer.
    public var wholeSymbol: Self { self }
    /// The same: a symbol has one layer.
    public var iterative: Self { self }
    /// The same: a symbol has one layer.
    public var cumulative: Self { self }
    /// The same, back and forth, which it is anyway.
    public var reversing: Self { self }
    /// The same, forth only, which makes no difference.
    public var nonReversing: Self { self }
    /// The same: a symbol has one layer.
    public var dimInactiveLayers: Self { self }
    /// The same: a symbol has one layer.
    public var hideInactiveLayers: Self { self }
    /// The same in size alone.
    public var plain: Self { Self(kind: .bounce) }
    /// The same in size and opacity.
    public var pulse: Self { Self(kind: .breathe) }
}

/// How often and how fast an effect happens.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// How an effect is repeated.
    public struct RepeatBehavior: Hashable, Sendable {
        fileprivate var count: Int?

        /// Without a pause.
        public static let continuous = Self()
        /// Again and again; the pause is none.
        public static let periodic = Self()
        /// Some times; the pause is none.
        ///
        /// - Parameters:
        ///   - count: How often; `nil` for again and again.
        ///   - delay: Has no effect.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> Self { Self(count: count) }
    }

    /// How often the effect happens; `nil` if the effect decides, 0 for again and again.
    fileprivate var count: Int?
    fileprivate var speed = 1.0

    /// As the effect has it: once for a value that changes, else again and again.
    public static let `default` = Self()
    /// Again and again.
    public static let repeating = Self(count: 0)
    /// Once.
    public static let nonRepeating = Self(count: 1)

    /// Repeated.
    ///
    /// - Parameter count: How often; `nil` for again and again.
    public static func `repeat`(_ count: Int?) -> Self { Self(count: count ?? 0) }
    /// Repeated.
    ///
    /// - Parameter behavior: How.
    public static func `repeat`(_ behavior: RepeatBehavior) -> Self { Self(count: behavior.count ?? 0) }
    /// Faster or slower.
    ///
    /// - Parameter speed: How fast; 1 is usual.
    public static func speed(_ speed: Double) -> Self { Self(speed: speed) }

    /// The same, again and again.
    public var repeating: Self { Self(count: 0, speed: speed) }
    /// The same, once.
    public var nonRepeating: Self { Self(count: 1, speed: speed) }
    /// The same, repeated.
    ///
    /// - Parameter count: How often; `nil` for again and again.
    public func `repeat`(_ count: Int?) -> Self { Self(count: count ?? 0, speed: speed) }
    /// The same, repeated.
    ///
    /// - Parameter behavior: How.
    public func `repeat`(_ behavior: RepeatBehavior) -> Self { Self(count: behavior.count ?? 0, speed: speed) }
    /// The same, faster or slower.
    ///
    /// - Parameter speed: How fast; 1 is usual.
    public func speed(_ speed: Double) -> Self { Self(count: count, speed: self.speed * speed) }

    /// The duration of `seconds` and the repetitions, as CSS takes them.
    func timing(of seconds: Double, otherwise usual: Int) -> String {
        let pace = speed.isFinite && speed > 0 ? CSS.clamped(speed, 0.01...100) : 1
        let count = count ?? usual
        return "\(CSS.number(seconds / pace))s ease-in-out \(count < 1 ? "infinite" : "\(min(count, 1_000))")"
    }
}
