/// What a view is to a screen reader, beside what it shows.
///
/// `isButton`, `isHeader`, `isLink`, `isImage` and `isSearchField` become its role, the first of them in this order, and
/// `isSelected` says that it is the current one. The others are accepted: HTML has no word for them, or says it by itself.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) { self.rawValue = rawValue }

    public static let isButton = AccessibilityTraits(rawValue: 1)
    public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
    public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
    public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
    public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
    public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
    public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
    public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
    public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
    public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
    public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
    public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
    public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
    public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
    public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
    public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
    public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)

    /// The role of an element that has them.
    var role: String? {
        let roles: [(AccessibilityTraits, String)] = [
            (.isButton, "button"), (.isHeader, "heading"), (.isLink, "link"), (.isImage, "img"),
            (.isSearchField, "searchbox"),
        ]
        return roles.first { contains($0.0) }?.1
    }
}

extension View {
    /// Tells screen readers what the view is; see ``AccessibilityTraits``. A control stays the control that it is.
    public func accessibilityAddTraits(
        _ traits: AccessibilityTraits
    ) -> ModifiedContent<Self, _AccessibilityRoleModifier> {
        ModifiedContent(
            content: self,
            modifier: _AccessibilityRoleModifier(role: traits.role, isCurrent: traits.contains(.isSelected)))
    }
}
