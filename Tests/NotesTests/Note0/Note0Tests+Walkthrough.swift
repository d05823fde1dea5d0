import Martlet
import MartletTesting
import Testing

extension Note0Tests {
    // MARK: "the re-evaluation process when pdfFiles changes"

    /// Steps 1 to 7: "When you open or close a PDF, the pdfFiles array is modified." "It 'invalidates' ContentView and
    /// calls its body". "It detects that the view in the second slot is a new and different PaneView instance. Because
    /// its content has changed, SwiftUI calls the body of AppLayout." "SwiftUI then calls the body of this PaneView."
    /// "This entire cascade, from the data change to the final view update, happens automatically".
    @Test(arguments: TestTransport.allCases) func openingADocument(over transport: TestTransport) async throws {
        let page = try await TestPage(over: transport) { DocumentPanes.Root() }
        #expect(page.contains(.text("No file")))
        try await page.click(.label("Open a"))
        #expect(names(page) == ["Root", "ContentView", "AppLayout", "PaneView", "PDFTabBar", "PDFViewerView", "Tools"])
        #expect(try page.text("viewer") == "shows a")
        try await page.click(.label("Open b"))
        #expect(names(page) == ["Root", "ContentView", "AppLayout", "PaneView", "PDFTabBar", "PDFViewerView", "Tools"])
        #expect(try page.text("viewer") == "shows b")
        #expect(page.contains(.text("a")), "the tab of a")
    }

    /// Step 7: "SwiftUI compares the new PDFViewerView instance with the one from the previous render using your custom
    /// == function." A property that the function ignores is no change.
    @Test func theViewerDecidesItself() async throws {
        let page = try await TestPage { DocumentPanes.Root() }
        try await page.click(.label("Open a"))
        try await page.click(.label("Zoom"))
        #expect(page.evaluations.count(of: "PDFViewerView") == 0)
        #expect(page.evaluations.count(of: "PDFTabBar") == 0)
        #expect(page.evaluations.count(of: "ContentView") == 1)
        #expect(page.patches == [])
    }

    /// "When you open or close a PDF": the tab disappears, and the viewer keeps its document.
    @Test func closingATab() async throws {
        let page = try await TestPage { DocumentPanes.Root() }
        try await page.click(.label("Open a"))
        try await page.click(.label("Open b"))
        try await page.click(.label("Close tab"))
        #expect(names(page) == ["Root", "ContentView", "AppLayout", "PaneView", "PDFTabBar", "Tools"])
        #expect(!page.contains(.text("a")) && page.contains(.text("b")))
        #expect(try page.text("viewer") == "shows b")
    }

    /// The names of the evaluated views, without their generic parameters.
    private func names(_ page: TestPage) -> [String] { page.evaluations.map { String($0.prefix { $0 != "<" }) } }
}
