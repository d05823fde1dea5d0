#if Macros
import SwiftSyntax

/// A type whose extensions may hold entries.
///
/// A container has a subscript that takes the type of a key, and a key has a static `defaultValue`. To allow entries in
/// another type, add it to ``all``.
struct EntryContainer {
    /// The name of the extended type.
    let name: String
    /// The protocol of its keys, qualified with its module: a program may declare a type of the same name.
    let key: String

    static let all = [EntryContainer(name: "EnvironmentValues", key: "MartletUI.EnvironmentKey")]

    /// The container that the innermost declaration around an entry extends, if any.
    static func around(_ lexicalContext: [Syntax]) -> EntryContainer? {
        guard let type = lexicalContext.first?.as(ExtensionDeclSyntax.self)?.extendedType else { return nil }
        let name = type.as(IdentifierTypeSyntax.self)?.name ?? type.as(MemberTypeSyntax.self)?.name
        return all.first { $0.name == name?.identifier?.name }
    }
}
#endif
