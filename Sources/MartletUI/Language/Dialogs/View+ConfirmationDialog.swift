// The overloads are SwiftUI's: the title is a literal, a string or a text; there is a message or none, and data or
// none.
extension View {
    /// Shows a dialog with a choice of actions over the page while a binding is `true`.
    ///
    ///     .confirmationDialog("Share", isPresented: $isSharing) {
    ///         Button("By mail") { mail() }
    ///         Button("As a link") { link() }
    ///     }
    ///
    /// Each button among the actions closes the dialog after the button's action has run, by writing `false` to the
    /// binding. Escape and a click outside of the dialog perform the action of the button with the role
    /// ``ButtonRole/cancel``. Without such a button there is one, “Cancel”.
    ///
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - isPresented: A binding that shows the dialog.
    ///   - titleVisibility: Whether the title is shown. A screen reader says a hidden title, too.
    ///   - actions: The buttons.
    public func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(.confirmation, Text(titleKey), visibility: titleVisibility, isPresented, actions(), EmptyView?.none)
    }

    /// Shows a dialog with a choice of actions and a string as its title over the page while a binding is `true`.
    ///
    /// Each button among the actions closes the dialog after the button's action has run, by writing `false` to the
    /// binding. Escape and a click outside of the dialog perform the action of the button with the role
    /// ``ButtonRole/cancel``. Without such a button there is one, “Cancel”.
    ///
    /// - Parameters:
    ///   - title: The title, shown as it is.
    ///   - isPresented: A binding that shows the dialog.
    ///   - titleVisibility: Whether the title is shown. A screen reader says a hidden title, too.
    ///   - actions: The buttons.
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(.confirmation, Text(title), visibility: titleVisibility, isPresented, actions(), EmptyView?.none)
    }

    /// Shows a dialog with a choice of actions and a text as its title over the page while a binding is `true`.
    ///
    /// Each button among the actions closes the dialog after the button's action has run, by writing `false` to the
    /// binding. Escape and a click outside of the dialog perform the action of the button with the role
    /// ``ButtonRole/cancel``. Without such a button there is one, “Cancel”.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - isPresented: A binding that shows the dialog.
    ///   - titleVisibility: Whether the title is shown. A screen reader says a hidden title, too.
    ///   - actions: The buttons.
    public func confirmationDialog<A: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(.confirmation, title, visibility: titleVisibility, isPresented, actions(), EmptyView?.none)
    }

    /// Shows a dialog with a choice of actions and a message over the page while a binding is `true`.
    ///
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - isPresented: A binding that shows the dialog.
    ///   - titleVisibility: Whether the title is shown. A screen reader says a hidden title, too.
    ///   - actions: The buttons.
    ///   - message: The views below the title.
    public func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        dialog(.confirmation, Text(titleKey), visibility: titleVisibility, isPresented, actions(), message())
    }

    /// Shows a dialog with a choice of actions, a string as its title and a message while a binding is `true`.
    ///
    /// - Parameters:
    ///   - title: The title, shown as it is.
    ///   - isPresented: A binding that shows the dialog.
    ///   - titleVisibility: Whether the title is shown. A screen reader says a hidden title, too.
    ///   - actions: The buttons.
    ///   - message: The views below the title.
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        dialog(.confirmation, Text(title), visibility: titleVisibility, isPresented, actions(), message())
    }

    /// Shows a dialog with a choice of actions, a text as its title and a message while a binding is `true`.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - isPresented: A binding that shows the dialog.
    ///   - titleVisibility: Whether the title is shown. A screen reader says a hidden title, too.
    ///   - actions: The buttons.
    ///   - message: The views below the title.
    public func confirmationDialog<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        dialog(.confirmation, title, visibility: titleVisibility, isPresented, actions(), message())
    }

    /// Shows a dialog with a choice of actions for data while a binding is `true` and the data is not `nil`.
    ///
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - isPresented: A binding that shows the dialog.
    ///   - titleVisibility: Whether the title is shown. A screen reader says a hidden title, too.
    ///   - data: The data that the actions are made from. A later change does not affect a dialog that is shown.
    ///   - actions: Makes the buttons.
    public func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        dialog(
            .confirmation, Text(titleKey), visibility: titleVisibility, isPresented,
            data.map { DialogContent(content: actions($0)) }, EmptyView?.none)
    }

    /// Shows a dialog with a choice of actions for data, with a string as its title, while a binding is `true` and the
    /// data is not `nil`.
    ///
    /// - Parameters:
    ///   - title: The title, shown as it is.
    ///   - isPresented: A binding that shows the dialog.
    ///   - titleVisibility: Whether the title is shown. A screen reader says a hidden title, too.
    ///   - data: The data that the actions are made from. A later change does not affect a dialog that is shown.
    ///   - actions: Makes the buttons.
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        dialog(
            .confirmation, Text(title), visibility: titleVisibility, isPresented,
            data.map { DialogContent(content: actions($0)) }, EmptyView?.none)
    }

    /// Shows a dialog with a choice of actions for data, with a text as its title, while a binding is `true` and the
    /// data is not `nil`.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - isPresented: A binding that shows the dialog.
    ///   - titleVisibility: Whether the title is shown. A screen reader says a hidden title, too.
    ///   - data: The data that the actions are made from. A later change does not affect a dialog that is shown.
    ///   - actions: Makes the buttons.
    public func confirmationDialog<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        dialog(
            .confirmation, title, visibility: titleVisibility, isPresented,
            data.map { DialogContent(content: actions($0)) }, EmptyView?.none)
    }

    /// Shows a dialog with a choice of actions and a message for data while a binding is `true` and the data is not
    /// `nil`.
    ///
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - isPresented: A binding that shows the dialog.
    ///   - titleVisibility: Whether the title is shown. A screen reader says a hidden title, too.
    ///   - data: The data that the content is made from. A later change does not affect a dialog that is shown.
    ///   - actions: Makes the buttons.
    ///   - message: Makes the views below the title.
    public func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        dialog(
            .confirmation, Text(titleKey), visibility: titleVisibility, isPresented,
            data.map { DialogContent(content: actions($0)) }, data.map { DialogContent(content: message($0)) })
    }

    /// Shows a dialog with a choice of actions and a message for data, with a string as its title, while a binding is
    /// `true` and the data is not `nil`.
    ///
    /// - Parameters:
    ///   - title: The title, shown as it is.
    ///   - isPresented: A binding that shows the dialog.
    ///   - titleVisibility: Whether the title is shown. A screen reader says a hidden title, too.
    ///   - data: The data that the content is made from. A later change does not affect a dialog that is shown.
    ///   - actions: Makes the buttons.
    ///   - message: Makes the views below the title.
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        dialog(
            .confirmation, Text(title), visibility: titleVisibility, isPresented,
            data.map { DialogContent(content: actions($0)) }, data.map { DialogContent(content: message($0)) })
    }

    /// Shows a dialog with a choice of actions and a message for data, with a text as its title, while a binding is
    /// `true` and the data is not `nil`.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - isPresented: A binding that shows the dialog.
    ///   - titleVisibility: Whether the title is shown. A screen reader says a hidden title, too.
    ///   - data: The data that the content is made from. A later change does not affect a dialog that is shown.
    ///   - actions: Makes the buttons.
    ///   - message: Makes the views below the title.
    public func confirmationDialog<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        dialog(
            .confirmation, title, visibility: titleVisibility, isPresented,
            data.map { DialogContent(content: actions($0)) }, data.map { DialogContent(content: message($0)) })
    }
}
