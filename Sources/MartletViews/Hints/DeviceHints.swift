public import MartletUI

extension View {
    /// Has no effect: a page is below the bars of its browser.
    ///
    /// - Parameter hidden: Whether the bar would be hidden.
    public func statusBarHidden(_ hidden: Bool = true) -> some View { IgnoredHint.statusBarHidden.passing(self) }

    /// Has no effect: a page is below the bars of its browser.
    ///
    /// - Parameter hidden: Whether the bar would be hidden.
    public func statusBar(hidden: Bool) -> some View { IgnoredHint.statusBar.passing(self) }

    /// Has no effect: a page is below the bars of its browser.
    ///
    /// - Parameter visibility: Whether they would be seen.
    public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
        IgnoredHint.persistentSystemOverlays.passing(self)
    }

    /// Has no effect: gestures at the edges are the browser's.
    ///
    /// - Parameter edges: The edges.
    public func defersSystemGestures(on edges: Edge.Set) -> some View { IgnoredHint.defersSystemGestures.passing(self) }

    /// Has no effect: controls show by themselves that a pointer is over them.
    ///
    /// - Parameters:
    ///   - effect: What would happen below the pointer.
    ///   - isEnabled: Whether it would.
    public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
        IgnoredHint.hoverEffect.passing(self)
    }

    /// Has no effect: nothing happens below the pointer.
    ///
    /// - Parameter disabled: Whether nothing would happen.
    public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
        IgnoredHint.hoverEffectDisabled.passing(self)
    }

    /// Has no effect: the browser has its own tools for texts.
    ///
    /// - Parameter behavior: Which would be there.
    public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
        IgnoredHint.writingToolsBehavior.passing(self)
    }

    /// Has no effect: activities are not handed to other devices.
    ///
    /// - Parameters:
    ///   - type: The type of the activity.
    ///   - isActive: Whether it would be advertised.
    ///   - update: Would describe it.
    public func userActivity(
        _ type: String, isActive: Bool = true, _ update: @escaping (_UserActivity) -> Void
    ) -> some View { IgnoredHint.userActivity.passing(self) }
}

/// What would happen below the pointer.
public struct HoverEffect: Sendable {
    /// Nothing happens.
    public static let automatic = Self(), highlight = Self(), lift = Self()
}

/// Which tools for texts would be there.
public struct WritingToolsBehavior: Sendable {
    /// Those of the browser.
    public static let automatic = Self(), complete = Self(), limited = Self(), disabled = Self()
}
