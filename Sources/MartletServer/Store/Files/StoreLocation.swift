/// Where a server keeps what is to last longer than a page in memory: state of pages and sessions, `Shared` values.
public enum StoreLocation: Equatable, Sendable {
    /// Nowhere.
    case none
    /// In memory: sleeping pages are packed, but everything ends with the process.
    case memory
    /// In a database file. A server that cannot open it does not start.
    case file(String)
    /// In a Redis or Valkey, for any number of servers: `redis://host:6379/0` or `unix:///path` (docs/scaling.md).
    case redis(String)
    /// In `.martlet/state.sqlite` in the working directory, or in memory if that cannot be made.
    case standard

    /// As on a command line: `none`, `:memory:`, the address of a Redis, or a path.
    package init?(_ text: String) {
        switch text {
        case "none": self = .none
        case ":memory:": self = .memory
        case let text where ["redis://", "rediss://", "unix://"].contains(where: text.hasPrefix): self = .redis(text)
        default: self = .file(text)
        }
        guard isAllowed else { return nil }
    }

    /// Whether a path can be one.
    var isAllowed: Bool {
        path.map { !$0.isEmpty && !$0.hasSuffix("/") && $0.utf8.count < 3_000 && !$0.utf8.contains(0) } ?? true
    }

    /// The file of ``standard``.
    package static let standardPath = ".martlet/state.sqlite"

    /// Whether several processes may have it at the same time.
    var isShared: Bool { if case .redis = self { true } else { false } }

    /// The path of the file, if there is one.
    package var path: String? {
        switch self {
        case .none, .memory, .redis: nil
        case .file(let path): path
        case .standard: Self.standardPath
        }
    }
}

/// What a change that the store reports as durable survives.
public enum StoreSync: String, Sendable {
    /// The end of the process.
    case process
    /// The loss of power as well. Every commit waits for the disk.
    case power
}
