import Martlet
import MartletTesting
import Testing

@Suite struct AnimationCompletionTests {
    private struct Page: View {
        @State private var events: [String] = []

        var body: some View {
            Text(events.joined(separator: " ")).accessibilityIdentifier("events")
            Button("Go") {
                let result = withAnimation(.linear(duration: 0.05)) {
                    events.append("changed")
                    return 7
                } completion: {
                    events.append("complete")
                }
                events.append("\(result)")
            }
        }
    }

    @Test func theCompletionComesAfterTheAnimation() async throws {
        let page = try await TestPage { Page() }
        try await page.click(.role(.button, "Go"))
        #expect(try page.text("events").hasPrefix("changed 7"))
        try await page.wait { try $0.text("events") == "changed 7 complete" }
    }
}
