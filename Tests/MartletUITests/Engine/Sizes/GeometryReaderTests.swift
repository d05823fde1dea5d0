import MartletUI
import Testing

/// Readers know their last reported size; a report evaluates only what has read what it changes.
@Suite struct GeometryReaderTests {
    private struct Inner: View {
        let proxy: GeometryProxy
        var body: some View { Text("\(Int(proxy.size.width)) wide") }
    }

    private struct Reader: View {
        let name: String
        var body: some View {
            GeometryReader { proxy in
                HTML("p") { Text("\(name): \(Int(proxy.size.width)) by \(Int(proxy.size.height))") }
                    .accessibilityIdentifier(name)
            }
        }
    }

    private struct Placed: View {
        var body: some View {
            GeometryReader { proxy in
                HTML("p") {
                    Text("\(Int(proxy.frame(in: .named("list")).minY)), \(Int(proxy.frame(in: .global).minX))")
                }
                .accessibilityIdentifier("place")
            }
        }
    }

    private func report(_ numbers: [Double], at number: UInt32, of page: EnginePage) throws {
        guard case .value(let receive)? = ActionFinder.handler(at: number, for: .resize, in: page.graph)?.handler else {
            Issue.record("nothing at \(number) listens")
            return
        }
        try receive(.numbers(numbers))
    }

    private func numbers(of page: EnginePage) -> [UInt32] {
        var found: [UInt32] = []
        page.dom.root.forEach { element in
            if element.attributes["class"]?.contains("m-measured") == true { found.append(element.number ?? 0) }
        }
        return found
    }

    @Test func onlyTheReaderWhoseSizeChangesIsEvaluated() throws {
        let page = try EnginePage {
            Reader(name: "one")
            Reader(name: "two")
        }
        let readers = numbers(of: page)
        #expect(readers.count == 2)
        let evaluated = try page.evaluations {
            try report([120, 40, 0, 0, 0, 0], at: readers[1], of: page)
            try page.flush()
        }
        #expect(evaluated.count == 1)
        #expect(page.markup.contains("two: 120 by 40"))
        #expect(page.markup.contains("one: 896 by 800"), "the assumed size of a desktop's page")
        let again = try page.evaluations {
            try report([120, 40, 0, 0, 0, 0], at: readers[1], of: page)
            try page.flush()
        }
        #expect(again.isEmpty, "the same size again")
    }

    @Test func aViewInsideThatReadsTheSizeIsEvaluated() throws {
        let page = try EnginePage { GeometryReader { Inner(proxy: $0) } }
        let reader = try #require(numbers(of: page).first)
        let evaluated = try page.evaluations {
            try report([77.5, 10, 0, 0, 0, 0], at: reader, of: page)
            try page.flush()
        }
        #expect(evaluated.count == 1 && evaluated[0].contains("Inner"), "\(evaluated)")
        #expect(page.markup.contains("77 wide"))
    }

    @Test func positionsAreReportedOnceTheyAreRead() throws {
        let page = try EnginePage {
            Reader(name: "plain")
            VStack { Placed() }.coordinateSpace(.named("list"))
        }
        let readers = numbers(of: page)
        let classes = readers.map { number in
            var found = ""
            page.dom.root.forEach { if $0.number == number { found = $0.attributes["class"] ?? "" } }
            return found
        }
        #expect(!classes[0].contains("m-frames") && classes[1].contains("m-frames"))
        let space = try #require(page.markup.firstMatch(of: #/data-space="(\d+)"/#)?.1)
        try report([100, 20, 0, 0, 0, 0, 16, 300, Double(space)!, 4, -25], at: readers[1], of: page)
        try page.flush()
        #expect(page.dom.element("place")?.text == "-25, 16")
        // The size is the same, so that a reader of positions alone is evaluated.
        let evaluated = try page.evaluations {
            try report([896, 800, 0, 0, 0, 0, 1, 2], at: readers[0], of: page)
            try page.flush()
        }
        #expect(evaluated.isEmpty)
    }

    @Test(arguments: [
        [], [1], [1, 2, 3, 4, 5], [-1, 0, 0, 0, 0, 0], [100_001, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 1e300],
        [1, 1, 0, 0, 0, 0, 5], [1, 1, 0, 0, 0, 0, 5, 5, 1], [1, 1, 0, 0, 0, 0, 5, 5, 1.5, 0, 0],
        [1, 1, 0, 0, 0, 0, 5, 1e9], [.nan, 1, 0, 0, 0, 0], [.infinity, 1, 0, 0, 0, 0],
    ])
    func whatIsNoSizeIsRefused(numbers: [Double]) {
        #expect(SizeReport(numbers) == nil)
        #expect(EventType.resize.problem(with: .numbers(numbers)) != nil)
    }

    @Test func thereIsALimitOfMeasuredElements() throws {
        let page = try EnginePage { ForEach(0..<PageSizes.limit + 5, id: \.self) { _ in Reader(name: "r") } }
        #expect(numbers(of: page).count == PageSizes.limit)
        #expect(page.reported == [.tooManySizes(limit: PageSizes.limit)])
    }

    private struct Optional: View {
        @State private var isShown = true
        var body: some View {
            Button("Hide") { isShown.toggle() }.accessibilityIdentifier("hide")
            if isShown { ForEach(0..<PageSizes.limit, id: \.self) { _ in Reader(name: "r") } }
        }
    }

    @Test func removedReadersNoLongerCount() throws {
        let page = try EnginePage { Optional() }
        for _ in 0..<4 { try page.press("hide") }
        #expect(numbers(of: page).count == PageSizes.limit)
        #expect(page.reported.isEmpty)
    }

    private struct Changed: View {
        @State private var widths: [Int] = []
        var body: some View {
            Text("Widths: \(widths.map(String.init).joined(separator: " "))")
                .onGeometryChange(for: Int.self, of: { Int($0.size.width) }) { old, new in widths += [old, new] }
                .accessibilityIdentifier("changed")
        }
    }

    @Test func anActionFollowsEachChangeOfItsValue() throws {
        let page = try EnginePage { Changed() }
        for width in [10.25, 10.5, 20] {
            try page.enter(.numbers([width, 9, 0, 0, 0, 0]), into: "changed", as: .resize, elsewhere: true)
        }
        #expect(page.dom.element("changed")?.text == "Widths: 10 10 10 20")
    }

    @Test func aDehydratedPageComesBackWithItsSizes() throws {
        let page = try EnginePage { Reader(name: "kept") }
        try report([321, 40, 0, 0, 0, 0], at: try #require(numbers(of: page).first), of: page)
        try page.flush()
        let kept = page.graph.dehydrate()
        let revived = try EnginePage(Reader(name: "kept")) { $0.dehydratedTree = kept }
        #expect(revived.markup.contains("kept: 321 by 40"))
    }
}
