import MartletUI
import MartletViews
import Testing

@Suite struct WindowSizeTests {
    private struct Wide: View {
        var body: some View { Text("\(Int(UIScreen.main.bounds.width)) wide") }
    }

    @Test func aBodyThatReadsTheWindowsSizeFollowsIt() throws {
        let page = try EnginePage { Wide() }
        #expect(page.graph.reportsViewport)
        let evaluated = try page.evaluations {
            page.graph.update(viewport: SizeReport(CGSize(width: 390, height: 844)))
            try page.flush()
        }
        #expect(page.markup.contains("390 wide") && evaluated.count == 1, "\(page.markup)")
        let again = try page.evaluations {
            page.graph.update(viewport: SizeReport(CGSize(width: 390, height: 844)))
            try page.flush()
        }
        #expect(again.isEmpty)
    }

    @Test func aPageThatDoesNotAskIsNotTold() throws {
        #expect(try !EnginePage { Text("a") }.graph.reportsViewport)
    }

    @Test func withoutAPageItIsAnOrdinaryWindow() {
        #expect(UIScreen.main.bounds.width == AssumedViewport.desktop.width && UIScreen.main.scale == 2)
    }
}
