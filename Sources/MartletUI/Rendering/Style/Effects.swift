/// Sets a view's opacity: `opacity(_:)` (“SwiftUI - `View` rendering”, rule 2: `ModifiedContent<CustomView,
/// _OpacityEffect>`).
public struct _OpacityEffect: _StyleModifier {
    let opacity: Double

    public static var _layer: _StyleLayer { .opacity }

    public static func _addStyles(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(
            AttributeStep(stylesAt: offset.opacity) {
                [.number("opacity", CSS.clamped($0, 0...1), step: 0.05, limit: 1)]
            })
    }
}

/// Blurs a view: `blur(radius:)`.
public struct _BlurEffect: _StyleModifier {
    let radius: CGFloat

    public static var _layer: _StyleLayer { .filter }

    public static func _addStyles(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(
            AttributeStep(stylesAt: offset.radius) { radius in
                let radius = CSS.clamped(radius, 0...1_000)
                let text = "blur(\(CSS.pixels(radius)))"
                return [radius == radius.rounded() ? .token("filter", text) : .inline("filter", text)]
            })
    }
}

/// Adds a shadow to everything that a view draws, letters too, and not to the box around it:
/// `shadow(color:radius:x:y:)`.
public struct _ShadowEffect: _StyleModifier {
    struct Shadow: Equatable, Sendable {
        let color: Color
        let radius, x, y: CGFloat
    }

    let shadow: Shadow

    public static var _layer: _StyleLayer { .filter }

    public static func _addStyles(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(
            AttributeStep(stylesAt: offset.shadow) { shadow in
                let lengths = [shadow.x, shadow.y, CSS.clamped(shadow.radius, 0...1_000)]
                let text =
                    "drop-shadow(\(lengths.map { CSS.pixels($0) }.joined(separator: " ")) \(shadow.color.css))"
                let isUsual = lengths.allSatisfy { $0 == $0.rounded() && $0.magnitude <= 32 } && shadow.color.isUsual
                return [isUsual ? .own("filter", text) : .inline("filter", text)]
            })
    }
}

/// Draws a view elsewhere while it keeps its place: `offset(x:y:)`.
public struct _OffsetEffect: _StyleModifier {
    let offset: CGSize

    public static var _layer: _StyleLayer { .offset }

    public static func _addStyles(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(
            AttributeStep(stylesAt: offset.offset) { offset in
                let x = CSS.mirrored(CSS.pixels(offset.width), offset.width)
                let text = "\(x) \(CSS.pixels(offset.height))"
                return [offset == .zero ? .token("translate", text) : .inline("translate", text)]
            })
    }
}

extension View {
    /// Sets the view's opacity: 0 is invisible, 1 is opaque. A value that is not a number counts as 0.
    public func opacity(_ opacity: Double) -> ModifiedContent<Self, _OpacityEffect> {
        ModifiedContent(content: self, modifier: _OpacityEffect(opacity: opacity))
    }

    /// Blurs the view. `isOpaque` has no effect.
    public func blur(radius: CGFloat, opaque isOpaque: Bool = false) -> ModifiedContent<Self, _BlurEffect> {
        ModifiedContent(content: self, modifier: _BlurEffect(radius: radius))
    }

    /// Adds a shadow to everything that the view draws; lengths are in CSS pixels.
    public func shadow(
        color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ModifiedContent<Self, _ShadowEffect> {
        let shadow = _ShadowEffect.Shadow(color: color, radius: radius, x: x, y: y)
        return ModifiedContent(content: self, modifier: _ShadowEffect(shadow: shadow))
    }

    /// Draws the view elsewhere, by CSS pixels downwards and towards the end of lines (the right; in Arabic the left).
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> ModifiedContent<Self, _OffsetEffect> {
        offset(CGSize(width: x, height: y))
    }

    /// Draws the view elsewhere, like ``offset(x:y:)``.
    public func offset(_ offset: CGSize) -> ModifiedContent<Self, _OffsetEffect> {
        ModifiedContent(content: self, modifier: _OffsetEffect(offset: offset))
    }
}
