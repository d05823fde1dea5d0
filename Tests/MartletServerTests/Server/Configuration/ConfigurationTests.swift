import FoundationEssentials
import Testing

@testable import MartletServer

@Suite struct ConfigurationTests {
    @Test func theEnvironmentSetsEveryOption() throws {
        let configuration = try ServerConfiguration(environment: [
            "MARTLET_HOST": "0.0.0.0", "HOST": "127.0.0.9", "PORT": "81", "PUBLIC_ORIGIN": "https://example.org",
            "MARTLET_BASE_PATH": "/app/v2", "MARTLET_TRUSTED_PROXIES": "127.0.0.1, 10.0.0.0/8,2001:db8::/32",
            "MARTLET_FORWARDED_HEADERS": "forwarded", "MARTLET_METRICS_TOKEN": "0123456789abcdef",
            "MARTLET_METRICS_ADDRESS": "[::1]:9464", "MARTLET_STORE": "data/state", "MARTLET_STORE_SYNC": "power",
            "MARTLET_LIMIT_SESSIONS": "12", "MARTLET_LIMIT_PAGE_RETENTION": "1.5", "MARTLET_LIMIT_EVENT_BYTES": "",
        ])
        #expect(configuration.host == "0.0.0.0")
        #expect(configuration.port == 81)
        #expect(configuration.publicOrigin == "https://example.org")
        #expect(configuration.basePath == "/app/v2")
        #expect(configuration.trustedProxies.map(\.description) == ["127.0.0.1", "10.0.0.0/8", "2001:db8::/32"])
        #expect(configuration.usesForwardedHeader)
        #expect(configuration.metricsToken == "0123456789abcdef")
        #expect(configuration.metricsAddress == "[::1]:9464")
        #expect(configuration.store == .file("data/state"))
        #expect(configuration.storeSync == .power)
        #expect(configuration.limits.sessions == 12)
        #expect(configuration.limits.pageRetention == 1.5)
        #expect(configuration.limits.eventBytes == ServerConfiguration().limits.eventBytes)
    }

    @Test(arguments: [
        ("PORT", "http"), ("PORT", "65536"), ("MARTLET_PORT", "-1"), ("PUBLIC_ORIGIN", "example.org"),
        ("PUBLIC_ORIGIN", "https://example.org/app"), ("PUBLIC_ORIGIN", "https://"), ("PUBLIC_ORIGIN", "ftp://a"),
        ("PUBLIC_ORIGIN", "https://a b"), ("MARTLET_BASE_PATH", "app"), ("MARTLET_BASE_PATH", "/"),
        ("MARTLET_BASE_PATH", "/app/"), ("MARTLET_BASE_PATH", "/a//b"), ("MARTLET_BASE_PATH", "/a/../b"),
        ("MARTLET_BASE_PATH", "/a\r\nb"), ("MARTLET_BASE_PATH", "/a?b"), ("MARTLET_BASE_PATH", "//evil.example"),
        ("MARTLET_TRUSTED_PROXIES", "nginx"), ("MARTLET_TRUSTED_PROXIES", "10.0.0.1/8"),
        ("MARTLET_FORWARDED_HEADERS", "both"), ("MARTLET_METRICS_TOKEN", "short"), ("HOST", "a b"),
        ("MARTLET_METRICS_ADDRESS", "localhost"), ("MARTLET_METRICS_ADDRESS", "127.0.0.1:"),
        ("MARTLET_METRICS_ADDRESS", ":9464"), ("MARTLET_METRICS_ADDRESS", "::1:9464"),
        ("MARTLET_METRICS_ADDRESS", "[::1]"), ("MARTLET_METRICS_ADDRESS", "127.0.0.1:65536"),
        ("MARTLET_METRICS_ADDRESS", "127.0.0.1:+1"), ("MARTLET_METRICS_ADDRESS", "a b:1"),
        ("MARTLET_STORE", "data/"), ("MARTLET_STORE_SYNC", "disk"), ("MARTLET_LIMIT_STORED_BYTES", "0"),
        ("MARTLET_LIMIT_SESSIONS", "0"), ("MARTLET_LIMIT_SESSIONS", "1.5"), ("MARTLET_LIMIT_SESSIONS", "many"),
        ("MARTLET_LIMIT_PAGE_RETENTION", "nan"), ("MARTLET_LIMIT_PAGE_RETENTION", "-1"),
        ("MARTLET_LIMIT_CONNECTIONS", "99999999999999999999"),
    ])
    func aWrongValueIsNamedWithWhatIsAllowed(_ name: String, _ value: String) throws {
        let error = try #require(throws: ConfigurationError.self) {
            _ = try ServerConfiguration(environment: [name: value])
        }
        #expect(error.option == name)
        #expect(error.description.hasPrefix(name + " is "))
        #expect(error.description.contains("give "))
    }

    @Test func aSecretIsNotInAnError() throws {
        let error = try #require(throws: ConfigurationError.self) {
            _ = try ServerConfiguration(environment: ["MARTLET_METRICS_TOKEN": "secret"])
        }
        #expect(!error.description.contains("secret\""))
    }

    @Test func aServerHasNoStoreUnlessItIsGivenOne() throws {
        #expect(ServerConfiguration().store == StoreLocation.none)
        #expect(try ServerConfiguration(environment: [:]).store == StoreLocation.none)
    }

    @Test func limitsAreSetByName() throws {
        var configuration = ServerConfiguration()
        for limit in LimitOption.all { try configuration.setLimit("\(limit.name)=1024", givenBy: "--limit") }
        #expect(configuration.limits.pagesPerSession == 1_024)
        #expect(configuration.limits.stopDeadline == 1_024)
        for wrong in ["sessions", "=5", "nothing=5", "sessions=", "sessions=0"] {
            #expect(throws: ConfigurationError.self) { try configuration.setLimit(wrong, givenBy: "--limit") }
        }
    }

    /// A property without an option could neither be set nor be out of bounds.
    @Test func everyLimitHasAnOptionOfItsName() {
        let properties = Mirror(reflecting: ServerConfiguration.Limits()).children.compactMap(\.label)
        let names = properties.map { property in
            property.map { $0.isUppercase ? "-\($0.lowercased())" : "\($0)" }.joined()
        }
        #expect(names.sorted() == LimitOption.all.map(\.name).sorted())
    }

    @Test func aWrongLimitIsToldWhatItIsFor() throws {
        let error = try #require(throws: ConfigurationError.self) {
            _ = try ServerConfiguration(environment: ["MARTLET_LIMIT_HEAD_BYTES": "12"])
        }
        let allowed = "a whole number of bytes from 1024 to 1048576 (16384 by default; the head of a request)"
        #expect(error.allowed == allowed)
    }

    /// The front has no defaults of its own.
    @Test func theFrontFollowsTheLimits() {
        var configuration = ServerConfiguration()
        configuration.limits.headBytes = 5_000
        configuration.limits.eventBytes = 3 << 20
        configuration.limits.connectionTimeout = 2.5
        let front = HTTPFrontConfiguration(configuration)
        #expect(front.limits.headBytes == 5_000)
        #expect(front.maximumBodySize == 3 << 20)
        #expect(front.connectionTimeout == 3)
    }

    @Test func nothingListensWithAWrongConfiguration() throws {
        #expect(throws: ConfigurationError.self) {
            try withRequestServer {
                $0.basePath = "app/"
            } _: { _ in
            }
        }
        #expect(throws: ConfigurationError.self) {
            try withRequestServer {
                $0.limits.headDeadline = 0
            } _: { _ in
            }
        }
    }

    @Test func theDocumentNamesEveryOption() throws {
        let root = URL(filePath: #filePath).appending(path: "../../../../../docs/deployment.md").standardized
        let document = try String(contentsOf: root, encoding: .utf8)
        for option in ConfigurationOption.allCases {
            #expect(document.contains("`\(option.argument)`"))
            for variable in option.variables { #expect(document.contains("`\(variable)`")) }
        }
        for limit in LimitOption.all {
            let row = "\n| `\(limit.name)` | `\(limit.variable)` | "
            let cell = document.components(separatedBy: row).dropFirst().first?.prefix { $0 != "|" }
            let standard = cell.map { $0.filter { "0123456789.".contains($0) } }
            #expect(standard == limit.standard, "\(limit.name)")
        }
        for figure in ServerMetric.all { #expect(document.contains("| `\(figure.name)` |")) }
        for timer in [ServerMetric.eventSeconds, ServerMetric.commitSeconds] {
            #expect(document.contains("| `\(timer.name)` |"))
        }
    }

    /// `Int.max` as a `Double` is more than an `Int64` holds.
    @Test(arguments: [Int.max, .min, -1, 1 << 62]) func aLimitOfAnySizeIsNamed(_ number: Int) {
        var configuration = ServerConfiguration()
        configuration.limits.sessions = number
        let error = #expect(throws: ConfigurationError.self) { try configuration.validate() }
        #expect(error?.option == "the limit sessions")
        #expect(error.map { !$0.value.isEmpty } == true)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, -1, 1e300]) func aTimeOfAnyLengthIsNamed(_ seconds: Double) {
        var configuration = ServerConfiguration()
        configuration.limits.heartbeatInterval = seconds
        let error = #expect(throws: ConfigurationError.self) { try configuration.validate() }
        #expect(error?.option == "the limit heartbeat-interval")
        for limit in LimitOption.all {
            #expect(throws: ConfigurationError.self) {
                try limit.apply("\(seconds)", givenBy: "--limit", to: &configuration.limits)
            }
        }
    }

    @Test func everyNameIsThereOnce() {
        let variables = ConfigurationOption.allCases.flatMap(\.variables) + LimitOption.all.map(\.variable)
        #expect(Set(variables).count == variables.count)
        for option in ConfigurationOption.allCases { #expect(option.variables.contains { $0.hasPrefix("MARTLET_") }) }
    }
}
