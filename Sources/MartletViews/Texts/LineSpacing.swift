public import MartletUI

/// The modifier of `lineSpacing(_:)`.
public struct _LineSpacing: _InheritedStyleModifier {
    let spacing: CGFloat

    public static var _needsBox: Bool { true }

    public static func _addStyles(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(
            AttributeStep(stylesAt: offset.spacing) {
                [.named("m-spaced"), .length("--m-spacing", CSS.clamped($0, 0...1_000))]
            })
    }
}

extension View {
    /// Sets the space between the lines of the texts inside.
    ///
    /// - Parameter lineSpacing: The additional space, in CSS pixels.
    public func lineSpacing(_ lineSpacing: CGFloat) -> ModifiedContent<Self, _LineSpacing> {
        ModifiedContent(content: self, modifier: _LineSpacing(spacing: lineSpacing))
    }
}
