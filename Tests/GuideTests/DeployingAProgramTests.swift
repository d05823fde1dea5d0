import Martlet
import MartletTesting
import Testing

@Suite struct DeployingAProgramTests {
    struct Shop: App {
        static let database = ProcessInfo.processInfo.environment["DATABASE_URL"] ?? "postgres://localhost/shop"

        var body: some Scene {
            WindowGroup("Shop") { Text("Chairs") }
            Route("/where.json") { request in
                try .json(["address": request.clientAddress, "secure": "\(request.isSecure)"])
            }
        }
    }

    @Test func itServes() async throws {
        let page = try await TestPage(Shop.self)
        #expect(page.contains(.text("Chairs")))
        #expect(try await page.visitor.request("/where.json").text.contains("false"))
        #expect(!Shop.database.isEmpty)
    }
}
