import MartletUI
import Observation

@testable import MartletServer

/// What all sessions of the stress change.
struct StressTotals: Sendable { var shared = 0 }

actor StressArchive {
    private var numbers: [Int] = []

    func add(_ number: Int) -> Int {
        numbers.append(number)
        return number
    }
}

@Observable
final class StressModel {
    var numbers: [Int] = []

    @concurrent
    func add() async {
        await withTaskGroup(of: Int.self) { group in
            for number in 0..<3 { group.addTask { number } }
            for await number in group { numbers.append(number) }
        }
    }
}

final class StressObject: ObservableObject {
    @Published var words: [String] = []

    @concurrent
    func add() async {
        await _Concurrency.Task.yield()
        words.append("word \(words.count)")
    }
}

/// A page with asynchronous code of all kinds. Each button adds to a number of its own, and nothing else does.
struct StressProgram: View {
    /// The buttons, in the order of the numbers on the page, and what one press adds.
    static let buttons = [
        "state": 1, "task": 2, "model": 3, "object": 1, "detached": 2, "stream": 3, "actor": 1, "sleep": 1, "shared": 1,
    ]

    let shared: Shared<StressTotals>
    let archive: StressArchive
    @State private var model = StressModel()
    @StateObject private var object = StressObject()
    @State private var numbers: [String: Int] = [:]
    @State private var written = 0
    @State private var runs = 0

    var body: some View {
        VStack {
            Text(verbatim: Self.text(counts))
            Text(verbatim: "\(shared.shared)")
            Button("state") { add("state") }.accessibilityIdentifier("state")
            Button("task", action: startTasks).accessibilityIdentifier("task")
            Button("model", action: model.add).accessibilityIdentifier("model")
            Button("object", action: object.add).accessibilityIdentifier("object")
            Button("detached", action: write).accessibilityIdentifier("detached")
            Button("stream", action: listen).accessibilityIdentifier("stream")
            Button("actor", action: ask).accessibilityIdentifier("actor")
            Button("sleep", action: sleep).accessibilityIdentifier("sleep")
            Button("shared") { change() }.accessibilityIdentifier("shared")
        }
        .task(id: runs) { for _ in 0..<3 { await _Concurrency.Task.yield() } }
    }

    /// What the page says of such numbers.
    static func text(_ counts: [String: Int]) -> String {
        counts.filter { $0.value > 0 }.map { "\($0.key) \($0.value)" }.sorted().joined(separator: ", ")
    }

    private var counts: [String: Int] {
        numbers.merging(["model": model.numbers.count, "object": object.words.count]) { $0 + $1 }
    }

    private func add(_ name: String) {
        numbers[name, default: 0] += 1
        runs += 1
    }

    private func change() {
        shared.update { $0.shared += 1 }
        add("shared")
    }

    private func startTasks() {
        for _ in 0..<2 {
            _ = Session.startTask(name: nil, priority: nil) {
                await _Concurrency.Task.yield()
                add("task")
            }
        }
    }

    /// Another thread writes a state. It is written in one of the session's next turns, and this may still be the same
    /// one.
    private func write() async {
        for number in 1...2 {
            nonisolated(unsafe) let view = self
            await _Concurrency.Task.detached { view.written = number }.value
            while written == 0 { try? await _Concurrency.Task.sleep(for: .microseconds(100)) }
            add("detached")
        }
    }

    private func listen() async {
        let stream = AsyncStream { continuation in
            _Concurrency.Task.detached {
                for number in 0..<3 { continuation.yield(number) }
                continuation.finish()
            }
        }
        for await _ in stream { add("stream") }
    }

    private func ask() async { if await archive.add(1) == 1 { add("actor") } }

    private func sleep() async {
        try? await _Concurrency.Task.sleep(for: .microseconds(200))
        add("sleep")
    }
}
