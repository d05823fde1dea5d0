/// How a screen reader treats the views inside an element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    let role: String?

    /// The screen reader passes over the views inside. Describe the element with `accessibilityLabel(_:)`.
    public static let ignore = AccessibilityChildBehavior(role: "img")
    /// The screen reader reads the views inside one by one.
    public static let contain = AccessibilityChildBehavior(role: "group")
    /// The screen reader reads the texts inside one after another, because HTML cannot combine several texts into one.
    /// The name of a link or a button around the element is made of them.
    public static let combine = AccessibilityChildBehavior(role: nil)
}

extension View {
    /// Makes this view and the views inside one element for screen readers.
    ///
    /// - Parameter children: How a screen reader treats the views inside.
    public func accessibilityElement(
        children: AccessibilityChildBehavior = .ignore
    ) -> ModifiedContent<Self, _AccessibilityRoleModifier> {
        ModifiedContent(content: self, modifier: _AccessibilityRoleModifier(role: children.role, isCurrent: nil))
    }
}
