import Logging

/// The level of a message of ``Logger/log(level:_:)``.
public struct OSLogType: Equatable, RawRepresentable, Sendable {
    /// The number that this level has on Apple's systems.
    public let rawValue: UInt8

    /// The level with this number; a number without a level means ``default``.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Logged at `notice`.
    public static let `default` = OSLogType(rawValue: 0)
    /// Logged at `info`.
    public static let info = OSLogType(rawValue: 1)
    /// Logged at `debug`.
    public static let debug = OSLogType(rawValue: 2)
    /// Logged at `error`.
    public static let error = OSLogType(rawValue: 16)
    /// Logged at `critical`.
    public static let fault = OSLogType(rawValue: 17)

    var level: Logging.Logger.Level {
        switch self {
        case .info: .info
        case .debug: .debug
        case .error: .error
        case .fault: .critical
        default: .notice
        }
    }
}
