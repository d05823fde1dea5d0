/// The modifier of `onTapGesture(count:perform:)`.
public struct _TapModifier: _ElementModifier {
    let event: _EventModifier

    init(_ count: Int, _ action: @escaping () throws -> Void) {
        event = _EventModifier(count > 1 ? .doubleClick : .click, .action(action))
    }

    public static func _layer<Content: View>(_ content: Content.Type) -> _StyleLayer { _EventModifier._layer(content) }

    // Unlike other modifiers with an event, its value says which event that is.
    public static func _addAttribute(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(
            AttributeStep(
                at: offset, isEvent: true,
                read: { .event($0.event.type.type, $0.event.handler.handler) },
                areEqual: { $0.event.type.type == $1.event.type.type }))
    }
}
