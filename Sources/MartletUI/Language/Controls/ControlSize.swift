/// The size of controls.
public enum ControlSize: Hashable, CaseIterable, Sendable {
    /// A size, from the smallest to the largest; `regular` is the default.
    case mini, small, regular, large, extraLarge
}

/// The modifier of `controlSize(_:)`.
public struct _ControlSizeModifier: _EnvironmentModifier {
    let size: ControlSize

    public static func _shape<Content: View>(_ content: Content.Type) -> _ViewShape {
        Content._shape == .control ? .control : .fragment
    }

    public static func _layer<Content: View>(_ content: Content.Type) -> _StyleLayer {
        Content._shape == .control ? Content._layer : .control
    }

    public static func _plan<Content: View>(_ plan: _PlanBuilder, at offset: _Offset<ModifiedContent<Content, Self>>) {
        addStyles(to: plan, at: offset.modifier)
        guard Content._shape != .control else { return Content._plan(plan, at: offset.content) }
        plan.attribute(AttributeStep(constant: .classNames("m-contents")))
        plan.open(.div)
        plan.child(at: offset, EnvironmentOperations<Content, Self>())
        plan.close(.div)
    }

    public func write(to values: inout EnvironmentValues) { values.controlSize = size }

    private static func addStyles(to plan: PlanBuilder, at offset: Offset<Self>) {
        plan.attribute(
            AttributeStep(stylesAt: offset.size) { size in
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

private struct ControlSizeKey: EnvironmentKey {
    static let defaultValue = ControlSize.regular
}

extension EnvironmentValues {
    /// The size of the controls around the view, as set with ``View/controlSize(_:)``. A view inside a control's label
    /// reads the size that is set around the control, not the one set on it.
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }
}

extension View {
    /// Sets the size of the controls in this view and provides it to all views inside.
    @_documentation(visibility: internal)
    public func environment(
        _ keyPath: WritableKeyPath<EnvironmentValues, ControlSize>, _ size: ControlSize
    ) -> ModifiedContent<Self, _ControlSizeModifier> {
        controlSize(size)
    }

    /// Sets the size of the controls in this view: their height, padding and font size.
    ///
    /// - Parameter size: The size.
    public func controlSize(_ size: ControlSize) -> ModifiedContent<Self, _ControlSizeModifier> {
        ModifiedContent(content: self, modifier: _ControlSizeModifier(size: size))
    }
}
