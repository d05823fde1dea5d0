import Glibc
import Logging
import Testing

@testable import MartletServer

@Suite struct HealthRequestTests {
    private func health(_ store: StoreService?) async throws -> (status: Int, text: String) {
        let context = ServerContext(
            ServerConfiguration(), TestProgram.definition(), Logger(label: "test") { _ in SwiftLogNoOpLogHandler() },
            store: store)
        let answer = try await MemoryFront(context).exchange("GET", "/healthz", headers: [])
        return (answer.status, String(decoding: answer.body.allBytes, as: UTF8.self))
    }

    @Test func aServerWithoutAStoreIsWell() async throws {
        #expect(try await health(nil) == (200, "ok\n"))
    }

    /// A supervisor that ended the server would lose what waits in memory.
    @Test func aServerWhoseStoreFailsIsAliveAndSaysSo() async throws {
        let folder = TestFolder()
        var configuration = ServerConfiguration()
        configuration.store = .file(folder.file())
        // In place of the missing file, a new one would begin after a millisecond.
        configuration.useManualTime()
        let service = try #require(
            try StoreService.open(configuration, Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }))
        defer { service.close() }
        #expect(try await health(service) == (200, "ok\n"))
        unlink(folder.file())
        var batch = StoreBatch()
        batch.change(StoreKey(1), expires: 60, [])
        #expect(!service.commit(batch).isDurable)
        #expect(try await health(service) == (200, "ok\nstore: failing (deleted); changes are in memory only\n"))
    }
}
