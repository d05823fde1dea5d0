/// The method of a request.
package enum HTTPMethod: Equatable, Sendable {
    case get, head, post, put, delete, patch, options
    /// Any other method, as it was received (methods are case-sensitive).
    case other(String)
}
