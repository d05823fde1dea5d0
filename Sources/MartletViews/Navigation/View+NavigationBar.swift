public import MartletUI

extension View {
    /// Sets how the page around this view shows its `navigationTitle`.
    ///
    /// - Parameter displayMode: In the bar, or large under it.
    public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        bar { $0.displayMode = displayMode }
    }

    /// Sets how the page around this view shows its `navigationTitle`.
    ///
    /// - Parameter mode: In the bar, or large under it.
    public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        bar { $0.displayMode = mode.mode }
    }

    /// Hides the button that leads back in the bar of the page around this view. The browser's Back stays.
    ///
    /// - Parameter hidesBackButton: Whether it is hidden.
    public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        bar { $0.hidesBackButton = hidesBackButton }
    }

    /// Hides the navigation bar of the page around this view.
    ///
    /// - Parameter hidden: Whether it is hidden.
    public func navigationBarHidden(_ hidden: Bool) -> some View {
        bar { $0.visibility[.navigationBar] = hidden ? .hidden : .visible }
    }

    /// Sets the title of the page around this view; the older spelling of `navigationTitle(_:)`.
    ///
    /// - Parameter titleKey: The title.
    public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }

    /// Sets the title of the page around this view; the older spelling of `navigationTitle(_:)`.
    ///
    /// - Parameter title: The title, shown as it is.
    @_disfavoredOverload
    public func navigationBarTitle(_ title: some StringProtocol) -> some View { navigationTitle(title) }

    /// Sets the title of the page around this view; the older spelling of `navigationTitle(_:)`.
    ///
    /// - Parameter title: The title.
    public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

    /// Sets the title of the page around this view, and how it is shown.
    ///
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - displayMode: In the bar, or large under it.
    public func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode) }

    /// Sets the title of the page around this view, and how it is shown.
    ///
    /// - Parameters:
    ///   - title: The title, shown as it is.
    ///   - displayMode: In the bar, or large under it.
    @_disfavoredOverload
    public func navigationBarTitle(
        _ title: some StringProtocol, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }

    /// Sets the title of the page around this view, and how it is shown.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - displayMode: In the bar, or large under it.
    public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }

    /// Puts views into the bar of the page around this view; the older spelling of `toolbar(content:)`.
    ///
    /// - Parameters:
    ///   - leading: Views at the bar's beginning.
    ///   - trailing: Views at the bar's end.
    public func navigationBarItems<Leading: View, Trailing: View>(leading: Leading, trailing: Trailing) -> some View {
        toolbar {
            ToolbarItem(placement: .topBarLeading) { leading }
            ToolbarItem(placement: .topBarTrailing) { trailing }
        }
    }

    /// Puts views at the beginning of the bar of the page around this view.
    ///
    /// - Parameter leading: The views.
    public func navigationBarItems<Leading: View>(leading: Leading) -> some View {
        toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
    }

    /// Puts views at the end of the bar of the page around this view.
    ///
    /// - Parameter trailing: The views.
    public func navigationBarItems<Trailing: View>(trailing: Trailing) -> some View {
        toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
    }
}
