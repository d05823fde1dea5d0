/// The causes for refusing requests and events, as the metrics name them.
package enum RejectionCause: Int, CaseIterable, Sendable {
    case malformed, crossOrigin, notFound, conflict, gone, tooLarge, tooMany, other

    /// The cause that a status stands for.
    init(status: Int) {
        switch status {
        case 400, 415: self = .malformed
        case 403: self = .crossOrigin
        case 404: self = .notFound
        case 409: self = .conflict
        case 410: self = .gone
        case 413: self = .tooLarge
        case 429: self = .tooMany
        default: self = .other
        }
    }

    var name: String {
        switch self {
        case .malformed: "malformed"
        case .crossOrigin: "cross_origin"
        case .notFound: "not_found"
        case .conflict: "conflict"
        case .gone: "gone"
        case .tooLarge: "too_large"
        case .tooMany: "too_many"
        case .other: "other"
        }
    }
}
