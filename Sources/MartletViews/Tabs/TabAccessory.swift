public import MartletUI

/// How much room the view has that `tabViewBottomAccessory(content:)` puts above the tabs.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
    /// Little, beside the tabs: a page never has it there.
    case inline
    /// The width of the page.
    case expanded
}

private struct TabAccessoryKey: EnvironmentKey {
    static var defaultValue: AnyView? { nil }
}

private struct TabAccessoryPlacementKey: EnvironmentKey {
    static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
}

extension EnvironmentValues {
    /// What stands above the buttons of a `TabView`.
    var tabAccessory: AnyView? {
        get { self[TabAccessoryKey.self] }
        set { self[TabAccessoryKey.self] = newValue }
    }

    /// How much room the view has above the tabs; `nil` in other places.
    public internal(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
        get { self[TabAccessoryPlacementKey.self] }
        set { self[TabAccessoryPlacementKey.self] = newValue }
    }
}

extension View {
    /// Puts a view above the buttons of this `TabView`, where it stays while another tab is seen.
    ///
    /// - Parameters:
    ///   - isEnabled: Whether the view is there.
    ///   - content: The view.
    public func tabViewBottomAccessory<Content: View>(
        isEnabled: Bool = true, @ViewBuilder content: () -> Content
    ) -> some View { environment(\.tabAccessory, isEnabled ? AnyView(content()) : nil) }
}
