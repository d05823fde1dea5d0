/// The modifier of a hint for the text fields that the same body contains, as an attribute of each field.
///
/// A field takes the hints when its plan is made, so a page without hints pays nothing. A view with a body of its own,
/// a branch of a condition and a row of a list have plans of their own, and need hints of their own.
public struct _InputHintModifier: _PrimitiveModifier {
    let name: StaticString
    let value: String?

    public static func _shape<Content: View>(_ content: Content.Type) -> _ViewShape { Content._shape }
    public static func _layer<Content: View>(_ content: Content.Type) -> _StyleLayer { Content._layer }

    public static func _plan<Content: View>(_ plan: _PlanBuilder, at offset: _Offset<ModifiedContent<Content, Self>>) {
        let hint = AttributeStep(
            at: offset.modifier, read: { .attribute($0.name, $0.value) },
            areEqual: { $0.value == $1.value && $0.name.isSame(as: $1.name) })
        plan.hinting(hint) { Content._plan(plan, at: offset.content) }
    }
}

extension View {
    func inputHint(_ name: StaticString, _ value: String?) -> ModifiedContent<Self, _InputHintModifier> {
        ModifiedContent(content: self, modifier: _InputHintModifier(name: name, value: value))
    }
}
