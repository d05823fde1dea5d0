/// Where servers with the same store find each other.
extension ServerConfiguration {
    /// Whether it listens at more addresses than one.
    var listensEverywhere: Bool { ["0.0.0.0", "::", "localhost"].contains(host) }

    /// Where a server that listens for others on `port` tells them to look for it.
    func peerAddress(port: Int) -> String {
        if let clusterAddress, workerGroup == nil { return clusterAddress }
        let host = peerHost
        return "\(host.contains(":") ? "[\(host)]" : host):\(port)"
    }

    /// The address at which the worker in a slot listens for the others: each has a port of its own.
    func peerPort(of slot: WorkerDirectory.Slot) -> Int {
        clusterAddress.flatMap { MetricsAddress($0) }.map { $0.port + slot } ?? 0
    }

    var peerHost: String {
        clusterAddress.flatMap { MetricsAddress($0) }?.host ?? (listensEverywhere ? "127.0.0.1" : host)
    }
}
