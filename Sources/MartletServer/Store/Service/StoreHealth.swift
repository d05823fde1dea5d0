/// How a server's store is.
package enum StoreHealth: Equatable, Sendable {
    case healthy
    /// Changes wait in memory, and would be lost with the process.
    case failing(StoreError)
    /// Everything is in memory, because the standard file could not be made.
    case memory(StoreError)

    /// A line for `/healthz`; `nil` if all is well. It names no path.
    package var line: String? {
        switch self {
        case .healthy: nil
        case .failing(let error): "store: failing (\(error.summary)); changes are in memory only"
        case .memory(let error): "store: in memory (\(error.summary))"
        }
    }
}
