extension Color {
    /// The CSS value of the color.
    package var css: String {
        switch base {
        case .named(let name):
            opacity == 1 ? name.css : "color-mix(in srgb,\(name.css) \(percentage)%,transparent)"
        case .parts(let red, let green, let blue):
            if opacity == 0 {
                "transparent"
            } else if opacity == 1 {
                "rgb(\(Self.byte(red)) \(Self.byte(green)) \(Self.byte(blue)))"
            } else {
                "rgb(\(Self.byte(red)) \(Self.byte(green)) \(Self.byte(blue))/\(percentage)%)"
            }
        case .pair:
            "light-dark(\(Color(resolved(isDark: false)).css),\(Color(resolved(isDark: true)).css))"
        case .mixed(let name, let other, let share):
            faded("color-mix(in oklab,\(name.css),\(other.css) \(CSS.number(CGFloat(share) / 10))%)")
        case .tinted(let name, let red, let green, let blue, let share):
            faded("color-mix(in oklab,\(name.css),rgb(\(red) \(green) \(blue)) \(CSS.number(CGFloat(share) / 10))%)")
        case .asset(let place):
            if let color = BundledCatalogs.color(at: place) {
                color.light == color.dark
                    ? color.light.opacity(Double(opacity)).css
                    : "light-dark(\(color.light.opacity(Double(opacity)).css),\(color.dark.opacity(Double(opacity)).css))"
            } else {
                "transparent"
            }
        }
    }

    /// Whether a program uses few colors of this kind: a named color or a gray, with an opacity in steps of a
    /// twentieth.
    var isUsual: Bool {
        guard percentage.isMultiple(of: 5) else { return false }
        switch base {
        case .named, .asset: return true
        case .mixed, .tinted, .pair: return false
        case .parts(let red, let green, let blue):
            return [red, green, blue].allSatisfy { $0 == 0 } || [red, green, blue].allSatisfy { $0 == 1 }
        }
    }

    /// The color with a quarter of white.
    var lighterCSS: String { "color-mix(in srgb,\(css),white 25%)" }

    private func faded(_ css: String) -> String {
        opacity == 1 ? css : "color-mix(in srgb,\(css) \(percentage)%,transparent)"
    }

    private var percentage: Int { Int((opacity * 100).rounded()) }

    private static func byte(_ part: Float) -> Int { Int((part * 255).rounded()) }
}

extension Color.Name {
    fileprivate var css: String {
        switch self {
        case .primary: "var(--m-text)"
        case .secondary: "var(--m-quiet)"
        case .tertiary: "var(--m-tertiary)"
        case .quaternary: "var(--m-quaternary)"
        case .accent, .tint: "var(--m-accent)"
        case .current: "currentColor"
        case .background: "var(--m-background)"
        case .behind: "var(--m-behind,var(--m-background))"
        case .quinary: "color-mix(in srgb,var(--m-quaternary) 60%,transparent)"
        case .line: "var(--m-line)"
        case .surface: "var(--m-surface)"
        case .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown, .gray:
            "var(--m-\(self))"
        }
    }
}

extension Color: CustomStringConvertible {
    /// The name of the color, or its CSS value.
    public var description: String {
        guard case .named(let name) = base, opacity == 1 else { return css }
        return "\(name)"
    }
}

/// A color as a view fills the available space.
extension Color: _PrimitiveView {
    public static var _shape: _ViewShape { .element }
    public static var _layer: _StyleLayer { .background }

    public static func _plan(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(AttributeStep(constant: .classNames("m-fill")))
        plan.attribute(AttributeStep(stylesAt: offset) { [.color("background-color", $0)] })
        plan.open(.div)
        plan.close(.div)
    }
}
