import MartletUI
import Testing

@testable import MartletServer

/// “A report, in the log and in development, of what a new release could not restore (type, property, number of sessions)”
@Suite(.serialized) struct RestorationReportTests {
    private let folder = TestFolder()
    private let log = CollectedLog()

    private struct Counter: View {
        @State private var count = 0
        @State private var name = "a"

        var body: some View {
            Button("+ \(name)") { count += 1 }.accessibilityIdentifier("inc")
            Text("Count: \(count)")
        }
    }

    /// The same view in the next release: a property has another type.
    private struct Tally: View {
        @State private var count = 0

        var body: some View { Button("+ \(count)") { count += 1 }.accessibilityIdentifier("inc") }
    }

    private func app(_ isNext: Bool) -> AppDefinition {
        AppDefinition(scenes: {
            WindowGroup("Counter", path: "/counter") {
                if isNext { Tally() } else { Counter() }
            }
        })
    }

    private func serve<Result>(
        isNext: Bool, isDevelopment: Bool = false, _ body: (Server) throws -> Result
    ) throws -> Result {
        try withDurableServer(
            folder.store, app(isNext), logger: log.logger, changing: { $0.isDevelopment = isDevelopment }, body)
    }

    /// Two visitors, who come to the next release.
    private func deploy(isDevelopment: Bool = false, pretending isDeployed: Bool = true) throws -> [String] {
        let visitors = try serve(isNext: false) { server in
            try (0..<2).map { _ in
                let visitor = try Visitor(server)
                #expect(try visitor.click("inc", seq: 1).status == 204)
                return visitor
            }
        }
        if isDeployed {
            // Another build of the program has written it.
            try SQLiteConnection(folder.file(), timeout: 0).run(
                "UPDATE records SET value = zeroblob(16), checksum = NULL WHERE name = 'release'")
        }
        return try serve(isNext: true, isDevelopment: isDevelopment) { server in
            try visitors.map { visitor in
                let stream = try visitor.moved(to: server).openStream()
                _ = try stream.block()
                return try stream.frame().patches
            }
        }
    }

    @Test func whatHasNoPlaceAnyMoreIsInTheLog() throws {
        let frames = try deploy()
        let lines = log.lines.filter { $0.contains("could not restore") }
        // The tenth session is the next to be reported.
        #expect(lines.count == 2, "\(lines)")
        for property in ["_count", "_name"] {
            #expect(
                lines.contains { $0.contains("Counter") && $0.contains("property=\(property) sessions=1") }, "\(lines)")
        }
        #expect(frames.allSatisfy { !$0.contains("no place any more") })
    }

    @Test func developmentSaysItOnThePage() throws {
        let frames = try deploy(isDevelopment: true)
        #expect(frames.allSatisfy { $0.contains("State of the program before this build has no place any more: ") })
    }

    @Test("What the same release has stored has gone with its views, as it does without a restart")
    func theSameReleaseReportsNothing() throws {
        _ = try deploy(pretending: false)
        #expect(!log.lines.contains { $0.contains("could not restore") })
    }
}
