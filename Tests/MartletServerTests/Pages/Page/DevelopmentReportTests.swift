import Foundation
import MartletUI
import Testing

@testable import MartletServer

/// What a page says in development: once for what is like it, in the words of the error, and with the name of the view.
@Suite struct DevelopmentReportTests {
    private struct Closed: LocalizedError {
        let hour: Int
        var errorDescription: String? { "The shelf is closed since \(hour)." }
    }

    private struct Symbols: View {
        var body: some View {
            ForEach(["no.such.one", "no.such.two", "no.such.three"], id: \.self) { Image(systemName: $0) }
            Button("Fail") { throw Closed(hour: 8) }.accessibilityIdentifier("fail")
        }
    }

    private struct Slow: View {
        var body: some View {
            let _ = Thread.sleep(forTimeInterval: 0.3)
            Text("slow")
        }
    }

    private func session<Content: View>(_ content: @escaping @Sendable () -> Content) -> (Session, ServerContext) {
        var configuration = ServerConfiguration()
        configuration.isDevelopment = true
        configuration.inspects = true
        let app = AppDefinition(scenes: { WindowGroup("Page", path: "/") { content() } })
        let context = ServerContext(configuration, app, testLogger)
        let session = Session(.random(), context)
        context.registry.add(session)
        return (session, context)
    }

    @Test func symbolsThatThereAreNotAreOneMessage() throws {
        var configuration = ServerConfiguration.testing
        configuration.isDevelopment = true
        let app = AppDefinition(scenes: { WindowGroup("Page", path: "/page") { Symbols() } })
        let server = try Server(configuration, app: app, logger: testLogger)
        defer { server.stop() }
        let html = try Visitor(server, "/page").loaded.text
        #expect(html.ranges(of: "role=\"alert\"").count == 1)
        for name in ["no.such.one", "no.such.two", "no.such.three"] { #expect(html.contains(name)) }
    }

    @Test func aLocalizedErrorIsSaidInItsWords() async throws {
        let (session, _) = session { Symbols() }
        let page = try await session.makeTestPage()
        _ = try await session.frame(of: page)
        #expect(try await session.press("fail", on: page).contains("The shelf is closed since 8."))
    }

    @Test func aBodyThatTakesLongIsNamed() async throws {
        let (session, _) = session { Slow() }
        let page = try await session.makeTestPage()
        var shown = ""
        _ = try await comesTrue {
            shown += try await session.frame(of: page)
            return shown.contains("Slow.body took longer")
        }
        #expect(shown.contains("Slow.body took longer"))
    }

    private struct Patient: View {
        var body: some View {
            Button("Wait") { Thread.sleep(forTimeInterval: 0.3) }.accessibilityIdentifier("wait")
        }
    }

    @Test func anActionThatTakesLongIsNamedWithItsView() async throws {
        let (session, _) = session { Patient() }
        let page = try await session.makeTestPage()
        _ = try await session.frame(of: page)
        #expect(try await session.press("wait", on: page).contains("An action of Patient took longer"))
    }

    private struct Rows: View {
        let count: Int
        var body: some View { VStack { ForEach(0..<count, id: \.self) { Text(verbatim: "\($0)") } } }
    }

    @Test func manyRowsAtOnceAreReportedWithTheirView() async throws {
        for (count, isReported) in [(20_001, true), (20_000, false)] {
            let (session, _) = session { Rows(count: count) }
            let page = try await session.makeTestPage()
            var shown = ""
            for _ in 0..<3 { shown += try await session.frame(of: page) }
            #expect(shown.contains("Rows shows 20001 rows at once") == isReported)
        }
    }
}
