// The files of this folder declare what SwiftUI has and Martlet does not have, with a message that says what to use
// instead; the compiler's “cannot find in scope” would say neither. The compiler leaves unavailable symbols out of
// symbol graphs, so that none of them appears in the reference or in the checks of the public interface, and none needs
// a doc comment.

@available(
    *, unavailable,
    message: "Put the columns into an HStack, with the selection in a @State, or give each a WindowGroup with a path."
)
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: _PrimitiveView {
    public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {}
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView {}
    public init<Columns>(
        columnVisibility: Binding<Columns>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) {}
    public init<Columns>(
        columnVisibility: Binding<Columns>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView {}
}
