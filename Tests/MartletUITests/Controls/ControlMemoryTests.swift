#if canImport(Glibc)
import MartletUI
import Testing

/// What a control keeps beside its view: a node that knows what the browser shows, and what it depends on.
@Suite(.serialized) struct ControlMemoryTests {
    private struct Fields: View {
        @State private var text = ""
        let count: Int
        var body: some View { ForEach(0..<count) { _ in TextField("t", text: $text) } }
    }

    private struct Texts: View {
        @State private var text = ""
        let count: Int
        var body: some View { ForEach(0..<count) { _ in HTML("input").attribute("aria-label", "t") } }
    }

    @Test func aFieldKeepsLittle() throws {
        let count = 2_000
        _ = (try EnginePage { Fields(count: 1) }, try EnginePage { Texts(count: 1) })
        var least = Int.max
        // Other tests run beside this one.
        for _ in 0..<5 {
            let start = try #require(LiveBytes.current)
            let fields = ViewGraph(Fields(count: count))
            let between = try #require(LiveBytes.current)
            let texts = ViewGraph(Texts(count: count))
            let end = try #require(LiveBytes.current)
            withExtendedLifetime((fields, texts)) { least = min(least, (between - start) - (end - between)) }
        }
        #expect(least / count < 480, "a field keeps \(least / count) bytes")
    }
}
#endif
