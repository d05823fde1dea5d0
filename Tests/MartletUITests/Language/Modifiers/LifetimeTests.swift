import MartletTesting
import MartletUI
import Testing

private final class Log {
    var entries: [String] = []
    func take() -> [String] {
        defer { entries = [] }
        return entries
    }
}

private struct Leaf: View {
    let name: String
    let log: Log
    var body: some View {
        Text(name)
            .onAppear { log.entries.append("+\(name)") }
            .onDisappear { log.entries.append("-\(name)") }
    }
}

private struct Branch: View {
    let name: String
    let log: Log
    var body: some View {
        VStack {
            Leaf(name: name + "1", log: log)
            Leaf(name: name + "2", log: log)
        }
        .onAppear { log.entries.append("+\(name)") }
        .onDisappear { log.entries.append("-\(name)") }
    }
}

@Suite struct LifetimeTests {
    @Test func childrenAppearBeforeParents() throws {
        let log = Log()
        _ = try EnginePage { Branch(name: "a", log: log) }
        #expect(log.take() == ["+a1", "+a2", "+a"])
    }

    @Test func viewsAppearAndDisappearAsTheyComeAndGo() throws {
        struct Page: View {
            let log: Log
            @State private var shows = false
            var body: some View {
                if shows { Branch(name: "a", log: log) } else { Leaf(name: "b", log: log) }
                Button("toggle") { shows.toggle() }.accessibilityIdentifier("toggle")
            }
        }
        let log = Log()
        let page = try EnginePage { Page(log: log) }
        #expect(log.take() == ["+b"])
        try page.press("toggle")
        #expect(log.take() == ["+a1", "+a2", "+a", "-b"])
        try page.press("toggle")
        #expect(log.take() == ["+b", "-a1", "-a2", "-a"])
    }

    @Test func rowsAppearAndDisappearOnce() throws {
        struct Rows: View {
            let log: Log
            @State private var names = ["a", "b", "c"]
            var body: some View {
                ForEach(names, id: \.self) { Leaf(name: $0, log: log) }
                Button("change") { names = ["c", "d", "a"] }.accessibilityIdentifier("change")
            }
        }
        let log = Log()
        let page = try EnginePage { Rows(log: log) }
        #expect(log.take() == ["+a", "+b", "+c"])
        try page.press("change")
        #expect(log.take() == ["+d", "-b"])
    }

    @Test func whatOnAppearWritesIsInTheFirstPage() throws {
        struct Loaded: View {
            @State private var text = "loading"
            @State private var rows: [Int] = []
            var body: some View {
                Text(text).onAppear {
                    text = "loaded"
                    rows = [1, 2]
                }
                ForEach(rows, id: \.self) { Text(verbatim: "row \($0)") }
                Button("more") { rows.append(rows.count + 1) }.accessibilityIdentifier("more")
            }
        }
        let page = try EnginePage { Loaded() }
        #expect(page.markup.contains("loaded") && page.markup.contains("row 2"))
        try page.press("more")
        #expect(page.markup.contains("row 3"))
    }

    @Test func onChangeGivesOldAndNew() throws {
        struct Changing: View {
            let log: Log
            @State private var value = 1
            @State private var other = 1
            var body: some View {
                Text(verbatim: "\(other)")
                    .onChange(of: value) { log.entries.append("\($0) to \($1)") }
                    .onChange(of: value, initial: true) { log.entries.append("initial \($0) to \($1)") }
                    .onChange(of: other) { log.entries.append("other") }
                Button("value") { value *= 2 }.accessibilityIdentifier("value")
                Button("other") { other += 1 }.accessibilityIdentifier("other")
            }
        }
        let log = Log()
        let page = try EnginePage { Changing(log: log) }
        #expect(log.take() == ["initial 1 to 1"])
        try page.press("value")
        #expect(log.take() == ["1 to 2", "initial 1 to 2"])
        try page.press("other")
        #expect(log.take() == ["other"])
        try page.press("value")
        #expect(log.take() == ["2 to 4", "initial 2 to 4"])
    }

    @Test func effectsStandNextToAnyContent() throws {
        struct Mixed: View {
            let log: Log
            @State private var shows = true
            var body: some View {
                // On a `ForEach`, `onAppear` runs for each row.
                EmptyView().onAppear { log.entries.append("empty") }
                if shows { Text("a").onDisappear { log.entries.append("gone") } }
                ForEach(0..<2) { Text(verbatim: "\($0)") }.onAppear { log.entries.append("list") }
                Button("toggle") { shows.toggle() }.accessibilityIdentifier("toggle")
            }
        }
        let log = Log()
        let page = try EnginePage { Mixed(log: log) }
        #expect(log.take() == ["empty", "list", "list"])
        try page.press("toggle")
        #expect(log.take() == ["gone"])
        try page.press("toggle")
        #expect(page.markup.contains(">a<"))
    }

    @Test func anEffectBeforeAHole() throws {
        struct Page: View {
            @State private var shows = true
            var body: some View {
                HTML("section") {
                    Inner(shows: shows)
                    Text("after")
                }
                Button("toggle") { shows.toggle() }.accessibilityIdentifier("toggle")
            }
        }
        struct Inner: View {
            let shows: Bool
            var body: some View {
                EmptyView().onAppear {}
                if shows { Text("inside") }
                Text("end")
            }
        }
        let page = try EnginePage { Page() }
        for _ in 0..<3 { try page.press("toggle") }
        #expect(!page.markup.contains("inside"))
    }

    // MARK: Tasks

    private final class Executor: WorkExecutor {
        let log: Log
        private var count = 0
        init(_ log: Log) { self.log = log }

        final class Work: CancellableWork {
            let number: Int
            let log: Log
            init(_ number: Int, _ log: Log) { (self.number, self.log) = (number, log) }
            func cancel() { log.entries.append("cancel \(number)") }
        }

        func start(_ action: @escaping AsyncAction, _ priority: TaskPriority?, of node: Node?) -> any CancellableWork {
            count += 1
            log.entries.append("start \(count)")
            return Work(count, log)
        }
    }

    @Test func tasksHaveThePriorityThatTheyAreGiven() async throws {
        struct Page: View {
            @State private var priorities: [TaskPriority] = []
            var body: some View {
                Text(verbatim: priorities.map { "\($0.rawValue)" }.sorted().joined(separator: " "))
                    .accessibilityIdentifier("priorities")
                Text("low").task(priority: .low) { priorities.append(_Concurrency.Task.currentPriority) }
                Text("high").task(id: 1, priority: .high) { priorities.append(_Concurrency.Task.currentPriority) }
            }
        }
        let page = try await TestPage { Page() }
        #expect(try page.text("priorities") == "\(TaskPriority.low.rawValue) \(TaskPriority.high.rawValue)")
    }

    @Test func tasksBeginAndAreCancelledWithTheirViews() throws {
        struct Page: View {
            @State private var shows = true
            @State private var key = 1
            @State private var other = 1
            var body: some View {
                Text(verbatim: "\(other)")
                if shows { Text("a").task(id: key) {} }
                Button("toggle") { shows.toggle() }.accessibilityIdentifier("toggle")
                Button("key") { key += 1 }.accessibilityIdentifier("key")
                Button("other") { other += 1 }.accessibilityIdentifier("other")
            }
        }
        let log = Log()
        let page = try EnginePage(Page()) { $0.executor = Executor(log) }
        #expect(log.take() == ["start 1"])
        try page.press("other")
        #expect(log.take() == [])
        try page.press("key")
        #expect(log.take() == ["cancel 1", "start 2"])
        try page.press("toggle")
        #expect(log.take() == ["cancel 2"])
        try page.press("toggle")
        #expect(log.take() == ["start 3"])
    }

    @Test func aPageThatGoesCancelsItsTasks() throws {
        let log = Log()
        var page: EnginePage? = try EnginePage(Text("a").task {}) { $0.executor = Executor(log) }
        #expect(log.take() == ["start 1"])
        #expect(page != nil)
        page = nil
        #expect(log.take() == ["cancel 1"])
    }
}

/// The order in which actions run, as observed in SwiftUI.
@Suite struct LifetimeOrderTests {
    private struct Identified: View {
        let log: Log
        let isMoving: Bool
        @State private var flag = false
        var body: some View {
            if isMoving {
                named.transition(.identity).id(flag)
            } else {
                named.id(flag)
            }
            Button("flip") { flag.toggle() }.accessibilityIdentifier("flip")
        }

        private var named: some View {
            Text("named")
                .onAppear { log.entries.append("+\(flag)") }
                .onDisappear { log.entries.append("-\(flag)") }
        }
    }

    /// On a change of identity without a transition, the new view appears before the old one disappears, and the
    /// closures of the old one read the current state. With `.transition(.identity)` the old one disappears first.
    @Test(arguments: [false, true]) func theNewViewAppearsFirstUnlessThereIsATransition(isMoving: Bool) throws {
        let log = Log()
        let page = try EnginePage(Identified(log: log, isMoving: isMoving))
        #expect(log.take() == ["+false"])
        try page.press("flip")
        #expect(log.take() == (isMoving ? ["-true", "+true"] : ["+true", "-true"]))
    }

    private struct Inner: View {
        let log: Log
        var body: some View {
            Text("inner").onDisappear { log.entries.append("-inner") }.transition(.opacity)
        }
    }

    @Test func aTransitionAroundABodyCounts() throws {
        struct Page: View {
            let log: Log
            @State private var shows = true
            var body: some View {
                if shows { Inner(log: log) } else { Text("other").onAppear { log.entries.append("+other") } }
                Button("flip") { shows.toggle() }.accessibilityIdentifier("flip")
            }
        }
        let log = Log()
        try EnginePage(Page(log: log)).press("flip")
        #expect(log.take() == ["-inner", "+other"])
    }

    private final class Starter: WorkExecutor {
        final class Work: CancellableWork { func cancel() {} }
        let log: Log
        init(_ log: Log) { self.log = log }
        func start(_ action: @escaping AsyncAction, _ priority: TaskPriority?, of node: Node?) -> any CancellableWork {
            log.entries.append("task")
            return Work()
        }
    }

    /// The bodies of `.task` start after the appearance actions of the transaction, whatever the order of the
    /// modifiers.
    @Test func tasksBeginWhenAllHasAppeared() throws {
        struct Page: View {
            let log: Log
            @State private var count = 0
            var body: some View {
                Text("first").task {}.onAppear { log.entries.append("first") }
                Text("second").onAppear {
                    log.entries.append("second")
                    count = 1
                }
                if count > 0 { Text("third").task {}.onAppear { log.entries.append("third") } }
            }
        }
        let log = Log()
        let starter = Starter(log)
        _ = try EnginePage(Page(log: log)) { $0.executor = starter }
        #expect(log.take() == ["first", "second", "third", "task", "task"])
    }

    /// `Group { … }.onAppear` and `.task` apply to each member, so a `Group { if … }` performs them on each change of
    /// branch.
    @Test func aGroupHearsOfEachMember() throws {
        struct Page: View {
            let log: Log
            @State private var shows = true
            @State private var rows = [1, 2]
            @State private var count = 0
            var body: some View {
                Group {
                    if shows { Counter(name: "a", log: log) } else { Text("b") }
                    Group { Text("c") }
                    ForEach(rows, id: \.self) { Text(verbatim: "row \($0)") }
                    if rows.isEmpty { Text("no rows") }
                }
                .onAppear { log.entries.append("+") }
                .onDisappear { log.entries.append("-") }
                .task {}
                Button("flip") { shows.toggle() }.accessibilityIdentifier("flip")
                Button("rows \(count)") { rows = count == 0 ? [2, 3] : [] }.accessibilityIdentifier("rows")
                Button("count") { count += 1 }.accessibilityIdentifier("count")
            }
        }
        let log = Log()
        let starter = Starter(log)
        let page = try EnginePage(Page(log: log)) { $0.executor = starter }
        #expect(log.take() == ["+", "+", "+", "+", "task", "task", "task", "task"])
        try page.press("a")
        try page.press("count")
        #expect(log.take() == [] && page.markup.contains("a 1"), "members keep their state")
        try page.press("flip")
        #expect(log.take() == ["+", "-", "task"])
        try page.press("flip")
        #expect(log.take() == ["+", "-", "task"] && page.markup.contains("a 0"))
        try page.press("rows")
        #expect(log.take() == ["+", "-", "-", "task"])
    }

    private struct Counter: View {
        let name: String
        let log: Log
        @State private var count = 0
        var body: some View { Button("\(name) \(count)") { count += 1 }.accessibilityIdentifier(name) }
    }
}
