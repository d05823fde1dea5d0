import MartletUI

/// A view with modifiers of which at least one puts a control beside it, such as a menu: a control around the view is
/// inside of these modifiers.
protocol AccessorizedView {
    /// Returns the view with what `wrap` makes of its content, or `nil` if no modifier puts a control beside it.
    func wrappingContent(_ wrap: (any View) -> AnyView) -> AnyView?
}

extension ModifiedContent: AccessorizedView where Content: View, Modifier: ViewModifier {
    func wrappingContent(_ wrap: (any View) -> AnyView) -> AnyView? {
        if let inner = (content as? any AccessorizedView)?.wrappingContent(wrap) {
            return AnyView(ModifiedContent<AnyView, Modifier>(content: inner, modifier: modifier))
        }
        guard modifier is any RowAccessory else { return nil }
        return AnyView(ModifiedContent<AnyView, Modifier>(content: wrap(content), modifier: modifier))
    }
}
