import MartletUI
import Testing

@testable import MartletServer

/// "No visitor reads another": what the process keeps by type holds what the type fixes, never what a value held.
@Suite struct MarkTests {
    private struct Page: View {
        @Environment(\.pathParameters) private var parameters
        var body: some View {
            MarkedView(
                mark: Mark(text: parameters["mark"] ?? "", fraction: Double(parameters["number"] ?? "") ?? 0),
                seed: UInt64(parameters["seed"] ?? "") ?? 0)
        }
    }

    private struct Program: App {
        var body: some Scene { WindowGroup("Marked", path: "/{mark}/{number}/{seed}") { Page() } }
    }

    private let marks = [Mark(text: "AQUAMARINE", fraction: 0.137), Mark(text: "ZIRCONIUM", fraction: 0.853)]

    /// Every byte that a visitor is sent for a page: its HTML, what presses change, and everything anew.
    private func bytes(_ mark: Mark, _ seed: UInt64, _ server: Server) throws -> String {
        let visitor = try Visitor(server, "/\(mark.text)/\(mark.fraction)/\(seed)")
        var all = visitor.loaded.headers.map { "\($0.name): \($0.value)\n" }.joined() + visitor.loaded.text
        for _ in 0..<4 { all += try visitor.press("next").text }
        all += try visitor.openStream(resync: true).frame().patches
        all += try visitor.press("next").text
        return all
    }

    @Test(arguments: UInt64(1)...12) func noMarkOfOneVisitorReachesAnother(seed: UInt64) throws {
        let server = try Server(.testing, app: AppDefinition(Program.self), logger: testLogger)
        defer { server.stop() }
        let order = seed.isMultiple(of: 2) ? marks : marks.reversed()
        let sent = try order.map { try bytes($0, seed, server) }
        #expect(sent[0].contains(order[0].text), "the first visitor sees what is theirs")
        for trace in order[0].traces { #expect(!sent[1].contains(trace), "\(trace) has reached another visitor") }
        for trace in order[1].traces { #expect(!sent[0].contains(trace)) }
        // Which of two literals was shown to the first is theirs as well.
        let (own, other) = order[1].fraction < 0.5 ? ("small", "large") : ("large", "small")
        #expect(!sent[1].contains("\(other)-mark"), "not \(own)")
    }
}
