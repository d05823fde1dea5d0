import Martlet
import MartletTesting
import Testing

@testable import MartletUI

@Suite struct FieldTests {
    private struct Fields: View {
        @State private var name = "Emma"
        @State private var note = "one\ntwo"
        @State private var volume = 0.5
        @State private var size = 2
        @State private var color = ""
        @State private var plan = ""
        @State private var log = ""

        var body: some View {
            VStack {
                TextField("Name", text: $name)
                TextEditor(text: $note).accessibilityLabel("Note")
                Slider(value: $volume, in: 0...1) { Text("Volume") }
                Stepper("Size", value: $size, in: 1...3)
                HTML("select") {
                    HTML("option") { Text("Red") }.attribute("value", "r")
                    HTML("option") { Text("Green") }.attribute("value", "g")
                    HTML("option") { Text("Black") }.attribute("disabled", "")
                }
                .onInput { color = $0 }.attribute("aria-label", "Color")
                HTML("fieldset") {
                    HTML("legend") { Text("Plan") }
                    HTML("label") {
                        HTML("input").attribute("type", "radio").attribute("name", "plan").attribute("value", "free")
                        HTML("span") { Text("Free of charge") }
                    }
                    HTML("label") {
                        HTML("input").attribute("type", "radio").attribute("name", "plan").attribute("value", "paid")
                        HTML("span") { Text("Paid") }
                    }
                }
                .onInput { plan = $0 }
                listening("change", "Late") { log += "late:\($0) " }
                HTML("input").attribute("readonly", "").attribute("aria-label", "Fixed")
                Text("\(name)|\(volume)|\(size)|\(color)|\(plan)").accessibilityIdentifier("state")
                Text(log).accessibilityIdentifier("log")
            }
        }

        private func listening(
            _ type: StaticString, _ label: String, _ action: @escaping (String) -> Void
        ) -> some View {
            ModifiedContent(
                content: HTML("input").attribute("aria-label", label),
                modifier: _EventModifier(.change, .value { action($0.string ?? "") }))
        }
    }

    @Test(arguments: TestTransport.allCases) func fieldsTakeWhatIsDone(over transport: TestTransport) async throws {
        let page = try await TestPage(over: transport) { Fields() }
        #expect(try page.value(.label("Name")) == "Emma")
        #expect(try page.value(.label("Note")) == "one\ntwo")
        #expect(try page.value(.label("Volume")) == "0.5")
        try await page.type("Jane \"J\" \\ ü 🐦", into: .label("Name"))
        try await page.type("0.25", into: .role(.slider, "Volume"))
        try await page.click(.label("Increment"))
        try await page.choose("Green", in: .label("Color"))
        try await page.choose("Free of charge", in: .role(.group, "Plan"))
        #expect(try page.text("state").hasPrefix("Jane \"J\" \\ ü 🐦|0.25"))
        #expect(try page.text("state").hasSuffix("|3|g|free"))
        #expect(try page.value(.label("Color")) == "g")
        #expect(try page.element(.role(.option, "Green")).isChecked)
        #expect(try page.isChecked(.role(.radio, "Free of charge")))
        #expect(try page.isDisabled(.label("Increment")))
        try await page.choose("paid", in: .role(.group, "Plan"))
        #expect(try page.isChecked(.role(.radio, "Paid")))
        #expect(try !page.isChecked(.role(.radio, "Free of charge")))
    }

    @Test(arguments: TestTransport.allCases) func aFieldTellsOfItsChangeWhenItIsLeft(over transport: TestTransport)
        async throws
    {
        let page = try await TestPage(over: transport) { Fields() }
        try await page.type("a", into: .label("Late"))
        try await page.type("b", into: .label("Late"))
        #expect(try page.text("log") == "")
        #expect(page.focusedElement?.label == "Late")
        try await page.focus(.label("Name"))
        #expect(try page.text("log") == "late:b")
        try await page.type("c", into: .label("Late"))
        try await page.blur()
        #expect(try page.text("log") == "late:b late:c")
        #expect(page.focusedElement == nil)
        try await page.type("d", into: .label("Late"))
        try await page.press("Enter", in: .label("Late"))
        try await page.click(.label("Decrement"))
        #expect(try page.text("log") == "late:b late:c late:d")
    }

    @Test(arguments: TestTransport.allCases) func theFocusIsFollowed(over transport: TestTransport) async throws {
        struct Focusing: View {
            @State private var name = ""
            @FocusState private var isFocused: Bool

            var body: some View {
                VStack {
                    TextField("Name", text: $name).focused($isFocused)
                    Text(isFocused ? "in" : "out").accessibilityIdentifier("state")
                    Button("Enter") { isFocused = true }
                    Button("Leave") { isFocused = false }
                }
            }
        }
        let page = try await TestPage(over: transport) { Focusing() }
        try await page.focus(.label("Name"))
        #expect(try page.text("state") == "in")
        try await page.blur()
        #expect(try page.text("state") == "out")
        try await page.click(.label("Enter"))
        #expect(page.focusedElement?.label == "Name")
        #expect(try page.text("state") == "in")
        try await page.type("x", into: .label("Name"))
        try await page.click(.label("Leave"))
        #expect(page.focusedElement?.label == "Leave")
        #expect(try page.text("state") == "out")
    }

    @Test(arguments: TestTransport.allCases) func aPickerIsChosenFrom(over transport: TestTransport) async throws {
        struct Sizes: View {
            @State private var size = 2

            var body: some View {
                VStack {
                    Picker("Size", selection: $size) {
                        Text("Small").tag(1)
                        Text("Medium").tag(2)
                        Text("Large").tag(3)
                    }
                    Text("\(size)").accessibilityIdentifier("size")
                    Button("Smallest") { size = 1 }
                }
            }
        }
        let page = try await TestPage(over: transport) { Sizes() }
        #expect(try page.element(.role(.option, "Medium")).isChecked)
        try await page.choose("Large", in: .label("Size"))
        #expect(try page.text("size") == "3")
        #expect(try page.element(.role(.option, "Large")).isChecked)
        try await page.click(.label("Smallest"))
        #expect(try page.element(.role(.option, "Small")).isChecked)
        #expect(try !page.element(.role(.option, "Large")).isChecked)
    }

    @Test func whatDoesNotFitRefuses() async throws {
        let page = try await TestPage { Fields() }
        func refusal(_ body: () async throws -> Void) async -> TestPageError? {
            await #expect(throws: TestPageError.self) { try await body() }
        }
        #expect(await refusal { try await page.type("x", into: .label("Increment")) }?.kind == .unsuitable)
        #expect(await refusal { try await page.type("x", into: .label("Fixed")) }?.kind == .unsuitable)
        #expect(await refusal { try await page.toggle(.label("Name")) }?.kind == .unsuitable)
        #expect(await refusal { try await page.choose("x", in: "state") }?.kind == .unsuitable)
        #expect(await refusal { try await page.focus("state") }?.kind == .unsuitable)
        #expect(await refusal { try await page.choose("Black", in: .label("Color")) }?.kind == .disabled)
        let none = await refusal { try await page.choose("Blue", in: .label("Color")) }
        #expect(none?.description.contains(#"has no option "Blue"; it has "Red", "Green", "Black""#) == true)
        // A value that no browser would send.
        let wrong = await refusal { try await page.type("7", into: .label("Volume")) }
        #expect(wrong?.kind == .refused)
        #expect(wrong?.description.contains("must be a number from 0 to 1") == true)
        // The page still works.
        try await page.type("Jane", into: .label("Name"))
        #expect(try page.text("state").hasPrefix("Jane|"))
    }

    @Test(arguments: TestTransport.allCases) func whatTheProgramSetsIsWhatAFieldHolds(over transport: TestTransport)
        async throws
    {
        struct Capitals: View {
            @State private var text = ""

            var body: some View {
                VStack {
                    TextField("Text", text: Binding(get: { text }, set: { text = $0.uppercased() }))
                    Button("Clear") { text = "" }
                }
            }
        }
        let page = try await TestPage(over: transport) { Capitals() }
        try await page.type("abc", into: .label("Text"))
        #expect(try page.value(.label("Text")) == "ABC")
        try await page.click(.label("Clear"))
        #expect(try page.value(.label("Text")) == "")
    }
}
