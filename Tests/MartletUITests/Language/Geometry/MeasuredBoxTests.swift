import MartletUI
import MartletViews
import Testing

/// What depends on where a view is: the box around it is measured, and its effects are inside.
@Suite struct MeasuredBoxTests {
    private func report(_ numbers: [Double], at number: UInt32, of page: EnginePage) throws {
        guard case .value(let receive)? = ActionFinder.handler(at: number, for: .resize, in: page.graph)?.handler else {
            Issue.record("nothing at \(number) listens")
            return
        }
        try receive(.numbers(numbers))
        try page.flush()
    }

    private func measured(_ page: EnginePage) -> [UInt32] {
        var found: [UInt32] = []
        page.dom.root.forEach { element in
            if element.attributes["class"]?.contains("m-measured") == true { found.append(element.number ?? 0) }
        }
        return found
    }

    // MARK: visualEffect

    @Test func aVisualEffectFollowsTheSize() throws {
        let page = try EnginePage {
            Text("a").visualEffect { content, proxy in
                content.offset(x: proxy.size.width / 2).scaleEffect(2, anchor: .topLeading).opacity(0.5)
            }
        }
        let box = try #require(measured(page).first)
        try report([80, 20, 0, 0, 0, 0], at: box, of: page)
        #expect(page.markup.contains("translate(calc(40px*var(--m-side)),0px)"), "\(page.markup)")
        #expect(
            page.markup.contains("translate(calc(-50%*var(--m-side)),-50%) scale(2,2) translate("), "\(page.markup)")
        #expect(page.markup.contains("opacity:0.5"))
    }

    /// Otherwise the effect would move what the browser measures, and each report would lead to the next.
    @Test func theBoxHasNothingOfTheEffect() throws {
        let page = try EnginePage { Text("a").visualEffect { view, proxy in view.offset(y: proxy.size.height) } }
        let box = try #require(page.dom.root.first { $0.attributes["class"]?.contains("m-measured") == true })
        #expect(box.attributes["style"]?.contains("transform") != true, "\(page.markup)")
    }

    @Test func positionsAreAskedForWhenTheEffectNeedsThem() throws {
        let page = try EnginePage {
            Text("a").visualEffect { $0.offset(y: $1.frame(in: .scrollView(axis: .vertical)).minY) }
        }
        #expect(page.markup.contains("m-frames"))
        try report([80, 20, 0, 0, 0, 0, 5, 300, 1, 5, -12], at: try #require(measured(page).first), of: page)
        #expect(page.markup.contains("translate(0px,-12px)"), "\(page.markup)")
        let sizes = try EnginePage { Text("a").visualEffect { $0.offset(y: $1.size.width) } }
        #expect(!sizes.markup.contains("m-frames"))
    }

    // MARK: Anchors

    private struct Places: PreferenceKey {
        static let defaultValue: [String: Anchor<CGRect>] = [:]
        static func reduce(value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]) {
            value.merge(nextValue()) { $1 }
        }
    }

    private struct Centers: PreferenceKey {
        static let defaultValue: [Anchor<CGPoint>] = []
        static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) { value += nextValue() }
    }

    private struct Marked: View {
        var body: some View {
            HStack {
                Text("one").anchorPreference(key: Places.self, value: .bounds) { ["one": $0] }
                Text("two").anchorPreference(key: Places.self, value: .bounds) { ["two": $0] }
            }
            .overlayPreferenceValue(Places.self) { places in
                GeometryReader { proxy in
                    if let place = places["two"] {
                        let frame = proxy[place]
                        Text("at \(Int(frame.minX)), \(Int(frame.minY)): \(Int(frame.width)) by \(Int(frame.height))")
                    }
                }
            }
        }
    }

    @Test func anAnchorIsWhereItsViewIsInTheReader() throws {
        let page = try EnginePage { Marked() }
        #expect(page.markup.contains("at 0, 0"), "\(page.markup)")
        let places = measured(page)
        try #require(places.count == 3)
        try report([40, 20, 0, 0, 0, 0, 160, 210], at: places[1], of: page)
        try report([200, 24, 0, 0, 0, 0, 100, 200], at: places[2], of: page)
        #expect(page.markup.contains("at 60, 10: 40 by 20"), "\(page.markup)")
    }

    @Test func onlyViewsWhoseAnchorsAreReadReportPositions() throws {
        let page = try EnginePage { Marked() }
        #expect(page.occurrences(of: "m-frames") == 2, "\(page.markup)")
    }

    @Test func pointsAreParts() throws {
        let page = try EnginePage {
            Text("a").anchorPreference(key: Centers.self, value: .center) { [$0] }
                .transformAnchorPreference(key: Centers.self, value: .point(CGPoint(x: 3, y: 4))) { $0.append($1) }
                .overlayPreferenceValue(Centers.self) { centers in
                    GeometryReader { proxy in
                        Text(centers.map { "\(Int(proxy[$0].x)) \(Int(proxy[$0].y))" }.joined(separator: ", "))
                    }
                }
        }
        let places = measured(page)
        try #require(places.count == 3)
        for (place, numbers) in zip(places, [[40.0, 20, 0, 0, 0, 0, 10, 10], [40, 20, 0, 0, 0, 0, 10, 10]]) {
            try report(numbers, at: place, of: page)
        }
        try report([40, 20, 0, 0, 0, 0, 10, 10], at: places[2], of: page)
        #expect(page.markup.contains("20 10, 3 4"), "\(page.markup)")
    }

    /// An anchor is a number: in another page, or in none, it leads nowhere.
    @Test func anAnchorOfAnotherPageIsEmpty() throws {
        final class Kept { var anchor: Anchor<CGRect>? }
        let kept = Kept()
        let page = try EnginePage {
            Text("a").anchorPreference(key: Places.self, value: .bounds) { anchor in
                kept.anchor = anchor
                return ["a": anchor]
            }
        }
        try report([40, 20, 0, 0, 0, 0, 10, 10], at: try #require(measured(page).first), of: page)
        let anchor = try #require(kept.anchor)
        let other = try EnginePage { GeometryReader { Text("\(Int($0[anchor].width)) wide") } }
        #expect(other.markup.contains("0 wide"), "\(other.markup)")
    }
}
