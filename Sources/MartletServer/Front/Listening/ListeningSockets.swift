/// The sockets on which a program listens. A supervisor opens them, and its workers inherit them.
package struct ListeningSockets: Sendable {
    package let pages: Int32
    /// `nil` if the metrics have no address of their own.
    package let metrics: Int32?
    /// The port of the pages.
    package let port: Int

    /// Opens the sockets that a configuration names, or takes the inherited one. `place` may move their descriptors.
    package init(
        _ configuration: ServerConfiguration, placing place: (Int32) -> Int32 = { $0 }
    ) throws(HTTPFrontError) {
        if let address = configuration.metricsAddress.flatMap({ MetricsAddress($0) }) {
            metrics = place(try ListeningSocket.open(host: address.host, port: address.port))
        } else {
            metrics = nil
        }
        if let inherited = configuration.inheritedSocket {
            pages = place(try ListeningSocket.adopt(inherited))
        } else {
            pages = place(try ListeningSocket.open(host: configuration.host, port: configuration.port))
        }
        port = ListeningSocket.port(of: pages) ?? configuration.port
    }
}
