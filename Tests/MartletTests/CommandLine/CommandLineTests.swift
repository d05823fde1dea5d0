import ArgumentParser
import Logging
import MartletServer
import Testing

@testable import Martlet

@Suite struct CommandLineTests {
    private func read(_ arguments: [String], _ environment: [String: String] = [:]) throws -> ServerConfiguration {
        try CommandLineArguments.parse(arguments).configuration(environment: environment)
    }

    @Test func theHelpNamesTheProgram() throws {
        let name = try #require(CommandLine.arguments.first?.split(separator: "/").last)
        #expect(CommandLineArguments.helpMessage().hasPrefix("USAGE: \(name) "))
    }

    @Test func theCommandLineSetsEveryOption() throws {
        let configuration = try read([
            "--host", "0.0.0.0", "--port", "81", "--public-origin", "https://example.org", "--base-path", "/app",
            "--trusted-proxies", "127.0.0.1,10.0.0.0/8", "--forwarded-headers", "forwarded", "--metrics-token",
            "0123456789abcdef", "--metrics-address", "9464", "--limit", "sessions=7", "--limit", "page-retention=2.5",
            "--store", ":memory:", "--store-sync", "power", "--development",
        ])
        #expect(configuration.host == "0.0.0.0")
        #expect(configuration.port == 81)
        #expect(configuration.publicOrigin == "https://example.org")
        #expect(configuration.basePath == "/app")
        #expect(configuration.trustedProxies.count == 2)
        #expect(configuration.usesForwardedHeader)
        #expect(configuration.metricsToken == "0123456789abcdef")
        #expect(configuration.metricsAddress == "9464")
        #expect(configuration.limits.sessions == 7)
        #expect(configuration.limits.pageRetention == 2.5)
        #expect(configuration.store == .memory)
        #expect(configuration.storeSync == .power)
        #expect(configuration.isDevelopment)
    }

    @Test func aProgramHasAStore() throws {
        #expect(try read([]).store == .standard)
        #expect(try read([], ["MARTLET_STORE": "none"]).store == StoreLocation.none)
        #expect(try read(["--store", "a"], ["MARTLET_STORE": "none", "MARTLET_STORE_LOCK": "7"]).store == .file("a"))
        #expect(try read([], ["MARTLET_STORE_LOCK": "7"]).inheritedStoreLock == 7)
        #expect(try read([]).inheritedStoreLock == nil)
    }

    @Test func buildsAreReportedInDevelopmentOnly() throws {
        let environment = ["MARTLET_BUILD_STATUS": "/tmp/build.json"]
        #expect(try read(["--development"], environment).buildStatusPath == "/tmp/build.json")
        #expect(try read([], environment).buildStatusPath == nil)
        #expect(try read(["--development"]).buildStatusPath == nil)
    }

    @Test func theCommandLineCountsBeforeTheEnvironment() throws {
        let environment = [
            "PORT": "82", "HOST": "::1", "MARTLET_LIMIT_SESSIONS": "5", "MARTLET_LIMIT_EVENT_BYTES": "999",
        ]
        let configuration = try read(["--port", "81", "--limit", "sessions=7"], environment)
        #expect(configuration.port == 81)
        #expect(configuration.host == "::1")
        #expect(configuration.limits.sessions == 7)
        #expect(configuration.limits.eventBytes == 999)
    }

    @Test(arguments: [
        (["--port", "http"], "--port"), (["--public-origin", "example.org"], "--public-origin"),
        (["--base-path", "app"], "--base-path"), (["--trusted-proxies", "x"], "--trusted-proxies"),
        (["--store", "a/"], "--store"), (["--store-sync", "disk"], "--store-sync"),
        (["--limit", "sessions=0"], "--limit sessions"), (["--limit", "nothing=1"], "--limit"),
    ])
    func aWrongValueNamesItsOption(_ arguments: [String], _ option: String) throws {
        let error = try #require(throws: ConfigurationError.self) { _ = try read(arguments) }
        #expect(error.option == option)
        #expect(error.description.contains(arguments[1].split(separator: "=").last ?? ""))
    }

    @Test func theLogIsSetByBoth() throws {
        let arguments = try CommandLineArguments.parse(["--log-level", "debug"])
        let logging = try arguments.logging(environment: ["MARTLET_LOG_LEVEL": "error", "MARTLET_LOG_FORMAT": "json"])
        #expect(logging == LogConfiguration(level: .debug, format: .json))
        #expect(throws: ConfigurationError.self) { try arguments.logging(environment: ["MARTLET_LOG_FORMAT": "xml"]) }
    }
}
