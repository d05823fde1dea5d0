import Glibc

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

extension HTTPMethod {
    /// The method of this name.
    init(_ method: UnsafePointer<CChar>) {
        if strcmp(method, "GET") == 0 {
            self = .get
        } else if strcmp(method, "POST") == 0 {
            self = .post
        } else {
            let name = String(cString: method)
            switch name {
            case "HEAD": self = .head
            case "PUT": self = .put
            case "DELETE": self = .delete
            case "PATCH": self = .patch
            case "OPTIONS": self = .options
            default: self = .other(name)
            }
        }
    }
}
