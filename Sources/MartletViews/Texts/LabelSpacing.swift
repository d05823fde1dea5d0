public import MartletUI

/// The modifier of `labelIconToTitleSpacing(_:)` and `labelReservedIconWidth(_:)`.
public struct _LabelSpacingModifier: _InheritedStyleModifier {
    enum Part { case spacing, iconWidth }

    struct Length: Equatable {
        let part: Part
        let value: CGFloat
    }

    let length: Length

    public static func _addStyles(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(
            AttributeStep(stylesAt: offset.length) { length in
                let value = CSS.clamped(length.value, 0...1_000)
                return switch length.part {
                case .spacing: [.class(spacing), .length("--m-label-gap", value)]
                case .iconWidth: [.class(iconWidth), .length("--m-icon-width", value)]
                }
            })
    }

    private static let spacing = StyleClass(
        "label-gap", rules: "&.m-image-label,& .m-image-label{gap:var(--m-label-gap)}")
    private static let iconWidth = StyleClass(
        "icon-width",
        rules: """
            &.m-image-label,& .m-image-label{\
            &>:is(img,.m-symbol):first-child{margin-inline:max(0px,(var(--m-icon-width) - var(--m-symbol-size,1.25em))/2)}}
            """)
}

extension View {
    /// Sets the space between the symbol and the title of the labels inside.
    ///
    /// - Parameter spacing: The space in CSS pixels.
    public func labelIconToTitleSpacing(_ spacing: CGFloat) -> ModifiedContent<Self, _LabelSpacingModifier> {
        ModifiedContent(content: self, modifier: _LabelSpacingModifier(length: .init(part: .spacing, value: spacing)))
    }

    /// Sets the width that the labels inside keep for their symbols.
    ///
    /// - Parameter value: The width in CSS pixels.
    public func labelReservedIconWidth(_ value: CGFloat) -> ModifiedContent<Self, _LabelSpacingModifier> {
        ModifiedContent(content: self, modifier: _LabelSpacingModifier(length: .init(part: .iconWidth, value: value)))
    }
}
