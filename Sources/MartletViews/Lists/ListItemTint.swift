public import MartletUI

/// A color for a row of a list.
public struct ListItemTint: Sendable {
    let color: Color?

    /// A color.
    ///
    /// - Parameter tint: The color.
    public static func fixed(_ tint: Color) -> Self { Self(color: tint) }

    /// A color, as ``fixed(_:)``: a page has no setting that takes precedence.
    ///
    /// - Parameter tint: The color.
    public static func preferred(_ tint: Color) -> Self { Self(color: tint) }

    /// Gray.
    public static let monochrome = Self(color: .gray)
}

extension View {
    /// Sets the tint of this row of a list, and of its symbols.
    ///
    /// - Parameter tint: The color; without one the row is as it would be.
    public func listItemTint(_ tint: ListItemTint?) -> some View { self.tint(tint?.color) }

    /// Sets the tint of this row of a list, and of its symbols.
    ///
    /// - Parameter tint: The color; without one the row is as it would be.
    public func listItemTint(_ tint: Color?) -> some View { self.tint(tint) }
}
