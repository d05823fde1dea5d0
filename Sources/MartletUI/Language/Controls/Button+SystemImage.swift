/// Buttons with a title and a symbol before it; for the symbols see ``Image/init(systemName:)``.
extension Button where Label == MartletUI.Label<Text, Image> {
    /// Creates a button with a title and a symbol.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - name: The name of the symbol.
    ///   - action: The action to perform when the button is pressed.
    public init(_ title: LocalizedStringKey, systemImage name: String, action: @escaping () throws -> Void) {
        self.init(action: action) { MartletUI.Label(title, systemImage: name) }
    }

    /// Creates a button with a title and a symbol that performs an asynchronous action.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - name: The name of the symbol.
    ///   - action: The action to perform when the button is pressed.
    public init(_ title: LocalizedStringKey, systemImage name: String, action: @escaping AsyncAction) {
        self.init(action: action) { MartletUI.Label(title, systemImage: name) }
    }

    /// Creates a button with a string as its title and a symbol.
    ///
    /// - Parameters:
    ///   - title: The title, shown as it is.
    ///   - name: The name of the symbol.
    ///   - action: The action to perform when the button is pressed.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, systemImage name: String, action: @escaping () throws -> Void) {
        self.init(action: action) { MartletUI.Label(title, systemImage: name) }
    }

    /// Creates a button with a string as its title and a symbol that performs an asynchronous action.
    ///
    /// - Parameters:
    ///   - title: The title, shown as it is.
    ///   - name: The name of the symbol.
    ///   - action: The action to perform when the button is pressed.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, systemImage name: String, action: @escaping AsyncAction) {
        self.init(action: action) { MartletUI.Label(title, systemImage: name) }
    }

    /// Creates a button with a title, a symbol and a role.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - name: The name of the symbol.
    ///   - role: The purpose of the button.
    ///   - action: The action to perform when the button is pressed.
    public init(
        _ title: LocalizedStringKey, systemImage name: String, role: ButtonRole?, action: @escaping () throws -> Void
    ) {
        self.init(role: role, action: action) { MartletUI.Label(title, systemImage: name) }
    }

    /// Creates a button with a title, a symbol and a role that performs an asynchronous action.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - name: The name of the symbol.
    ///   - role: The purpose of the button.
    ///   - action: The action to perform when the button is pressed.
    public init(
        _ title: LocalizedStringKey, systemImage name: String, role: ButtonRole?, action: @escaping AsyncAction
    ) {
        self.init(role: role, action: action) { MartletUI.Label(title, systemImage: name) }
    }

    /// Creates a button with a string as its title, a symbol and a role.
    ///
    /// - Parameters:
    ///   - title: The title, shown as it is.
    ///   - name: The name of the symbol.
    ///   - role: The purpose of the button.
    ///   - action: The action to perform when the button is pressed.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, systemImage name: String, role: ButtonRole?, action: @escaping () throws -> Void
    ) {
        self.init(role: role, action: action) { MartletUI.Label(title, systemImage: name) }
    }

    /// Creates a button with a string as its title, a symbol and a role that performs an asynchronous action.
    ///
    /// - Parameters:
    ///   - title: The title, shown as it is.
    ///   - name: The name of the symbol.
    ///   - role: The purpose of the button.
    ///   - action: The action to perform when the button is pressed.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, systemImage name: String, role: ButtonRole?, action: @escaping AsyncAction
    ) {
        self.init(role: role, action: action) { MartletUI.Label(title, systemImage: name) }
    }
}
