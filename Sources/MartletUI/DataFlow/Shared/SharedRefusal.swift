/// Why a change of a shared value was not made.
enum SharedRefusal {
    case size(SharedSizeError)
    case unavailable(SharedUnavailableError)

    var error: any Error {
        switch self {
        case .size(let error): error
        case .unavailable(let error): error
        }
    }

    var diagnostic: Diagnostic {
        switch self {
        case .size(let error):
            .sharedTooLarge(
                value: error.value, bytes: error.bytes, limit: error.limit, limitBytes: error.limitBytes)
        case .unavailable(let error): .sharedUnavailable(value: error.value)
        }
    }
}

/// A change of a shared value that was not made, because another server has the right to change it and did not pass it on in
/// time, or because the store could not be reached for so long that no more changes may wait for it.
public struct SharedUnavailableError: Error, Hashable, CustomStringConvertible {
    /// The type of the value, such as `Board`.
    public let value: String

    /// One sentence for a person: what was not done, and why.
    public var description: String {
        "Shared<\(value)> was not changed: the right to change it could not be had from the other servers in time, or the store has not taken its last changes."
    }

    init(_ value: String) { self.value = value }
}
