public import MartletUI

/// The modifier of `kerning(_:)` and `tracking(_:)` on any view.
public struct _LetterSpacing: _InheritedStyleModifier {
    let spacing: CGFloat

    public static func _addStyles(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(
            AttributeStep(stylesAt: offset.spacing) { [.length("letter-spacing", CSS.clamped($0, -1_000...1_000))] })
    }
}

extension View {
    /// Sets the space between the letters of the texts inside.
    ///
    /// - Parameter kerning: The additional space, in CSS pixels.
    public func kerning(_ kerning: CGFloat) -> ModifiedContent<Self, _LetterSpacing> {
        ModifiedContent(content: self, modifier: _LetterSpacing(spacing: kerning))
    }

    /// Sets the space between the letters of the texts inside, as ``kerning(_:)``.
    ///
    /// - Parameter tracking: The additional space, in CSS pixels.
    public func tracking(_ tracking: CGFloat) -> ModifiedContent<Self, _LetterSpacing> { kerning(tracking) }
}
