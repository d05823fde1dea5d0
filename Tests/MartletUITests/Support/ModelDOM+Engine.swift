import MartletTesting
import MartletUI

extension ModelDOM {
    /// Creates the model of the current tree of `graph`.
    convenience init(_ graph: ViewGraph) throws { try self.init(html: graph.html(), styleSheet: graph.styleSheet()) }

    /// Changes a field as the visitor does, without the server.
    func show(_ value: EventValue, in identifier: String) throws {
        guard let element = element(identifier) else { throw WireMismatch("no \(identifier)") }
        switch value {
        case .string(let text): setProperty(element, "value", .string(text))
        case .boolean(let isOn): setProperty(element, "checked", .boolean(isOn))
        case .none: break
        default: throw WireMismatch("no field shows \(value)")
        }
    }
}
