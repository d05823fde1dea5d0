public enum _SymbolRenderingMode: Sendable { case monochrome, hierarchical, palette, multicolor }

public struct _SymbolVariants: Sendable {
    public static let none = Self(), fill = Self(), circle = Self(), square = Self(), slash = Self()
}

public enum _TemplateRenderingMode: Sendable { case template, original }

extension View {
    @available(*, unavailable, message: "Leave it out: symbols have one color, that of .foregroundStyle(_:).")
    public func symbolRenderingMode(_ mode: _SymbolRenderingMode?) -> some View { self }

    @available(*, unavailable, message: "Name the symbol that you mean, as in Image(systemName: \"heart.fill\").")
    public func symbolVariant(_ variant: _SymbolVariants) -> some View { self }
}

extension Image {
    @available(*, unavailable, message: "Leave it out: symbols have the color of the text around, pictures their own.")
    public func renderingMode(_ renderingMode: _TemplateRenderingMode?) -> Image { self }
}
