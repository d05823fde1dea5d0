// The overloads are SwiftUI's: the title is a literal, a string or a text; there is a message or none, and data or
// none.
extension View {
    /// Shows an alert over the page while a binding is `true`.
    ///
    ///     .alert("Delete the file?", isPresented: $isAsking) {
    ///         Button("Delete", role: .destructive) { delete() }
    ///     }
    ///
    /// Each button among the actions closes the alert after the button's action has run, by writing `false` to the
    /// binding. Escape performs the action of the button with the role ``ButtonRole/cancel``, or just closes the alert.
    /// Without a button there is one, “OK”. Fields among the actions are shown above the buttons.
    ///
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - isPresented: A binding that shows the alert.
    ///   - actions: The buttons and fields.
    public func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(.alert, Text(titleKey), isPresented, actions(), EmptyView?.none)
    }

    /// Shows an alert with a string as its title over the page while a binding is `true`.
    ///
    /// Each button among the actions closes the alert after the button's action has run, by writing `false` to the
    /// binding. Escape performs the action of the button with the role ``ButtonRole/cancel``, or just closes the alert.
    /// Without a button there is one, “OK”. Fields among the actions are shown above the buttons.
    ///
    /// - Parameters:
    ///   - title: The title, shown as it is.
    ///   - isPresented: A binding that shows the alert.
    ///   - actions: The buttons and fields.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(.alert, Text(title), isPresented, actions(), EmptyView?.none)
    }

    /// Shows an alert with a text as its title over the page while a binding is `true`.
    ///
    /// Each button among the actions closes the alert after the button's action has run, by writing `false` to the
    /// binding. Escape performs the action of the button with the role ``ButtonRole/cancel``, or just closes the alert.
    /// Without a button there is one, “OK”. Fields among the actions are shown above the buttons.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - isPresented: A binding that shows the alert.
    ///   - actions: The buttons and fields.
    public func alert<A: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(.alert, title, isPresented, actions(), EmptyView?.none)
    }

    /// Shows an alert with a message over the page while a binding is `true`.
    ///
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - isPresented: A binding that shows the alert.
    ///   - actions: The buttons and fields.
    ///   - message: The views below the title.
    public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        dialog(.alert, Text(titleKey), isPresented, actions(), message())
    }

    /// Shows an alert with a string as its title and a message over the page while a binding is `true`.
    ///
    /// - Parameters:
    ///   - title: The title, shown as it is.
    ///   - isPresented: A binding that shows the alert.
    ///   - actions: The buttons and fields.
    ///   - message: The views below the title.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        dialog(.alert, Text(title), isPresented, actions(), message())
    }

    /// Shows an alert with a text as its title and a message over the page while a binding is `true`.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - isPresented: A binding that shows the alert.
    ///   - actions: The buttons and fields.
    ///   - message: The views below the title.
    public func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        dialog(.alert, title, isPresented, actions(), message())
    }

    /// Shows an alert for data over the page while a binding is `true` and the data is not `nil`.
    ///
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - isPresented: A binding that shows the alert.
    ///   - data: The data that the actions are made from. A later change does not affect an alert that is shown.
    ///   - actions: Makes the buttons and fields.
    public func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        dialog(.alert, Text(titleKey), isPresented, data.map { DialogContent(content: actions($0)) }, EmptyView?.none)
    }

    /// Shows an alert for data, with a string as its title, while a binding is `true` and the data is not `nil`.
    ///
    /// - Parameters:
    ///   - title: The title, shown as it is.
    ///   - isPresented: A binding that shows the alert.
    ///   - data: The data that the actions are made from. A later change does not affect an alert that is shown.
    ///   - actions: Makes the buttons and fields.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        dialog(.alert, Text(title), isPresented, data.map { DialogContent(content: actions($0)) }, EmptyView?.none)
    }

    /// Shows an alert for data, with a text as its title, while a binding is `true` and the data is not `nil`.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - isPresented: A binding that shows the alert.
    ///   - data: The data that the actions are made from. A later change does not affect an alert that is shown.
    ///   - actions: Makes the buttons and fields.
    public func alert<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        dialog(.alert, title, isPresented, data.map { DialogContent(content: actions($0)) }, EmptyView?.none)
    }

    /// Shows an alert with a message for data over the page while a binding is `true` and the data is not `nil`.
    ///
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - isPresented: A binding that shows the alert.
    ///   - data: The data that the content is made from. A later change does not affect an alert that is shown.
    ///   - actions: Makes the buttons and fields.
    ///   - message: Makes the views below the title.
    public func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        dialog(
            .alert, Text(titleKey), isPresented, data.map { DialogContent(content: actions($0)) },
            data.map { DialogContent(content: message($0)) })
    }

    /// Shows an alert with a message for data, with a string as its title, while a binding is `true` and the data is
    /// not `nil`.
    ///
    /// - Parameters:
    ///   - title: The title, shown as it is.
    ///   - isPresented: A binding that shows the alert.
    ///   - data: The data that the content is made from. A later change does not affect an alert that is shown.
    ///   - actions: Makes the buttons and fields.
    ///   - message: Makes the views below the title.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        dialog(
            .alert, Text(title), isPresented, data.map { DialogContent(content: actions($0)) },
            data.map { DialogContent(content: message($0)) })
    }

    /// Shows an alert with a message for data, with a text as its title, while a binding is `true` and the data is not
    /// `nil`.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - isPresented: A binding that shows the alert.
    ///   - data: The data that the content is made from. A later change does not affect an alert that is shown.
    ///   - actions: Makes the buttons and fields.
    ///   - message: Makes the views below the title.
    public func alert<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        dialog(
            .alert, title, isPresented, data.map { DialogContent(content: actions($0)) },
            data.map { DialogContent(content: message($0)) })
    }
}
