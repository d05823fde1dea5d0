/// Sets the paint of texts, symbols and shapes inside any view: `foregroundStyle(_:)` and `foregroundColor(_:)`.
public struct _ForegroundStyleModifier<S: ShapeStyle>: _InheritedStyleModifier {
    let style: S?

    public static func _addStyles(_ plan: _ViewPlan, at offset: _Offset<Self>) {
        plan.attribute(
            AttributeStep(stylesAt: offset.style) { $0.map { [.color("color", $0._color)] } ?? [] })
    }
}

/// Sets the color of controls: `tint(_:)`.
public struct _TintModifier: _InheritedStyleModifier {
    let color: Color?

    public static func _addStyles(_ plan: _ViewPlan, at offset: _Offset<Self>) {
        plan.attribute(
            AttributeStep(stylesAt: offset.color) { color in
                // A property that referred to itself would have no value.
                guard let color, color != .accentColor, color != Color(.tint) else { return [] }
                return [.color("--m-accent", color)]
            })
    }
}

extension View {
    /// Sets the color of the texts, symbols and shapes inside; `nil` leaves it unchanged.
    public func foregroundColor(_ color: Color?) -> ModifiedContent<Self, _ForegroundStyleModifier<Color>> {
        ModifiedContent(content: self, modifier: _ForegroundStyleModifier(style: color))
    }

    /// Sets the paint of the texts, symbols and shapes inside.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> ModifiedContent<Self, _ForegroundStyleModifier<S>> {
        ModifiedContent(content: self, modifier: _ForegroundStyleModifier(style: style))
    }

    /// Sets the color of the controls inside; `nil` leaves it unchanged.
    public func tint(_ color: Color?) -> ModifiedContent<Self, _TintModifier> {
        ModifiedContent(content: self, modifier: _TintModifier(color: color))
    }

    /// Sets the color of the controls inside, like ``tint(_:)``.
    public func accentColor(_ color: Color?) -> ModifiedContent<Self, _TintModifier> { tint(color) }
}
