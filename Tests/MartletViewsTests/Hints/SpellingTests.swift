import Martlet
import MartletTesting
import Testing

/// Spellings of SwiftUI that are rarer, or older, do what the usual ones do.
@Suite struct SpellingTests {
    @Test func aLabelForScreenReadersMayBeSwitchedOff() async throws {
        let page = try await TestPage {
            Text("a").accessibilityIdentifier("on").accessibilityLabel("One", isEnabled: true)
            Text("b").accessibilityIdentifier("off").accessibilityLabel(Text("Two"), isEnabled: false)
        }
        #expect(try page.attribute("aria-label", of: "on") == "One")
        #expect(try page.attribute("aria-label", of: "off") == nil)
    }

    @available(*, deprecated)
    private struct Older: View {
        @State private var text = ""
        @State private var count = 0
        @State private var chosen: Int?
        @State private var title = "A title"

        var body: some View {
            NavigationStack {
                VStack {
                    GroupBox(label: Text("Box")) { Text("\(count) in it").accessibilityIdentifier("count") }
                    Stepper(onIncrement: { count += 1 }, onDecrement: nil) { Text("Count") }
                    NavigationLink("First", destination: Text("Page 1"), tag: 1, selection: $chosen)
                    NavigationLink(tag: 2, selection: $chosen) {
                        Text("Page 2")
                    } label: {
                        Text("Second")
                    }
                    Button("Go") { chosen = 2 }
                }
                .searchable(text: $text, prompt: "Find") { Text("Pear").searchCompletion("pear") }
                .navigationTitle($title)
                .toolbarBackgroundVisibility(.hidden, for: .navigationBar)
                .safeAreaBar(edge: .bottom) { Text("Below") }
            }
        }
    }

    @available(*, deprecated)
    @Test func olderSpellings() async throws {
        let page = try await TestPage { Older() }
        #expect(page.text.contains("Box") && page.text.contains("A title") && page.text.contains("Below"))
        try await page.click(.role(.button, containing: "Increment"))
        #expect(try page.text("count") == "1 in it")
        #expect(page.html.contains("Pear") || page.html.contains("Find"))
        try await page.click(.text("Go"))
        #expect(page.text.contains("Page 2") && !page.text.contains("Page 1"))
    }

    private struct Changing: View {
        @State private var count = 0

        var body: some View {
            Text("\(count)").accessibilityIdentifier("count").transaction(value: count) { $0.disablesAnimations = true }
            Button("Raise") { withTransaction(\.disablesAnimations, true) { count += 1 } }
        }
    }

    @Test func aTransactionWithOneValue() async throws {
        let page = try await TestPage { Changing() }
        try await page.click(.text("Raise"))
        #expect(try page.text("count") == "1")
    }

    @Test func titlesWithPicturesAndPreviews() async throws {
        let page = try await TestPage {
            Menu("Actions", image: "/bird.svg") { Button("Copy") {} }
            ContentUnavailableView("Nothing", image: "/none.svg", description: Text("Add one."))
            ShareLink("Share it", item: "text", preview: SharePreview("Title"))
        }
        #expect(page.html.contains("src=\"/bird.svg\"") && page.html.contains("src=\"/none.svg\""))
        #expect(page.text.contains("Actions") && page.text.contains("Add one.") && page.text.contains("Share it"))
    }

    @Test func hintsChangeNothing() async throws {
        let plain = try await TestPage { ScrollView { Text("Row").accessibilityIdentifier("row") } }
        let hinted = try await TestPage {
            ScrollView { Text("Row").accessibilityIdentifier("row") }
                .pointerStyle(.link).dialogSeverity(.critical).scrollEdgeEffectStyle(.soft, for: .top)
                .searchToolbarBehavior(.minimize).searchPresentationToolbarBehavior(.avoidHidingContent)
                .buttonSizing(.flexible).defaultScrollAnchor(.bottom, for: .initialOffset)
                .presentationCompactAdaptation(horizontal: .popover, vertical: .sheet)
        }
        #expect(try hinted.html("row") == plain.html("row"))
        #expect(hinted.diagnostics == [])
    }
}
