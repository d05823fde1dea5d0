import Martlet
import MartletTesting
import Testing

@testable import Gallery

/// The cascade of the example “An app’s layout”.
@Suite struct AppLayoutTests {
    @Test func openingRunsDownToTheViewer() async throws {
        let page = try await TestPage { AppLayoutExample() }
        for number in 1...4 {
            try await page.click(.label("Open"))
            #expect(
                names(page.evaluations).sorted() == [
                    "AppLayout", "AppLayoutExample", "ContentView", "PDFTabBar", "PDFViewerView", "PaneView", "ToolBar",
                ])
            #expect(page.contains(.text("The pages of Document \(number).")))
        }
        #expect(page.contains(.text("3 open, zoom 100 %")), "the oldest tab is closed")
    }

    @Test func zoomingEndsAtTheViewer() async throws {
        let page = try await TestPage { AppLayoutExample() }
        try await page.click(.label("Open"))
        check(page, offers: .appLayout)
        try await page.click(.label("Zoom"))
        expect(page, answers: .appLayout)
        #expect(names(page.evaluations).count { $0 == "PaneView" } == 1, "the other pane is equal")
        #expect(page.patches.map(\.operation) == [.text], "the zoom that the inspector shows")
    }

    @Test func closingKeepsTheViewer() async throws {
        let page = try await TestPage { AppLayoutExample() }
        try await page.click(.label("Open"))
        try await page.click(.label("Open"))
        try await page.click(.label("Close"))
        #expect(!names(page.evaluations).contains("PDFViewerView"))
        #expect(page.contains(.text("1 open, zoom 100 %")))
    }
}
