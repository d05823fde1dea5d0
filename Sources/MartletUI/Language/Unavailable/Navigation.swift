// The files of this folder declare what SwiftUI has and Martlet does not have, with a message that says what to use
// instead; the compiler's “cannot find in scope” would say neither. The compiler leaves unavailable symbols out of
// symbol graphs, so that none of them appears in the reference or in the checks of the public interface, and none needs
// a doc comment.

@available(
    *, unavailable, message: "Give each screen a WindowGroup with a path, and lead there with Link or openWindow."
)
public struct NavigationStack<Content: View>: _PrimitiveView {
    public init(@ViewBuilder root: () -> Content) {}
    public init<Path>(path: Binding<Path>, @ViewBuilder root: () -> Content) {}
}

@available(
    *, unavailable, message: "Give each screen a WindowGroup with a path, and lead there with Link or openWindow."
)
public struct NavigationView<Content: View>: _PrimitiveView {
    public init(@ViewBuilder content: () -> Content) {}
}

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

@available(
    *, unavailable,
    message: "Use Link with the path of a WindowGroup, or a Button that calls openWindow(id:) or openWindow(value:)."
)
public struct NavigationLink<Label: View, Destination: View>: _PrimitiveView {
    public init(destination: Destination, @ViewBuilder label: () -> Label) {}
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {}
    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {}
    public init<Tag: Hashable>(
        destination: Destination, tag: Tag, selection: Binding<Tag?>, @ViewBuilder label: () -> Label
    ) {}
    public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) where Destination == Never {}
    public init(_ titleKey: LocalizedStringKey, destination: Destination) where Label == Text {}
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) where Label == Text {}
    public init<Value: Hashable>(_ titleKey: LocalizedStringKey, value: Value?)
    where Label == Text, Destination == Never {}
    @_disfavoredOverload
    public init(_ title: some StringProtocol, destination: Destination) where Label == Text {}
    @_disfavoredOverload
    public init(_ title: some StringProtocol, @ViewBuilder destination: () -> Destination) where Label == Text {}
    @_disfavoredOverload
    public init<Value: Hashable>(_ title: some StringProtocol, value: Value?)
    where Label == Text, Destination == Never {}
}

public enum _TitleDisplayMode: Sendable { case automatic, inline, large, inlineLarge }

extension View {
    @available(
        *, unavailable,
        message: "Give the destination a WindowGroup(path:for:), and lead there with openWindow(value:)."
    )
    public func navigationDestination<Data: Hashable, Destination: View>(
        for data: Data.Type, @ViewBuilder destination: @escaping (Data) -> Destination
    ) -> some View { self }

    @available(
        *, unavailable, message: "Give the destination a WindowGroup with a path, and lead there with openWindow(id:)."
    )
    public func navigationDestination<Destination: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) -> some View { self }

    @available(
        *, unavailable,
        message: "Give the destination a WindowGroup(path:for:), and lead there with openWindow(value:)."
    )
    public func navigationDestination<Item: Hashable, Destination: View>(
        item: Binding<Item?>, @ViewBuilder destination: @escaping (Item) -> Destination
    ) -> some View { self }

    @available(
        *, unavailable,
        message: "Leave it out: navigationTitle is the document's title, and a heading is a Text of yours."
    )
    public func navigationBarTitleDisplayMode(_ displayMode: _TitleDisplayMode) -> some View { self }

    @available(*, unavailable, message: "Leave it out: there is no navigation bar, and the way back is the browser's.")
    public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View { self }
}
