extension View {
    /// An alert that tells of `error`, while `isPresented` is true and there is one. Its title is the error's description.
    public func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(
            .alert, Text(error.title), isPresented, error.map { _ in DialogContent(content: actions()) },
            EmptyView?.none)
    }

    /// An alert that tells of `error`, while `isPresented` is true and there is one, with actions and a message that are made
    /// from it. Its title is the error's description.
    public func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
    ) -> some View {
        dialog(
            .alert, Text(error.title), isPresented, error.map { DialogContent(content: actions($0)) },
            error.map { DialogContent(content: message($0)) })
    }
}

extension Optional where Wrapped: LocalizedError {
    /// What is shown of an error: its own words, else which one it is.
    fileprivate var title: String { map { $0.errorDescription ?? String(describing: $0) } ?? "" }
}
