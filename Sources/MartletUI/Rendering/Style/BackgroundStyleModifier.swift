/// Sets the color that `.background` stands for: `backgroundStyle(_:)`.
public struct _BackgroundColorModifier: _InheritedStyleModifier {
    let color: Color

    public static func _addStyles(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(
            AttributeStep(stylesAt: offset.color) { color in
                // A property that referred to itself would have no value.
                if case .named(.behind) = color.base { [] } else { [.color("--m-behind", color)] }
            })
    }
}

extension View {
    /// Sets the color that `.background` stands for in this view, and the background of each `GroupBox`.
    ///
    /// - Parameter style: The color. Of a gradient, its first color is used.
    public func backgroundStyle<S: ShapeStyle>(_ style: S) -> ModifiedContent<Self, _BackgroundColorModifier> {
        ModifiedContent(content: self, modifier: _BackgroundColorModifier(color: style._color))
    }
}
