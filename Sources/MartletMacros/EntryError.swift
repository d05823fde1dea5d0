/// An error of an entry, with a message that says what to write instead.
struct EntryError: Error {
    enum Reason {
        case notVariable
        case constant
        case typeMember
        case severalVariables
        case pattern
        case computed
        case noDefaultValue
        case noContainer
    }

    let reason: Reason
    /// Where it is in the declaration, in bytes of UTF-8; `nil` for the attribute.
    let offset: Int?

    init(_ reason: Reason, at offset: Int? = nil) {
        self.reason = reason
        self.offset = offset
    }

    var message: String {
        switch reason {
        case .notVariable: "@Entry belongs on a variable: '@Entry var name: Type = value'"
        case .constant: "@Entry needs 'var': a value of the environment can be replaced"
        case .typeMember: "@Entry needs a variable of each value, not of the type: leave 'static' out"
        case .severalVariables: "@Entry declares one variable: write '@Entry var' for each"
        case .pattern: "@Entry needs a name: '@Entry var name: Type = value'"
        case .computed: "@Entry writes the accessors itself: give a default value with '=' instead"
        case .noDefaultValue: "@Entry needs a default value, unless the type is an optional"
        case .noContainer: "@Entry belongs in an extension of \(Self.containers)"
        }
    }

    private static let containers = EntryContainer.all.filter { !$0.isUnavailable }.map { "'\($0.name)'" }.joined(
        separator: " or ")
}
