/// An entry as it is written in source, after validation.
struct EntryDeclaration {
    /// The variable's name, without backticks.
    let name: String
    /// The type annotation, if there is one.
    let type: String?
    let defaultValue: String

    /// Reads a declaration. Throws an ``EntryError`` with the place of what is wrong.
    init(_ declaration: String) throws(EntryError) {
        let parts = try VariableParts(declaration)
        if let accessors = parts.accessors { throw EntryError(.computed, at: accessors.lowerBound) }
        name = parts.name.filter { $0 != "`" }
        type = parts.type
        if let value = parts.value {
            defaultValue = value
        } else if let type, Self.isOptional(type) {
            defaultValue = "nil"
        } else {
            throw EntryError(.noDefaultValue, at: parts.nameOffset)
        }
    }

    private static func isOptional(_ type: String) -> Bool {
        if type.contains("->") { return type.hasPrefix("(") && (type.hasSuffix(")?") || type.hasSuffix(")!")) }
        let name = type.prefix { $0 != "<" }.split(separator: ".").last
        return type.hasSuffix("?") || type.hasSuffix("!") || name == "Optional"
    }
}
