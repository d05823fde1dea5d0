import MartletUI

/// A mistake of a view's that the server has told: in its log and, in development, on the page. What is made again and again
/// is told once, and again when it has been made ten times as often.
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
        /// A control that has no name, or stands inside another.
        case unusableControl
        /// Something else; the description says what.
        case other
    }

    public let kind: Kind
    /// What was wrong, and what to do.
    public let description: String

    /// The name of the view that makes it; `nil` where none is known.
    public let view: String?
    /// How often it was made so far.
    public let count: Int

    init(_ mistake: ViewDiagnostic, count: Int) {
        description = mistake.message(count: count)
        view = mistake.view
        self.count = count
        kind =
            switch mistake.diagnostic {
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
