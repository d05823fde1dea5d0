public import MartletUI

extension Button where Label == Text {
    /// Creates a button with the text of a resource as its title.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the visitor's language.
    ///   - action: The action.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, action: @escaping () throws -> Void) {
        self.init(action: action) { Text(titleResource) }
    }

    /// Creates a button with the text of a resource as its title, and with an asynchronous action.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the visitor's language.
    ///   - action: The action.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, action: @escaping AsyncAction) {
        self.init(action: action) { Text(titleResource) }
    }

    /// Creates a button with the text of a resource as its title, for a purpose.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the visitor's language.
    ///   - role: The purpose.
    ///   - action: The action.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, role: ButtonRole?, action: @escaping () throws -> Void) {
        self.init(role: role, action: action) { Text(titleResource) }
    }
}

extension Button where Label == MartletUI.Label<Text, Image> {
    /// Creates a button with a symbol and the text of a resource as its title.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the visitor's language.
    ///   - name: The name of the symbol.
    ///   - action: The action.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, systemImage name: String, action: @escaping () throws -> Void)
    {
        self.init(action: action) { MartletUI.Label(titleResource, systemImage: name) }
    }
}
