import Dispatch
import Martlet
import MartletTesting
import Testing

/// Tests main-actor programs, in a module with the main actor as its default isolation.
@Suite struct MainActorPageTests {
    @Test(arguments: TestTransport.allCases)
    func `A view with a model of the main actor's runs as it stands`(over transport: TestTransport) async throws {
        let page = try await TestPage(over: transport) { Notes() }
        try await page.wait(for: "count", toRead: "2 notes")
        try await page.click("add")
        #expect(try page.text("count") == "3 notes")
        #expect(page.patches.count == 2)
        #expect(page.evaluations == ["Notes"])
    }

    @Test(arguments: Way.allCases)
    func `What comes to the main actor later is shown`(by way: Way) async throws {
        let page = try await TestPage { Ways(way: way) }
        try await page.click("go")
        try await page.wait(for: "count", toRead: "1")
        try await page.click("go")
        try await page.wait(for: "count", toRead: "2")
    }

    @Test(arguments: [Way.inPlace, .queue, .later, .task, .mainActorTask, .action])
    func `withAnimation animates what is changed there`(by way: Way) async throws {
        let page = try await TestPage { Ways(way: way, isAnimated: true) }
        try await page.click("go")
        try await page.wait(for: "count", toRead: "1")
        #expect(page.patches.contains { $0.description.contains("ms linear(") })
    }

    @Test func `Visitors share a singleton, and each page shows its change`() async throws {
        let server = try TestServer { WindowGroup { Shared.Reader() } }
        let alice = try await server.visitor().open("/")
        let bob = try await server.visitor().open("/")
        let before = Shared.model.count
        try await alice.click("inc")
        #expect(try alice.text("count") == "\(before + 1)")
        #expect(try bob.text("count") == "\(before + 1)")
    }

    @Test func `State is each visitor's own`() async throws {
        let server = try TestServer { WindowGroup { Ways(way: .inPlace) } }
        let (alice, bob) = (try await server.visitor().open("/"), try await server.visitor().open("/"))
        try await alice.click("go")
        #expect(try (alice.text("count"), bob.text("count")) == ("1", "0"))
    }

    @Test func `A task ends with its view`() async throws {
        let log = Log()
        let page = try await TestPage { Ending(log: log) }
        try await page.click("hide")
        try await page.wait { _ in log.lines == ["begun", "cancelled"] }
    }

    @Test func `Eight visitors at once count exactly`() async throws {
        let server = try TestServer { WindowGroup { Ways(way: .mainActorTask) } }
        var pages: [TestPage] = []
        for _ in 0..<8 { pages.append(try await server.visitor().open("/")) }
        for _ in 0..<5 { for page in pages { try await page.click("go") } }
        for page in pages { try await page.wait(for: "count", toRead: "5") }
    }
}

@Observable final class NotesModel {
    private(set) var notes: [String] = []

    func load() async {
        notes = await fetch()
    }

    @concurrent func fetch() async -> [String] { ["Milk", "Bread"] }

    func add(_ note: String) { notes.append(note) }
}

struct Notes: View {
    @State private var model = NotesModel()

    var body: some View {
        VStack {
            Text("\(model.notes.count) notes").accessibilityIdentifier("count")
            ForEach(model.notes, id: \.self) { Text($0) }
            Button("Add") { model.add("Butter") }.accessibilityIdentifier("add")
        }
        .task { await model.load() }
    }
}

/// The ways in which a program gets onto the main actor.
enum Way: CaseIterable {
    case inPlace, action, queue, later, task, mainActorTask, detached, run, stream, actor, function
}

struct Ways: View {
    let way: Way
    var isAnimated = false
    @State private var count = 0

    var body: some View {
        VStack {
            Text("\(count)").opacity(count == 0 ? 1 : 0.5).accessibilityIdentifier("count")
            if way == .action {
                Button("Go") {
                    try await Task.sleep(for: .milliseconds(1))
                    raise()
                }
                .accessibilityIdentifier("go")
            } else if way == .function {
                Button("Go", action: slowly).accessibilityIdentifier("go")
            } else {
                Button("Go") { go() }.accessibilityIdentifier("go")
            }
        }
    }

    private func raise() {
        if isAnimated { withAnimation { count += 1 } } else { count += 1 }
    }

    private func slowly() async {
        await Task.yield()
        raise()
    }

    private func go() {
        switch way {
        case .inPlace, .action, .function: raise()
        case .queue: DispatchQueue.main.async { raise() }
        case .later: DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(5)) { raise() }
        case .task:
            Task {
                await Task.yield()
                raise()
            }
        case .mainActorTask: Task { @MainActor in raise() }
        case .detached: Task.detached { await MainActor.run { raise() } }
        case .run:
            Task.detached {
                await Task.yield()
                await self.raise()
            }
        case .stream:
            Task {
                let stream = AsyncStream { continuation in
                    continuation.yield(1)
                    continuation.finish()
                }
                for await amount in stream { count += amount }
            }
        case .actor: Task { count += await Adder().one() }
        }
    }
}

actor Adder {
    func one() -> Int { 1 }
}

enum Shared {
    static let model = Counter()

    @Observable final class Counter { var count = 0 }

    struct Reader: View {
        var body: some View {
            VStack {
                Text("\(model.count)").accessibilityIdentifier("count")
                Button("Increment") { model.count += 1 }.accessibilityIdentifier("inc")
            }
        }
    }
}

final class Log { var lines: [String] = [] }

struct Ending: View {
    let log: Log
    @State private var isShown = true

    var body: some View {
        VStack {
            if isShown { Text("There").task(wait) }
            Button("Hide") { isShown = false }.accessibilityIdentifier("hide")
        }
    }

    private func wait() async {
        log.lines.append("begun")
        do { try await Task.sleep(for: .seconds(100)) } catch { log.lines.append("cancelled") }
    }
}
