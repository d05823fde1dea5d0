/// A stand-in for Foundation's `IndexSet`, which its essentials do not have.
public struct _Offsets: Sequence {
    public func makeIterator() -> EmptyCollection<Int>.Iterator { EmptyCollection<Int>().makeIterator() }
}

public enum _SearchFieldPlacement: Sendable {
    case automatic, toolbar, sidebar, navigationBarDrawer
    public static func navigationBarDrawer(displayMode: _SearchFieldDisplayMode) -> Self { .automatic }
}

public enum _SearchFieldDisplayMode: Sendable { case automatic, always }

extension View {
    @available(*, unavailable, message: "Put a TextField above the list, and show the elements that match its text.")
    public func searchable(
        text: Binding<String>, placement: _SearchFieldPlacement = .automatic, prompt: LocalizedStringKey? = nil
    ) -> some View { self }

    @available(*, unavailable, message: "Put a TextField above the list, and show the elements that match its text.")
    @_disfavoredOverload
    public func searchable(
        text: Binding<String>, placement: _SearchFieldPlacement = .automatic, prompt: some StringProtocol
    ) -> some View { self }

    @available(*, unavailable, message: "Put a TextField above the list, and show the elements that match its text.")
    public func searchable(
        text: Binding<String>, placement: _SearchFieldPlacement = .automatic, prompt: Text
    ) -> some View { self }

    @available(*, unavailable, message: "A page shows changes by itself; load with .task, and again with a Button.")
    public func refreshable(action: @escaping AsyncAction) -> some View { self }

    @available(*, unavailable, message: "Put the buttons into the row.")
    public func swipeActions<Content: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> Content
    ) -> some View { self }

    @available(*, unavailable, message: "Give the row's content a .background(_:).")
    public func listRowBackground<Background: View>(_ view: Background?) -> some View { self }

    @available(*, unavailable, message: "Give the row's content a .padding(_:).")
    public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }

    @available(
        *, unavailable,
        message: "Leave it out, or write the rows into a VStack, with a Divider where there is to be one."
    )
    public func listRowSeparator(_ visibility: Visibility, edges: Edge.Set = .all) -> some View { self }

    @available(*, unavailable, message: "Leave it out: lists and scroll views have no background of their own.")
    public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
}

extension ForEach where Content: View {
    @available(*, unavailable, message: "Put a Button into the row that removes its element.")
    public func onDelete<Offsets>(perform action: ((Offsets) -> Void)?) -> some View { self }

    @available(*, unavailable, message: "Put a Button into the row that removes its element.")
    public func onDelete(perform action: ((_Offsets) -> Void)?) -> some View { self }

    @available(*, unavailable, message: "Put buttons into the row that move its element up and down.")
    public func onMove<Offsets>(perform action: ((Offsets, Int) -> Void)?) -> some View { self }

    @available(*, unavailable, message: "Put buttons into the row that move its element up and down.")
    public func onMove(perform action: ((_Offsets, Int) -> Void)?) -> some View { self }
}

extension List {
    @available(*, unavailable, message: "Make each row a Button that sets the selection, and mark the chosen one.")
    public init<Selection>(selection: Binding<Selection>, @ViewBuilder content: () -> Content) {
        self.init(content: content)
    }

    @available(*, unavailable, message: "Make each row a Button that sets the selection, and mark the chosen one.")
    public init<Selection, Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<Selection>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(data, rowContent: rowContent)
    }

    @available(*, unavailable, message: "Make each row a Button that sets the selection, and mark the chosen one.")
    public init<Selection, Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Selection>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(data, id: id, rowContent: rowContent)
    }
}
