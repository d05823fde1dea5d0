import MartletUI
import Testing

/// Layouts of a program on a page: their views, the reports, and what is sent.
@Suite struct CustomLayoutTests {
    private struct Rank: LayoutValueKey {
        static var defaultValue: Int { 0 }
    }

    /// A column, in the order of the views' ranks, each as wide as there is.
    private struct Ranked: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(
                width: proposal.width ?? 100,
                height: subviews.reduce(0) {
                    $0 + $1.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil)).height
                })
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            var y = bounds.minY
            for subview in subviews.sorted(by: { ($0[Rank.self], -$0.priority) < ($1[Rank.self], -$1.priority) }) {
                subview.place(
                    at: CGPoint(x: bounds.minX, y: y), proposal: ProposedViewSize(width: proposal.width, height: nil))
                y += subview.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil)).height
            }
        }
    }

    private struct Member: View {
        let name: String
        @State private var count = 0
        var body: some View { Button("\(name) \(count)") { count += 1 }.accessibilityIdentifier(name) }
    }

    private struct Page: View {
        @State private var names = ["a", "b"]
        @State private var rank = 5

        var body: some View {
            Ranked {
                ForEach(names, id: \.self) { Member(name: $0) }
                Text("ranked").layoutValue(key: Rank.self, value: rank).accessibilityIdentifier("text")
                Group { Text("first") }.foregroundStyle(.red).layoutPriority(1)
            }
            Button("More") { names.append("c") }.accessibilityIdentifier("more")
            Button("Lower") { rank = -1 }.accessibilityIdentifier("lower")
        }
    }

    private func container(_ page: EnginePage) throws -> UInt32 {
        var found: UInt32?
        page.dom.root.forEach { if $0.attributes["class"]?.contains("m-layout") == true { found = $0.number } }
        return try #require(found)
    }

    /// Reports the same size for views with these identifiers.
    private func report(_ numbers: [UInt32], width: Double = 300, of page: EnginePage) throws -> String {
        let values: [Double] =
            [width, -1] + numbers.flatMap { number -> [Double] in [Double(number), 60, 20, 60, 20, 0, 0] }
        let (node, part) = try control(page)
        node.perform(.numbers(values), part, isShown: true)
        return try page.flush()
    }

    private func control(_ page: EnginePage) throws -> (ControlNode, ControlPart) {
        let found = ActionFinder.handler(at: try container(page), for: .measure, in: page.graph)
        guard case .bound(let node, let part)? = found?.handler else { throw WireMismatch("no layout") }
        return (node, part)
    }

    private func children(_ page: EnginePage) throws -> [UInt32] {
        let number = try container(page)
        var found: [UInt32] = []
        page.dom.root.forEach { element in
            if element.number == number { found = element.children.compactMap { $0.isComment ? nil : $0.number } }
        }
        return found
    }

    @Test func theFirstHTMLHasEstimates() throws {
        let page = try EnginePage { Page() }
        _ = page.graph.html(formAction: "/form")
        let sheet = page.graph.styleSheet()
        #expect(sheet.contains("[data-m=\"\(try container(page))\"]{--m-layout-width:896px;--m-layout-height:"))
        #expect(sheet.contains("inset-block-start:24px"))
    }

    @Test func aReportPlacesTheViews() throws {
        let page = try EnginePage { Page() }
        let children = try children(page)
        try #require(children.count == 4)
        let sent = try report(children, of: page)
        #expect(sent.contains("data-layout") && sent.contains("\\\"size\\\":[300,80]"), "\(sent)")
        // The last has the higher priority, the text the higher rank.
        #expect(sent.contains("[\(children[3]),0,0,60,20]") && sent.contains("[\(children[2]),0,60,60,20]"), "\(sent)")
        #expect(try report(children, of: page) == "", "the same report again")
    }

    @Test func aViewThatComesAndAChangedValueRunTheLayoutAgain() throws {
        let page = try EnginePage { Page() }
        _ = try report(try children(page), of: page)
        #expect(try page.press("lower").contains("data-layout"))
        let sent = try page.press("more")
        #expect(sent.contains("[\"i\"") && sent.contains("data-layout"))
        #expect(try children(page).count == 5)
        #expect(try page.press("a").contains("data-layout") == false, "a view's own state places nothing")
    }

    @Test func aPageThatIsSentAnewKeepsItsPlaces() throws {
        let page = try EnginePage { Page() }
        _ = try report(try children(page), of: page)
        page.graph.resync()
        let sent = try page.applyPatches()
        #expect(sent.contains("\\\"size\\\":[300,80]"), "\(sent)")
    }

    /// Asks for another width each time.
    private struct Insatiable: Layout {
        final class Count { var value = 0.0 }
        let count: Count

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            count.value += 1
            return subviews[0].sizeThatFits(ProposedViewSize(width: 50 + count.value, height: nil))
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }

    @Test func theBrowserIsAskedAFewTimesOnly() throws {
        let count = Insatiable.Count()
        let page = try EnginePage { Insatiable(count: count) { Text("some words") } }
        let child = Double(try #require(try children(page).first))
        let (node, part) = try control(page)
        var asked = 0
        for answer in 0..<10 {
            let values: [Double] = [300, -1, child, 120, 20, 40, 60 + Double(answer), 0, 0]
            node.perform(.numbers(values), part, isShown: true)
            guard try page.flush().contains("\\\"ask\\\":[[") else { break }
            asked += 1
        }
        #expect(asked == 4)
    }

    private struct Switching: View {
        @State private var isRow = true
        var body: some View {
            let layout = isRow ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout(alignment: .leading))
            layout { Member(name: "a") }.accessibilityIdentifier("layout")
            Button("Switch") { isRow.toggle() }.accessibilityIdentifier("switch")
        }
    }

    @Test func viewsKeepTheirStateInAnotherLayout() throws {
        let page = try EnginePage { Switching() }
        #expect(page.markup.contains("m-hstack"))
        try page.press("a")
        #expect(try page.press("switch").contains("m-vstack"))
        #expect(page.dom.element("a")?.text == "a 1")
    }

    @Test func aDehydratedPageComesBackAsItWas() throws {
        let page = try EnginePage { Page() }
        _ = try report(try children(page), of: page)
        let kept = page.graph.dehydrate()
        let revived = try EnginePage(Page()) { $0.dehydratedTree = kept }
        #expect(revived.graph.finishRevival(kept), "the browser shows the page as it is")
    }
}
