/// The size of controls.
public enum ControlSize: Hashable, CaseIterable, Sendable {
    /// A size, from the smallest to the largest; `regular` is the default.
    case mini, small, regular, large, extraLarge
}

/// The modifier of `controlSize(_:)`.
public struct _ControlSizeModifier: InheritedStyleModifier {
    let size: ControlSize

    public static func _addStyles(_ plan: ViewPlan, at offset: Int) {
        plan.attribute(
            AttributeStep(stylesAt: offset, ControlSize.self) { size in
                switch size {
                case .mini: [.named("m-control-mini")]
                case .small: [.named("m-control-small")]
                case .regular: [.named("m-control-regular")]
                case .large: [.named("m-control-large")]
                case .extraLarge: [.named("m-control-extra-large")]
                }
            })
    }
}

extension View {
    /// Sets the size of the controls in this view: their height, padding and font size.
    ///
    /// - Parameter size: The size.
    public func controlSize(_ size: ControlSize) -> ModifiedContent<Self, _ControlSizeModifier> {
        ModifiedContent(content: self, modifier: _ControlSizeModifier(size: size))
    }
}
