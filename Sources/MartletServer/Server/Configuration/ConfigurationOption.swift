/// The options of a server that the command line and the environment set: one table for both.
package enum ConfigurationOption: String, CaseIterable, Sendable {
    case host
    case port
    case publicOrigin = "public-origin"
    case basePath = "base-path"
    case trustedProxies = "trusted-proxies"
    case forwardedHeaders = "forwarded-headers"
    case metricsAddress = "metrics-address"
    case metricsToken = "metrics-token"
    case store
    case storeSync = "store-sync"
    case clusterAddress = "cluster-address"
    case clusterSecret = "cluster-secret"
    case workers

    /// `--public-origin`
    package var argument: String { "--" + rawValue }

    /// `MARTLET_PUBLIC_ORIGIN`, and for some a name that hosting services set; the first that is set counts.
    package var variables: [String] {
        let name = rawValue.uppercased().replacing("-", with: "_")
        switch self {
        case .host, .port, .publicOrigin: return ["MARTLET_" + name, name]
        default: return ["MARTLET_" + name]
        }
    }

    /// What it is, in a sentence.
    package var help: String {
        switch self {
        case .host: "The address to listen on; 0.0.0.0 or :: for all."
        case .port: "The port to listen on; 0 takes a free one."
        case .publicOrigin: "The origin that browsers use, behind a proxy."
        case .basePath: "The path below which all of the program's paths lie, as /app."
        case .trustedProxies: "The proxies whose word on a request's origin counts, as 127.0.0.1,10.0.0.0/8."
        case .forwardedHeaders: "Which headers the trusted proxies set: x-forwarded or forwarded."
        case .metricsAddress: "An address of the metrics' own, as 9464 (this machine only) or 10.0.0.5:9464."
        case .metricsToken: "A token with which /_martlet/metrics is answered, and without which it is not."
        case .store:
            "The file that keeps state beyond the process (.martlet/state.sqlite), or redis://…, :memory: or none."
        case .clusterAddress: "Where other servers with the same store reach this one, as 10.0.0.5:8080."
        case .clusterSecret: "The secret of all servers with the same store; after a blank, the previous one."
        case .workers: "Processes that serve at the same time; more than 1 with a store in Redis."
        case .storeSync: "What stored state survives: the end of the process, or the loss of power as well."
        }
    }

    /// What it takes.
    package var allowed: String {
        switch self {
        case .host: "an address or a name of this machine"
        case .port: "a number from 0 to 65535"
        case .publicOrigin: "a scheme, a host and perhaps a port, as https://example.org"
        case .basePath: "a path of letters, digits and -._~ between slashes, without one at its end, as /app"
        case .trustedProxies: "addresses and ranges as 192.0.2.1, 10.0.0.0/8 or 2001:db8::/32, with commas between them"
        case .forwardedHeaders: "x-forwarded or forwarded"
        case .metricsAddress: "a port, or a host and a port, as 9464, 127.0.0.1:9464 or [::1]:9464"
        case .metricsToken: "at least 16 letters, digits and signs, without blanks"
        case .store: "a path, the address of a Redis, :memory: or none"
        case .clusterAddress: "an address in numbers and a port, as 10.0.0.5:8080 or [fd00::5]:8080"
        case .clusterSecret:
            "secrets of at least \(ClusterSecrets.leastLength) letters, digits and signs, or the word stored, with blanks between them"
        case .workers: "a number from 1 to \(WorkerDirectory.mostWorkers)"
        case .storeSync: "process or power"
        }
    }

    /// Sets it in `configuration`. `name` is what the value was given by.
    package func apply(
        _ value: String, givenBy name: String, to configuration: inout ServerConfiguration
    ) throws(ConfigurationError) {
        let refused = ConfigurationError(option: name, value: value, allowed: allowed)
        switch self {
        case .host: configuration.host = value
        case .port:
            guard let port = Int(value) else { throw refused }
            configuration.port = port
        case .publicOrigin: configuration.publicOrigin = value.isEmpty ? nil : value
        case .basePath: configuration.basePath = value
        case .trustedProxies:
            var ranges: [AddressRange] = []
            for part in value.split(whereSeparator: { $0 == "," || $0 == " " }) {
                guard let range = AddressRange(String(part)) else { throw refused }
                ranges.append(range)
            }
            configuration.trustedProxies = ranges
        case .forwardedHeaders:
            guard let kind = ForwardedHeaders.Kind(rawValue: value) else { throw refused }
            configuration.usesForwardedHeader = kind == .forwarded
        case .metricsAddress: configuration.metricsAddress = value
        case .metricsToken: configuration.metricsToken = value
        case .store:
            guard let location = StoreLocation(value) else { throw refused }
            configuration.store = location
        case .storeSync:
            guard let sync = StoreSync(rawValue: value) else { throw refused }
            configuration.storeSync = sync
        case .clusterAddress: configuration.clusterAddress = value
        case .clusterSecret: configuration.clusterSecrets = value.split(separator: " ").map(String.init)
        case .workers:
            guard let workers = Int(value) else { throw refused }
            configuration.workers = workers
        }
        if let problem = problem(in: configuration, givenBy: name) { throw problem }
    }

    /// What is wrong with the option's value in `configuration`.
    func problem(in configuration: ServerConfiguration, givenBy name: String) -> ConfigurationError? {
        let value: String
        let isAllowed: Bool
        switch self {
        case .host:
            value = configuration.host
            isAllowed = !value.isEmpty && value.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
        case .port:
            value = String(configuration.port)
            isAllowed = (0...65_535).contains(configuration.port)
        case .publicOrigin:
            value = configuration.publicOrigin ?? ""
            isAllowed = configuration.publicOrigin.map(OriginPolicy.isOrigin) ?? true
        case .basePath:
            value = configuration.basePath
            isAllowed = ServerConfiguration.isBasePath(value)
        case .metricsAddress:
            value = configuration.metricsAddress ?? ""
            isAllowed = configuration.metricsAddress.map { MetricsAddress($0) != nil } ?? true
        case .metricsToken:
            value = configuration.metricsToken ?? ""
            isAllowed =
                configuration.metricsToken.map { token in
                    token.utf8.count >= 16 && token.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
                } ?? true
        case .store:
            value = configuration.store.path ?? "none"
            isAllowed = configuration.store.isAllowed
        case .clusterAddress:
            value = configuration.clusterAddress ?? ""
            isAllowed = configuration.clusterAddress.map { $0.contains(":") && MetricsAddress($0) != nil } ?? true
        case .clusterSecret:
            value = ""
            isAllowed = configuration.clusterSecrets.allSatisfy(ClusterSecrets.isAllowed)
        case .workers:
            value = String(configuration.workers)
            isAllowed = (1...WorkerDirectory.mostWorkers).contains(configuration.workers)
        case .trustedProxies, .forwardedHeaders, .storeSync: return nil
        }
        // Errors are logged, so they must not contain a secret.
        let shown = self == .metricsToken || self == .clusterSecret ? "(not shown)" : value
        return isAllowed ? nil : ConfigurationError(option: name, value: shown, allowed: allowed)
    }
}
