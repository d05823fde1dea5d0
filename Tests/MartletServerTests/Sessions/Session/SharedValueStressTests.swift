import MartletTesting
import Synchronization
import Testing

@testable import MartletServer
@testable import MartletUI

/// Shared values that are read, changed and left on several threads at once.
@Suite struct SharedValueStressTests {
    private struct Cell: View {
        let cells: Shared<[Int]>
        let index: Int
        var body: some View { Text(verbatim: "(\(index):\(cells.element(\.self, at: index) ?? -1))") }
    }

    /// Reads some cells in views of their own, and one itself.
    private struct Cells: View {
        let cells: Shared<[Int]>
        let indices: [Int]
        var body: some View {
            ForEach(indices, id: \.self) { Cell(cells: cells, index: $0) }
            Text(verbatim: "(\(indices[0]):\(cells.element(\.self, at: indices[0]) ?? -1))")
            Text(verbatim: "[\(cells.count)]")
        }
    }

    /// A session's part: its graphs are used on its executor only.
    private final class Domain: @unchecked Sendable {
        let executor: SessionExecutor
        var pages: [(graph: ViewGraph, indices: [Int])] = []

        init(_ pool: ThreadPool) { executor = SessionExecutor(pool: pool) }

        func open(_ cells: Shared<[Int]>, _ indices: [Int]) {
            let options = GraphOptions()
            options.isolation = executor
            let graph = ViewGraph(Cells(cells: cells, indices: indices), options)
            graph.flush()
            pages.append((graph, indices))
        }

        func close(_ index: Int) {
            guard pages.indices.contains(index) else { return }
            pages.remove(at: index).graph.end()
        }

        func flush() { for page in pages { page.graph.flush() } }
    }

    /// Takes the executor of `domain` once it is at rest.
    private func inside<Result>(_ domain: Domain, _ body: () -> Result) -> Result? {
        var result: Result?
        _ = eventually {
            result = domain.executor.performIfIdle(body)
            return result != nil
        }
        return result
    }

    /// `make soak` tries eight seeds.
    @Test(arguments: 1...UInt64(Trials.count("STRESS_SEEDS", 2)))
    func everybodyEndsWithTheLastValue(seed: UInt64) throws {
        // The executors are those of the server's sessions, whose own readers are marked at once.
        let context = ServerContext(
            .testing, AppDefinition(scenes: { WindowGroup("None", path: "/") { Text("") } }), testLogger)
        defer { context.pool.stop() }
        let cells = Shared([Int](repeating: 0, count: 400))
        let domains = (0..<12).map { _ in Domain(context.pool) }
        let running = SharedNumber()
        for thread in 0..<4 {
            _ = running.add(1)
            Thread.start {
                var random = SeededGenerator(seed: seed &* 31 &+ UInt64(thread))
                for step in 0..<300 { act(&random, step, domains[random.below(domains.count)], cells) }
                _ = running.add(-1)
            }
        }
        #expect(eventually { running.current == 0 })
        for domain in domains { _ = inside(domain) {} }
        #expect(eventually { !context.pool.isBackgroundWorkUnderWay })
        let last = cells.value
        for domain in domains {
            let differences = try #require(
                inside(domain) {
                    domain.flush()
                    return domain.pages.flatMap { page in
                        let html = String(decoding: page.graph.html(), as: UTF8.self)
                        let expected = page.indices.map { "(\($0):\(last.indices.contains($0) ? last[$0] : -1))" }
                        return (expected + ["[\(last.count)]"]).filter { !html.contains($0) }
                            + (html.ranges(of: expected[0]).count == 2 ? [] : ["two of \(expected[0])"])
                    }
                })
            #expect(differences == [])
        }
        for domain in domains { _ = inside(domain) { while !domain.pages.isEmpty { domain.close(0) } } }
        #expect(cells.storage.size == (0, 0))
    }

    private func act(_ random: inout SeededGenerator, _ step: Int, _ domain: Domain, _ cells: Shared<[Int]>) {
        let index = random.below(400)
        switch random.below(10) {
        case 0, 1:
            let indices = (0..<1 + random.below(60)).map { (index + $0 * 7) % 400 }
            domain.executor.perform { domain.open(cells, indices) }
        case 2: domain.executor.perform { domain.close(index % 4) }
        case 3, 4: domain.executor.perform { domain.flush() }
        case 5: domain.executor.perform { cells.update { if $0.indices.contains(index) { $0[index] += 1 } } }
        case 6: cells.update { for index in $0.indices { $0[index] = step } }
        // A value that is there for a moment only.
        case 7:
            cells.update { if $0.indices.contains(index) { $0[index] += 1 } }
            cells.update { if $0.indices.contains(index) { $0[index] -= 1 } }
        case 8: cells.update { $0 = Array($0.prefix(200 + index / 2)) + (0..<(index % 50)).map { $0 } }
        default: cells.update { if $0.indices.contains(index) { $0[index] = step } }
        }
    }

    /// While the fan-out waits for its turn, a page is made that sees a value which is gone when it comes.
    @Test func aValueOfAMomentIsNotLeftOnAPage() throws {
        let pool = ThreadPool(count: 1, limit: 1)
        defer { pool.stop() }
        let (gate, busy) = (Gate(), SessionExecutor(pool: pool))
        let cells = Shared([Int](repeating: 0, count: 400))
        let (first, second) = (Domain(pool), Domain(pool))
        // More parts than one turn compares.
        _ = inside(first) { first.open(cells, Array(0..<400)) }
        busy.perform { gate.wait() }
        #expect(eventually { gate.arrivals == 1 })
        cells.update { for index in $0.indices { $0[index] = 1 } }
        #expect(cells.storage.work.comparisons < 400, "the rest waits for a thread")
        _ = inside(second) { second.open(cells, Array(0..<400)) }
        cells.update { for index in $0.indices { $0[index] = 0 } }
        gate.open()
        #expect(eventually { !pool.isBackgroundWorkUnderWay })
        for domain in [first, second] {
            let html = inside(domain) {
                domain.flush()
                return String(decoding: domain.pages[0].graph.html(), as: UTF8.self)
            }
            #expect(html?.ranges(of: ":0)").count == 401)
        }
    }

    /// A page that is made while the fan-out waits has seen the change, and is not evaluated for it again.
    @Test func whatAPageHasSeenIsNotReportedAgain() throws {
        let pool = ThreadPool(count: 1, limit: 1)
        defer { pool.stop() }
        let (gate, busy) = (Gate(), SessionExecutor(pool: pool))
        let cells = Shared([Int](repeating: 0, count: 400))
        let (first, second) = (Domain(pool), Domain(pool))
        _ = inside(first) { first.open(cells, Array(0..<400)) }
        busy.perform { gate.wait() }
        #expect(eventually { gate.arrivals == 1 })
        cells.update { for index in $0.indices { $0[index] = 1 } }
        _ = inside(second) { second.open(cells, Array(0..<400)) }
        gate.open()
        #expect(eventually { !pool.isBackgroundWorkUnderWay })
        func evaluations(_ domain: Domain) -> Int? {
            inside(domain) { domain.pages[0].graph.recordingEvaluations { domain.flush() }.count }
        }
        #expect(evaluations(second) == 0)
        #expect(evaluations(first) == 401)
    }
}
