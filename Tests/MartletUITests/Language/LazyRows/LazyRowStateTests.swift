import MartletUI
import Testing

/// “The nodes in the render tree are preserved when they go offscreen” (“SwiftUI”, "Dynamic Views vs Statick
/// Views").
@Suite struct LazyRowStateTests {
    final class Log {
        var lines: [String] = []
        func take() -> [String] {
            defer { lines = [] }
            return lines
        }
    }

    final class Model: ObservableObject {
        @Published var count = 0
    }

    struct Row: View {
        let number: Int
        let log: Log
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
            .onAppear { log.lines.append("+\(number)") }
            .onDisappear { log.lines.append("-\(number)") }
        }
    }

    struct Detail: View {
        @State private var note = 0
        var body: some View { Button("note \(note)") { note += 1 }.accessibilityIdentifier("note") }
    }

    struct Page: View {
        let log: Log
        @State private var numbers = Array(0..<1_000)

        var body: some View {
            VStack {
                List(numbers, id: \.self) { Row(number: $0, log: log) }
                Button("insert") { numbers.insert(-numbers.count, at: 0) }.accessibilityIdentifier("insert")
                Button("remove") { numbers.removeAll { $0 == 3 } }.accessibilityIdentifier("remove")
                Button("add") { numbers.insert(3, at: 3) }.accessibilityIdentifier("add")
                Button("same") { numbers = Array(numbers) }.accessibilityIdentifier("same")
            }
        }
    }

    @Test func aRowComesBackAsItWas() throws {
        let page = try EnginePage(Page(log: Log()))
        for press in ["r3", "r3", "note", "r5"] { try page.press(press) }
        try page.scroll(to: "500-599")
        #expect(!page.markup.contains("r3"))
        try page.scroll(to: "0-59")
        #expect(page.markup.contains("3: 2 20") && page.markup.contains("note 1") && page.markup.contains("5: 1 10"))
        try page.press("r3")
        try page.press("note")
        #expect(page.markup.contains("3: 3 30") && page.markup.contains("note 2"))
    }

    @Test func rowsAppearAndDisappearAsTheyComeAndGo() throws {
        let log = Log()
        let page = try EnginePage(Page(log: log))
        page.graph.runEffects()
        #expect(log.take() == (0..<60).map { "+\($0)" })
        try page.scroll(to: "2-61")
        #expect(Set(log.take()) == ["-0", "-1", "+60", "+61"])
        try page.scroll(to: "0-59")
        #expect(Set(log.take()) == ["+0", "+1", "-60", "-61"])
    }

    @Test func aRowThatIsDeletedOutOfSightBeginsAnew() throws {
        let page = try EnginePage(Page(log: Log()))
        try page.press("r3")
        try page.press("r4")
        try page.scroll(to: "500-599")
        try page.press("remove")
        try page.press("add")
        try page.scroll(to: "0-59")
        #expect(page.markup.contains("3: 0 0") && page.markup.contains("4: 1 10"))
    }

    @Test func aRowThatIsPushedOutOfTheWindowKeepsItsState() throws {
        let page = try EnginePage(Page(log: Log()))
        try page.press("r59")
        for _ in 0..<3 { try page.press("insert") }
        #expect(!page.markup.contains("r59"))
        try page.press("same")
        try page.scroll(to: "10-69")
        #expect(page.markup.contains("59: 1 10"))
    }

    struct Tapped: View {
        let number: Int
        @State private var count = 0
        var body: some View {
            Button("[\(count)]") { count += 1 }.accessibilityIdentifier("r\(number)")
        }
    }

    private func pressAndScroll(_ page: EnginePage, _ numbers: Range<Int>, presses: Bool) throws {
        for first in stride(from: numbers.lowerBound, to: numbers.upperBound, by: 40) {
            try page.scroll(to: "\(first)-\(first + 39)")
            if presses { try page.press((first..<first + 40).map { "r\($0)" }) }
        }
    }

    @Test func aRowThatWasChangedIsKeptLongerThanOneThatWasOnlySeen() throws {
        let page = try EnginePage { List(0..<9_000, id: \.self) { Tapped(number: $0) } }
        try page.press("r7")
        try pressAndScroll(page, 200..<4_000, presses: false)
        try page.scroll(to: "0-59")
        #expect(page.occurrences(of: "[1]") == 1)
    }

    @Test func stateIsKeptForAThousandRows() throws {
        let page = try EnginePage { List(0..<9_000, id: \.self) { Tapped(number: $0) } }
        try page.press("r7")
        try pressAndScroll(page, 200..<1_000, presses: true)
        try page.scroll(to: "0-59")
        #expect(page.occurrences(of: "[1]") == 1)
        try pressAndScroll(page, 1_000..<2_400, presses: true)
        try page.scroll(to: "200-399")
        #expect(page.occurrences(of: "[0]") > 0, "the state of all rows is kept for ever")
    }

    final class Counter {
        var last = 0
        func next() -> Int {
            last += 1
            return last
        }
    }

    /// Shows which value its state began with.
    struct Numbered: View {
        @State private var first: Int
        init(_ counter: Counter) { _first = State(initialValue: counter.next()) }
        var body: some View { Text("(\(first))") }
    }

    @Test func rowsThatWereOnlySeenAreKeptWhileTwoHundredOthersGo() throws {
        let counter = Counter()
        let page = try EnginePage { List(0..<9_000, id: \.self) { _ in Numbered(counter) } }
        #expect(page.occurrences(of: "(1)") == 1)
        try pressAndScroll(page, 100..<200, presses: false)
        try page.scroll(to: "0-59")
        #expect(page.occurrences(of: "(1)") == 1)
        try pressAndScroll(page, 100..<600, presses: false)
        try page.scroll(to: "0-59")
        #expect(page.occurrences(of: "(1)") == 0)
    }

    // MARK: Dehydration

    private func revived(_ kept: DehydratedTree, _ log: Log) throws -> (page: EnginePage, isSame: Bool) {
        var isSame = false
        let page = try EnginePage(Page(log: log)) {
            $0.dehydratedTree = kept
        } whenMade: { graph in
            isSame = graph.finishRevival(kept)
            graph.forgetBrowser()
        }
        return (page, isSame)
    }

    @Test func aPageThatComesBackHasTheSameWindowAndRows() throws {
        let log = Log()
        let page = try EnginePage(Page(log: log))
        for press in ["r3", "r4"] { try page.press(press) }
        try page.scroll(to: "100-159")
        try page.press("r100")
        let before = page.markup
        _ = log.take()
        let (later, isSame) = try revived(page.graph.dehydrate(), log)
        #expect(isSame)
        #expect(later.markup == before)
        #expect(log.take() == [])
        try later.scroll(to: "0-99")
        #expect(later.markup.contains("3: 1 10") && later.markup.contains("4: 1 10"))
        try later.scroll(to: "100-159")
        #expect(later.markup.contains("100: 1 10"))
    }

    @Test func aCopyHasItsOwnRows() throws {
        let log = Log()
        let page = try EnginePage(Page(log: log))
        try page.press("r3")
        try page.scroll(to: "100-159")
        let copy = try EnginePage(Page(log: log)) {
            $0.dehydratedTree = DehydratedTree(copying: page.graph)
        } whenMade: {
            $0.finishCopy()
            $0.forgetBrowser()
        }
        #expect(copy.markup.contains("100-159/"))
        try copy.scroll(to: "0-59")
        // An object is made anew in a copy, a value is copied.
        #expect(copy.markup.contains("3: 1 0"))
        try copy.press("r3")
        try page.scroll(to: "0-59")
        #expect(page.markup.contains("3: 1 10"))
    }
}
