import MartletUI
import Observation
import Synchronization
import Testing

private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("count \(count)") { count += 1 }.accessibilityIdentifier("count") }
}

@Suite struct MisuseTests {
    private final class Endless {
        var isOn = true
    }

    @Test func anEndlessUpdateIsStoppedAndThePageLives() throws {
        struct Loop: View {
            let endless: Endless
            @State private var value = 0
            var body: some View {
                Button("value \(value)") { value += 1 }.accessibilityIdentifier("press")
                    .onChange(of: value) { if endless.isOn { value += 1 } }
            }
        }
        let endless = Endless()
        let page = try EnginePage {
            Loop(endless: endless)
            Counter()
        }
        try page.press("press")
        #expect(page.reported == [.endlessUpdate(view: "Loop")])
        endless.isOn = false
        try page.press("count")
        #expect(page.markup.contains("count 1"))
        let before = page.markup
        try page.press("press")
        #expect(page.markup != before, "the view that was stopped lives, too")
        #expect(page.reported.count == 1)
    }

    @Test func aViewThatContainsItselfIsCutOff() throws {
        struct Endless: View {
            var body: some View { HTML("div") { Endless() } }
        }
        let page = try EnginePage {
            Endless()
            Counter()
        }
        #expect(page.reported == [.tooDeep(view: "Endless", limit: 512)])
        try page.press("count")
        #expect(page.markup.contains("count 1"))
    }

    /// With two of itself in each view, there would be 2^512 views.
    @Test func aViewThatContainsItselfTwiceIsCutOffSoon() throws {
        struct Twice: View {
            let depth: Int
            var body: some View {
                Twice(depth: depth + 1)
                Twice(depth: depth + 1)
            }
        }
        let page = try EnginePage {
            Twice(depth: 0)
            Counter()
        }
        #expect(page.reported == [.tooDeep(view: "Twice", limit: 512)])
        try page.press("count")
        #expect(page.markup.contains("count 1"))
    }

    @Test func aCycleInDataIsCutOffSoon() throws {
        final class Folder {
            let number: Int
            var folders: [Folder] = []
            init(_ number: Int) { self.number = number }
        }
        struct Tree: View {
            let folder: Folder
            var body: some View {
                HTML("ul") { ForEach(folder.folders, id: \.number) { folder in HTML("li") { Tree(folder: folder) } } }
            }
        }
        struct Toggled: View {
            let folder: Folder
            @State private var isOpen = false
            var body: some View {
                if isOpen { Tree(folder: folder) }
                Button("toggle") { isOpen.toggle() }.accessibilityIdentifier("toggle")
            }
        }
        let (first, second) = (Folder(1), Folder(2))
        first.folders = [second, first, Folder(3)]
        second.folders = [first, second]
        // Foundation rejects JSON with more than 512 nested brackets; browsers accept it.
        let page = try EnginePage(Toggled(folder: first)) { $0.limits.depth = 200 }
        try page.press("toggle")
        #expect(page.reported == [.tooDeep(view: "Tree", limit: 200)])
        try page.press("toggle")
        first.folders = [second]
        second.folders = []
        try page.press("toggle")
        #expect(page.reported.count == 1)
        (first.folders, second.folders) = ([], [])
    }

    /// Deep nesting that ends is not an error.
    @Test func depthThatEndsIsNotReported() throws {
        struct Deep: View {
            let depth: Int
            var body: some View { if depth > 0 { Deep(depth: depth - 1) } else { Text("bottom") } }
        }
        let page = try EnginePage { Deep(depth: 200) }
        #expect(page.reported == [])
        #expect(page.markup.contains("bottom"))
    }

    @Test func aWriteDuringABodyIsReported() throws {
        struct Writing: View {
            @State private var value = 0
            @State private var shown = 0
            var body: some View {
                let _ = { value = shown }()
                Text(verbatim: "\(value)")
                Button("press") { shown += 1 }.accessibilityIdentifier("press")
            }
        }
        let page = try EnginePage { Writing() }
        try page.press("press")
        #expect(page.reported.contains(.writeDuringBody(property: "_value")))
        #expect(!page.reported.contains { if case .endlessUpdate = $0 { true } else { false } })
        #expect(page.markup.contains(">1<"))
    }

    @Test func aWriteDuringARowBuilderIsReported() throws {
        struct Writing: View {
            @State private var value = 0
            var body: some View {
                ForEach(0..<1) { _ in
                    let _ = { value = 3 }()
                    Text("row")
                }
            }
        }
        let page = try EnginePage { Writing() }
        #expect(page.reported == [.writeDuringBody(property: "_value")])
    }

    @Test func aLateWriteIsReportedAndIgnored() throws {
        final class Access { var write: (() -> Void)? }
        struct Child: View {
            let access: Access
            @State private var value = 0
            var body: some View { Text(verbatim: "\(value)").onAppear { access.write = { value += 1 } } }
        }
        struct Parent: View {
            let access: Access
            @State private var shows = true
            var body: some View {
                if shows { Child(access: access) }
                Button("toggle") { shows.toggle() }.accessibilityIdentifier("toggle")
            }
        }
        let access = Access()
        let page = try EnginePage { Parent(access: access) }
        let late = try #require(access.write)
        try page.press("toggle")
        let reported = Mutex<[Diagnostic]>([])
        let handler: @Sendable (Diagnostic) -> Void = { diagnostic in reported.withLock { $0.append(diagnostic) } }
        PagelessDiagnostics.$handler.withValue(handler) { late() }
        #expect(reported.withLock { $0 } == [.lateWrite(property: "_value")])
        #expect(!page.graph.isDirty)
        try page.press("toggle")
        #expect(page.markup.contains(">0<"))
    }

    @Test("Who is told that they have left, together with who owns the state, may write it")
    func aWriteOnDisappearanceIsNoMistake() throws {
        struct Owner: View {
            @State private var last = ""
            var body: some View {
                Text("Here").onDisappear { last = "disappeared" }
                Text(last)
            }
        }
        let reported = Mutex<[Diagnostic]>([])
        let page = try EnginePage { Owner() }
        PagelessDiagnostics.$handler.withValue({ diagnostic in reported.withLock { $0.append(diagnostic) } }) {
            page.graph.end()
        }
        #expect(reported.withLock { $0.isEmpty })
    }

    @Test("What is begun on disappearance and goes on may not")
    func aWriteOfATaskBegunOnDisappearanceIsReported() async throws {
        final class Access: @unchecked Sendable {
            var write: (() -> Void)?
            var task: Task<Void, Never>?
        }
        struct Owner: View {
            let access: Access
            let end: AsyncStream<Void>
            @State private var last = ""
            var body: some View {
                Text(last)
                    .onAppear { access.write = { last = "later" } }
                    .onDisappear { [access, end] in
                        access.task = Task {
                            for await _ in end {}
                            access.write?()
                        }
                    }
            }
        }
        let (end, continuation) = AsyncStream.makeStream(of: Void.self)
        let access = Access()
        let reported = Mutex<[Diagnostic]>([])
        try PagelessDiagnostics.$handler.withValue({ diagnostic in reported.withLock { $0.append(diagnostic) } }) {
            let page = try EnginePage { Owner(access: access, end: end) }
            page.graph.end()
        }
        #expect(reported.withLock { $0.isEmpty })
        continuation.finish()
        await access.task?.value
        #expect(reported.withLock { $0 } == [.lateWrite(property: "_last")])
    }

    @Test func duplicateIdentifiersAreReportedAndThePageIsRight() throws {
        struct Rows: View {
            @State private var identifiers = [1, 2]
            var body: some View {
                ForEach(identifiers, id: \.self) { Text(verbatim: "row \($0)") }
                Button("add") { identifiers.insert(2, at: 0) }.accessibilityIdentifier("add")
                Button("reverse") { identifiers.reverse() }.accessibilityIdentifier("reverse")
                Button("remove") { identifiers.removeFirst() }.accessibilityIdentifier("remove")
            }
        }
        let page = try EnginePage { Rows() }
        #expect(page.reported == [])
        try page.press("add")
        guard case .duplicateIdentifiers(let view, "2")? = page.reported.first else {
            Issue.record("\(page.reported)")
            return
        }
        #expect(view.contains("ForEach"))
        for action in ["reverse", "add", "add", "reverse", "remove", "remove", "remove"] { try page.press(action) }
        #expect(page.occurrences(of: "row 2") == 2)
    }

    @Test func anOnChangeThatSettlesIsNotReported() throws {
        struct Settling: View {
            @State private var value = 0
            var body: some View {
                Button("value \(value)") { value += 1 }.accessibilityIdentifier("press")
                    .onChange(of: value) { if value < 20 { value += 1 } }
            }
        }
        let page = try EnginePage { Settling() }
        try page.press("press")
        #expect(page.reported == [])
        #expect(page.markup.contains("value 20"))
    }
}
