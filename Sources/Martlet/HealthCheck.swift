import MartletServer

/// Requests `/healthz` from the server on this machine. A container's health check runs this.
enum HealthCheck {
    static func run(port: Int) -> Bool {
        guard let client = try? LoopbackClient(port: port),
            (try? client.send("GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")) != nil
        else { return false }
        return (try? client.receive(upTo: "HTTP/1.1 200")) ?? false
    }
}
