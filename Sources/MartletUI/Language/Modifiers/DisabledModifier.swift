/// The modifier of `disabled(_:)`.
///
/// A control is disabled itself. Anything else is wrapped in a `<fieldset>`, which disables every control inside it,
/// with JavaScript or without. Views inside read the value as `\.isEnabled`.
public struct _DisabledModifier: _EnvironmentModifier {
    let isDisabled: Bool

    public static func _shape<Content: View>(_ content: Content.Type) -> _ViewShape {
        Content._shape == .control ? .control : .element
    }

    public static func _layer<Content: View>(_ content: Content.Type) -> _StyleLayer {
        needsGroup(content) ? .control : Content._layer
    }

    public static func _plan<Content: View>(_ plan: _PlanBuilder, at offset: _Offset<ModifiedContent<Content, Self>>) {
        plan.attribute(
            AttributeStep(
                at: offset.modifier, mayRestrict: true,
                read: { .attribute("disabled", $0.isDisabled ? "" : nil) },
                areEqual: { $0.isDisabled == $1.isDisabled }))
        guard needsGroup(Content.self) else { return Content._plan(plan, at: offset.content) }
        plan.attribute(AttributeStep(constant: .classNames("m-contents")))
        plan.attribute(AttributeStep(constant: .fixed("role", "presentation")))
        plan.open(.fieldset)
        plan.child(at: offset, EnvironmentOperations<Content, Self>())
        plan.close(.fieldset)
    }

    // A group of controls cannot stand around rows.
    public static func _rowKind<Content: View>(_ content: Content.Type) -> _RowKind {
        RowMembers.exist(in: content) ? .rows : .row
    }

    public static func _planRows<Content: View>(
        _ plan: _PlanBuilder, at offset: _Offset<ModifiedContent<Content, Self>>
    ) { plan.child(at: offset, RowMemberOperations()) }

    private static func needsGroup<Content: View>(_ content: Content.Type) -> Bool {
        Content._shape == .element || Content._shape == .fragment
    }

    // A view inside cannot enable what a view further up disables.
    public func write(to values: inout EnvironmentValues) { values.isEnabled = values.isEnabled && !isDisabled }
}

private struct IsEnabledKey: EnvironmentKey {
    static let defaultValue = true
}

extension EnvironmentValues {
    /// Whether controls at the place of the view take events: `false` inside of `disabled(true)`.
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }
}

extension View {
    /// Disables the controls in this view.
    ///
    /// A disabled control takes no events, and the server rejects events for it as well. A view inside cannot enable
    /// what a view further up disables.
    ///
    /// - Parameter isDisabled: Whether the controls are disabled.
    public func disabled(_ isDisabled: Bool) -> ModifiedContent<Self, _DisabledModifier> {
        ModifiedContent(content: self, modifier: _DisabledModifier(isDisabled: isDisabled))
    }
}
