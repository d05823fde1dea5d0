import Glibc

/// Why a group could not be measured.
enum Failure: Error, CustomStringConvertible {
    /// The server answered something that the benchmark cannot go on with.
    case unexpected(String)
    /// What the group measures is not there; the group is left out of the table.
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
