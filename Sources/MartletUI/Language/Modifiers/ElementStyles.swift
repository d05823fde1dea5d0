/// The modifier of CSS declarations on an element, for views of Martlet's own that consist of others.
public struct _ElementStylesModifier: _ElementModifier {
    let styles: [Style]

    public static func _addAttribute(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(AttributeStep(stylesAt: offset.styles) { $0 })
    }
}

extension View {
    /// Adds CSS declarations to this view's element.
    package func elementStyles(_ styles: [Style]) -> ModifiedContent<Self, _ElementStylesModifier> {
        ModifiedContent(content: self, modifier: _ElementStylesModifier(styles: styles))
    }
}
