extension View {
    /// This view with a dialog while `isPresented` says so; without actions there is none.
    func dialog<Actions: View, Message: View>(
        _ kind: DialogKind, _ title: Text, visibility: Visibility = .automatic, _ isPresented: Binding<Bool>,
        _ actions: Actions?, _ message: Message?
    ) -> some View {
        presenting(
            actions.map { DialogView(kind, title, visibility: visibility, isPresented, actions: $0, message: message) },
            isPresented)
    }

    /// This view with `dialog` over the page while `isPresented` says so.
    func presenting<Dialog: View>(
        _ dialog: Dialog?, _ isPresented: Binding<Bool>
    ) -> ModifiedContent<Self, DialogModifier<Dialog>> {
        modifier(DialogModifier(presentation: DialogPresentation(isPresented: isPresented, dialog: dialog)))
    }
}

/// Whether a part of a view is shown, where the system would decide otherwise.
public enum Visibility: Hashable, CaseIterable, Sendable {
    case automatic, visible, hidden
}
