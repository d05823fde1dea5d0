extension View {
    /// Shows a dialog over the page while `isPresented` is `true`; there is none without actions.
    func dialog<Actions: View, Message: View>(
        _ kind: DialogKind, _ title: Text, visibility: Visibility = .automatic, _ isPresented: Binding<Bool>,
        _ actions: Actions?, _ message: Message?
    ) -> some View {
        presenting(
            actions.map { DialogView(kind, title, visibility: visibility, isPresented, actions: $0, message: message) },
            isPresented)
    }

    /// Shows `dialog` over the page while `isPresented` is `true`.
    package func presenting<Dialog: View>(
        _ dialog: Dialog?, _ isPresented: Binding<Bool>
    ) -> ModifiedContent<Self, _DialogModifier<Dialog>> {
        modifier(_DialogModifier(presentation: DialogPresentation(isPresented: isPresented, dialog: dialog)))
    }
}

/// Whether a part of a view is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
    /// A visibility: that of the platform, shown, or hidden.
    case automatic, visible, hidden
}
