import ArgumentParser
import Glibc
import MartletServer

/// The command line of every Martlet program.
struct CommandLineArguments: ParsableArguments {
    @Option(help: "The address to listen on; 0.0.0.0 or :: for all. In the environment: HOST.")
    var host: String = Self.environment("HOST") ?? "127.0.0.1"

    @Option(help: "The port to listen on; 0 takes a free one. In the environment: PORT.")
    var port: Int = Self.environment("PORT").flatMap(Int.init) ?? 8080

    @Option(
        help: "The origin that browsers use, as https://example.org, behind a proxy. In the environment: PUBLIC_ORIGIN."
    )
    var publicOrigin: String = Self.environment("PUBLIC_ORIGIN") ?? ""

    @Flag(help: "Show mistakes of views on the page. For development.")
    var development = false

    @Flag(help: "Ask a server on this machine whether it is well, and end with 0 if it is.")
    var healthcheck = false

    mutating func validate() throws {
        guard (0...65535).contains(port) else {
            throw ValidationError("The port \(port) is not between 0 and 65535.")
        }
        if !publicOrigin.isEmpty, !publicOrigin.hasPrefix("https://"), !publicOrigin.hasPrefix("http://") {
            throw ValidationError("The public origin \(publicOrigin) must begin with https:// or http://.")
        }
    }

    var configuration: ServerConfiguration {
        var configuration = ServerConfiguration()
        configuration.host = host
        configuration.port = port
        configuration.publicOrigin = publicOrigin.isEmpty ? nil : publicOrigin
        configuration.isDevelopment = development
        configuration.inheritedSocket = Self.inheritedSocket
        return configuration
    }

    /// How the address is written in a URL a person can open.
    var printableHost: String {
        switch host {
        case "0.0.0.0", "::": "127.0.0.1"
        default: host.contains(":") ? "[\(host)]" : host
        }
    }

    /// The listening socket that a supervisor hands over (the protocol of systemd's socket activation).
    private static var inheritedSocket: Int32? {
        guard environment("LISTEN_FDS") == "1", environment("LISTEN_PID") == String(getpid()) else { return nil }
        return 3
    }

    private static func environment(_ name: String) -> String? {
        guard let value = getenv(name), value.pointee != 0 else { return nil }
        return String(cString: value)
    }
}
