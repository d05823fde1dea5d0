extension Button where Label == Text {
    /// Creates a button whose title follows from its role, as “Cancel”.
    ///
    /// - Parameters:
    ///   - role: The purpose of the button.
    ///   - action: The action to perform when the button is pressed.
    public init(role: ButtonRole, action: @escaping () throws -> Void) {
        self.init(role.title, role: role, action: action)
    }

    /// Creates a button that performs an asynchronous action, whose title follows from its role.
    ///
    /// - Parameters:
    ///   - role: The purpose of the button.
    ///   - action: The action to perform when the button is pressed.
    public init(role: ButtonRole, action: @escaping AsyncAction) {
        self.init(role.title, role: role, action: action)
    }
}
