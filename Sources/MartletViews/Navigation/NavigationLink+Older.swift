public import MartletUI

// SwiftUI's older spellings of what is `navigationDestination(isPresented:destination:)` and `(item:destination:)` today.
extension NavigationLink {
    /// Has no effect: a link in a column shows the next column, and one in a stack the next page.
    ///
    /// - Parameter isDetailLink: Whether it would show the last column.
    public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension NavigationLink {
    /// Creates a link to a page that is shown while a binding is `true`.
    ///
    /// - Parameters:
    ///   - isActive: A binding that shows the page.
    ///   - destination: Makes the page.
    ///   - label: The views inside the link.
    @available(*, deprecated, message: "Use navigationDestination(isPresented:destination:).")
    public init(
        isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) { self.init(destination: destination(), isActive: isActive, label: label) }

    /// Creates a link to a page that is shown while a binding has a value.
    ///
    /// - Parameters:
    ///   - tag: The value.
    ///   - selection: A binding that shows the page while it has the value.
    ///   - destination: Makes the page.
    ///   - label: The views inside the link.
    @available(*, deprecated, message: "Use navigationDestination(item:destination:).")
    public init<Tag: Hashable>(
        tag: Tag, selection: Binding<Tag?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) { self.init(destination: destination(), tag: tag, selection: selection, label: label) }
}

extension NavigationLink where Label == Text {
    /// Creates a link with a title, which shows a page while a binding is `true`.
    ///
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - destination: The page.
    ///   - isActive: A binding that shows the page.
    @available(*, deprecated, message: "Use NavigationLink(value:label:) or navigationDestination(isPresented:).")
    public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
        self.init(destination: destination, isActive: isActive) { Text(titleKey) }
    }

    /// Creates a link with a title, which shows a page while a binding is `true`.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - destination: The page.
    ///   - isActive: A binding that shows the page.
    @available(*, deprecated, message: "Use NavigationLink(value:label:) or navigationDestination(isPresented:).")
    @_disfavoredOverload
    public init(_ title: some StringProtocol, destination: Destination, isActive: Binding<Bool>) {
        self.init(destination: destination, isActive: isActive) { Text(verbatim: String(title)) }
    }

    /// Creates a link with a title, which shows a page while a binding has a value.
    ///
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - destination: The page.
    ///   - tag: The value.
    ///   - selection: A binding that shows the page while it has the value.
    @available(*, deprecated, message: "Use navigationDestination(item:destination:).")
    public init<Tag: Hashable>(
        _ titleKey: LocalizedStringKey, destination: Destination, tag: Tag, selection: Binding<Tag?>
    ) { self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) } }

    /// Creates a link with a title, which shows a page while a binding has a value.
    ///
    /// - Parameters:
    ///   - title: The title, shown as it is.
    ///   - destination: The page.
    ///   - tag: The value.
    ///   - selection: A binding that shows the page while it has the value.
    @available(*, deprecated, message: "Use navigationDestination(item:destination:).")
    @_disfavoredOverload
    public init<Tag: Hashable>(
        _ title: some StringProtocol, destination: Destination, tag: Tag, selection: Binding<Tag?>
    ) { self.init(destination: destination, tag: tag, selection: selection) { Text(verbatim: String(title)) } }
}
