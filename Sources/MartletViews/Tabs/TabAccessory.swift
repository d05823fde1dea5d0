public import MartletUI

/// Where a view above the bar of tabs is.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
    /// In the bar, which a page's bar has no space for.
    case inline
    /// Above the bar.
    case expanded
}

private struct TabAccessoryKey: EnvironmentKey {
    static var defaultValue: AnyView? { nil }
}

extension EnvironmentValues {
    /// Where a view above the bar of tabs is: always above.
    public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { .expanded }

    /// What stands above the bar of the tabs inside.
    var tabAccessory: AnyView? {
        get { self[TabAccessoryKey.self] }
        set { self[TabAccessoryKey.self] = newValue }
    }
}

extension View {
    /// Shows a view above the bar of the tabs inside.
    ///
    /// - Parameters:
    ///   - isEnabled: Whether it is shown.
    ///   - content: The view.
    public func tabViewBottomAccessory<Content: View>(
        isEnabled: Bool = true, @ViewBuilder content: () -> Content
    ) -> some View { environment(\.tabAccessory, isEnabled ? AnyView(content()) : nil) }
}
