/// A type whose extensions may hold entries.
///
/// A container has a subscript that takes the type of a key, and a key has a static `defaultValue`. To allow entries in
/// another type, add it to ``all``.
struct EntryContainer {
    /// The name of the extended type.
    let name: String
    /// The protocol of its keys, qualified with its module: a program may declare a type of the same name. Empty for a
    /// type that is unavailable.
    let key: String

    /// Whether the type is there only to say what to write in its place. Its entries expand to accessors without a key.
    var isUnavailable: Bool { key.isEmpty }

    static let all = [
        EntryContainer(name: "EnvironmentValues", key: "MartletUI.EnvironmentKey"),
        EntryContainer(name: "ContainerValues", key: ""), EntryContainer(name: "FocusedValues", key: ""),
    ]

    /// The container that the innermost declaration around an entry extends, if any.
    static func around(_ lexicalContext: [String]) -> EntryContainer? {
        guard let innermost = lexicalContext.first.map({ Array($0.utf8) }) else { return nil }
        let tokens = SourceToken.all(in: innermost)
        let words = tokens.map { $0.isWord ? String(decoding: innermost[$0.range], as: UTF8.self) : "" }
        guard var last = words.firstIndex(of: "extension").map({ $0 + 1 }), last < tokens.count else { return nil }
        while last + 2 < tokens.count, tokens[last + 1].is(".") { last += 2 }
        // What follows is a conformance, a condition or the members; another name would be of a nested type.
        return all.first { $0.name == words[last] }
    }
}
