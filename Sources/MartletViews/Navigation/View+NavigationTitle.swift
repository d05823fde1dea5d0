public import MartletUI

extension View {
    /// Sets what stands under the title of the page around this view.
    ///
    /// - Parameter subtitleKey: The text.
    public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
        navigationSubtitle(Text(subtitleKey))
    }

    /// Sets what stands under the title of the page around this view.
    ///
    /// - Parameter subtitle: The text, shown as it is.
    @_disfavoredOverload
    public func navigationSubtitle(_ subtitle: some StringProtocol) -> some View { navigationSubtitle(Text(subtitle)) }

    /// Sets what stands under the title of the page around this view.
    ///
    /// - Parameter subtitle: The text.
    public func navigationSubtitle(_ subtitle: Text) -> some View {
        let text = TextContent.text(of: subtitle)
        return bar { $0.subtitle = text }
    }

    /// Lets the title of the page around this view open a menu.
    ///
    /// - Parameter content: The menu's content.
    public func toolbarTitleMenu<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        let content = content()
        return toolbar { ToolbarTitleMenu { content } }
    }
}
