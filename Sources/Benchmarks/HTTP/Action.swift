import FoundationEssentials

/// The control that receives an event.
enum Target {
    case number(Int)
    case identifier(String)

    var json: String {
        switch self {
        case .number(let number): "\(number)"
        case .identifier(let identifier): "\"\(identifier)\""
        }
    }
}

/// One entry of `GET /_martlet/pages/{page}/actions`.
struct Action: Decodable {
    let target: Int
    let identifier: String?
    let label: String?
    let type: String?
    let enabled: Bool?

    /// Parses the list, which is an array of objects or an object with such an array in `actions`.
    static func list(from json: [UInt8]) throws -> [Action] {
        struct Wrapped: Decodable { let actions: [Action] }
        let data = Data(json)
        if let list = try? JSONDecoder().decode([Action].self, from: data) { return list }
        return try JSONDecoder().decode(Wrapped.self, from: data).actions
    }
}
