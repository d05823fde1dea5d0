package import Synchronization

/// A mistake of a view's: told in the log and, in development, on the page. None ends anything.
package enum Diagnostic: Equatable, Sendable {
    case tooDeep(view: String, limit: UInt16)
    case endlessUpdate(view: String)
    case writeDuringBody(property: String)
    case duplicateIdentifiers(view: String, identifier: String)
    case invalidContent(String)
    case actionFailed(String)
    case unsafeValue(attribute: String, value: String)
    case unknownSymbol(String)

    /// One or two sentences: what was wrong, and what to do.
    package var message: String {
        switch self {
        case .tooDeep(let view, let limit):
            "\(view) is nested \(limit) views deep and is not shown. A view that contains itself needs a condition that ends it."
        case .endlessUpdate(let view):
            "Updating did not come to an end (\(view) kept changing what it depends on) and was stopped. Do not write state that causes the write again."
        case .writeDuringBody(let property):
            "State \(property) was written while a body was being evaluated. Write state in an action, onAppear, onChange or task."
        case .duplicateIdentifiers(let view, let identifier):
            "\(view): the identifier \(identifier) occurs more than once. Give each element an identifier of its own."
        case .invalidContent(let problem): problem
        case .actionFailed(let message): message
        case .unsafeValue(let attribute, let value):
            "The value \(value.prefix(80).debugDescription) of attribute \(attribute) could run code and was left out."
        case .unknownSymbol(let name):
            "There is no symbol \(name.prefix(80).debugDescription); a neutral one is shown. Use Image(_:) with a picture of your own."
        }
    }
}

extension ViewGraph {
    /// A write to state whose view has gone: it has no page to be shown on.
    package static func reportLateWrite(_ property: String) {
        (LateWrites.handler ?? LateWrites.log.withLock { $0 })(property)
    }
}

/// What happens with writes to state that no longer belongs to a view.
package enum LateWrites {
    /// What a test hears in place of the log.
    @TaskLocal package static var handler: (@Sendable (String) -> Void)?
    /// Told the property's name; the server gives it its log.
    package static let log = Mutex<@Sendable (String) -> Void>({ _ in })
}

extension Node {
    /// The name of the view this node stands for, for messages.
    package var typeName: String { declaredType?.name ?? viewType?.name ?? String(describing: type(of: self)) }
}
