import MartletUI
import Testing

/// A view whose state shows whether it is still the same view.
private struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View {
        HTML("b") { Text(verbatim: "\(name) \(count)") }.onClick { count += 1 }.accessibilityIdentifier(name)
    }
}

private enum Kind { case first, second, third }

/// A page that shows one value after another, and returns to the first after the last.
private struct Page<Value, Content: View>: View {
    @State private var index = 0
    let values: [Value]
    @ViewBuilder let content: (Value) -> Content
    init(values: [Value], @ViewBuilder content: @escaping (Value) -> Content) {
        self.values = values
        self.content = content
    }
    var body: some View {
        content(values[index % values.count])
        Button("next") { index += 1 }.accessibilityIdentifier("next")
    }
}

@Suite struct IdentityTests {
    private func page<Value, Content: View>(
        _ values: [Value], @ViewBuilder _ content: @escaping (Value) -> Content
    ) throws -> EnginePage {
        try EnginePage(Page(values: values, content: content))
    }

    @Test func branchesOfAnIfAreDifferentPlaces() throws {
        let page = try page([true, false]) { if $0 { Counter(name: "a") } else { Counter(name: "a") } }
        try page.press("a")
        #expect(page.markup.contains("a 1"))
        try page.press("next")
        #expect(page.markup.contains("a 0"))
        try page.press("next")
        #expect(page.markup.contains("a 0"), "what has gone does not come back")
    }

    @Test func casesOfASwitchAreDifferentPlaces() throws {
        let page = try page([Kind.first, .second, .third]) { kind in
            switch kind {
            case .first: Counter(name: "a")
            case .second: Counter(name: "a")
            case .third: Text("none")
            }
        }
        try page.press("a")
        try page.press("next")
        #expect(page.markup.contains("a 0"))
        try page.press("next")
        #expect(!page.markup.contains("a 0"))
    }

    @Test func aConditionInAnArgumentKeepsTheView() throws {
        let page = try page([true, false]) { Counter(name: "a").class("on", when: $0) }
        try page.press("a")
        let patches = try page.press("next")
        #expect(page.markup.contains("a 1"))
        #expect(patches == #"[["c",1,"on",0]]"#)
    }

    @Test func anOptionalEndsWithItsValue() throws {
        let page = try page(["x", "z", nil, "y"] as [String?]) { name in
            if let name {
                HTML("i") { Text(name) }
                Counter(name: "a")
            }
            Counter(name: "b")
        }
        try page.press("a")
        try page.press("b")
        try page.press("next")
        #expect(page.markup.contains("<i>z</i>") && page.markup.contains("a 1"), "another value is the same place")
        try page.press("next")
        try page.press("next")
        #expect(page.markup.contains("a 0") && page.markup.contains("b 1"))
    }

    /// “SwiftUI”: "explicit identifiers using the id modifier".
    @Test func anExplicitIdentityEndsWithItsIdentifier() throws {
        let page = try page(Array(0..<4)) { value in
            Counter(name: "a").id(value / 2)
            Counter(name: "b")
        }
        for name in ["a", "b"] { try page.press(name) }
        try page.press("next")
        #expect(page.markup.contains("a 1") && page.markup.contains("b 1"))
        try page.press("next")
        #expect(page.markup.contains("a 0") && page.markup.contains("b 1"))
    }

    @Test func anErasedViewLivesWhileItsTypeStays() throws {
        let page = try page(Array(0..<4)) { value in
            value < 2 ? AnyView(Counter(name: "a")) : AnyView(HTML("div") { Counter(name: "a") })
        }
        try page.press("a")
        try page.press("next")
        #expect(page.markup.contains("a 1"))
        try page.press("next")
        #expect(page.markup.contains("a 0"))
        try page.press("a")
        try page.press("next")
        #expect(page.markup.contains("a 1"))
    }

    @Test func rowsKeepTheirStateWhereverTheyGo() throws {
        let orders = [["a", "b", "c"], ["c", "b", "a"], ["b", "d", "c"], ["a", "b", "c", "d"]]
        let page = try page(Array(0..<4)) { index in ForEach(orders[index], id: \.self) { Counter(name: $0) } }
        for name in ["a", "b", "b", "c", "c", "c"] { try page.press(name) }
        try page.press("next")
        #expect(
            page.markup.contains(">c 3</b>") && page.markup.contains(">b 2</b>") && page.markup.contains(">a 1</b>"))
        try page.press("next")
        try page.press("d")
        try page.press("next")
        for expected in ["a 0", "b 2", "c 3", "d 1"] { #expect(page.markup.contains(expected)) }
    }

    @Test func rowsOfARangeAreTheirNumbers() throws {
        let page = try page([3, 2]) { count in
            ForEach(0..<count, id: \.self) { Counter(name: "r\($0)") }
        }
        for name in ["r1", "r2"] { try page.press(name) }
        try page.press("next")
        try page.press("next")
        #expect(page.markup.contains("r1 1") && page.markup.contains("r2 0"))
    }

    @Test func typesReadAsInSwiftUI() {
        struct Sample: View {
            let flag: Bool
            var body: some View {
                VStack {
                    Text("a")
                    if flag { Text("b") } else { EmptyView() }
                    if flag { Divider() }
                }
            }
        }
        let name = String(describing: type(of: Sample(flag: true).body))
        #expect(name == "VStack<TupleView<(Text, _ConditionalContent<Text, EmptyView>, Optional<Divider>)>>")
    }

}
