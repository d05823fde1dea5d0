import MartletUI

/// An error in a view that the server has reported: in its log and, in development, on the page. A repeated error is
/// reported once, and again after ten times as many occurrences.
public struct PageDiagnostic: Hashable, Sendable, CustomStringConvertible {
    /// The kind of an error.
    public enum Kind: Hashable, Sendable {
        /// Views are nested too deeply.
        case tooDeep
        /// Updates do not come to an end.
        case endlessUpdate
        /// A body wrote state while it was evaluated.
        case writeDuringBody
        /// An identifier occurs more than once in a `ForEach`.
        case duplicateIdentifiers
        /// A browser would rearrange the HTML.
        case invalidContent
        /// A value could execute code.
        case unsafeValue
        /// A control has no name, or is inside another control.
        case unusableControl
        /// Another error, which the description explains.
        case other
    }

    /// The kind of misuse.
    public let kind: Kind
    /// What was wrong, and how to fix it.
    public let description: String

    /// The name of the view that causes it, or `nil` if it is unknown.
    public let view: String?
    /// How often the error has occurred so far.
    public let count: Int

    init(_ diagnostic: ViewDiagnostic, count: Int) {
        description = diagnostic.message(count: count)
        view = diagnostic.view
        self.count = count
        kind =
            switch diagnostic.diagnostic {
            case .tooDeep: .tooDeep
            case .endlessUpdate: .endlessUpdate
            case .writeDuringBody: .writeDuringBody
            case .duplicateIdentifiers: .duplicateIdentifiers
            case .invalidContent: .invalidContent
            case .unsafeValue: .unsafeValue
            case .namelessControl, .controlInControl: .unusableControl
            default: .other
            }
    }
}
