/// A separate address for the metrics: `9464`, `127.0.0.1:9464`, `[::1]:9464`, `metrics.internal:9464`.
struct MetricsAddress: Equatable {
    /// The host; this machine by default.
    let host: String
    let port: Int

    init?(_ text: String) {
        guard text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else { return nil }
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard let last = parts.last, (1...5).contains(last.utf8.count),
            last.utf8.allSatisfy({ (48...57).contains($0) }),
            let port = Int(last), port <= 65_535
        else { return nil }
        self.port = port
        let rest = text.dropLast(last.count + 1)
        if parts.count == 1 {
            host = "127.0.0.1"
        } else if rest.hasPrefix("["), rest.hasSuffix("]") {
            host = String(rest.dropFirst().dropLast())
        } else {
            // More colons belong to an IPv6 address, whose end cannot be distinguished from the port.
            guard parts.count == 2 else { return nil }
            host = String(rest)
        }
        guard !host.isEmpty else { return nil }
    }
}
