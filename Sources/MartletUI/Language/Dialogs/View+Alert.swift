// As in SwiftUI: with a title that is a literal, a string or a text; with a message and with data, or without.
extension View {
    /// A dialog that has to be answered, over the page while `isPresented` is true.
    ///
    /// Every button among its actions ends it when the button's action has run, by writing `false` to the binding.
    /// Escape does
    /// what the button with the role ``ButtonRole/cancel`` does, or just ends it. Without a button there is one, “OK”.
    /// Fields
    /// among the actions stand above the buttons.
    public func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(.alert, Text(titleKey), isPresented, actions(), EmptyView?.none)
    }

    /// A dialog that has to be answered, over the page while `isPresented` is true.
    ///
    /// Every button among its actions ends it when the button's action has run, by writing `false` to the binding.
    /// Escape does
    /// what the button with the role ``ButtonRole/cancel`` does, or just ends it. Without a button there is one, “OK”.
    /// Fields
    /// among the actions stand above the buttons.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(.alert, Text(title), isPresented, actions(), EmptyView?.none)
    }

    /// A dialog that has to be answered, over the page while `isPresented` is true.
    ///
    /// Every button among its actions ends it when the button's action has run, by writing `false` to the binding.
    /// Escape does
    /// what the button with the role ``ButtonRole/cancel`` does, or just ends it. Without a button there is one, “OK”.
    /// Fields
    /// among the actions stand above the buttons.
    public func alert<A: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(.alert, title, isPresented, actions(), EmptyView?.none)
    }

    /// A dialog that has to be answered, over the page while `isPresented` is true, with a message under its title.
    public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        dialog(.alert, Text(titleKey), isPresented, actions(), message())
    }

    /// A dialog that has to be answered, over the page while `isPresented` is true, with a message under its title.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        dialog(.alert, Text(title), isPresented, actions(), message())
    }

    /// A dialog that has to be answered, over the page while `isPresented` is true, with a message under its title.
    public func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        dialog(.alert, title, isPresented, actions(), message())
    }

    /// A dialog that has to be answered, over the page while `isPresented` is true and there is `data`, which its
    /// content is made from. What becomes of the data later does not change a dialog that is shown.
    public func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        dialog(.alert, Text(titleKey), isPresented, data.map { DialogContent(content: actions($0)) }, EmptyView?.none)
    }

    /// A dialog that has to be answered, over the page while `isPresented` is true and there is `data`, which its
    /// content is made from. What becomes of the data later does not change a dialog that is shown.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        dialog(.alert, Text(title), isPresented, data.map { DialogContent(content: actions($0)) }, EmptyView?.none)
    }

    /// A dialog that has to be answered, over the page while `isPresented` is true and there is `data`, which its
    /// content is made from. What becomes of the data later does not change a dialog that is shown.
    public func alert<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        dialog(.alert, title, isPresented, data.map { DialogContent(content: actions($0)) }, EmptyView?.none)
    }

    /// As without a message, which is made from the data, too.
    public func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        dialog(
            .alert, Text(titleKey), isPresented, data.map { DialogContent(content: actions($0)) },
            data.map { DialogContent(content: message($0)) })
    }

    /// As without a message, which is made from the data, too.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        dialog(
            .alert, Text(title), isPresented, data.map { DialogContent(content: actions($0)) },
            data.map { DialogContent(content: message($0)) })
    }

    /// As without a message, which is made from the data, too.
    public func alert<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        dialog(
            .alert, title, isPresented, data.map { DialogContent(content: actions($0)) },
            data.map { DialogContent(content: message($0)) })
    }
}
