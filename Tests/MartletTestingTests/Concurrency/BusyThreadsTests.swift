import Martlet
import MartletTesting
import Testing

/// A view that waits for work of a low priority.
private struct Patient: View {
    @State private var text = "waiting"

    var body: some View {
        Text(verbatim: text)
            .task {
                await _Concurrency.Task.detached(priority: .background) {}.value
                text = "done"
            }
    }
}

/// Tests run beside others, which leave few threads.
@Suite struct BusyThreadsTests {
    /// "Tasks that wait for something outside the session get a moment to continue": also if threads are busy.
    @Test func aTaskThatWaitsForAThreadIsWaitedFor() async throws {
        for _ in 0..<16 {
            _Concurrency.Task.detached(priority: .background) {
                let end = ContinuousClock.now + .milliseconds(50)
                while .now < end {}
            }
        }
        let page = try await TestPage { Patient() }
        #expect(page.contains(.text("done")))
    }
}
