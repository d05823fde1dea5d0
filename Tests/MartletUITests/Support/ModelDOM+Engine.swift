import MartletTesting
import MartletUI

extension ModelDOM {
    /// The model of the tree of `graph` as it is.
    convenience init(_ graph: ViewGraph) throws { try self.init(html: graph.html(), styleSheet: graph.styleSheet()) }

    /// The visitor's own change of a field, which the server has not caused.
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
