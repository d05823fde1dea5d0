// As in SwiftUI: with a title that is a literal, a string or a text; with a message and with data, or without.
extension View {
    /// A dialog with a choice of actions, over the page while `isPresented` is true.
    ///
    /// Every button among its actions ends it, as those of an alert do; Escape and a click beside it do what the button
    /// with the
    /// role ``ButtonRole/cancel`` does. Without such a button there is one, “Cancel”. A title that is hidden is still
    /// said by screen
    /// readers.
    public func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(.confirmation, Text(titleKey), visibility: titleVisibility, isPresented, actions(), EmptyView?.none)
    }

    /// A dialog with a choice of actions, over the page while `isPresented` is true.
    ///
    /// Every button among its actions ends it, as those of an alert do; Escape and a click beside it do what the button
    /// with the
    /// role ``ButtonRole/cancel`` does. Without such a button there is one, “Cancel”. A title that is hidden is still
    /// said by screen
    /// readers.
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(.confirmation, Text(title), visibility: titleVisibility, isPresented, actions(), EmptyView?.none)
    }

    /// A dialog with a choice of actions, over the page while `isPresented` is true.
    ///
    /// Every button among its actions ends it, as those of an alert do; Escape and a click beside it do what the button
    /// with the
    /// role ``ButtonRole/cancel`` does. Without such a button there is one, “Cancel”. A title that is hidden is still
    /// said by screen
    /// readers.
    public func confirmationDialog<A: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(.confirmation, title, visibility: titleVisibility, isPresented, actions(), EmptyView?.none)
    }

    /// A dialog with a choice of actions, over the page while `isPresented` is true, with a message under its title.
    public func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        dialog(.confirmation, Text(titleKey), visibility: titleVisibility, isPresented, actions(), message())
    }

    /// A dialog with a choice of actions, over the page while `isPresented` is true, with a message under its title.
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        dialog(.confirmation, Text(title), visibility: titleVisibility, isPresented, actions(), message())
    }

    /// A dialog with a choice of actions, over the page while `isPresented` is true, with a message under its title.
    public func confirmationDialog<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        dialog(.confirmation, title, visibility: titleVisibility, isPresented, actions(), message())
    }

    /// A dialog with a choice of actions, over the page while `isPresented` is true and there is `data`, which its
    /// content is made from. What becomes of the data later does not change a dialog that is shown.
    public func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        dialog(
            .confirmation, Text(titleKey), visibility: titleVisibility, isPresented,
            data.map { DialogContent(content: actions($0)) }, EmptyView?.none)
    }

    /// A dialog with a choice of actions, over the page while `isPresented` is true and there is `data`, which its
    /// content is made from. What becomes of the data later does not change a dialog that is shown.
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        dialog(
            .confirmation, Text(title), visibility: titleVisibility, isPresented,
            data.map { DialogContent(content: actions($0)) }, EmptyView?.none)
    }

    /// A dialog with a choice of actions, over the page while `isPresented` is true and there is `data`, which its
    /// content is made from. What becomes of the data later does not change a dialog that is shown.
    public func confirmationDialog<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        dialog(
            .confirmation, title, visibility: titleVisibility, isPresented,
            data.map { DialogContent(content: actions($0)) }, EmptyView?.none)
    }

    /// As without a message, which is made from the data, too.
    public func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        dialog(
            .confirmation, Text(titleKey), visibility: titleVisibility, isPresented,
            data.map { DialogContent(content: actions($0)) }, data.map { DialogContent(content: message($0)) })
    }

    /// As without a message, which is made from the data, too.
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        dialog(
            .confirmation, Text(title), visibility: titleVisibility, isPresented,
            data.map { DialogContent(content: actions($0)) }, data.map { DialogContent(content: message($0)) })
    }

    /// As without a message, which is made from the data, too.
    public func confirmationDialog<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        dialog(
            .confirmation, title, visibility: titleVisibility, isPresented,
            data.map { DialogContent(content: actions($0)) }, data.map { DialogContent(content: message($0)) })
    }
}
