import Logging
import MartletServer

/// The configuration of the log.
struct LogConfiguration: Equatable {
    enum Format: String, CaseIterable {
        case text, json
    }

    var level = Logger.Level.info
    var format = Format.text
}

/// The options of the log on the command line and in the environment.
enum LogOption: String, CaseIterable {
    case level = "log-level"
    case format = "log-format"

    var argument: String { "--" + rawValue }
    var variable: String { "MARTLET_" + rawValue.uppercased().replacing("-", with: "_") }

    var help: String {
        switch self {
        case .level: "What is logged: \(allowed)."
        case .format: "How it is logged: \(allowed)."
        }
    }

    private var allowed: String {
        switch self {
        case .level: Logger.Level.allCases.map(\.rawValue).joined(separator: ", ")
        case .format: "text or json (a line of JSON for each message)"
        }
    }

    func apply(
        _ value: String, givenBy name: String, to configuration: inout LogConfiguration
    ) throws(ConfigurationError) {
        let refused = ConfigurationError(option: name, value: value, allowed: allowed)
        switch self {
        case .level:
            guard let level = Logger.Level(rawValue: value) else { throw refused }
            configuration.level = level
        case .format:
            guard let format = LogConfiguration.Format(rawValue: value) else { throw refused }
            configuration.format = format
        }
    }
}
