public import MartletUI

// SwiftUI's older spelling of what is `navigationDestination(isPresented:destination:)` today.
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
}
