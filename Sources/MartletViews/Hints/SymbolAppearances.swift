// Changes of symbols that last. None is seen here: they exist so that programs compile.

/// Larger or smaller. Symbols stand still.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
    /// Upwards.
    public var up: Self { self }
    /// Downwards.
    public var down: Self { self }
    /// Layer by layer.
    public var byLayer: Self { self }
    /// The symbol as a whole.
    public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// Larger or smaller. Symbols stand still.
    public static var scale: Self { Self() }
}

/// Coming. Symbols stand still.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
    /// Upwards.
    public var up: Self { self }
    /// Downwards.
    public var down: Self { self }
    /// Layer by layer.
    public var byLayer: Self { self }
    /// The symbol as a whole.
    public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    /// Coming. Symbols stand still.
    public static var appear: Self { Self() }
}

/// Going. Symbols stand still.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
    /// Upwards.
    public var up: Self { self }
    /// Downwards.
    public var down: Self { self }
    /// Layer by layer.
    public var byLayer: Self { self }
    /// The symbol as a whole.
    public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    /// Going. Symbols stand still.
    public static var disappear: Self { Self() }
}
