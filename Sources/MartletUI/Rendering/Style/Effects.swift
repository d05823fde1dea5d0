/// `opacity(_:)` (“SwiftUI - `View` rendering”, rule 2: `ModifiedContent<CustomView, _OpacityEffect>`).
public struct _OpacityEffect: _StyleModifier {
    let opacity: Double

    public static var _layer: _StyleLayer { .opacity }

    public static func _addStyles(_ plan: _ViewPlan, at offset: Int) {
        plan.attribute(
            AttributeStep(stylesAt: offset, Double.self) {
                [.number("opacity", CSS.clamped($0, 0...1), step: 0.05, limit: 1)]
            })
    }
}

/// `blur(radius:)`.
public struct _BlurEffect: _StyleModifier {
    let radius: CGFloat

    public static var _layer: _StyleLayer { .filter }

    public static func _addStyles(_ plan: _ViewPlan, at offset: Int) {
        plan.attribute(
            AttributeStep(stylesAt: offset, CGFloat.self) { radius in
                let radius = CSS.clamped(radius, 0...1_000)
                let text = "blur(\(CSS.pixels(radius)))"
                return [radius == radius.rounded() ? .token("filter", text) : .inline("filter", text)]
            })
    }
}

/// `shadow(color:radius:x:y:)`: of what is drawn, letters too, and not of the box around it.
public struct _ShadowEffect: _StyleModifier {
    struct Shadow: Equatable, Sendable {
        let color: Color
        let radius, x, y: CGFloat
    }

    let shadow: Shadow

    public static var _layer: _StyleLayer { .filter }

    public static func _addStyles(_ plan: _ViewPlan, at offset: Int) {
        plan.attribute(
            AttributeStep(stylesAt: offset, Shadow.self) { shadow in
                let lengths = [shadow.x, shadow.y, CSS.clamped(shadow.radius, 0...1_000)]
                let text =
                    "drop-shadow(\(lengths.map { CSS.pixels($0) }.joined(separator: " ")) \(shadow.color.css))"
                let isUsual = lengths.allSatisfy { $0 == $0.rounded() && $0.magnitude <= 32 } && shadow.color.isUsual
                return [isUsual ? .own("filter", text) : .inline("filter", text)]
            })
    }
}

/// `offset(x:y:)`: the view is drawn elsewhere and keeps its place.
public struct _OffsetEffect: _StyleModifier {
    let offset: CGSize

    public static var _layer: _StyleLayer { .offset }

    public static func _addStyles(_ plan: _ViewPlan, at offset: Int) {
        plan.attribute(
            AttributeStep(stylesAt: offset, CGSize.self) { offset in
                let x = CSS.mirrored(CSS.pixels(offset.width), offset.width)
                let text = "\(x) \(CSS.pixels(offset.height))"
                return [offset == .zero ? .token("translate", text) : .inline("translate", text)]
            })
    }
}

extension View {
    /// How much of the view is seen: 0 nothing, 1 all. What is no number counts as 0.
    public func opacity(_ opacity: Double) -> ModifiedContent<Self, _OpacityEffect> {
        ModifiedContent(content: self, modifier: _OpacityEffect(opacity: opacity))
    }

    /// Draws the view out of focus. `isOpaque` has no effect.
    public func blur(radius: CGFloat, opaque isOpaque: Bool = false) -> ModifiedContent<Self, _BlurEffect> {
        ModifiedContent(content: self, modifier: _BlurEffect(radius: radius))
    }

    /// A shadow of what the view draws; lengths in CSS pixels.
    public func shadow(
        color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ModifiedContent<Self, _ShadowEffect> {
        let shadow = _ShadowEffect.Shadow(color: color, radius: radius, x: x, y: y)
        return ModifiedContent(content: self, modifier: _ShadowEffect(shadow: shadow))
    }

    /// Draws the view elsewhere, by CSS pixels to where lines end (the right; in Arabic the left) and downwards.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> ModifiedContent<Self, _OffsetEffect> {
        offset(CGSize(width: x, height: y))
    }

    /// As above.
    public func offset(_ offset: CGSize) -> ModifiedContent<Self, _OffsetEffect> {
        ModifiedContent(content: self, modifier: _OffsetEffect(offset: offset))
    }
}
