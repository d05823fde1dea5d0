// Motions of symbols, which happen once or last. None is seen here: they exist so that programs compile.

/// Jumping up or down. Symbols stand still.
public struct BounceSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
    /// Upwards.
    public var up: Self { self }
    /// Downwards.
    public var down: Self { self }
    /// Layer by layer.
    public var byLayer: Self { self }
    /// The symbol as a whole.
    public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// Jumping up or down. Symbols stand still.
    public static var bounce: Self { Self() }
}

/// Fading in and out. Symbols stand still.
public struct PulseSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
    /// Layer by layer.
    public var byLayer: Self { self }
    /// The symbol as a whole.
    public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// Fading in and out. Symbols stand still.
    public static var pulse: Self { Self() }
}

/// One layer after another. Symbols stand still.
public struct VariableColorSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
    /// One layer at a time.
    public var iterative: Self { self }
    /// More and more layers.
    public var cumulative: Self { self }
    /// Back and forth.
    public var reversing: Self { self }
    /// Forth only.
    public var nonReversing: Self { self }
    /// The other layers are dim.
    public var dimInactiveLayers: Self { self }
    /// The other layers are hidden.
    public var hideInactiveLayers: Self { self }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// One layer after another. Symbols stand still.
    public static var variableColor: Self { Self() }
}

/// Growing and shrinking. Symbols stand still.
public struct BreatheSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
    /// Its size alone.
    public var plain: Self { self }
    /// Its size and its opacity.
    public var pulse: Self { self }
    /// Layer by layer.
    public var byLayer: Self { self }
    /// The symbol as a whole.
    public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    /// Growing and shrinking. Symbols stand still.
    public static var breathe: Self { Self() }
}

/// Turning. Symbols stand still.
public struct RotateSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
    /// Clockwise.
    public var clockwise: Self { self }
    /// Counterclockwise.
    public var counterClockwise: Self { self }
    /// Layer by layer.
    public var byLayer: Self { self }
    /// The symbol as a whole.
    public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    /// Turning. Symbols stand still.
    public static var rotate: Self { Self() }
}

/// Shaking. Symbols stand still.
public struct WiggleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
    /// Clockwise.
    public var clockwise: Self { self }
    /// Counterclockwise.
    public var counterClockwise: Self { self }
    /// To the left.
    public var left: Self { self }
    /// To the right.
    public var right: Self { self }
    /// Upwards.
    public var up: Self { self }
    /// Downwards.
    public var down: Self { self }
    /// Forwards.
    public var forward: Self { self }
    /// Backwards.
    public var backward: Self { self }
    /// Layer by layer.
    public var byLayer: Self { self }
    /// The symbol as a whole.
    public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    /// Shaking. Symbols stand still.
    public static var wiggle: Self { Self() }
}
