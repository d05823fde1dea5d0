extension View {
    /// Shows an alert for an error over the page while a binding is `true` and the error is not `nil`.
    ///
    /// - Parameters:
    ///   - isPresented: A binding that shows the alert.
    ///   - error: The error, whose description is the title.
    ///   - actions: The buttons and fields.
    public func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(
            .alert, Text(error.title), isPresented, error.map { _ in DialogContent(content: actions()) },
            EmptyView?.none)
    }

    /// Shows an alert with a message for an error while a binding is `true` and the error is not `nil`.
    ///
    /// - Parameters:
    ///   - isPresented: A binding that shows the alert.
    ///   - error: The error, whose description is the title.
    ///   - actions: Makes the buttons and fields from the error.
    ///   - message: Makes the views below the title from the error.
    public func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
    ) -> some View {
        dialog(
            .alert, Text(error.title), isPresented, error.map { DialogContent(content: actions($0)) },
            error.map { DialogContent(content: message($0)) })
    }
}

extension Optional where Wrapped: LocalizedError {
    /// The title of an alert for the error: the error's own description, or that of its value.
    fileprivate var title: String { map { $0.errorDescription ?? String(describing: $0) } ?? "" }
}
