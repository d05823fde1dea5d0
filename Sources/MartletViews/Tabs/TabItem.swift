public import MartletUI

/// The modifier of `tabItem(_:)`: it only says what the tab's button shows.
struct TabItem: ViewModifier {
    let label: AnyView

    func body(content: Content) -> some View { content }
}

/// The modifier of `badge(_:)`.
struct Badge: ViewModifier {
    let text: String?

    func body(content: Content) -> some View { content }
}

extension View {
    /// Sets what the button of this view's tab shows in a ``TabView``.
    ///
    /// - Parameter label: A label, or a text.
    public func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> some View {
        modifier(TabItem(label: AnyView(label())))
    }

    /// Shows a number at the button of this view's tab in a ``TabView``; elsewhere it has no effect yet.
    ///
    /// - Parameter count: The number; none is shown for 0.
    public func badge(_ count: Int) -> some View { modifier(Badge(text: count == 0 ? nil : "\(count)")) }
}
