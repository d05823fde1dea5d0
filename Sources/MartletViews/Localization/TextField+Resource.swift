public import MartletUI

extension TextField where Label == Text {
    /// Creates a field with the text of a resource as its title.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the visitor's language.
    ///   - text: The text.
    ///   - prompt: What an empty field shows.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(titleResource) }
    }
}

extension SecureField where Label == Text {
    /// Creates a field for a secret with the text of a resource as its title.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the visitor's language.
    ///   - text: The text.
    ///   - prompt: What an empty field shows.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(titleResource) }
    }
}
