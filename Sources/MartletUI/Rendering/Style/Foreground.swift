/// `foregroundStyle(_:)` and `foregroundColor(_:)` on any view: what texts, symbols and shapes inside are painted with.
public struct _ForegroundStyleModifier<S: ShapeStyle>: _InheritedStyleModifier {
    let style: S?

    public static func _addStyles(_ plan: _ViewPlan, at offset: Int) {
        plan.attribute(
            AttributeStep(stylesAt: offset, S?.self) { $0.map { [.color("color", $0._color)] } ?? [] })
    }
}

/// `tint(_:)`: the color of what can be pressed.
public struct _TintModifier: _InheritedStyleModifier {
    let color: Color?

    public static func _addStyles(_ plan: _ViewPlan, at offset: Int) {
        plan.attribute(
            AttributeStep(stylesAt: offset, Color?.self) { color in
                // A property that meant itself would have no value.
                guard let color, color != .accentColor, color != Color(.tint) else { return [] }
                return [.color("--m-accent", color)]
            })
    }
}

extension View {
    /// The color of the texts, symbols and shapes inside; `nil` leaves it as it is.
    public func foregroundColor(_ color: Color?) -> ModifiedContent<Self, _ForegroundStyleModifier<Color>> {
        ModifiedContent(content: self, modifier: _ForegroundStyleModifier(style: color))
    }

    /// What the texts, symbols and shapes inside are painted with.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> ModifiedContent<Self, _ForegroundStyleModifier<S>> {
        ModifiedContent(content: self, modifier: _ForegroundStyleModifier(style: style))
    }

    /// The color of the controls inside; `nil` leaves it as it is.
    public func tint(_ color: Color?) -> ModifiedContent<Self, _TintModifier> {
        ModifiedContent(content: self, modifier: _TintModifier(color: color))
    }

    /// As ``tint(_:)``.
    public func accentColor(_ color: Color?) -> ModifiedContent<Self, _TintModifier> { tint(color) }
}
