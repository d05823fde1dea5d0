/// The modifier of an element's role for screen readers. A control keeps its own role.
public struct _AccessibilityRoleModifier: _ElementModifier {
    /// The role, or `nil` to leave it to a modifier further out.
    let role: String?
    /// Whether the element is the current one of several, or `nil` to leave it to a modifier further out.
    let isCurrent: Bool?

    public static func _plan<Content: View>(_ plan: _PlanBuilder, at offset: _Offset<ModifiedContent<Content, Self>>) {
        plan.attribute(
            AttributeStep(
                at: offset.modifier, mayRestrict: true, read: { currentness(of: $0) },
                areEqual: { $0.isCurrent == $1.isCurrent }))
        if Content._shape != .control { _addAttribute(plan, at: offset.modifier) }
        guard Content._shape == .fragment else { return Content._plan(plan, at: offset.content) }
        plan.open(.div)
        Content._plan(plan, at: offset.content)
        plan.close(.div)
    }

    public static func _addAttribute(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        let isLabel = plan.isSaidByText
        plan.attribute(
            AttributeStep(
                at: offset,
                read: { modifier in
                    // A control's name is made of the texts in its label, but not of those in a group.
                    guard let role = modifier.role, !isLabel || role != "group" else { return .styles([]) }
                    return .attribute("role", role)
                }, areEqual: { $0.role == $1.role }))
        plan.attribute(
            AttributeStep(
                at: offset, read: { $0.role == "heading" ? .attribute("aria-level", "2") : .styles([]) },
                areEqual: { $0.role == $1.role }))
    }

    private static func currentness(of modifier: Self) -> Attribute {
        modifier.isCurrent.map { .attribute("aria-current", $0 ? "true" : nil) } ?? .styles([])
    }
}
