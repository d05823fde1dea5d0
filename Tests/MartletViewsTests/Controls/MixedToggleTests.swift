import Martlet
import MartletTesting
import Testing

/// Toggles for several values.
@Suite struct MixedToggleTests {
    private struct Layer: Identifiable {
        let id: Int
        var isShown = false
    }

    private struct Layers: View {
        @State private var layers = [Layer(id: 1, isShown: true), Layer(id: 2), Layer(id: 3)]
        var keepsOneOff = false

        var body: some View {
            Toggle("All", sources: $layers, isOn: \.isShown).accessibilityIdentifier("all")
            ForEach($layers) { $layer in
                Toggle("Layer \(layer.id)", isOn: $layer.isShown).accessibilityIdentifier("\(layer.id)")
            }
            if keepsOneOff {
                Toggle(sources: [$layers[0].isShown, .constant(false)], isOn: \.self) { Text("Never all") }
                    .accessibilityIdentifier("never")
            }
            Toggle(sources: [Binding<Bool>](), isOn: \.self) { Text("None") }.accessibilityIdentifier("none")
        }
    }

    @Test func itIsMixedWhileItsValuesDiffer() async throws {
        let page = try await TestPage { Layers() }
        #expect(try page.attribute("aria-checked", of: "all") == "mixed")
        #expect(try !page.isChecked("all"))
        try await page.toggle("2")
        #expect(try page.attribute("aria-checked", of: "all") == "mixed")
        try await page.toggle("3")
        #expect(try page.attribute("aria-checked", of: "all") == nil)
        #expect(try page.isChecked("all"))
        for layer in ["1", "2", "3"] { try await page.toggle(.identifier(layer)) }
        #expect(try page.attribute("aria-checked", of: "all") == nil)
        #expect(try !page.isChecked("all"))
        try await page.toggle("1")
        #expect(try page.attribute("aria-checked", of: "all") == "mixed")
        #expect(try page.attribute("indeterminate", of: "all") != nil)
    }

    @Test func aChangeChangesAllOfThem() async throws {
        let page = try await TestPage { Layers() }
        try await page.toggle("all")
        #expect(try ["all", "1", "2", "3"].allSatisfy { try page.isChecked(.identifier($0)) })
        #expect(try page.attribute("aria-checked", of: "all") == nil)
        try await page.toggle("all")
        #expect(try ["all", "1", "2", "3"].allSatisfy { try !page.isChecked(.identifier($0)) })
    }

    /// The browser shows a box that was pressed as on, whatever the values do.
    @Test func oneThatStaysMixedIsShownAsMixedAgain() async throws {
        let page = try await TestPage { Layers(keepsOneOff: true) }
        #expect(try page.attribute("aria-checked", of: "never") == "mixed")
        try await page.toggle("never")
        #expect(try page.attribute("aria-checked", of: "never") == "mixed")
        #expect(try !page.isChecked("never"))
    }

    /// A switch is on or off: HTML has no third state for one.
    @Test func itIsACheckboxForAScreenReader() async throws {
        let page = try await TestPage { Layers() }
        #expect(page.contains(.role(.checkbox, "All")) && page.contains(.role(.switch, "Layer 1")))
        #expect(try !page.isChecked("none"))
        #expect(try page.attribute("aria-checked", of: "none") == nil)
    }

    private struct Word: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            Text(configuration.isMixed ? "mixed" : configuration.isOn ? "on" : "off").accessibilityIdentifier("state")
            Toggle(configuration)
        }
    }

    @Test func aStyleOfOnesOwnIsToldAndPassesItOn() async throws {
        struct Page: View {
            @State private var values = [true, false]

            var body: some View {
                Toggle("All", sources: $values, isOn: \.self).toggleStyle(Word())
            }
        }
        let page = try await TestPage { Page() }
        #expect(try page.text("state") == "mixed")
        #expect(try page.attribute("aria-checked", of: .role(.checkbox, "All")) == "mixed")
        try await page.toggle(.role(.checkbox, "All"))
        #expect(try page.text("state") == "on")
    }
}
