extension Image {
    /// The size of symbols relative to the text.
    public enum Scale: Hashable, Sendable {
        /// A size; `medium` is the default.
        case small, medium, large
    }
}

/// The modifier of `imageScale(_:)`.
public struct _ImageScaleModifier: _InheritedStyleModifier {
    let scale: Image.Scale

    public static func _addStyles(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(
            AttributeStep(stylesAt: offset.scale) { scale in
                switch scale {
                case .small: [.token("--m-symbol-size", "1em")]
                case .medium: [.token("--m-symbol-size", "1.25em")]
                case .large: [.token("--m-symbol-size", "1.6em")]
                }
            })
    }
}

extension View {
    /// Sets the size of the symbols in this view relative to the text.
    ///
    /// - Parameter scale: The size.
    public func imageScale(_ scale: Image.Scale) -> ModifiedContent<Self, _ImageScaleModifier> {
        ModifiedContent(content: self, modifier: _ImageScaleModifier(scale: scale))
    }
}
