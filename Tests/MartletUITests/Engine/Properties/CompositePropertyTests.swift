import MartletUI
import Testing

/// A program's own `DynamicProperty` with properties inside.
@Suite struct CompositePropertyTests {
    private struct Counter: DynamicProperty {
        @State var count = 0
        @Environment(\.isEnabled) var isEnabled
        private(set) var text = ""

        mutating func update() { text = "\(count) \(isEnabled ? "on" : "off")" }
    }

    private struct Page: View {
        private var counter = Counter()
        @State private var isDisabled = false
        var body: some View {
            VStack {
                Text(counter.text).accessibilityIdentifier("text")
                Button("+") { counter.count += 1 }.accessibilityIdentifier("more")
            }
        }
    }

    private struct Switch: View {
        @State private var isDisabled = false
        var body: some View {
            Button("x") { isDisabled.toggle() }.accessibilityIdentifier("switch")
            Page().disabled(isDisabled)
        }
    }

    @Test func updateRunsWithTheCurrentValuesBeforeEachEvaluation() throws {
        let page = try EnginePage { Switch() }
        #expect(page.dom.element("text")?.text == "0 on")
        try page.press("more")
        #expect(page.dom.element("text")?.text == "1 on")
        try page.press("switch")
        #expect(page.dom.element("text")?.text == "1 off")
    }

    @Test func twoInstancesHaveStorageOfTheirOwn() throws {
        struct Both: View {
            var body: some View {
                Page()
                Page()
            }
        }
        let page = try EnginePage { Both() }
        try page.press("more")
        #expect(page.occurrences(of: "1 on") == 1)
        #expect(page.occurrences(of: "0 on") == 1)
    }
}
