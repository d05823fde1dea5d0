/// What a browser may know of the fields for text inside: attributes of those that the same body writes.
///
/// A field takes them when its plan is made, so that a page pays nothing for fields without. A view with a body of its own,
/// a branch of a condition and a row of a list have plans of their own, and say it themselves.
public struct _InputHintModifier: PrimitiveModifier {
    let name: StaticString
    let value: String?

    public static func _shape<Content: View>(_ content: Content.Type) -> ViewShape { Content._shape }
    public static func _layer<Content: View>(_ content: Content.Type) -> StyleLayer { Content._layer }

    public static func _plan<Content: View>(_ plan: ViewPlan, _ content: Content.Type, _ place: ModifiedPlace) {
        let hint = AttributeStep(
            at: place.modifier, Self.self, read: { .attribute($0.name, $0.value) },
            areEqual: { $0.value == $1.value && $0.name.isSame(as: $1.name) })
        plan.hinting(hint) { Content._plan(plan, at: place.content) }
    }
}

extension View {
    func inputHint(_ name: StaticString, _ value: String?) -> ModifiedContent<Self, _InputHintModifier> {
        ModifiedContent(content: self, modifier: _InputHintModifier(name: name, value: value))
    }
}
