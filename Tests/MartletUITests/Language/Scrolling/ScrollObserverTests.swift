import MartletUI
import Testing

/// What a browser reports of scroll views reaches the program when the value that it makes of it changes.
@Suite struct ScrollObserverTests {
    final class Log {
        var lines: [String] = []
        func take() -> [String] {
            defer { lines = [] }
            return lines
        }
    }

    struct Page: View {
        let log: Log

        var body: some View {
            ScrollView {
                LazyVStack {
                    ForEach(0..<30, id: \.self) { number in
                        HStack { Text("row \(number)").accessibilityIdentifier("r\(number)") }
                    }
                }
                .scrollTargetLayout()
            }
            .onScrollGeometryChange(for: Int.self) {
                Int($0.contentOffset.y) / 100
            } action: { old, new in
                log.lines.append("offset \(old) \(new)")
            }
            .onScrollGeometryChange(for: Bool.self) {
                $0.visibleRect.maxY >= $0.contentSize.height
            } action: {
                log.lines.append("end \($0) \($1)")
            }
            .onScrollPhaseChange { old, new in log.lines.append("\(old) \(new)") }
            .onScrollPhaseChange { _, new, context in
                log.lines.append(
                    "\(new.isScrolling) \(Int(context.geometry.contentOffset.y)) \(context.velocity == nil)")
            }
            .onScrollTargetVisibilityChange(idType: Int.self, threshold: 0.6) { log.lines.append("seen \($0)") }
            .accessibilityIdentifier("view")
            Text("elsewhere").id(5).accessibilityIdentifier("elsewhere")
            Text("film").onScrollVisibilityChange { log.lines.append("film \($0)") }
                .onScrollVisibilityChange(threshold: 0) { log.lines.append("any \($0)") }
                .accessibilityIdentifier("film")
        }
    }

    private func made() throws -> (page: EnginePage, log: Log) {
        let log = Log()
        return (try EnginePage(Page(log: log)), log)
    }

    private func geometry(_ y: Double, phase: Double = 2) -> EventValue {
        .numbers([0, phase, 0, y, 390, 2_000, 390, 700, 0, 0, 0, 0])
    }

    @Test func anActionRunsWhenTheValueChanges() throws {
        let (page, log) = try made()
        try page.report(geometry(0, phase: 0), at: "view")
        #expect(log.take().sorted() == ["end false false", "offset 0 0"])
        try page.report(geometry(50, phase: 0), at: "view")
        #expect(log.take() == [])
        try page.report(geometry(1_300, phase: 0), at: "view")
        #expect(log.take().sorted() == ["end false true", "offset 0 13"])
    }

    @Test func phasesAreToldOnce() throws {
        let (page, log) = try made()
        try page.report(geometry(0, phase: 0), at: "view")
        _ = log.take()
        try page.report(geometry(10, phase: 2), at: "view")
        #expect(log.take().sorted() == ["idle interacting", "true 10 true"])
        try page.report(geometry(20, phase: 2), at: "view")
        #expect(log.take() == [])
        try page.report(geometry(20, phase: 4), at: "view")
        #expect(log.take().sorted() == ["interacting animating", "true 20 true"])
        try page.report(geometry(20, phase: 0), at: "view")
        #expect(log.take().sorted() == ["animating idle", "false 20 true"])
    }

    @Test func theViewsThatAreSeenHaveTheirIdentifiers() throws {
        let (page, log) = try made()
        func number(_ identifier: String) throws -> Double {
            Double(try #require(page.dom.element(identifier)?.number))
        }
        let seen = [2, try number("r3"), 1, try number("r4"), 0.6, try number("r5"), 0.3]
        try page.report(.numbers(seen), at: "view")
        #expect(log.take() == ["seen [3, 4]"])
        try page.report(.numbers(seen), at: "view")
        #expect(log.take() == [])
        // Elements outside, and none at all.
        try page.report(.numbers([2, try number("elsewhere"), 1, 4_000_000_000, 1]), at: "view")
        #expect(log.take() == ["seen []"])
    }

    @Test func aViewIsSeenByItsThreshold() throws {
        let (page, log) = try made()
        for (part, told) in [(0, []), (0.1, ["any true"]), (0.5, ["film true"]), (0.499, []), (0.2, ["film false"])] {
            try page.report(.numbers([1, part]), at: "film")
            #expect(log.take() == told)
        }
        try page.report(.numbers([1, 0]), at: "film")
        #expect(log.take() == ["any false"])
    }

    @Test func whatNoBrowserSendsIsRefused() {
        let wrong: [[Double]] = [
            [], [0], [5], [0, 5] + [Double](repeating: 0, count: 10), [0, 0.5] + [Double](repeating: 0, count: 10),
            [0, 0] + [Double](repeating: 2e8, count: 10), [0, 0, 0, 0, -1, 0, 0, 0, 0, 0, 0, 0],
            [0, 0] + [Double](repeating: 0, count: 11), [0, 0, .nan] + [Double](repeating: 0, count: 9),
            [1], [1, -0.1], [1, 1.1], [1, .infinity], [1, 1, 1], [2, 1], [2, -1, 1], [2, 1.5, 1], [2, 1, 2],
            [2] + [Double](repeating: 1, count: 202), [3], [3, -1], [3, 1, 1], [3, 5_000_000_000],
        ]
        for numbers in wrong {
            #expect(ScrollReport(.numbers(numbers)) == nil, "\(numbers)")
            #expect(EventType.scroll.problem(with: .numbers(numbers)) != nil, "\(numbers)")
        }
        #expect(EventType.scroll.problem(with: .numbers([2])) == nil)
        #expect(EventType.scroll.problem(with: .number(7)) == nil)
    }

    @Test func wrongReportsAtTheHandlersDoNothing() throws {
        let (page, log) = try made()
        for value: EventValue in [.none, .string("1"), .number(1), .boolean(true), .numbers([9]), .numbers([3, 1])] {
            try page.report(value, at: "view")
            try page.report(value, at: "film")
        }
        #expect(log.take() == [])
    }

    @Test func nothingListensWhereNobodyAsks() throws {
        let page = try EnginePage { ScrollView { Text("a") }.accessibilityIdentifier("view") }
        #expect(!page.markup.contains("data-on") && !page.markup.contains("m-more"))
    }

    @Test func aViewInAFrameIsFollowedAsTheModifierStands() throws {
        var told: [Bool] = []
        let page = try EnginePage {
            Button("a") {}.accessibilityIdentifier("button").frame(height: 100).disabled(true)
                .onScrollVisibilityChange { told.append($0) }
                .onGeometryChange(for: Int.self, of: { Int($0.size.width) }) { _, _ in }
        }
        #expect(page.markup.contains("m-seen-50 m-measured") || page.markup.contains("m-measured m-more m-seen-50"))
        let frame = try #require(page.dom.root.first { $0.attributes["class"]?.contains("m-seen-50") == true })
        #expect(
            frame.attributes["data-on"]?.contains("scroll") == true
                && frame.attributes["data-on"]?.contains("resize") == true)
        #expect(page.dom.element("button")?.attributes["data-on"] == "click")
        #expect(page.dom.element("button")?.attributes["disabled"] != nil)
    }

    @Test func reportsAreNoActions() throws {
        let (page, _) = try made()
        #expect(ActionFinder.actions(in: page.graph).isEmpty)
    }
}

extension EnginePage {
    /// Hands a value of a `scroll` event to what listens at the element with `identifier`, as a server does. Flushes and
    /// returns the patches.
    @discardableResult
    func report(_ value: EventValue, at identifier: String) throws -> String {
        func perform(_ handler: EventHandler) {
            switch handler {
            case .bound(let control, let part): control.perform(value, part, isShown: true)
            case .both(let first, let second):
                perform(first)
                perform(second)
            default: break
            }
        }
        let number = try #require(dom.element(identifier)?.number)
        if let found = ActionFinder.handler(at: number, for: .scroll, in: graph) { perform(found.handler) }
        return try flush()
    }
}
