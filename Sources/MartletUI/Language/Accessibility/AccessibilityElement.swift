/// What a screen reader does with the views inside an element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    let role: String

    /// It passes over them: the element is one thing, to be named with `accessibilityLabel(_:)`.
    public static let ignore = AccessibilityChildBehavior(role: "img")
    /// It goes into the element, and reads them there.
    public static let contain = AccessibilityChildBehavior(role: "group")
    /// As ``contain``: HTML has nothing that makes one text of several.
    public static let combine = AccessibilityChildBehavior(role: "group")
}

extension View {
    /// Makes one element for screen readers of the view and what is inside.
    public func accessibilityElement(
        children: AccessibilityChildBehavior = .ignore
    ) -> ModifiedContent<Self, _AccessibilityRoleModifier> {
        ModifiedContent(content: self, modifier: _AccessibilityRoleModifier(role: children.role, isCurrent: nil))
    }
}
