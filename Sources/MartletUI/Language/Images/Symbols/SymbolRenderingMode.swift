/// How many colors a symbol has.
///
/// Symbols have parts where one lies on another: the sign in a filled circle or square, the badge of a person or a folder, the
/// sun behind a cloud. Any other symbol is drawn in its first color as a whole.
public struct SymbolRenderingMode: Hashable, Sendable {
    enum Kind: UInt8 { case monochrome, hierarchical, palette, multicolor }

    let kind: Kind

    /// The color of the text around.
    public static let monochrome = Self(kind: .monochrome)
    /// The color of the text around, and less of it for what lies behind.
    public static let hierarchical = Self(kind: .hierarchical)
    /// The first two styles of `foregroundStyle(_:_:)`: the color of the text around, and that of `.secondary`.
    public static let palette = Self(kind: .palette)
    /// The colors that the symbol has by itself, which few have: red for `trash`, white on red for `xmark.circle.fill`.
    public static let multicolor = Self(kind: .multicolor)
}

/// The modifier of `symbolRenderingMode(_:)`.
public struct _SymbolRenderingModifier: _EnvironmentModifier {
    let mode: SymbolRenderingMode?
    /// Whether a mode that is set further out takes precedence.
    var isFallback = false

    public func write(to values: inout EnvironmentValues) {
        if !isFallback || values.symbolRenderingMode == nil { values.symbolRenderingMode = mode }
    }

    // As for a variant of symbols: images read the environment only where there is such a modifier around.
    public static func _plan<Content: View>(_ plan: _PlanBuilder, at offset: _Offset<ModifiedContent<Content, Self>>) {
        plan.child(at: offset, ControlStyleOperations<Content, Self>(styles: .symbolVariants))
    }
}

private struct SymbolRenderingKey: EnvironmentKey {
    static let defaultValue: SymbolRenderingMode? = nil
}

extension EnvironmentValues {
    /// How many colors the symbols in the view have, as set with ``View/symbolRenderingMode(_:)``.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingKey.self] }
        set { self[SymbolRenderingKey.self] = newValue }
    }
}

extension View {
    /// Sets how many colors the symbols in this view have.
    ///
    /// - Parameter mode: The mode; with `nil`, symbols have one color, or those of `foregroundStyle(_:_:)` inside.
    public func symbolRenderingMode(
        _ mode: SymbolRenderingMode?
    ) -> ModifiedContent<Self, _SymbolRenderingModifier> {
        ModifiedContent(content: self, modifier: _SymbolRenderingModifier(mode: mode))
    }
}
