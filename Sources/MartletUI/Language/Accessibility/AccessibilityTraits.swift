/// What a view is to a screen reader.
///
/// `isButton`, `isHeader`, `isLink`, `isImage` and `isSearchField` become the role of the view, the first of them in
/// this order, and `isSelected` marks it as the current one. The others have no effect, because HTML has no word for
/// them or reports them by itself.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt64

    /// Creates a set of traits from its bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// The view is a button.
    public static let isButton = AccessibilityTraits(rawValue: 1)
    /// The view is a heading.
    public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
    /// The view is the selected one of several.
    public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
    /// The view is a link.
    public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
    /// The view is a search field.
    public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
    /// The view is an image.
    public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
    /// The view plays a sound. It has no effect.
    public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
    /// The view is a key of a keyboard. It has no effect.
    public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
    /// The view is a text that does not change. It has no effect.
    public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
    /// The view is a summary of the page. It has no effect.
    public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
    /// The view changes often. It has no effect.
    public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
    /// The view starts audio or video. It has no effect.
    public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
    /// The view reacts to touches directly. It has no effect.
    public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
    /// The view turns a page. It has no effect.
    public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
    /// The view is modal. It has no effect.
    public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
    /// The view is a toggle. It has no effect.
    public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
    /// The view is a tab bar. It has no effect.
    public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)

    /// The role of an element with these traits.
    var role: String? {
        let roles: [(AccessibilityTraits, String)] = [
            (.isButton, "button"), (.isHeader, "heading"), (.isLink, "link"), (.isImage, "img"),
            (.isSearchField, "searchbox"),
        ]
        return roles.first { contains($0.0) }?.1
    }
}

extension View {
    /// Adds traits that describe the view to screen readers; see ``AccessibilityTraits``. A control keeps its own role.
    ///
    /// - Parameter traits: The traits.
    public func accessibilityAddTraits(
        _ traits: AccessibilityTraits
    ) -> ModifiedContent<Self, _AccessibilityRoleModifier> {
        ModifiedContent(
            content: self,
            modifier: _AccessibilityRoleModifier(role: traits.role, isCurrent: traits.contains(.isSelected)))
    }
}
