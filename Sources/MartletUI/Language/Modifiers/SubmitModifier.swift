/// The modifier of `onSubmit(of:_:)`.
public struct _SubmitModifier: _ElementModifier {
    let event: _EventModifier
    let triggers: SubmitTriggers

    public static func _layer<Content: View>(_ content: Content.Type) -> _StyleLayer { _EventModifier._layer(content) }

    // Each event exists only if the triggers name its kind of field.
    public static func _addAttribute(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        addEvent(.submit, of: .text, to: plan, at: offset)
        addEvent(.search, of: .search, to: plan, at: offset)
    }

    private static func addEvent(
        _ type: EventType, of trigger: SubmitTriggers, to plan: PlanBuilder, at offset: Offset<Self>
    ) {
        plan.attribute(
            AttributeStep(
                at: offset, isEvent: true,
                read: { $0.triggers.contains(trigger) ? .event(type, $0.event.handler.handler) : .styles([]) },
                areEqual: { $0.triggers.contains(trigger) == $1.triggers.contains(trigger) }))
    }
}

extension View {
    /// Performs an action when the visitor presses Enter in a field of this view.
    ///
    /// ```swift
    /// TextField("Name", text: $name).onSubmit { save(name) }
    /// ```
    ///
    /// Where several `onSubmit` for its kind surround a field, only the innermost is called.
    ///
    /// - Parameters:
    ///   - triggers: The kinds of fields.
    ///   - action: The action. An error that it throws is logged and shown, and the page continues.
    public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () throws -> Void) -> ModifiedContent<
        Self, _SubmitModifier
    > {
        ModifiedContent(
            content: self,
            modifier: _SubmitModifier(event: _EventModifier(.submit, .action(action)), triggers: triggers))
    }
    /// Keeps what is submitted inside this view from the actions of `onSubmit` around it.
    ///
    /// - Parameter isBlocking: Whether it does.
    public func submitScope(_ isBlocking: Bool = true) -> ModifiedContent<Self, _SubmitModifier> {
        // Only the innermost action is called.
        ModifiedContent(
            content: self,
            modifier: _SubmitModifier(
                event: _EventModifier(.submit, .action({})), triggers: isBlocking ? [.text, .search] : []))
    }
}
