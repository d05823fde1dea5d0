import Martlet
import MartletTesting
import Testing

/// Calls `count` where it runs, so that the test sees whether this code runs in the session.
@concurrent
private func sum(_ numbers: [Int], _ count: () -> Void) async -> Int {
    count()
    await _Concurrency.Task.yield()
    count()
    return numbers.reduce(0, +)
}

/// Counts calls, on its own executor outside any session.
private actor Archive {
    private(set) var asked = 0

    func ask() { asked += 1 }
}

@Observable
private final class Model {
    var steps = 0
    var answers: [Int] = []

    func step() { steps += 1 }

    @concurrent
    func work() async {
        for _ in 0..<50 {
            step()
            answers.append(await sum([1, 2]) { step() })
        }
    }
}

private struct Staying: View {
    @State private var model = Model()
    @State private var parts: [Int] = []
    @State private var asked = 0
    let archive: Archive

    var body: some View {
        VStack {
            Text(verbatim: "steps \(model.steps) answers \(model.answers.count)")
            Text(verbatim: "parts \(parts.sorted()) asked \(asked)")
            Button("work", action: work).accessibilityIdentifier("work")
            Button("step") { model.step() }.accessibilityIdentifier("step")
            Button("group", action: group).accessibilityIdentifier("group")
            Button("archive", action: ask).accessibilityIdentifier("archive")
        }
    }

    @concurrent
    private func work() async { await model.work() }

    /// The task group's body is a closure that no language feature keeps in the session.
    @concurrent
    private func group() async {
        parts = []
        await withTaskGroup(of: Int.self) { group in
            for number in 1...5 { group.addTask { await sum([number]) {} } }
            for await part in group { parts.append(part) }
        }
        async let six = sum([6]) {}
        parts.append(await six)
    }

    @concurrent
    private func ask() async {
        for _ in 0..<20 {
            await archive.ask()
            asked += 1
        }
    }
}

/// Sessions run in parallel, and each of these idioms compiles and stays in its session. Decision 33: this also holds
/// where a package has not enabled the feature, and where the feature has no effect.
@Suite struct StayingTests {
    @Test func aModelIsUsedByOneThreadAtATimeWhateverItsFunctionsAre() async throws {
        let page = try await TestPage { Staying(archive: Archive()) }
        try await page.click("work")
        for _ in 0..<20 { try await page.click("step") }
        try await page.wait { $0.contains(.text("steps 170 answers 50")) }
        #expect(page.diagnostics.isEmpty)
    }

    @Test func taskGroupsAndTheirChildrenStay() async throws {
        let page = try await TestPage { Staying(archive: Archive()) }
        try await page.click("group")
        try await page.wait { $0.contains(.text("parts [1, 2, 3, 4, 5, 6] asked 0")) }
        #expect(page.diagnostics.isEmpty)
    }

    @Test func anActorThatSessionsShareAnswersEach() async throws {
        let archive = Archive()
        let server = try TestServer { WindowGroup { Staying(archive: archive) } }
        var pages: [TestPage] = []
        for _ in 0..<3 { pages.append(try await server.visitor().open("/")) }
        for page in pages { try await page.click("archive") }
        for page in pages { try await page.wait { $0.contains(.text("parts [] asked 20")) } }
        #expect(await archive.asked == 60)
    }
}
