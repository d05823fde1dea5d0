import MartletUI
import Testing

@Suite struct IsFocusedTests {
    private struct Mark: View {
        let name: String
        @Environment(\.isFocused) private var isFocused
        var body: some View { Text(isFocused ? "in" : "out").accessibilityIdentifier(name) }
    }

    @Test func aViewInsideTheFocusedOneKnowsIt() async throws {
        struct Buttons: View {
            @FocusState private var place: String?
            var body: some View {
                Button {
                } label: {
                    Mark(name: "a")
                }
                .focused($place, equals: "a").accessibilityIdentifier("button a")
                Button {
                } label: {
                    Mark(name: "b")
                }
                .focused($place, equals: "b").accessibilityIdentifier("button b")
                Mark(name: "outside")
            }
        }
        let page = try await TestPage { Buttons() }
        #expect(try ["a", "b", "outside"].map { try page.text(.identifier($0)) } == ["out", "out", "out"])
        try await page.focus("button b")
        #expect(try ["a", "b", "outside"].map { try page.text(.identifier($0)) } == ["out", "in", "out"])
        try await page.focus("button a")
        #expect(try ["a", "b", "outside"].map { try page.text(.identifier($0)) } == ["in", "out", "out"])
        try await page.blur()
        #expect(try page.text("a") == "out")
    }

    @Test func whatIsSubmittedInAScopeStaysInIt() async throws {
        struct Fields: View {
            @State private var count = 0
            let isBlocking: Bool
            var body: some View {
                VStack {
                    TextField("Name", text: .constant("")).accessibilityIdentifier("field").submitScope(isBlocking)
                }
                .onSubmit { count += 1 }
                Text("\(count)").accessibilityIdentifier("count")
            }
        }
        let blocked = try await TestPage { Fields(isBlocking: true) }
        try await blocked.submit("field")
        #expect(try blocked.text("count") == "0")
        let open = try await TestPage { Fields(isBlocking: false) }
        try await open.submit("field")
        #expect(try open.text("count") == "1")
    }
}
