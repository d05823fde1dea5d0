public import MartletUI

/// How many colors a symbol has, which here is one.
public struct SymbolRenderingMode: Sendable {
    /// The color of the text around.
    public static let monochrome = Self()
    /// The color of the text around.
    public static let hierarchical = Self()
    /// The color of the text around.
    public static let palette = Self()
    /// The color of the text around.
    public static let multicolor = Self()
}

extension View {
    /// Has no effect: symbols have one color, that of the text around.
    ///
    /// - Parameter mode: How they would be drawn.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
}

extension Image {
    /// Has no effect: symbols have one color, that of the text around.
    ///
    /// - Parameter mode: How it would be drawn.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}
