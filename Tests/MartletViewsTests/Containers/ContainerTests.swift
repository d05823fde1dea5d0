import Martlet
import MartletTesting
import Testing

@Suite struct ContainerTests {
    @Test func aDisclosureGroupOpensAndCloses() async throws {
        struct Groups: View {
            @State private var isOpen = true

            var body: some View {
                DisclosureGroup("Own") { Text("Inside its own") }
                DisclosureGroup("Bound", isExpanded: $isOpen) { Text("Inside the bound") }
                Button("Close") { isOpen = false }
            }
        }
        let page = try await TestPage { Groups() }
        #expect(!page.contains(.text("Inside its own")) && page.contains(.text("Inside the bound")))
        try await page.click(.role(.button, "Own"))
        #expect(page.contains(.text("Inside its own")))
        #expect(try page.attribute("aria-expanded", of: .role(.button, "Own")) == "true")
        try await page.click(.label("Close"))
        #expect(!page.contains(.text("Inside the bound")))
        try await page.click(.role(.button, "Bound"))
        #expect(page.contains(.text("Inside the bound")))
    }

    @Test func nothingToShowIsSaid() async throws {
        let page = try await TestPage {
            ContentUnavailableView("No Mail", systemImage: "paperplane", description: Text("Nobody has written."))
            ContentUnavailableView.search(text: "x")
            ContentUnavailableView {
                Label("Own", systemImage: "star")
            } actions: {
                Button("Reload") {}
            }
        }
        for text in ["No Mail", "Nobody has written.", "No Results for “x”", "Own"] {
            #expect(page.contains(.text(text)), "\(text)")
        }
        #expect(page.contains(.role(.button, "Reload")))
        #expect(page.diagnostics == [])
    }

    @Test func aBoxHasATitle() async throws {
        let page = try await TestPage {
            GroupBox("Title") { Text("Content") }
            GroupBox { Text("Alone") }
        }
        #expect(page.contains(.text("Title")) && page.contains(.text("Content")) && page.contains(.text("Alone")))
    }

    @Test func viewsAreSplit() async throws {
        let page = try await TestPage {
            HSplitView {
                Text("a"); Text("b")
            }
            VSplitView {
                Text("c"); Text("d")
            }
        }
        let plain = try await TestPage {
            HStack(spacing: 0) {
                Text("a"); Text("b")
            }
            VStack(spacing: 0) {
                Text("c"); Text("d")
            }
        }
        #expect(page.html == plain.html)
    }
}
