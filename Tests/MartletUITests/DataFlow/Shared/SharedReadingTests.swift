import MartletPublishers
import Synchronization
import Testing

@testable import MartletUI

/// Tests the records of a shared value's subscribers, and how many of them a change visits.
@Suite struct SharedReadingTests {
    private struct Row: View {
        let numbers: Shared<[Int]>
        let index: Int
        var body: some View { Text("row \(index) is \(numbers.element(\.self, at: index) ?? -1)") }
    }

    private struct Window: View {
        let numbers: Shared<[Int]>
        @State private var first = 0
        var body: some View {
            VStack {
                ForEach(first..<first + 5, id: \.self) { Row(numbers: numbers, index: $0) }
                Button("Next") { first += 5 }.accessibilityIdentifier("next")
            }
        }
    }

    @Test func partsThatNobodyReadsGo() throws {
        let numbers = Shared([Int](repeating: 0, count: 1_000))
        do {
            let page = try EnginePage { Window(numbers: numbers) }
            for _ in 0..<100 { try page.press("next") }
            #expect(numbers.storage.size == (5, 1))
            try page.change { numbers.update { for index in $0.indices { $0[index] = index } } }
            #expect(page.markup.contains("row 500 is 500") && page.markup.contains("row 504 is 504"))
        }
        #expect(numbers.storage.size == (0, 0))
    }

    @Test(arguments: [1, 10, 100]) func aChangeVisitsItsReadersOnly(pages count: Int) throws {
        let numbers = Shared([Int](repeating: 0, count: 20))
        let pages = try (0..<count).map { _ in
            try EnginePage { ForEach(0..<20, id: \.self) { Row(numbers: numbers, index: $0) } }
        }
        numbers.update { $0[3] = 1 }
        #expect(numbers.storage.work == SharedWork(comparisons: 20, visits: count))
        for page in pages { #expect(try page.flush().ranges(of: "row 3 is 1").count == 1) }
        numbers.update { for index in $0.indices { $0[index] += 1 } }
        #expect(numbers.storage.work == SharedWork(comparisons: 40, visits: count + 20 * count))
        for page in pages { try page.flush() }
        #expect(pages.allSatisfy { $0.markup.contains("row 3 is 2") && $0.markup.contains("row 19 is 1") })
    }

    /// Two values of one type at one place need keys: each page that reads the second one says so, in development.
    @Test func aValueWithoutANameOfItsOwnIsNamedOnThePage() throws {
        let storage = SharedStorage([1], SharedSite(key: "a", file: "", function: "", line: 0, column: 0))
        let notes = Mutex<[Diagnostic]>([])
        PagelessDiagnostics.$handler.withValue({ diagnostic in notes.withLock { $0.append(diagnostic) } }) {
            storage.durability.resolve(Shared(0), storage, [Int].self, in: NoNames()) { _ in }
        }
        let problem = Diagnostic.ambiguousShared(value: "Array<Int>")
        #expect(notes.withLock(\.self) == [problem], "the log has it once")
        for _ in 1...2 {
            let page = try EnginePage { Row(numbers: Shared(storage), index: 0) }
            #expect(page.reported == [problem])
        }
    }

    /// The views of a page that read the same projection share one subscription, and a change evaluates them all.
    @Test func manyViewsOfOnePart() throws {
        let numbers = Shared([7])
        let page = try EnginePage { ForEach(0..<30, id: \.self) { _ in Row(numbers: numbers, index: 0) } }
        #expect(numbers.storage.size == (1, 1))
        for number in 1...3 {
            try page.change { numbers.update { $0[0] = number } }
            #expect(page.occurrences(of: "row 0 is \(number)") == 30)
        }
        #expect(numbers.storage.work.visits == 3)
    }

    private struct Lens: View {
        let numbers: Shared<[Int]>
        @State private var index = 0
        var body: some View {
            if index >= 0 { Text("at \(index): \(numbers.element(\.self, at: index) ?? -1)") }
            Button("Next") { index += 1 }.accessibilityIdentifier("next")
            Button("Close") { index = -1 }.accessibilityIdentifier("close")
        }
    }

    /// A view that is evaluated again keeps its subscription only if it reads the same projection again.
    @Test func whatAViewReadsNoMoreGoes() throws {
        let numbers = Shared(Array(0..<100))
        let page = try EnginePage { Lens(numbers: numbers) }
        for index in 1...50 {
            try page.press("next")
            #expect(numbers.storage.size == (1, 1))
            try page.change { numbers.update { $0[index] = -index } }
            #expect(page.markup.contains("at \(index): -\(index)"))
        }
        #expect(try page.evaluations { try page.change { numbers.update { $0[3] = 0 } } } == [])
        try page.press("close")
        #expect(numbers.storage.size == (0, 0))
    }
}

/// Each name is another's.
private final class NoNames: SharedPersistence {
    func isGlobal(_ object: AnyObject) -> Bool { false }
    func claim(_ name: SharedName) -> SharedClaim { .taken }
    func add(_ shared: any StoredShared, named name: SharedName) {}
    func didChange(_ shared: any StoredShared) {}
    func waitForPosts() {}
    var currentPost: PerformedPost? { nil }
}
