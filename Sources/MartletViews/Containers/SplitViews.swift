public import MartletUI

/// Views beside one another, each as wide as the others. The visitor cannot move the borders between them.
public struct HSplitView<Content: View>: View {
    private let content: Content

    /// Creates views beside one another.
    ///
    /// - Parameter content: The views.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The view.
    public var body: some View { HStack(spacing: 0) { content } }
}

/// Views below one another. The visitor cannot move the borders between them.
public struct VSplitView<Content: View>: View {
    private let content: Content

    /// Creates views below one another.
    ///
    /// - Parameter content: The views.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The view.
    public var body: some View { VStack(spacing: 0) { content } }
}
