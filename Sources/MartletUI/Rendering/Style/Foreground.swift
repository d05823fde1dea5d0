/// Sets the paint of texts, symbols and shapes inside any view: `foregroundStyle(_:)` and `foregroundColor(_:)`.
public struct _ForegroundStyleModifier<S: ShapeStyle>: _InheritedStyleModifier {
    let style: S?

    public static func _addStyles(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(
            AttributeStep(stylesAt: offset.style) { $0?.foregroundStyles ?? [] })
    }
}

/// Sets the colors of the lower levels of content: `foregroundStyle(_:_:)`.
public struct _ForegroundLevelsModifier: _InheritedStyleModifier {
    struct Levels: Equatable, Sendable {
        let second: Color
        let third: Color?
    }

    let levels: Levels

    public static func _addStyles(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(
            AttributeStep(stylesAt: offset.levels) { levels in
                // A property that referred to itself would have no value.
                let (second, third) = (Color(.secondary), Color(.tertiary))
                let isCircle = levels.second == third && levels.third == second
                return (levels.second == second || isCircle ? [] : [.color("--m-quiet", levels.second)])
                    + (levels.third.map { $0 == third ? [] : [.color("--m-tertiary", $0)] } ?? [])
            })
    }
}

/// Content with colors for the lower levels, in which symbols have several.
public typealias _LeveledContent<Content: View> = ModifiedContent<
    ModifiedContent<Content, _SymbolRenderingModifier>, _ForegroundLevelsModifier
>

/// Sets the color of controls: `tint(_:)`.
public struct _TintModifier: _InheritedStyleModifier {
    let color: Color?

    public static func _addStyles(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
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

    /// Sets the paint of what is inside, and the color of `.secondary` there. Symbols have both (see
    /// ``SymbolRenderingMode/palette``), unless a view around sets how many colors they have.
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
        _ primary: S1, _ secondary: S2
    ) -> ModifiedContent<_LeveledContent<Self>, _ForegroundStyleModifier<S1>> {
        levels(secondary._color, nil).foregroundStyle(primary)
    }

    /// Sets the paint of what is inside, and the colors of `.secondary` and `.tertiary` there. Symbols have the first two.
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> ModifiedContent<_LeveledContent<Self>, _ForegroundStyleModifier<S1>> {
        levels(secondary._color, tertiary._color).foregroundStyle(primary)
    }

    private func levels(_ second: Color, _ third: Color?) -> _LeveledContent<Self> {
        let levels = _ForegroundLevelsModifier.Levels(second: second, third: third)
        return ModifiedContent(
            content: ModifiedContent(
                content: self, modifier: _SymbolRenderingModifier(mode: .palette, isFallback: true)),
            modifier: _ForegroundLevelsModifier(levels: levels))
    }

    /// Sets the color of the controls inside; `nil` leaves it unchanged.
    public func tint(_ color: Color?) -> ModifiedContent<Self, _TintModifier> {
        ModifiedContent(content: self, modifier: _TintModifier(color: color))
    }

    /// Sets the color of the controls inside to that of a style; of a gradient, to its first.
    ///
    /// - Parameter tint: The style; `nil` leaves the color unchanged.
    @_disfavoredOverload
    public func tint<S: ShapeStyle>(_ tint: S?) -> ModifiedContent<Self, _TintModifier> {
        ModifiedContent(content: self, modifier: _TintModifier(color: tint?._color))
    }

    /// Sets the color of the controls inside, like `tint(_:)`.
    public func accentColor(_ color: Color?) -> ModifiedContent<Self, _TintModifier> { tint(color) }
}
