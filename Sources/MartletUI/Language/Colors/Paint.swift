/// What a style draws that is no plain color: a gradient, a picture, a material, or a style with shadows.
///
/// It is an object, so that a type-erased style of a color needs little room for it.
public final class _Paint: Hashable, Sendable {
    struct Parts: Hashable, Sendable {
        /// The color where only a color can be drawn.
        var color: Color
        var image: PaintImage?
        var material: Material?
        var shadows: [ShadowStyle] = []
    }

    let parts: Parts

    init(_ parts: Parts) { self.parts = parts }

    public static func == (left: _Paint, right: _Paint) -> Bool { left === right || left.parts == right.parts }

    public func hash(into hasher: inout Hasher) { hasher.combine(parts) }

    /// The paint with its opacity multiplied by a factor.
    func opacity(_ opacity: Double) -> _Paint {
        var parts = parts
        parts.color = parts.color.opacity(opacity)
        parts.image = parts.image?.opacity(opacity)
        return _Paint(parts)
    }

    /// The paint with a shadow.
    func shadow(_ shadow: ShadowStyle) -> _Paint {
        var parts = parts
        parts.shadows.append(shadow)
        return _Paint(parts)
    }
}

/// What is drawn as an image of CSS.
enum PaintImage: Hashable, Sendable {
    case gradient(GradientImage)
    case tile(PictureTile)

    var css: String {
        switch self {
        case .gradient(let gradient): gradient.css
        case .tile(let tile): tile.css
        }
    }

    /// The image with its opacity multiplied by a factor. A picture keeps its own: CSS has no other for an image.
    func opacity(_ opacity: Double) -> PaintImage {
        switch self {
        case .gradient(let gradient): .gradient(gradient.opacity(opacity))
        case .tile: self
        }
    }
}

/// What each place draws of a style. A plain color is one declaration.
extension ShapeStyle {
    /// The styles of an element that has the style behind its content.
    var backgroundStyles: [Style] { _paint?.backgroundStyles ?? [.color("background-color", _color)] }

    /// The styles of an element without content that the style fills.
    var fillStyles: [Style] { _paint?.fillStyles ?? [.color("background-color", _color)] }

    /// The styles of an element whose texts, symbols and shapes have the style.
    var foregroundStyles: [Style] { _paint?.foregroundStyles ?? [.color("color", _color)] }
}

extension _Paint {
    var backgroundStyles: [Style] {
        guard let image = parts.image else { return surface + boxShadows }
        return [.class(PaintRules.behind), .own("--m-back", image.css)] + boxShadows
    }

    fileprivate var fillStyles: [Style] {
        guard let image = parts.image else { return surface + boxShadows }
        return [.own("background-image", image.css)] + boxShadows
    }

    var foregroundStyles: [Style] {
        if let image = parts.image {
            return [
                .class(PaintRules.letters), .own("--m-paint", image.css), .own("--m-flat", parts.color.css),
                .token("color", "transparent"),
            ]
        }
        let color = Style.color("color", parts.color)
        if parts.material != nil { return [color, .class(PaintRules.glass)] }
        let shadows = parts.shadows.filter { !$0.isInner }.map(\.css)
        return shadows.isEmpty ? [color] : [color, .own("text-shadow", shadows.joined(separator: ","))]
    }

    /// The styles of an element of which as much is seen as there is of the paint; `nil` if it is no gradient.
    package var maskStyles: [Style]? { parts.image.map { [.own("mask-image", $0.css)] } }

    private var surface: [Style] { [parts.material?.style ?? .color("background-color", parts.color)] }

    private var boxShadows: [Style] {
        guard !parts.shadows.isEmpty else { return [] }
        let shadows = parts.shadows.map { $0.isInner ? "inset \($0.css)" : $0.css }
        return [.own("box-shadow", shadows.joined(separator: ","))]
    }
}

/// The rules that only pages with such paints have.
private enum PaintRules {
    /// A gradient behind content. It leaves `background-image` to a paint of the content's letters, which draws both.
    static let behind = StyleClass("background-image", declarations: "background-image:var(--m-back)")

    /// A gradient is drawn by each element that has a text of its own and nothing else; symbols, and shapes that have
    /// the color of the text, are filled with it. A shape that is no box has one of its colors.
    static let letters = StyleClass(
        "--m-letters",
        rules: """
            &:not(:has(*),.m-fill,.m-symbol),& :not(:has(*),.m-fill,.m-symbol,img,input,select,textarea,path)\
            {background-image:var(--m-paint),var(--m-back,none);background-clip:text,border-box}\
            &:is(.m-symbol,.m-template),& :is(.m-symbol,.m-template){background:var(--m-paint)}\
            &.\(current),& .\(current){background-image:var(--m-paint)}\
            &svg,& svg{color:var(--m-flat)}
            """)

    /// Shapes that have the color of the text blur what is behind them.
    static let glass = StyleClass(
        "--m-letters", rules: "&.\(current),& .\(current){backdrop-filter:blur(20px) saturate(1.8)}")

    /// The class of boxes in the color of the text.
    private static var current: String { StyleClass("background-color", "currentColor").name }
}
