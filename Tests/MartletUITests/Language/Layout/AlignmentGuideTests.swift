import MartletUI
import Testing

@Suite struct AlignmentGuideTests {
    private func report(_ numbers: [Double], of page: EnginePage) throws {
        var box: UInt32?
        page.dom.root.forEach { element in
            if element.attributes["class"]?.contains("m-measured") == true { box = element.number }
        }
        guard
            case .value(let receive)? = ActionFinder.handler(at: try #require(box), for: .resize, in: page.graph)?
                .handler
        else {
            Issue.record("nothing listens")
            return
        }
        try receive(.numbers(numbers))
        try page.flush()
    }

    private func markup(_ page: EnginePage) throws -> String { page.markup + page.graph.styleSheet() }

    @Test func aNumberIsKnownAtOnce() throws {
        let page = try EnginePage {
            VStack(alignment: .leading) { Text("a").alignmentGuide(.leading) { _ in -20 } }
        }
        let moved = try EnginePage { VStack(alignment: .leading) { Text("a").offset(x: 20) } }
        let style = try #require(moved.markup.firstMatch(of: #/style="[^"]*20px[^"]*"/#)).0
        #expect(page.markup.contains(style), "\(page.markup) has no \(style)")
    }

    @Test func whatDependsOnTheSizeFollowsTheBrowsersReport() throws {
        let page = try EnginePage {
            ZStack(alignment: .top) {
                Text("a").alignmentGuide(.top) { $0[VerticalAlignment.center] + $0.height / 4 }
            }
        }
        #expect(try !markup(page).contains("-30px"))
        try report([80, 40, 0, 0, 0, 0], of: page)
        #expect(try markup(page).contains("-30px"), "\(page.markup)")
    }

    /// The first report may say what was assumed.
    @Test func theFirstReportCountsWhateverItSays() throws {
        let page = try EnginePage { Text("a").alignmentGuide(.trailing) { $0.width / 2 } }
        let assumed = AssumedViewport.content(of: page.graph.viewport)
        try report([assumed.width, assumed.height, 0, 0, 0, 0], of: page)
        #expect(try markup(page).contains("\(Int(assumed.width / 2))px"), "\(page.markup)")
    }

    @Test func aGuideOfTheLinesOfAListChangesNothing() throws {
        let page = try EnginePage { Text("a").alignmentGuide(.listRowSeparatorLeading) { $0[.leading] } }
        #expect(page.markup == (try EnginePage { Text("a") }.markup))
    }

    /// What the browser aligns is the guide, wherever in the views of the stack it is.
    @Test func aGuideOfTheProgramsOwnIsToldToTheBrowser() throws {
        let page = try EnginePage {
            HStack(alignment: .name) {
                VStack { Text("a").alignmentGuide(.name) { _ in 7 } }
                Text("b")
            }
            VStack(alignment: .icon) { Text("c") }
        }
        #expect(page.markup.contains("m-guides") && page.markup.contains(#" 7""#), "\(page.markup)")
        let guide = try #require(page.markup.firstMatch(of: #/data-guide="([a-z0-9]+) 7"/#)).1
        let styles = try markup(page)
        #expect(styles.contains("--m-down:\(guide) 0.5"), "\(styles)")
        // Without a script, the nearest edge counts.
        #expect(styles.contains("--m-across:") && styles.contains("align-items:flex-end"), "\(styles)")
    }

    @Test func alignmentsAreEqualByTheirTypes() {
        #expect(HorizontalAlignment.icon == .icon && HorizontalAlignment.icon != .trailing)
        #expect(VerticalAlignment.name != .center && VerticalAlignment.top != .bottom)
    }
}

extension VerticalAlignment {
    private enum Name: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] }
    }
    fileprivate static let name = VerticalAlignment(Name.self)
}

extension HorizontalAlignment {
    private enum Icon: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.trailing] }
    }
    fileprivate static let icon = HorizontalAlignment(Icon.self)
}
