import MartletUI
import Testing

@testable import MartletServer

/// "A missing environment object, a duplicate `ForEach` id […] give a clear message naming view and type, in the log
/// and, in development, on the page": also if it happens in the first render.
@Suite struct FirstRenderDiagnosticTests {
    final class Model: ObservableObject {}

    struct Needy: View {
        @EnvironmentObject var model: Model
        var body: some View { Text("needy") }
    }

    struct Content: View {
        var body: some View {
            Needy()
            ForEach(["a", "a"], id: \.self) { Text($0) }
        }
    }

    private func html(isDevelopment: Bool) throws -> String {
        var configuration = ServerConfiguration.testing
        configuration.isDevelopment = isDevelopment
        let app = AppDefinition(scenes: { WindowGroup("Page", path: "/page") { Content() } })
        let server = try Server(configuration, app: app, logger: testLogger)
        defer { server.stop() }
        return try Visitor(server, "/page").loaded.text
    }

    @Test func inDevelopmentThePageSaysIt() throws {
        let html = try html(isDevelopment: true)
        #expect(html.contains("Needy needs an object of type Model in its environment"))
        #expect(html.contains("the identifier a occurs more than once"))
        #expect(html.contains("role=\"alert\""))
    }

    @Test func visitorsOfAServerReadNothingOfIt() throws {
        let html = try html(isDevelopment: false)
        #expect(!html.contains("Needy") && !html.contains("identifier"))
    }
}
