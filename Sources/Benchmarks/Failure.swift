import Glibc

/// The reason why a group could not be measured.
enum Failure: Error, CustomStringConvertible {
    /// The server sent a response with which the benchmark cannot continue.
    case unexpected(String)
    /// What the group measures does not exist; the table leaves the group out.
    case skipped(String)

    static func system(_ call: String) -> Failure {
        .unexpected("\(call): \(String(cString: strerror(errno)))")
    }

    var description: String {
        switch self {
        case .unexpected(let reason), .skipped(let reason): reason
        }
    }
}
