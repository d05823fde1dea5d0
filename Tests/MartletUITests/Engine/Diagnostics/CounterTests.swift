import MartletUI
import Testing

private struct Counter: View {
    @State private var count = 0

    var body: some View {
        VStack {
            Text("Count: \(count)").accessibilityIdentifier("count")
            Button("Increment") { count += 1 }.accessibilityIdentifier("increment")
        }
    }
}

@Suite struct CounterTests {
    @Test func aPressChangesOneText() throws {
        let page = try EnginePage { Counter() }
        #expect(page.dom.markup.contains("Count: 0"))
        let patches = try page.press("increment")
        #expect(patches == #"[["t",2,"Count: 1"]]"#)
        #expect(page.dom.markup.contains("Count: 1"))
    }

    @Test func eachPressEvaluatesOneBody() throws {
        let page = try EnginePage { Counter() }
        let names = try page.evaluations { try page.press("increment") }
        #expect(names == ["Counter"])
    }
}
