import FoundationEssentials
import Glibc

/// Measures a card that moves on a shared board of 10 MB (in the column "Martlet"), compared with the same change of a
/// copy that nobody keeps (in the column "floor"), without a store and with one in a file.
@Sendable
func measureSharedCards(_ bench: Bench) throws -> [Figure] {
    HostMemory.warm()
    let folder = URL(filePath: bench.options.results).appending(path: "cards-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let plain = try Cards(try bench.martlet())
    let stored = try Cards(
        try bench.martlet(environment: ["MARTLET_STORE": folder.appending(path: "state.sqlite").path]))
    let medians = try interleavedMedians(
        runs: 5,
        [
            { try plain.press(plain.move) }, { try plain.press(plain.copy) }, { try stored.press(stored.move) },
            { try stored.press(stored.copy) },
        ])
    return [
        Figure("card moved on a board of 10 MB", "µs", medians[0], floor: medians[1], limit: 3, limitsRatio: true),
        Figure("the same with a store", "µs", medians[2], floor: medians[3]),
    ]
}

/// A visitor of the board.
private final class Cards {
    let move: Target
    let copy: Target
    private let server: Server
    private let connection: Connection
    private let visitor: Visitor

    init(_ server: Server) throws {
        try server.require("/bench/cards")
        self.server = server
        connection = try Connection(port: server.endpoint.port)
        visitor = try Visitor(server.endpoint, path: "/bench/cards", over: connection)
        try visitor.openStream()
        (move, copy) = (try visitor.number(of: "move"), try visitor.number(of: "copy"))
        try visitor.act(try visitor.number(of: "fill"), over: connection)
        _ = try press(move)
    }

    /// Server time in microseconds of one press, and of what it causes within 20 ms.
    func press(_ target: Target) throws -> Double {
        let count = 30
        return try server.spent {
            for _ in 0..<count {
                try visitor.act(target, over: connection)
                usleep(20_000)
            }
        } / Double(count)
    }
}
