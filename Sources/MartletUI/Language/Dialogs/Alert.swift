/// What ``View/alert(isPresented:content:)`` and ``View/alert(item:content:)`` show: SwiftUI's older way to write an alert.
public struct Alert {
    let title: Text
    let message: Text?
    let buttons: [Button]

    /// An alert with one button; without one of its own it is “OK”.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        self.title = title
        self.message = message
        buttons = dismissButton.map { [$0] } ?? []
    }

    /// An alert with two buttons.
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        self.title = title
        self.message = message
        buttons = [primaryButton, secondaryButton]
    }

    /// An alert with two buttons beside one another, as they are where there is room.
    public static func sideBySideButtons(
        title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
    ) -> Alert {
        Alert(title: title, message: message, primaryButton: primaryButton, secondaryButton: secondaryButton)
    }

    /// A button of an alert. Whichever is pressed, the alert ends.
    public struct Button {
        let label: Text
        let role: ButtonRole?
        let action: () -> Void

        private init(_ label: Text, _ role: ButtonRole?, _ action: (() -> Void)?) {
            (self.label, self.role, self.action) = (label, role, action ?? {})
        }

        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label, nil, action)
        }

        /// A button that leaves everything as it was.
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label, .cancel, action)
        }

        /// A button “Cancel” that leaves everything as it was.
        public static func cancel(_ action: (() -> Void)? = {}) -> Button { Button(Text("Cancel"), .cancel, action) }

        /// A button that deletes something, or whose action cannot be taken back.
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label, .destructive, action)
        }
    }
}

/// The buttons of an ``Alert``, as views.
private struct AlertButtons: View {
    let buttons: [Alert.Button]

    var body: some View {
        ForEach(buttons.indices, id: \.self) { index in
            let button = buttons[index]
            Button(role: button.role) {
                button.action()
            } label: {
                button.label
            }
        }
    }
}

extension View {
    /// An alert over the page while `isPresented` is true.
    public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
        let alert = content()
        return dialog(.alert, alert.title, isPresented, AlertButtons(buttons: alert.buttons), alert.message)
    }

    /// An alert over the page while there is an item, which it is made from. Its end writes `nil` to the binding; another
    /// item is another alert.
    public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View {
        let isPresented = Binding(
            get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
        let dialog = item.wrappedValue.map { item in
            let alert = content(item)
            return DialogView(
                .alert, alert.title, isPresented, actions: AlertButtons(buttons: alert.buttons), message: alert.message
            )
            .id(item.id)
        }
        return presenting(dialog, isPresented)
    }
}
