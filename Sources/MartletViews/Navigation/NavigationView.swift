public import MartletUI

/// Pages over one another; the older spelling of ``NavigationStack``.
public struct NavigationView<Content: View>: View {
    private let content: Content

    /// Creates a stack of pages.
    ///
    /// - Parameter content: The first page.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public var body: some View { NavigationStack { content } }
}

/// How a ``NavigationView`` shows its pages: always over one another.
public struct StackNavigationViewStyle: Sendable {
    /// Creates the style.
    public init() {}
}

extension StackNavigationViewStyle {
    /// Pages over one another.
    public static var stack: Self { Self() }
    /// Pages over one another.
    public static var automatic: Self { Self() }
}

extension View {
    /// Sets how a ``NavigationView`` shows its pages, which is over one another anyway.
    ///
    /// - Parameter style: The style.
    public func navigationViewStyle(_ style: StackNavigationViewStyle) -> some View {
        IgnoredHint.navigationViewStyle.passing(self)
    }
}
