/// The description of an alert for ``View/alert(isPresented:content:)`` and ``View/alert(item:content:)``, SwiftUI's
/// older spelling of alerts.
public struct Alert {
    let title: Text
    let message: Text?
    let buttons: [Button]

    /// Creates an alert with one button.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - message: The text below the title.
    ///   - dismissButton: The button, or `nil` for “OK”.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        self.title = title
        self.message = message
        buttons = dismissButton.map { [$0] } ?? []
    }

    /// Creates an alert with two buttons.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - message: The text below the title.
    ///   - primaryButton: The first button.
    ///   - secondaryButton: The second button.
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        self.title = title
        self.message = message
        buttons = [primaryButton, secondaryButton]
    }

    /// Creates an alert with two buttons next to each other, as any two buttons are where there is room.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - message: The text below the title.
    ///   - primaryButton: The first button.
    ///   - secondaryButton: The second button.
    public static func sideBySideButtons(
        title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
    ) -> Alert {
        Alert(title: title, message: message, primaryButton: primaryButton, secondaryButton: secondaryButton)
    }

    /// A button of an alert. Every button closes the alert.
    public struct Button {
        let label: Text
        let role: ButtonRole?
        let action: () -> Void

        private init(_ label: Text, _ role: ButtonRole?, _ action: (() -> Void)?) {
            (self.label, self.role, self.action) = (label, role, action ?? {})
        }

        /// Creates a button without a role.
        ///
        /// - Parameters:
        ///   - label: The label.
        ///   - action: The action to perform when the button is pressed.
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label, nil, action)
        }

        /// Creates a button that leaves everything unchanged.
        ///
        /// - Parameters:
        ///   - label: The label.
        ///   - action: The action to perform when the button is pressed.
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label, .cancel, action)
        }

        /// Creates a button “Cancel” that leaves everything unchanged.
        ///
        /// - Parameter action: The action to perform when the button is pressed.
        public static func cancel(_ action: (() -> Void)? = {}) -> Button { Button(Text("Cancel"), .cancel, action) }

        /// Creates a button that deletes something, or whose effect cannot be undone.
        ///
        /// - Parameters:
        ///   - label: The label.
        ///   - action: The action to perform when the button is pressed.
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label, .destructive, action)
        }
    }
}

/// The buttons of an ``Alert`` as views.
package struct AlertButtons: View {
    let buttons: [Alert.Button]

    package init(buttons: [Alert.Button]) { self.buttons = buttons }

    package var body: some View {
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
    /// Shows an alert over the page while a binding is `true`.
    ///
    /// - Parameters:
    ///   - isPresented: A binding that shows the alert. It becomes `false` when the alert is closed.
    ///   - content: Makes the alert.
    public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
        let alert = content()
        return dialog(.alert, alert.title, isPresented, AlertButtons(buttons: alert.buttons), alert.message)
    }

    /// Shows an alert over the page while a binding has an item.
    ///
    /// - Parameters:
    ///   - item: A binding to the item. It becomes `nil` when the alert is closed. An item with another identifier is
    ///     shown in a new alert.
    ///   - content: Makes the alert from the item.
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
