public import MartletUI

extension View {
    /// Shows a view over the page while a binding is `true`: from the bottom of a narrow window, in the middle of a wide
    /// one.
    ///
    /// - Parameters:
    ///   - isPresented: A binding that shows the view. It becomes `false` when the visitor leaves it.
    ///   - onDismiss: An action to perform when the view has gone.
    ///   - content: Makes the view.
    public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View { presenting(.sheet, isPresented, onDismiss, content) }

    /// Shows a view over the page while a binding has an item.
    ///
    /// - Parameters:
    ///   - item: A binding to the item. It becomes `nil` when the visitor leaves the view. An item with another identifier
    ///     has a new view.
    ///   - onDismiss: An action to perform when the view has gone.
    ///   - content: Makes the view of an item.
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { presenting(.sheet, item, onDismiss, content) }

    /// Shows a view over all of the page while a binding is `true`.
    ///
    /// - Parameters:
    ///   - isPresented: A binding that shows the view.
    ///   - onDismiss: An action to perform when the view has gone.
    ///   - content: Makes the view, which needs a way to leave it.
    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View { presenting(.cover, isPresented, onDismiss, content) }

    /// Shows a view over all of the page while a binding has an item.
    ///
    /// - Parameters:
    ///   - item: A binding to the item.
    ///   - onDismiss: An action to perform when the view has gone.
    ///   - content: Makes the view of an item, which needs a way to leave it.
    public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { presenting(.cover, item, onDismiss, content) }

    /// Shows a small view beside this one while a binding is `true`; in a narrow window, a sheet.
    ///
    /// - Parameters:
    ///   - isPresented: A binding that shows the view. It becomes `false` when the visitor leaves it.
    ///   - attachmentAnchor: What its arrow points at.
    ///   - arrowEdge: The edge of that at which it stands if there is space. Without one it stands below, or else above.
    ///   - content: Makes the view.
    public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presenting(.popover(PopoverPlace(anchor: attachmentAnchor, edge: arrowEdge)), isPresented, nil, content)
    }

    /// Shows a small view beside this one while a binding has an item; in a narrow window, a sheet.
    ///
    /// - Parameters:
    ///   - item: A binding to the item. It becomes `nil` when the visitor leaves the view.
    ///   - attachmentAnchor: What its arrow points at.
    ///   - arrowEdge: The edge of that at which it stands if there is space. Without one it stands below, or else above.
    ///   - content: Makes the view of an item.
    public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presenting(.popover(PopoverPlace(anchor: attachmentAnchor, edge: arrowEdge)), item, nil, content)
    }

    private func presenting<Content: View>(
        _ kind: SheetKind, _ isPresented: Binding<Bool>, _ onDismiss: (() -> Void)?,
        _ content: @escaping () -> Content
    ) -> some View {
        presenting(
            SheetView(kind: kind, dismiss: { isPresented.wrappedValue = false }, content: content), isPresented
        )
        .modifier(DismissalObserver(isPresented: isPresented, action: onDismiss))
    }

    private func presenting<Item: Identifiable, Content: View>(
        _ kind: SheetKind, _ item: Binding<Item?>, _ onDismiss: (() -> Void)?,
        _ content: @escaping (Item) -> Content
    ) -> some View {
        let isPresented = Binding(
            get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
        return presenting(
            ItemSheet(item: item) { current in
                SheetView(kind: kind, dismiss: { item.wrappedValue = nil }, content: { content(current) })
            }, isPresented
        )
        .modifier(DismissalObserver(isPresented: isPresented, action: onDismiss))
    }
}

/// The sheet of the item that a binding has: another one for each identifier.
private struct ItemSheet<Item: Identifiable, Sheet: View>: View {
    let item: Binding<Item?>
    let sheet: (Item) -> Sheet

    var body: some View {
        if let current = item.wrappedValue { sheet(current).id(current.id) }
    }
}

/// Performs an action when something is no longer presented.
private struct DismissalObserver: ViewModifier {
    let isPresented: Binding<Bool>
    let action: (() -> Void)?

    func body(content: Content) -> some View {
        if let action {
            content.onChange(of: isPresented.wrappedValue) { wasPresented, isPresented in
                if wasPresented, !isPresented { action() }
            }
        } else {
            content
        }
    }
}
