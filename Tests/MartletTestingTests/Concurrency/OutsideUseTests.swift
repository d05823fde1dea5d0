import Martlet
import MartletTesting
import Testing

/// Returns from one of Swift's own threads.
@concurrent
private func answer() async -> Int { 1 }

private final class Count: ObservableObject {
    @Published var value = 0
}

/// Asynchronous functions as they compile in a package without `NonisolatedNonsendingByDefault`: isolated to no actor.
private struct Outside: View {
    /// Whether they run in a detached task, like code on another queue, rather than in the session's task.
    var isDetached = false
    @State private var count = 0
    @State private var words: [String] = []
    @State private var optional: Int?
    @AppStorage("stored") private var stored = 0
    @StateObject private var model = Count()
    @Environment(\.redirect) private var redirect
    let given: () async -> Void

    func load() async { count += await answer() }

    func loadOften() async {
        for _ in 0..<100 {
            count += await answer()
            words.append("\(count)")
        }
    }

    func store() async {
        stored += await answer()
        optional = (optional ?? 0) + stored
    }

    func change() async { model.value += await answer() }

    func leave() async {
        _ = await answer()
        redirect(to: "/elsewhere")
    }

    /// `body`, or `body` in a detached task. The test deliberately makes the error of using a view's state from two
    /// threads.
    private func placed(_ body: @escaping () async -> Void) -> () async -> Void {
        guard isDetached else { return body }
        nonisolated(unsafe) let body = body
        return { await _Concurrency.Task.detached { await body() }.value }
    }

    var body: some View {
        let go = { count += await answer() }
        VStack {
            Text(verbatim: "count \(count) words \(words.count) \(words.last ?? "") model \(model.value)")
            Text(verbatim: "stored \(stored) optional \(optional ?? -1)")
            Button("method", action: placed(load)).accessibilityIdentifier("method")
            Button("often", action: placed(loadOften)).accessibilityIdentifier("often")
            Button("local", action: placed(go)).accessibilityIdentifier("local")
            Button("store", action: placed(store)).accessibilityIdentifier("store")
            Button("change", action: placed(change)).accessibilityIdentifier("change")
            Button("given", action: placed(given)).accessibilityIdentifier("given")
            Button("leave", action: placed(leave)).accessibilityIdentifier("leave")
        }
        .task(placed(load))
    }
}

/// A use of session state from outside its executor never ends the process and never gets lost: a write is queued to
/// the session in order, a read returns the last value under a lock and never waits, and both are reported once, with
/// the view, the property, the call and the line of `Package.swift` that fixes it.
@Suite struct OutsideUseTests {
    private func page(_ transport: TestTransport, isDetached: Bool) async throws -> TestPage {
        try await TestPage(over: transport) { Outside(isDetached: isDetached) { _ = await answer() } }
    }

    private func use(_ page: TestPage) async throws {
        try await page.wait { $0.contains(.text("count 1 words 0  model 0")) }
        try await page.click("method")
        try await page.wait { $0.contains(.text("count 2 words 0  model 0")) }
        try await page.click("local")
        try await page.wait { $0.contains(.text("count 3 words 0  model 0")) }
        try await page.click("often")
        try await page.wait { $0.contains(.text("count 103 words 100 103 model 0")) }
        try await page.click("store")
        try await page.wait { $0.contains(.text("stored 1 optional 1")) }
        try await page.click("change")
        try await page.wait { $0.contains(.text("count 103 words 100 103 model 1")) }
        try await page.click("given")
    }

    /// Decision 33: functions that belong to no actor stay in the session.
    @Test(arguments: TestTransport.allCases) func functionsOfNoActorStayInTheSession(transport: TestTransport)
        async throws
    {
        let page = try await page(transport, isDetached: false)
        try await use(page)
        #expect(page.diagnostics.isEmpty)
    }

    @Test(arguments: TestTransport.allCases) func whatIsDoneElsewhereIsDoneInTheSessionAndReported(
        transport: TestTransport
    ) async throws {
        let page = try await page(transport, isDetached: true)
        try await use(page)
        let reported = page.diagnostics.map(\.description)
        for property in ["_count", "_words", "_stored", "_model"] {
            #expect(
                reported.filter { $0.contains("\(property) of Outside was") }.count >= 1, "\(property): \(reported)")
        }
        #expect(reported.filter { $0.contains("_count of Outside was written") }.count == 1, "once: \(reported)")
        #expect(reported.contains { $0.contains(".defaultIsolation(MainActor.self)") && $0.contains("Package.swift") })
        #expect(reported.contains { $0.contains("docs/concurrency.md") })
        // Each property and the function whose call is reported.
        let uses = ["_count": "load", "_words": "loadOften", "_stored": "store", "_model": "change"]
        for (property, function) in uses {
            #expect(
                reported.contains { $0.contains("\(property) of Outside") && $0.contains("by Outside.\(function)()") },
                "\(property): \(reported)")
        }
    }
}
