import MartletTesting
import MartletUI
import Testing

/// `accessibilityLabel`, `accessibilityValue` and `accessibilityHint` in all their spellings.
@Suite struct AccessibilityTextTests {
    @Test func textsKeysAndStringsBecomeAttributes() async throws {
        struct Page: View {
            let word: Substring = "word.part".prefix(4)
            @State private var volume = 0.5
            var body: some View {
                Button("1") {}.accessibilityIdentifier("text").accessibilityLabel(Text("Text \(1000)"))
                Button("2") {}.accessibilityIdentifier("key").accessibilityLabel("Key \(1000)")
                Button("3") {}.accessibilityIdentifier("string").accessibilityLabel(word)
                Slider(value: $volume).accessibilityIdentifier("slider").accessibilityLabel("Volume")
                    .accessibilityValue("\(50) percent").accessibilityHint(Text("How loud it is"))
                Slider(value: $volume).accessibilityIdentifier("other").accessibilityLabel("Volume")
                    .accessibilityValue(word).accessibilityHint(word)
            }
        }
        let page = try await TestPage { Page() }
        #expect(try page.attribute("aria-label", of: "text") == "Text 1,000")
        #expect(try page.attribute("aria-label", of: "key") == "Key 1,000")
        #expect(try page.attribute("aria-label", of: "string") == "word")
        #expect(try page.attribute("aria-valuetext", of: "slider") == "50 percent")
        #expect(try page.attribute("aria-description", of: "slider") == "How loud it is")
        #expect(try page.attribute("aria-valuetext", of: "other") == "word")
        #expect(try page.attribute("aria-description", of: "other") == "word")
    }
}
