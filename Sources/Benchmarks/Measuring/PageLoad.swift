/// Requests the page over keep-alive connections, with one request in flight for each.
final class PageLoad {
    private let server: Server
    private let path: String
    private let connections: [Connection]
    private let poller = Poller()
    private let request: [UInt8]

    init(_ server: Server, connections count: Int, path: String = "/counter") throws {
        self.server = server
        self.path = path
        request = server.endpoint.request("GET", path)
        connections = try (0..<count).map { _ in try Connection(port: server.endpoint.port) }
        for (token, connection) in connections.enumerated() { poller.add(connection, token: token) }
    }

    /// Server time per request, in microseconds.
    func run(_ requests: Int) throws -> Double {
        try server.spent {
            var unsent = requests
            var unanswered = requests
            for connection in connections where unsent > 0 {
                try connection.write(request)
                unsent -= 1
            }
            while unanswered > 0 {
                for token in try poller.wait() {
                    let connection = connections[token]
                    try connection.read(waiting: false)
                    guard let response = connection.removeResponse() else { continue }
                    guard response.status == 200 else { throw Failure.unexpected("GET \(path): \(response.status)") }
                    unanswered -= 1
                    guard unsent > 0 else { continue }
                    try connection.write(request)
                    unsent -= 1
                }
            }
        } / Double(requests)
    }
}
