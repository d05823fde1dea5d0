public import MartletUI

extension View {
    /// Sets whether the sliders inside show their thumb. Without one they are changed all the same.
    ///
    /// - Parameter visibility: Whether it is shown.
    public func sliderThumbVisibility(_ visibility: Visibility) -> some View {
        modifier(_SliderThumbModifier(isHidden: visibility == .hidden))
    }
}

/// The modifier of `sliderThumbVisibility(_:)`.
public struct _SliderThumbModifier: _InheritedStyleModifier {
    let isHidden: Bool

    public static func _addStyles(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(AttributeStep(stylesAt: offset.isHidden) { $0 ? [.class(hidden)] : [.class(shown)] })
    }

    // A browser leaves out a rule that names another one's thumb.
    private static func rules(_ opacity: String) -> String {
        ["&::-webkit-slider-thumb,& ::-webkit-slider-thumb", "&::-moz-range-thumb,& ::-moz-range-thumb"]
            .map { "\($0){opacity:\(opacity)}" }.joined()
    }

    private static let hidden = StyleClass("slider-thumb", rules: rules("0"))
    private static let shown = StyleClass("slider-thumb", rules: rules("1"))
}
