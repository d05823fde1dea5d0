public import MartletUI

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable {
    /// A heading without a level of its own: the second.
    case unspecified
    /// A level, as HTML counts them.
    case h1, h2, h3, h4, h5, h6
}

extension View {
    /// Makes the view a heading for screen readers.
    ///
    /// - Parameter level: Its level.
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
        attribute("role", "heading").attribute("aria-level", "\(level == .unspecified ? 2 : level.rawValue)")
    }
}
