import Martlet
import MartletTesting
import Testing

@Suite struct LifetimeTests {
    @Test(arguments: TestTransport.allCases) func theProgramEndsWithItsTest(over transport: TestTransport) async throws
    {
        struct Sleeper: View {
            let ended: Shared<Bool>

            var body: some View {
                Text("…").task {
                    try? await Task.sleep(for: .seconds(600))
                    ended.update { $0 = true }
                }
            }
        }
        let ended = Shared(false)
        var page: TestPage? = try await TestPage(over: transport) { Sleeper(ended: ended) }
        #expect(page?.text == "…")
        let port = page?.visitor.server.port
        #expect((port == nil) == (transport == .inMemory))
        page = nil
        // The bound only ends a test that fails: a minute and more.
        for _ in 0..<30_000 where !ended.value { try await Task.sleep(for: .milliseconds(2)) }
        #expect(ended.value)
        if let port { #expect(throws: RawSocket.Failure.self) { try RawSocket(port: port) } }
    }

    @Test func aPageThatWasLetGoSaysSo() async throws {
        let server = try TestServer { WindowGroup { Button("Press") {} } }
        let visitor = server.visitor()
        let first = try await visitor.open()
        // Beyond a session's limit on pages, the oldest is evicted.
        var others: [TestPage] = []
        for _ in 0..<50 { others.append(try await visitor.open()) }
        #expect(others.count == 50)
        let error = await #expect(throws: TestPageError.self) { try await first.click(.label("Press")) }
        #expect(error?.kind == .refused)
        #expect(error?.description.contains("410") == true)
    }
}
