/// The sockets on which a program listens. A supervisor opens them, and its workers inherit them.
package struct ListeningSockets: Sendable {
    package let pages: Int32
    /// One for each worker, at ports in a row; empty if the metrics have no address of their own.
    package let metrics: [Int32]
    /// Where each of several workers listens for the others; empty if there is one.
    package let peers: [Int32]
    /// The port of the pages.
    package let port: Int

    /// Opens the sockets that a configuration names, or takes the inherited one. `place` may move their descriptors.
    package init(
        _ configuration: ServerConfiguration, placing place: (Int32) -> Int32 = { $0 }
    ) throws(HTTPFrontError) {
        if let address = configuration.metricsAddress.flatMap({ MetricsAddress($0) }) {
            metrics = try Self.row(configuration.workers) { slot throws(HTTPFrontError) in
                let port = address.port == 0 ? 0 : address.port + slot
                return place(try ListeningSocket.open(host: address.host, port: port))
            }
        } else {
            metrics = []
        }
        if let inherited = configuration.inheritedSocket {
            pages = place(try ListeningSocket.adopt(inherited))
        } else {
            pages = place(try ListeningSocket.open(host: configuration.host, port: configuration.port))
        }
        peers = try Self.row(configuration.workers > 1 ? configuration.workers : 0) { slot throws(HTTPFrontError) in
            place(try ListeningSocket.open(host: configuration.peerHost, port: configuration.peerPort(of: slot)))
        }
        if configuration.workers > 1 { ListeningSocket.waitForRequests(on: pages) }
        port = ListeningSocket.port(of: pages) ?? configuration.port
    }

    private static func row(
        _ count: Int, _ open: (Int) throws(HTTPFrontError) -> Int32
    ) throws(HTTPFrontError) -> [Int32] {
        var sockets: [Int32] = []
        for slot in 0..<count { sockets.append(try open(slot)) }
        return sockets
    }
}
