#if Macros
import SwiftDiagnostics
import SwiftSyntax

/// The errors of an entry, each with a message that says what to write instead.
enum EntryError: String, DiagnosticMessage {
    case notVariable
    case constant
    case typeMember
    case severalVariables
    case pattern
    case computed
    case noDefaultValue
    case noContainer

    var message: String {
        switch self {
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

    var diagnosticID: MessageID { MessageID(domain: "MartletMacros", id: "Entry.\(rawValue)") }
    var severity: DiagnosticSeverity { .error }

    /// Returns the error, with its message at the first character of `node`.
    func at(_ node: some SyntaxProtocol) -> DiagnosticsError {
        DiagnosticsError(diagnostics: [Diagnostic(node: node, message: self)])
    }

    private static let containers = EntryContainer.all.map { "'\($0.name)'" }.joined(separator: " or ")
}
#endif
