import MartletUI
import Testing

/// “The nodes in the render tree are preserved when they go offscreen” (“SwiftUI”, "Dynamic Views vs Statick Views"),
/// also when another process makes the tree again.
@Suite struct StoredLazyRowsTests {
    final class Model: ObservableObject {
        @Published var count = 0
    }

    struct Row: View {
        let number: Int
        @State private var count = 0
        @StateObject private var model = Model()

        var body: some View {
            HStack {
                Button("\(number): \(count) \(model.count)") {
                    count += 1
                    model.count += 10
                }
                .accessibilityIdentifier("r\(number)")
                if count > 1 { Detail() }
            }
        }
    }

    struct Detail: View {
        @State private var note = 0
        var body: some View { Button("note \(note)") { note += 1 }.accessibilityIdentifier("note") }
    }

    struct Page: View {
        @State private var numbers = Array(0..<1_000)

        var body: some View {
            VStack {
                List(numbers, id: \.self) { Row(number: $0) }
                Button("insert") { numbers.insert(-numbers.count, at: 0) }.accessibilityIdentifier("insert")
                Button("remove") { numbers.removeAll { $0 == 3 } }.accessibilityIdentifier("remove")
                Button("add") { numbers.insert(3, at: 3) }.accessibilityIdentifier("add")
            }
        }
    }

    private func makePage() throws -> EnginePage { try EnginePage(Page()) { $0.storingProcess = 1 } }

    @Test func rowsOutOfSightComeBackAsTheyWere() throws {
        var page = try makePage()
        for press in ["r3", "r3", "note", "r5"] { try page.press(press) }
        try page.scroll(to: "500-599")
        page = try page.restored(as: Page())
        #expect(page.markup.contains("500: 0 0") && !page.markup.contains("3: 2 20"))
        try page.scroll(to: "0-59")
        #expect(page.markup.contains("3: 2 20") && page.markup.contains("note 1") && page.markup.contains("5: 1 10"))
        try page.press("r3")
        try page.press("note")
        #expect(page.markup.contains("3: 3 30") && page.markup.contains("note 2"))
        #expect(page.markup == (try page.freshMarkup()))
    }

    @Test func rowsThatHaveNotBeenSeenSinceAreStoredAgain() throws {
        var page = try makePage()
        try page.press("r3")
        try page.scroll(to: "500-599")
        for _ in 0..<3 { page = try page.restored(as: Page()) }
        try page.scroll(to: "900-999")
        try page.scroll(to: "0-59")
        #expect(page.markup.contains("3: 1 10"))
    }

    @Test func aRowIsFoundWhereItWasMovedTo() throws {
        var page = try makePage()
        try page.press("r3")
        try page.scroll(to: "500-599")
        for _ in 0..<5 { try page.press("insert") }
        page = try page.restored(as: Page())
        try page.scroll(to: "0-59")
        #expect(page.markup.contains("3: 1 10"))
    }

    @Test func aRowThatWasRemovedBeginsAnew() throws {
        var page = try makePage()
        try page.press("r3")
        try page.scroll(to: "500-599")
        page = try page.restored(as: Page())
        try page.press("remove")
        try page.press("add")
        page = try page.restored(as: Page())
        try page.scroll(to: "0-59")
        #expect(page.markup.contains("3: 0 0"))
    }

    struct Plain: View {
        let number: Int
        @State private var count = 0
        var body: some View { Button("\(number): \(count)") { count += 1 }.accessibilityIdentifier("p\(number)") }
    }

    struct PlainRows: View {
        var body: some View { List(0..<1_000) { Plain(number: $0) } }
    }

    @Test func rowsThatWereOnlySeenAreNotStored() throws {
        let page = try EnginePage(PlainRows()) { $0.storingProcess = 1 }
        let before = page.record().bytes.count
        for start in [100, 200, 300] { try page.scroll(to: "\(start)-\(start + 59)") }
        #expect(page.record().bytes.count < before + 16)
        try page.press("p310")
        try page.scroll(to: "0-59")
        #expect(page.record().bytes.count > before + 16)
    }

    /// “Two pages never share objects”: in a copy, an object begins anew, and other state has a copy of its value.
    @Test func theCopyOfAPageIsStoredWithItsOwnRows() throws {
        let page = try makePage()
        try page.press("r3")
        try page.scroll(to: "500-599")
        let copy = try EnginePage(Page()) {
            $0.storingProcess = 1
            $0.dehydratedTree = DehydratedTree(copying: page.graph)
        } whenMade: {
            $0.finishCopy()
        }
        try page.scroll(to: "0-59")
        try page.press("r3")
        try page.scroll(to: "500-599")
        let restored = try copy.restored(as: Page())
        try restored.scroll(to: "0-59")
        #expect(restored.markup.contains("3: 1 0"))
    }

    final class Log {
        var lines: [String] = []
    }

    struct Seen: View {
        let number: Int
        let log: Log
        @State private var count = 0

        var body: some View {
            Button("\(number): \(count)") { count += 1 }.accessibilityIdentifier("s\(number)")
                .onAppear { log.lines.append("+\(number)") }
                .onDisappear { log.lines.append("-\(number)") }
        }
    }

    /// They are made to find their state, and have not been seen.
    @Test func rowsOutOfSightDoNotAppear() throws {
        let page = try EnginePage(List(0..<1_000) { Seen(number: $0, log: Log()) }) { $0.storingProcess = 1 }
        try page.press("s3")
        try page.scroll(to: "500-599")
        let log = Log()
        let restored = try page.restored(as: List(0..<1_000) { Seen(number: $0, log: log) })
        restored.graph.runEffects()
        #expect(Set(log.lines).symmetricDifference((500..<600).map { "+\($0)" }).sorted() == [])
        try restored.scroll(to: "0-59")
        #expect(restored.markup.contains("3: 1"))
    }

    struct Group: View {
        let number: Int
        @State private var isOpen = false

        var body: some View {
            Button("group \(number)") { isOpen = true }.accessibilityIdentifier("g\(number)")
            if isOpen {
                ScrollView { LazyVStack { ForEach(0..<200) { Row(number: 1_000 * number + $0) } } }
                    .accessibilityIdentifier("inner")
            }
        }
    }

    struct Groups: View {
        var body: some View { List(0..<300) { Group(number: $0) } }
    }

    @Test func listsInRowsKeepTheirRowsToo() throws {
        var page = try EnginePage(Groups()) { $0.storingProcess = 1 }
        try page.press("g7")
        try page.press("r7003")
        try page.scroll(to: "100-159", list: 1)
        #expect(!page.markup.contains("7,003: 1 10"))
        try page.scroll(to: "200-259")
        #expect(!page.markup.contains("group 7<"))
        page = try page.restored(as: Groups())
        try page.scroll(to: "0-59")
        try page.scroll(to: "0-59", list: 1)
        #expect(page.markup.contains("7,003: 1 10"))
    }
}
