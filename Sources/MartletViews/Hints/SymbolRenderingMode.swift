public import MartletUI

/// How many colors a symbol has, which here is one.
public struct SymbolRenderingMode: Equatable, Sendable {
    private let colors: Int

    /// The color of the text around.
    public static let monochrome = Self(colors: 1)
    /// The color of the text around, without its fainter levels.
    public static let hierarchical = Self(colors: 2)
    /// The color of the text around: the first of the palette.
    public static let palette = Self(colors: 3)
    /// The color of the text around.
    public static let multicolor = Self(colors: 4)
}

extension View {
    /// Has an effect with `monochrome` or `nil` only, which is how symbols are: they have one color, that of the text
    /// around.
    ///
    /// - Parameter mode: How they would be drawn.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { mode.passing(self) }
}

extension Image {
    /// Has an effect with `monochrome` or `nil` only, which is how symbols are: they have one color, that of the text
    /// around.
    ///
    /// - Parameter mode: How it would be drawn.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { mode.passing(self) }
}

extension SymbolRenderingMode? {
    /// Returns `value`, and says in development what cannot be drawn.
    fileprivate func passing<Value>(_ value: Value) -> Value {
        self == nil || self == .monochrome ? value : IgnoredHint.symbolRenderingMode.passing(value)
    }
}
