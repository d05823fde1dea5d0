import MartletTesting
import Testing

@testable import MartletServer
@testable import MartletUI

/// How a change of a shared value comes to its readers: once to each page, in turns, to everybody.
@Suite struct SharedFanOutTests {
    private static let count = 300

    private struct Cell: View {
        let cells: Shared<[Int]>
        let index: Int
        var body: some View { Text(verbatim: "\(index):\(cells.element(\.self, at: index) ?? -1);") }
    }

    private struct Board: View {
        let cells: Shared<[Int]>
        let count: Int
        var body: some View {
            ForEach(0..<count, id: \.self) { Cell(cells: cells, index: $0) }
            Button("Raise") { cells.update { for index in $0.indices { $0[index] += 1 } } }
                .accessibilityIdentifier("raise")
        }
    }

    private static func definition(_ cells: Shared<[Int]>, _ count: Int = count) -> AppDefinition {
        AppDefinition(scenes: { WindowGroup("Board", path: "/board") { Board(cells: cells, count: count) } })
    }

    // MARK: Frames

    @Test func aChangeOfManyPartsIsOneFrameAPage() throws {
        let cells = Shared([Int](repeating: 0, count: Self.count))
        let server = try Server(.testing, app: Self.definition(cells), logger: testLogger)
        defer { server.stop() }
        let actor = try Visitor(server, "/board")
        let streams = try (0..<6).map { _ in try Visitor(server, "/board").openStream() }
        for number in 1...3 {
            if number == 2 {
                cells.update { for index in $0.indices { $0[index] += 1 } }
            } else {
                #expect(try actor.press("raise").text.ranges(of: ":\(number);").count == Self.count)
            }
            for stream in streams {
                let frame = try stream.frame()
                #expect(frame.number == number)
                #expect(frame.patches.ranges(of: ":\(number);").count == Self.count)
            }
        }
    }

    @Test func changesBeforeAPagesTurnAreOneFrame() throws {
        let cells = Shared([0])
        let server = try Server(.testing, app: Self.definition(cells, 1), logger: testLogger)
        defer { server.stop() }
        let stream = try Visitor(server, "/board").openStream()
        let session = try #require(server.context.registry.all.first)
        let gate = Gate()
        session.enter { _ in gate.wait() }
        #expect(eventually { gate.arrivals == 1 })
        for number in 1...100 { cells.update { $0[0] = number } }
        gate.open()
        #expect(try stream.frame().patches.contains("0:100;"))
        cells.update { $0[0] = 0 }
        let frame = try stream.frame()
        #expect(frame.number == 2 && frame.patches.contains("0:0;"))
    }

    // MARK: Sessions

    private func makeSessions(_ context: ServerContext, _ count: Int) async throws -> [(Session, PageIdentifier)] {
        var sessions: [(Session, PageIdentifier)] = []
        for _ in 0..<count {
            let session = Session(.random(), context)
            context.registry.add(session)
            sessions.append((session, try await session.makeTestPage()))
        }
        return sessions
    }

    /// Counted in readings that are looked at.
    @Test(arguments: [10, 40, 160]) func aChangeCostsAsMuchAsItHasReaders(sessions count: Int) async throws {
        let cells = Shared([Int](repeating: 0, count: 20))
        let context = ServerContext(.testing, Self.definition(cells, 20), testLogger)
        defer { context.pool.stop() }
        let sessions = try await makeSessions(context, count)
        cells.update { for index in $0.indices { $0[index] += 1 } }
        #expect(eventually { !context.pool.isBackgroundWorkUnderWay })
        #expect(cells.storage.work == SharedWork(comparisons: 20, visits: 20 * count))
        for (session, page) in sessions {
            #expect(try await session.frame(of: page).ranges(of: ":1;").count == 20)
        }
        for (session, _) in sessions { await session.end() }
        #expect(cells.storage.size == (0, 0))
    }

    @Test func aSessionThatEndsMeanwhileHoldsUpNobody() async throws {
        let cells = Shared([Int](repeating: 0, count: 20))
        let context = ServerContext(.testing, Self.definition(cells, 20), testLogger)
        defer { context.pool.stop() }
        let sessions = try await makeSessions(context, 40)
        for round in 1...20 {
            cells.update { for index in $0.indices { $0[index] = round } }
            await sessions[round].0.end()
        }
        #expect(eventually { !context.pool.isBackgroundWorkUnderWay })
        for (session, page) in sessions.dropFirst(21) {
            #expect(try await session.frame(of: page).ranges(of: ":20;").count == 20)
        }
    }
}
