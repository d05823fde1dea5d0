import MartletTesting
import MartletUI
import Testing

/// `onEditingChanged` and `onCommit` of fields, sliders and steppers.
@Suite struct EditingTests {
    private struct Fields: View {
        @State private var name = ""
        @State private var log = ""
        @State private var hasFocus = false
        @FocusState private var isFocused: Bool

        var body: some View {
            TextField("Name", text: $name) { isEditing in
                log += isEditing ? "[" : "]"
            } onCommit: {
                log += "!"
            }
            .focused($isFocused)
            .accessibilityIdentifier("name")
            TextField("Other", text: $name).accessibilityIdentifier("other")
            TextField("Committed", text: $name, onCommit: { log += "?" }).accessibilityIdentifier("committed")
            Text(verbatim: "\(log) \(isFocused)").accessibilityIdentifier("log")
        }
    }

    @Test func aTextFieldReportsItsFocusBesideAFocusState() async throws {
        let page = try await TestPage { Fields() }
        try await page.focus("name")
        #expect(try page.text("log") == "[ true")
        try await page.type("Ada", into: "name")
        #expect(try page.text("log") == "[ true")
        try await page.focus("other")
        #expect(try page.text("log") == "[] false")
    }

    @Test func enterCommits() async throws {
        let page = try await TestPage { Fields() }
        try await page.press("Enter", in: "name")
        #expect(try page.text("log") == "[! true")
        try await page.press("Enter", in: "committed")
        #expect(try page.text("log") == "[!]? false")
    }

    @Test func aFieldListensOnlyToWhatItIsAskedFor() throws {
        struct Page: View {
            @State private var name = ""
            var body: some View {
                TextField("1", text: $name)
                TextField("2", text: $name, onEditingChanged: { _ in })
                TextField("3", text: $name, onCommit: {})
            }
        }
        let page = try EnginePage { Page() }
        let html = String(decoding: page.graph.html(), as: UTF8.self)
        let events = html.matches(of: #/data-on="([^"]*)"/#).map { String($0.1) }
        #expect(events == ["input", "input focusin focusout", "input submit"])
    }

    @Test func aFieldMayBeginToReport() async throws {
        struct Page: View {
            @State private var reports = false
            @State private var name = ""
            @State private var log = ""
            var body: some View {
                let silent = TextField("Name", text: $name)
                let reporting = TextField("Name", text: $name, onEditingChanged: { log += $0 ? "[" : "]" })
                (reports ? reporting : silent).accessibilityIdentifier("name")
                Button("Report") { reports = true }.accessibilityIdentifier("report")
                Text(log).accessibilityIdentifier("log")
            }
        }
        let page = try await TestPage { Page() }
        try await page.focus("name")
        try await page.click("report")
        try await page.focus("name")
        #expect(try page.text("log") == "[")
    }

    @Test func aSliderReportsWhatChangesItsValue() async throws {
        struct Page: View {
            @State private var volume = 0.5
            @State private var log = ""
            var body: some View {
                Slider(value: $volume, in: 0...1, onEditingChanged: { log += $0 ? "[\(volume)" : "\(volume)]" })
                    .accessibilityIdentifier("volume")
                Text(log).accessibilityIdentifier("log")
            }
        }
        let page = try await TestPage { Page() }
        try await page.focus("volume")
        #expect(try page.text("log") == "")
        try await page.type("0.75", into: "volume")
        #expect(try page.text("log") == "[0.50.75]")
    }

    @Test func aStepperReportsEachStep() async throws {
        struct Page: View {
            @State private var count = 1
            @State private var log = ""
            var body: some View {
                Stepper("Count", value: $count, in: 0...9, onEditingChanged: { log += $0 ? "[\(count)" : "\(count)]" })
                Text(log).accessibilityIdentifier("log")
            }
        }
        let page = try await TestPage { Page() }
        try await page.click(.label("Increment"))
        #expect(try page.text("log") == "[12]")
    }
}
