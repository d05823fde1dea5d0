import Logging

/// Serves the metrics, and nothing else, on an address of their own.
final class MetricsFront: Sendable {
    private let front: HTTPFront

    /// The port it listens on.
    var port: Int { front.port }

    /// `nil` if the metrics have no address of their own.
    init?(_ context: ServerContext) throws {
        guard let address = context.configuration.metricsAddress.flatMap({ MetricsAddress($0) }) else { return nil }
        var configuration = HTTPFrontConfiguration(host: address.host, port: address.port)
        configuration.listeningSocket = context.configuration.inheritedMetricsSocket
        configuration.limits.connections = 16
        configuration.maximumBodySize = 0
        configuration.streamLimit = 0
        configuration.limits.stopDeadline = 1
        front = try HTTPFront(
            configuration: configuration, handler: MetricsHandler(context, address), logger: context.logger)
    }

    func stop() { front.stop() }
}

/// Without a token, any client that reaches the address may read the metrics.
private final class MetricsHandler: HTTPHandler {
    private let page: MetricsPage
    /// Set if the address is this machine's: browsers can reach it, under names that anybody may own.
    private let hosts: HostPolicy?

    init(_ context: ServerContext, _ address: MetricsAddress) {
        page = MetricsPage(context)
        let isLocal = address.host == "localhost" || InternetAddress(address.host)?.isLoopback == true
        hosts = isLocal ? HostPolicy(publicOrigin: nil, listeningOn: address.host) : nil
    }

    func accept(_ head: HTTPRequest) -> HTTPResponse? {
        do throws(Problem) {
            if let hosts, !hosts.allows(head.bytes(of: .host)) {
                throw Problem(421, "The metrics of this machine are asked for under its address or localhost.")
            }
            guard head.pathBytes.is("/_martlet/metrics") else { throw Problem(404, "Here is /_martlet/metrics only.") }
            guard head.method == .get || head.method == .head else {
                throw Problem(405, "This path is read with GET.")
            }
            guard page.hasToken(head) ?? true else { throw .metricsNeedToken }
            return nil
        } catch {
            return error.response
        }
    }

    func respond(to request: HTTPRequest) -> HTTPReply {
        do throws(Problem) {
            return .response(try page.answer())
        } catch {
            return .response(error.response)
        }
    }
}

extension Problem {
    static let metricsNeedToken = Problem(403, "Metrics are answered with their token: Authorization: Bearer TOKEN.")
}
