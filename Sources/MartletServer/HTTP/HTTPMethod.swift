/// The method of a request.
package enum HTTPMethod: Equatable, Sendable {
    case get, head, post, put, delete, patch, options
    /// Any other method, as it was received (methods are case-sensitive).
    case other(String)

    /// As HTTP writes it.
    var name: String {
        switch self {
        case .get: "GET"
        case .head: "HEAD"
        case .post: "POST"
        case .put: "PUT"
        case .delete: "DELETE"
        case .patch: "PATCH"
        case .options: "OPTIONS"
        case .other(let name): name
        }
    }
}
