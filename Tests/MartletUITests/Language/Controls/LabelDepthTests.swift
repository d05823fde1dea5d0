import MartletTesting
import MartletUI
import Testing

/// A view that contains itself, as often as a value says that a visitor may have written.
private struct Nested: View {
    let depth: Int

    var body: some View { AnyView(depth == 0 ? AnyView(Text("end")) : AnyView(Nested(depth: depth - 1))) }
}

@Suite struct LabelDepthTests {
    /// The texts of labels are looked for 32 views deep, and no stack is used up.
    @Test func aLabelThatContainsItselfHasNoText() async throws {
        let page = try await TestPage {
            Picker("Depth", selection: .constant(1)) {
                Nested(depth: 3).tag(1)
                Nested(depth: 1_000_000).tag(2)
            }
        }
        #expect(page.elements(.role(.option)).map(\.text) == ["end", ""])
    }
}
