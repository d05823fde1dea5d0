import Martlet
import MartletTesting
import Testing

@Suite struct InspectorTests {
    private struct Inspected: View {
        @State private var isPresented = false

        var body: some View {
            VStack {
                Button("Inspect") { isPresented.toggle() }
                Text(isPresented ? "open" : "closed").accessibilityIdentifier("state")
            }
            .navigationTitle("Document")
            .inspector(isPresented: $isPresented) {
                Details().inspectorColumnWidth(min: 100, ideal: 200, max: .infinity)
            }
        }
    }

    private struct Details: View {
        @Environment(\.dismiss) private var dismiss
        @Environment(\.isPresented) private var isPresented

        var body: some View {
            Text(isPresented ? "in a sheet" : "in a column").accessibilityIdentifier("details").navigationTitle(
                "Details")
            Button("Done") { dismiss() }
        }
    }

    @Test func aWideWindowHasAColumn() async throws {
        let page = try await TestPage { Inspected().environment(\.horizontalSizeClass, .regular) }
        #expect(!page.contains(.tag("aside")))
        try await page.click(.role(.button, "Inspect"))
        #expect(try page.text("details") == "in a column")
        #expect(page.contains(.tag("aside")) && !page.contains(.tag("dialog")))
        #expect(page.title == "Document")
        try await page.click(.role(.button, "Inspect"))
        #expect(!page.contains(.tag("aside")))
        #expect(page.diagnostics == [])
    }

    @Test func aNarrowWindowHasASheet() async throws {
        let page = try await TestPage { Inspected().environment(\.horizontalSizeClass, .compact) }
        try await page.click(.role(.button, "Inspect"))
        #expect(try page.text("details") == "in a sheet")
        #expect(page.contains(.tag("dialog")) && !page.contains(.tag("aside")))
        try await page.click(.role(.button, "Done"))
        #expect(!page.contains(.tag("dialog")))
        #expect(try page.text("state") == "closed")
    }

    @Test(arguments: ["fitted", "form", "page"]) func aSheetHasAWidth(name: String) async throws {
        let page = try await TestPage {
            Text("a").sheet(isPresented: .constant(true)) {
                switch name {
                case "fitted": Text("b").presentationSizing(.fitted)
                case "form": Text("b").presentationSizing(.form)
                default: Text("b").presentationSizing(.page)
                }
            }
        }
        let plain = try await TestPage { Text("a").sheet(isPresented: .constant(true)) { Text("b") } }
        let classes = try page.attribute("class", of: .tag("dialog")) ?? ""
        #expect(classes != (try plain.attribute("class", of: .tag("dialog"))))
    }
}
