import MartletUI

/// A mistake of a view's that the server has told: in its log and, in development, on the page.
public struct PageDiagnostic: Hashable, Sendable, CustomStringConvertible {
    /// What kind of mistake it is.
    public enum Kind: Hashable, Sendable {
        /// Views are nested too deep.
        case tooDeep
        /// Updating does not come to an end.
        case endlessUpdate
        /// State was written while a body was being evaluated.
        case writeDuringBody
        /// An identifier of a `ForEach` occurs more than once.
        case duplicateIdentifiers
        /// HTML that a browser would rearrange.
        case invalidContent
        /// A value that could run code.
        case unsafeValue
        /// Something else; the description says what.
        case other
    }

    public let kind: Kind
    /// What was wrong, and what to do.
    public let description: String

    init(_ diagnostic: Diagnostic) {
        description = diagnostic.message
        kind =
            switch diagnostic {
            case .tooDeep: .tooDeep
            case .endlessUpdate: .endlessUpdate
            case .writeDuringBody: .writeDuringBody
            case .duplicateIdentifiers: .duplicateIdentifiers
            case .invalidContent: .invalidContent
            case .unsafeValue: .unsafeValue
            default: .other
            }
    }
}
