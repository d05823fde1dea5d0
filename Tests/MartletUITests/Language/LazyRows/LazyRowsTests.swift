import MartletUI
import Testing

/// Lazy stacks and lists make rows as they come near what the visitor sees.
@Suite struct LazyRowsTests {
    struct Long: View {
        let count: Int
        var body: some View { List(0..<count, id: \.self) { Text("row \($0)").accessibilityIdentifier("r\($0)") } }
    }

    private func rows(_ page: EnginePage) -> [Int] {
        page.markup.matches(of: /id="r(\d+)"/).compactMap { Int($0.output.1) }
    }

    @Test func aLongListBeginsWithItsFirstRows() throws {
        let page = try EnginePage(Long(count: 100_000))
        #expect(rows(page) == Array(0..<60))
        #expect(page.markup.contains("data-rows=\"0-59/100000\""))
        #expect(page.markup.contains("data-rows=\"99940\""))
    }

    @Test(arguments: [0, 1, 60])
    func aShortListIsAsBefore(count: Int) throws {
        let page = try EnginePage(Long(count: count))
        #expect(rows(page) == Array(0..<count))
        #expect(!page.markup.contains("m-rows"))
    }

    @Test func scrollingSendsWhatIsNewAndRemovesWhatIsFarAway() throws {
        let page = try EnginePage(Long(count: 1_000))
        let patches = try page.scroll(to: "30-89")
        #expect(rows(page) == Array(30..<90))
        #expect(patches.contains("\"row 89\"") && !patches.contains("\"row 59\""))
        #expect(patches.components(separatedBy: "[\"r\",").count == 2, "one patch removes all rows: \(patches)")
        #expect(page.markup.contains("data-rows=\"30-89/1000\""))
        try page.scroll(to: "900-999")
        #expect(rows(page) == Array(900..<1_000))
        #expect(page.markup.contains("data-rows=\"0\""))
        try page.scroll(to: "0-9")
        #expect(rows(page) == Array(0..<10))
    }

    @Test func theSameReportSendsNothing() throws {
        let page = try EnginePage(Long(count: 1_000))
        try page.scroll(to: "30-89")
        #expect(try page.scroll(to: "30-89") == "")
    }

    @Test func noBodyIsEvaluatedForScrolling() throws {
        let page = try EnginePage(Long(count: 1_000))
        #expect(try page.evaluations { try page.scroll(to: "30-89") } == [])
    }

    struct Growing: View {
        @State private var count = 59
        var body: some View {
            VStack {
                LazyVStack {
                    Text("head")
                    ForEach(0..<count, id: \.self) { Text("row \($0)").accessibilityIdentifier("r\($0)") }
                    Text("foot")
                }
                Button("more") { count += 1 }.accessibilityIdentifier("more")
                Button("fewer") { count -= 1 }.accessibilityIdentifier("fewer")
                Button("none") { count = 0 }.accessibilityIdentifier("none")
                Button("many") { count = 1_000 }.accessibilityIdentifier("many")
            }
        }
    }

    @Test func aListThatGrowsGetsSpacesAndLosesThem() throws {
        let page = try EnginePage(Growing())
        try page.press("more")
        #expect(!page.markup.contains("m-rows"))
        try page.press("more")
        #expect(page.markup.contains("data-rows=\"0-59/61\""))
        #expect(rows(page) == Array(0..<60))
        try page.press("fewer")
        #expect(!page.markup.contains("m-rows"))
        try page.press("many")
        try page.scroll(to: "700-799")
        try page.press("none")
        #expect(rows(page) == [])
        try page.press("many")
        #expect(rows(page) == Array(700..<800))
    }

    @Test func aMalformedReportIsRefused() throws {
        let page = try EnginePage(Long(count: 1_000))
        let report = try page.rowReport()
        for value: EventValue in [.none, .string("5"), .number(3), .boolean(true), .fields(["first": "1"])] {
            #expect(report.problem(with: value)?.contains("\"0-49\"") == true)
            report.receive(value)
            #expect(try page.flush() == "")
        }
    }

    @Test func aReportThatComesLateDoesNothing() throws {
        let page = try EnginePage(Growing())
        try page.press("many")
        let report = try page.rowReport()
        try page.press("none")
        report.receive(.string("10-20"))
        #expect(try page.flush() == "")
    }

    // MARK: Which rows are lazy

    struct Places: View {
        @State private var isOpen = true
        let count = 100

        var body: some View {
            LazyVStack {
                HStack { ForEach(0..<count, id: \.self) { _ in Text("eager") } }
                if isOpen { ForEach(0..<count, id: \.self) { _ in Text("branch") } }
                Group { ForEach(0..<count, id: \.self) { _ in Text("group") } }
                AnyView(ForEach(0..<count, id: \.self) { _ in Text("erased") })
                Own(count: count)
                Section("Title") { ForEach(0..<count, id: \.self) { _ in Text("section") } }
            }
        }
    }

    struct Own: View {
        let count: Int
        var body: some View { ForEach(0..<count, id: \.self) { _ in Text("own") } }
    }

    @Test func rowsDirectlyInALazyContainerAreLazy() throws {
        let page = try EnginePage(Places())
        #expect(page.occurrences(of: ">eager<") == 100)
        for name in ["branch", "group", "erased", "own", "section"] {
            #expect(page.occurrences(of: ">\(name)<") == 60, "\(name)")
        }
        for list in 0..<5 { try page.scroll(to: "40-99", list: list) }
    }

    @Test func rowsOfRowsAreLazy() throws {
        let page = try EnginePage {
            List {
                ForEach(0..<70, id: \.self) { section in
                    Section("Section \(section)") { ForEach(0..<100, id: \.self) { Text("\(section) \($0)") } }
                }
            }
        }
        #expect(page.occurrences(of: "data-rows=\"0-59/100\"") == 60)
        #expect(page.occurrences(of: "data-rows=\"0-59/70\"") == 1)
        try page.scroll(to: "10-69")
        try page.scroll(to: "50-99", list: 3)
        try page.scroll(to: "0-9")
    }

    @Test(arguments: [Int.min..<Int.max, 0..<Int.max])
    func aRangeWithoutEndIsNoTrap(range: Range<Int>) throws {
        let page = try EnginePage { LazyVStack { ForEach(range, id: \.self) { Text("\($0)") } } }
        #expect(page.occurrences(of: "<span") == 60)
        try page.scroll(to: "4000000000000000000-4000000000000000009")
    }

    @Test func thePageHasALimitOfRows() throws {
        let page = try EnginePage(Long(count: 1_000)) { $0.limits.views = 100 }
        try page.scroll(to: "0-499")
        #expect(rows(page).count <= 100)
        #expect(page.reported.count == 1)
    }
}
