import FoundationEssentials

/// Whether the log shows a value.
///
/// Unless a message says otherwise, numbers and truth values are shown, and everything else is `<private>`, because a log
/// outlives the visitor whom it tells about. In development (`--development`), only what is `sensitive` is hidden.
public struct OSLogPrivacy: Equatable, Sendable {
    /// What stands in place of a value that is not shown.
    public enum Mask: Equatable, Sendable {
        /// Sixteen digits that are the same for equal values until the server is started anew, and do not tell the value.
        case hash
        /// Nothing.
        case none
    }

    enum Visibility { case auto, `public`, `private`, sensitive }

    let visibility: Visibility
    var mask = Mask.none

    /// Shown.
    public static var `public`: OSLogPrivacy { OSLogPrivacy(visibility: .public) }
    /// Shown in development only.
    public static var `private`: OSLogPrivacy { OSLogPrivacy(visibility: .private) }
    /// Never shown.
    public static var sensitive: OSLogPrivacy { OSLogPrivacy(visibility: .sensitive) }
    /// Shown if it is a number or a truth value.
    public static var auto: OSLogPrivacy { OSLogPrivacy(visibility: .auto) }

    /// As ``private``, with a mask.
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(visibility: .private, mask: mask) }
    /// As ``sensitive``, with a mask.
    public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(visibility: .sensitive, mask: mask) }
    /// As ``auto``, with a mask.
    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(visibility: .auto, mask: mask) }

    /// What a log shows of `value`.
    func shown(_ value: String, isScalar: Bool) -> String {
        let isShown =
            switch visibility {
            case .public: true
            case .auto: isScalar || Self.isDevelopment
            case .private: Self.isDevelopment
            case .sensitive: false
            }
        if isShown { return value }
        guard mask == .hash else { return "<private>" }
        // The process's own seed: nobody can find the value by hashing what it might be.
        let digits = String(UInt64(bitPattern: Int64(value.hashValue)), radix: 16)
        return "<mask.hash: \(String(repeating: "0", count: max(16 - digits.count, 0)))\(digits)>"
    }

    /// As `App.main()` decides it.
    private static let isDevelopment =
        CommandLine.arguments.contains("--development")
        || ProcessInfo.processInfo.environment["MARTLET_DEVELOPMENT"] == "1"
}
