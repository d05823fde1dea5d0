public import MartletUI

/// How a view is mixed with what is behind it.
public enum BlendMode: Hashable, Sendable {
    /// A way of mixing colors, of those that CSS has as well.
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    /// A way of mixing colors, of those that CSS has as well.
    case exclusion, hue, saturation, color, luminosity, plusLighter, plusDarker

    /// CSS's name.
    var css: String {
        switch self {
        case .normal: "normal"
        case .multiply, .plusDarker: "multiply"
        case .screen: "screen"
        case .overlay: "overlay"
        case .darken: "darken"
        case .lighten: "lighten"
        case .colorDodge: "color-dodge"
        case .colorBurn: "color-burn"
        case .softLight: "soft-light"
        case .hardLight: "hard-light"
        case .difference: "difference"
        case .exclusion: "exclusion"
        case .hue: "hue"
        case .saturation: "saturation"
        case .color: "color"
        case .luminosity: "luminosity"
        case .plusLighter: "plus-lighter"
        }
    }

    @available(*, unavailable, message: "CSS has no such mode: clip the view with mask(_:) to the one below it.")
    public static var sourceAtop: BlendMode { .normal }
    @available(*, unavailable, message: "CSS has no such mode: put the view behind the other with background(_:).")
    public static var destinationOver: BlendMode { .normal }
    @available(*, unavailable, message: "CSS has no such mode: cut the form out with mask(_:).")
    public static var destinationOut: BlendMode { .normal }
}

/// The modifier of `blendMode(_:)`.
public struct _BlendEffect: _StyleModifier {
    let mode: BlendMode

    public static var _layer: _StyleLayer { .filter }

    public static func _addStyles(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(AttributeStep(stylesAt: offset.mode) { [.token("mix-blend-mode", $0.css)] })
    }
}

/// The modifier of `compositingGroup()`: what is inside is mixed with what is inside only.
public struct _CompositingGroup: _StyleModifier {
    public static var _layer: _StyleLayer { .filter }

    public static func _addStyles(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(AttributeStep(constant: .styles([.token("isolation", "isolate")])))
    }
}

extension View {
    /// Sets how the view is mixed with what is behind it.
    ///
    /// - Parameter mode: The way. `plusDarker` is drawn as `multiply`.
    public func blendMode(_ mode: BlendMode) -> ModifiedContent<Self, _BlendEffect> {
        ModifiedContent(content: self, modifier: _BlendEffect(mode: mode))
    }

    /// Draws the view before it is mixed with what is behind it, so that blend modes inside reach no further.
    public func compositingGroup() -> ModifiedContent<Self, _CompositingGroup> {
        ModifiedContent(content: self, modifier: _CompositingGroup())
    }

    /// Draws the view before it is mixed with what is behind it, as ``compositingGroup()`` does.
    ///
    /// - Parameters:
    ///   - opaque: Has no effect.
    ///   - colorMode: Has no effect.
    public func drawingGroup(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
    ) -> ModifiedContent<Self, _CompositingGroup> { compositingGroup() }
}

/// How colors are computed, which only the browser decides.
public enum ColorRenderingMode: Hashable, Sendable {
    /// A way of computing colors.
    case nonLinear, linear, extendedLinear
}
