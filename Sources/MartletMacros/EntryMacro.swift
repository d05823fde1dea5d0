#if Macros
package import SwiftSyntax
import SwiftSyntaxBuilder
package import SwiftSyntaxMacros

/// `@Entry`: turns a variable with a default value into a key and the accessors that use it.
///
/// The default value is evaluated at each read for which nothing is provided, and never stored: an object stored in it
/// would be shared by all visitors, and its type would have to be `Sendable`.
package enum EntryMacro {}

extension EntryMacro: PeerMacro {
    /// The key.
    ///
    /// Only this half reports errors, so that each is reported once.
    package static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let entry = try EntryDeclaration(declaration, marked: node, in: context.lexicalContext)
        let key: TypeSyntax = "\(raw: entry.container.key)"
        // With `return`, because a statement cannot begin with a closure.
        guard let type = entry.type else {
            return [
                """
                private struct \(entry.key): MartletUI._InferredDefaultValue, \(key) {
                    static let makeDefaultValue = { @Sendable in return \(entry.defaultValue) }
                }
                """
            ]
        }
        return [
            """
            private struct \(entry.key): \(key) {
                static var defaultValue: \(type) { return \(entry.defaultValue) }
            }
            """
        ]
    }
}

extension EntryMacro: AccessorMacro {
    /// The accessors.
    package static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        guard let entry = try? EntryDeclaration(declaration, marked: node, in: context.lexicalContext) else {
            // The other expansion rejects the program. Without a getter, the compiler would report further errors that
            // nobody made.
            return declaration.hasGetter ? [] : ["get { fatalError() }"]
        }
        return [
            "get { self[\(entry.key).self] }",
            "set { self[\(entry.key).self] = newValue }",
        ]
    }
}

extension DeclSyntaxProtocol {
    /// Whether this variable already has a getter.
    fileprivate var hasGetter: Bool {
        switch self.as(VariableDeclSyntax.self)?.bindings.first?.accessorBlock?.accessors {
        case .getter: true
        case .accessors(let accessors):
            accessors.contains { ![.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind) }
        case nil: false
        }
    }
}

extension EntryDeclaration {
    /// The name of the key's type.
    fileprivate var key: TokenSyntax {
        let name = "__Key_\(name)"
        let isPlain = name.unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isXIDContinue }
        return .identifier(isPlain ? name : "`\(name)`")
    }
}
#endif
