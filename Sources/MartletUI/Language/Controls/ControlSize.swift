/// How large controls are.
public enum ControlSize: Hashable, CaseIterable, Sendable {
    case mini, small, regular, large, extraLarge
}

/// `controlSize(_:)`.
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
    /// How large the controls inside are: their height, their room and their letters.
    public func controlSize(_ size: ControlSize) -> ModifiedContent<Self, _ControlSizeModifier> {
        ModifiedContent(content: self, modifier: _ControlSizeModifier(size: size))
    }
}
