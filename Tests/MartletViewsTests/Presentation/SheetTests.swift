import Martlet
import MartletTesting
import Testing

@Suite struct SheetTests {
    private struct Word: Identifiable { let id: String }

    private struct Presenting: View {
        @State private var isShown = false
        @State private var word: Word?
        @State private var dismissals = 0

        var body: some View {
            VStack {
                Button("Show") { isShown = true }
                Button("Word") { word = Word(id: "a") }
                Text("\(dismissals) dismissals").accessibilityIdentifier("dismissals")
            }
            .sheet(isPresented: $isShown, onDismiss: { dismissals += 1 }) { Content(text: "Sheet") }
            .fullScreenCover(item: $word) { Content(text: "Word \($0.id)") }
        }
    }

    private struct Content: View {
        let text: String
        @State private var count = 0
        @Environment(\.dismiss) private var dismiss
        @Environment(\.isPresented) private var isPresented

        var body: some View {
            NavigationStack {
                VStack {
                    Text("\(text), \(count), \(isPresented ? "presented" : "alone")").accessibilityIdentifier("content")
                    Button("Count") { count += 1 }
                }
                .navigationTitle(text)
                .toolbar { Button("Done") { dismiss() } }
            }
        }
    }

    @Test func aSheetIsShownAndDismissed() async throws {
        let page = try await TestPage { Presenting() }
        try await page.click(.label("Show"))
        #expect(try page.text("content") == "Sheet, 0, presented")
        try await page.click(.label("Count"))
        #expect(try page.text("content") == "Sheet, 1, presented")
        #expect(page.diagnostics == [])
        try await page.click(.label("Done"))
        #expect(!page.contains("content"))
        #expect(try page.text("dismissals") == "1 dismissals")
        // A new sheet begins anew.
        try await page.click(.label("Show"))
        #expect(try page.text("content") == "Sheet, 0, presented")
        try await page.click(.role(.dialog))
        #expect(!page.contains("content"))
        #expect(try page.text("dismissals") == "2 dismissals")
    }

    @Test func aCoverStaysUntilItIsDismissed() async throws {
        let page = try await TestPage { Presenting() }
        try await page.click(.label("Word"))
        #expect(try page.text("content") == "Word a, 0, presented")
        try await page.click(.role(.dialog))
        #expect(page.contains("content"))
        try await page.click(.label("Done"))
        #expect(!page.contains("content"))
    }

    @Test func theViewsInsideSayWhatTheSheetIsLike() async throws {
        struct Particular: View {
            @State private var isShown = true

            var body: some View {
                Text("Page").sheet(isPresented: $isShown) {
                    Text("Sheet").presentationDetents([.medium, .height(200), .fraction(.nan)])
                        .presentationDragIndicator(.visible).interactiveDismissDisabled()
                        .presentationCornerRadius(20).presentationBackground(.red)
                }
            }
        }
        let page = try await TestPage { Particular() }
        let html = try page.html(.role(.dialog))
        #expect(html.contains("max-height:max(200px,50dvh)"))
        #expect(html.contains("m-sheet-handle"))
        #expect(page.diagnostics == [])
        try await page.click(.role(.dialog))
        #expect(page.contains(.text("Sheet")))
    }

    @Test func aPopoverSaysWhereItStands() async throws {
        struct Popovers: View {
            @State private var isShown = true
            let anchor: PopoverAttachmentAnchor
            let edge: Edge?
            let adaptation: PresentationAdaptation

            var body: some View {
                Text("Page").popover(isPresented: $isShown, attachmentAnchor: anchor, arrowEdge: edge) {
                    Text("Popover").presentationCompactAdaptation(adaptation)
                }
            }
        }
        func html(
            _ anchor: PopoverAttachmentAnchor, _ edge: Edge?, _ adaptation: PresentationAdaptation = .automatic
        ) async throws -> String {
            let page = try await TestPage { Popovers(anchor: anchor, edge: edge, adaptation: adaptation) }
            return try page.html(.role(.dialog))
        }
        func place(_ anchor: PopoverAttachmentAnchor, _ edge: Edge?) async throws -> String? {
            let text = try await html(anchor, edge)
            return text.firstMatch(of: #/data-anchor="([^"]*)"/#).map { String($0.1) }
        }
        #expect(try await place(.rect(.bounds), nil) == "any")
        #expect(try await place(.point(.bottom), .leading) == "leading 0.5 1")
        let rect = CGRect(x: 1, y: 2, width: 30, height: CGFloat.infinity)
        #expect(try await place(.rect(.rect(rect)), .trailing) == "trailing 1 2 30 100000")
        // A sheet in a narrow window has other rules.
        let sheet = try await html(.rect(.bounds), .top)
        #expect(try await html(.rect(.bounds), .top, .popover) != sheet)
    }

    @Test func theOlderSpellingDismissesAsWell() async throws {
        struct Older: View {
            @State private var isShown = false
            var body: some View { Button("Show") { isShown = true }.popover(isPresented: $isShown) { Inside() } }
        }
        struct Inside: View {
            @Environment(\.presentationMode) private var presentationMode
            var body: some View {
                Button("Close \(presentationMode.wrappedValue.isPresented)") { presentationMode.wrappedValue.dismiss() }
            }
        }
        let page = try await TestPage { Older() }
        try await page.click(.label("Show"))
        try await page.click(.label("Close true"))
        #expect(!page.contains(.role(.dialog)))
    }
}
