public import MartletUI

/// The modifier of `tabItem(_:)`: it only says what the tab's button shows.
struct TabItem: ViewModifier {
    let label: AnyView

    func body(content: Content) -> some View { content }
}

extension View {
    /// Sets what the button of this view's tab shows in a ``TabView``.
    ///
    /// - Parameter label: A label, or a text.
    public func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> some View {
        modifier(TabItem(label: AnyView(label())))
    }
}
