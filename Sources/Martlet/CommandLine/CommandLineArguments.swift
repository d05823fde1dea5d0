import ArgumentParser
import Glibc
import Logging
import MartletServer

/// The command line of every Martlet program. The environment supplies what it leaves out.
struct CommandLineArguments: ParsableArguments {
    @Option(help: .server(.host))
    var host: String?

    @Option(help: .server(.port))
    var port: String?

    @Option(help: .server(.publicOrigin))
    var publicOrigin: String?

    @Option(help: .server(.basePath))
    var basePath: String?

    @Option(help: .server(.trustedProxies))
    var trustedProxies: String?

    @Option(help: .server(.forwardedHeaders))
    var forwardedHeaders: String?

    @Option(help: .server(.metricsAddress))
    var metricsAddress: String?

    @Option(help: .server(.metricsToken))
    var metricsToken: String?

    @Option(help: .server(.store))
    var store: String?

    @Option(help: .server(.storeSync))
    var storeSync: String?

    @Option(help: .server(.clusterAddress))
    var clusterAddress: String?

    @Option(help: .server(.clusterSecret))
    var clusterSecret: String?

    @Option(help: .server(.workers))
    var workers: String?

    @Option(
        name: .customLong("limit"),
        help: ArgumentHelp(
            "A limit; may be given several times. In the environment: MARTLET_LIMIT_… (docs/deployment.md).",
            valueName: "name=value"))
    var limits: [String] = []

    @Option(help: .log(.level))
    var logLevel: String?

    @Option(help: .log(.format))
    var logFormat: String?

    @Flag(help: "Show errors of views on the page. For development. In the environment: MARTLET_DEVELOPMENT=1.")
    var development = false

    @Flag(
        help:
            "Show an inspector beside every page: what was evaluated, why, and what was sent. --development implies it. In the environment: MARTLET_INSPECT=1."
    )
    var inspect = false

    @Flag(
        help:
            "Serve in this process, and let a crash end it, where another program supervises it. In the environment: MARTLET_NO_SUPERVISOR=1."
    )
    var noSupervisor = false

    @Flag(help: "Ask a server on this machine whether it is healthy, and end with 0 if it is.")
    var healthcheck = false

    @Flag(help: "Print the version of Martlet that this program contains, and end.")
    var version = false

    /// The value that the command line gives for an option.
    private func value(of option: ConfigurationOption) -> String? {
        switch option {
        case .host: host
        case .port: port
        case .publicOrigin: publicOrigin
        case .basePath: basePath
        case .trustedProxies: trustedProxies
        case .forwardedHeaders: forwardedHeaders
        case .metricsAddress: metricsAddress
        case .metricsToken: metricsToken
        case .store: store
        case .storeSync: storeSync
        case .clusterAddress: clusterAddress
        case .clusterSecret: clusterSecret
        case .workers: workers
        }
    }

    /// The server's configuration. The command line takes precedence over the environment, and the environment over the
    /// defaults.
    func configuration(environment: [String: String]) throws(ConfigurationError) -> ServerConfiguration {
        var configuration = try ServerConfiguration(environment: environment, store: .standard)
        for option in ConfigurationOption.allCases {
            guard let value = value(of: option) else { continue }
            try option.apply(value, givenBy: option.argument, to: &configuration)
        }
        for limit in limits { try configuration.setLimit(limit, givenBy: "--limit") }
        configuration.isDevelopment = development || environment["MARTLET_DEVELOPMENT"] == "1"
        configuration.inspects =
            inspect || configuration.isDevelopment || environment["MARTLET_INSPECT"] == "1"
        if configuration.isDevelopment { configuration.buildStatusPath = environment["MARTLET_BUILD_STATUS"] }
        configuration.inheritedSocket = Self.inheritedSocket(environment)
        configuration.inheritedStoreLock = environment[StoreLock.variable].flatMap { Int32($0) }
        if configuration.workers > 1, !wantsSupervisor(environment: environment) {
            throw ConfigurationError(
                option: ConfigurationOption.workers.argument, value: String(configuration.workers),
                allowed: "1 where --no-supervisor is given, since the supervisor starts the workers")
        }
        return configuration
    }

    /// The configuration of the log.
    func logging(environment: [String: String]) throws(ConfigurationError) -> LogConfiguration {
        var logging = LogConfiguration()
        for (option, value) in [(LogOption.level, logLevel), (.format, logFormat)] {
            if let value {
                try option.apply(value, givenBy: option.argument, to: &logging)
            } else if let value = environment[option.variable], !value.isEmpty {
                try option.apply(value, givenBy: option.variable, to: &logging)
            }
        }
        return logging
    }

    /// Whether this process shall supervise the one that serves.
    func wantsSupervisor(environment: [String: String]) -> Bool {
        !noSupervisor && environment["MARTLET_NO_SUPERVISOR"] != "1"
    }

    /// The listening socket that a supervisor passes on (the protocol of systemd's socket activation).
    private static func inheritedSocket(_ environment: [String: String]) -> Int32? {
        guard environment["LISTEN_FDS"] == "1", environment["LISTEN_PID"] == String(getpid()) else { return nil }
        return 3
    }
}

extension ServerConfiguration {
    /// The address as it appears in a URL that a person can open.
    var printableHost: String {
        switch host {
        case "0.0.0.0", "::": "127.0.0.1"
        default: host.contains(":") ? "[\(host)]" : host
        }
    }
}

extension ArgumentHelp {
    fileprivate static func server(_ option: ConfigurationOption) -> ArgumentHelp {
        ArgumentHelp("\(option.help) In the environment: \(option.variables.joined(separator: " or ")).")
    }

    fileprivate static func log(_ option: LogOption) -> ArgumentHelp {
        ArgumentHelp("\(option.help) In the environment: \(option.variable).")
    }
}
