public import MartletUI

extension View {
    /// Has no effect: the browser says letters and signs as its reader does.
    ///
    /// - Parameter value: Whether signs would be said.
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }

    /// Has no effect: a browser that inverts colors inverts all.
    ///
    /// - Parameter active: Whether the view would be left out.
    public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

    /// Has no effect: a browser enlarges the page.
    public func accessibilityShowsLargeContentViewer() -> some View { self }

    /// Has no effect: what can be pressed is said by its element.
    ///
    /// - Parameter value: Whether it can be.
    public func accessibilityRespondsToUserInteraction(_ value: Bool = true) -> some View { self }

    /// Has no effect: what is said by voice are the names that are seen.
    ///
    /// - Parameter labels: Other names.
    public func accessibilityInputLabels(_ labels: [String]) -> some View { self }

    /// Has no effect: a page is read in its order.
    ///
    /// - Parameter priority: What would be read earlier.
    public func accessibilitySortPriority(_ priority: Double) -> some View { self }
}
