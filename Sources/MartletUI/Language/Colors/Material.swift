/// A translucent surface that blurs what is behind it.
public struct Material: ShapeStyle {
    private enum Thickness: UInt8 { case ultraThin, thin, regular, thick, ultraThick, bar }

    private let thickness: Thickness

    /// The most translucent material.
    public static let ultraThin = Material(thickness: .ultraThin)
    /// A translucent material.
    public static let thin = Material(thickness: .thin)
    /// A material.
    public static let regular = Material(thickness: .regular)
    /// A material that lets little through.
    public static let thick = Material(thickness: .thick)
    /// The material that lets least through.
    public static let ultraThick = Material(thickness: .ultraThick)
    /// The material of bars.
    public static let bar = Material(thickness: .bar)

    public static var _isPlain: Bool { false }
    public var _color: Color { Color(.background, opacity: share) }
    public var _paint: _Paint? { _Paint(_Paint.Parts(color: _color, material: self)) }

    private var share: Float {
        switch thickness {
        case .ultraThin: 0.45
        case .thin: 0.6
        case .regular: 0.75
        case .thick, .bar: 0.85
        case .ultraThick: 0.95
        }
    }

    /// The color and the blur of what is behind. In a browser that does not blur, the color stays.
    var style: Style {
        switch thickness {
        case .ultraThin: Self.styles[0]
        case .thin: Self.styles[1]
        case .regular: Self.styles[2]
        case .thick, .bar: Self.styles[3]
        case .ultraThick: Self.styles[4]
        }
    }

    private static let styles: [Style] = [
        """
        background-color:color-mix(in srgb,var(--m-background) 45%,transparent);\
        -webkit-backdrop-filter:blur(20px) saturate(1.8);backdrop-filter:blur(20px) saturate(1.8)
        """,
        """
        background-color:color-mix(in srgb,var(--m-background) 60%,transparent);\
        -webkit-backdrop-filter:blur(20px) saturate(1.8);backdrop-filter:blur(20px) saturate(1.8)
        """,
        """
        background-color:color-mix(in srgb,var(--m-background) 75%,transparent);\
        -webkit-backdrop-filter:blur(20px) saturate(1.8);backdrop-filter:blur(20px) saturate(1.8)
        """,
        """
        background-color:color-mix(in srgb,var(--m-background) 85%,transparent);\
        -webkit-backdrop-filter:blur(20px) saturate(1.8);backdrop-filter:blur(20px) saturate(1.8)
        """,
        """
        background-color:color-mix(in srgb,var(--m-background) 95%,transparent);\
        -webkit-backdrop-filter:blur(20px) saturate(1.8);backdrop-filter:blur(20px) saturate(1.8)
        """,
    ].map { .class(StyleClass("background-color", declarations: $0)) }
}

extension ShapeStyle where Self == Material {
    /// The most translucent material.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// A translucent material.
    public static var thinMaterial: Material { .thin }
    /// A material.
    public static var regularMaterial: Material { .regular }
    /// A material that lets little through.
    public static var thickMaterial: Material { .thick }
    /// The material that lets least through.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// The material of bars.
    public static var bar: Material { .bar }
}
