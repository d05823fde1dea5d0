/// The modifier of `onSubmit(of:_:)`.
public struct _SubmitModifier: _ElementModifier {
    let event: _EventModifier
    let triggers: SubmitTriggers

    public static func _layer<Content: View>(_ content: Content.Type) -> _StyleLayer { _EventModifier._layer(content) }

    // The event exists only if the triggers name a kind of field that there is: no field is one for a search.
    public static func _addAttribute(_ plan: _ViewPlan, at offset: _Offset<Self>) {
        plan.attribute(
            AttributeStep(
                at: offset, isEvent: true,
                read: {
                    $0.triggers.contains(.text) ? .event($0.event.type.type, $0.event.handler.handler) : .styles([])
                },
                areEqual: { $0.triggers.contains(.text) == $1.triggers.contains(.text) }))
    }
}

extension View {
    /// Performs an action when the visitor presses Enter in a field of this view.
    ///
    /// ```swift
    /// TextField("Name", text: $name).onSubmit { save(name) }
    /// ```
    ///
    /// Where several `onSubmit` for text fields surround a field, only the innermost is called.
    ///
    /// - Parameters:
    ///   - triggers: The kinds of fields. All fields are text fields, so the action is called if the set contains
    ///     ``SubmitTriggers/text``.
    ///   - action: The action. An error that it throws is logged and shown, and the page continues.
    public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () throws -> Void) -> ModifiedContent<
        Self, _SubmitModifier
    > {
        ModifiedContent(
            content: self,
            modifier: _SubmitModifier(event: _EventModifier(.submit, .action(action)), triggers: triggers))
    }
}
