import MartletUI
import Testing

@testable import MartletServer

/// An app's state is its visitor's: all of the visitor's pages share it, and nobody else's.
@Suite struct SharedStateTests {
    private struct Visits: App {
        @State private var visits = 0

        var body: some Scene {
            WindowGroup("Watch", path: "/watch") { Text("Visits: \(visits)") }
            WindowGroup("Visit", path: "/visit") { Text("Hello").onAppear { visits += 1 } }
        }
    }

    @Test func loadingAPageChangesTheOthersAtOnce() throws {
        let server = try Server(.testing, app: AppDefinition(Visits.self), logger: testLogger)
        defer { server.stop() }
        let watching = try Visitor(server, "/watch")
        let stranger = try Visitor(server, "/watch")
        let stream = try watching.openStream()
        // The first loads are done on the session's thread, the later ones on the front's.
        for number in 1...10 {
            _ = try Visitor(server, "/visit", cookie: watching.cookie)
            let frame = try stream.frame()
            #expect(frame.number == number)
            #expect(frame.patches.contains("Visits: \(number)\""))
        }
        #expect(stranger.loaded.text.contains("Visits: 0"))
        #expect(try Visitor(server, "/watch", cookie: stranger.cookie).loaded.text.contains("Visits: 0"))
        #expect(try Visitor(server, "/watch", cookie: watching.cookie).loaded.text.contains("Visits: 10"))
    }
}
