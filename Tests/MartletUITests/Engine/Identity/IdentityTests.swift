import MartletUI
import Testing

/// A view whose state shows whether it is still the same one.
private struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View {
        HTML("b") { Text(verbatim: "\(name) \(count)") }.onClick { count += 1 }.accessibilityIdentifier(name)
    }
}

private enum Kind { case first, second, third }

/// A page that shows one value after another, the first again after the last.
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

    /// "explicit identifiers using the id modifier" (note 3).
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

    // MARK: Paths

    /// Tells the path of the node that it stands in, while it is made and each time it is evaluated.
    private func path(of identifier: String, in page: EnginePage) throws -> String {
        let number = try #require(page.dom.element(identifier)?.number)
        return try #require(page.graph.instance(with: number)).node.identityPath
    }

    @Test func pathsNameBranchesAndIdentifiers() throws {
        let page = try page(Array(0..<4)) { value in
            if value < 9 {
                ForEach(value == 0 ? ["x/y", "z"] : ["n", "z", "x/y"], id: \.self) { row in
                    HTML("p") { Counter(name: row).id(row == "z" ? 7 : 8) }
                }
            }
            AnyView(Counter(name: "erased"))
        }
        let (row, erased) = (try path(of: "x/y", in: page), try path(of: "erased", in: page))
        #expect(row.hasSuffix("/#x%2Fy/0/8"))
        #expect(row.contains("/true/"))
        #expect(erased.hasSuffix("/Counter"))
        #expect(!(row + erased).contains("0x"), "an address is not the same in another process")
        try page.press("next")
        #expect(try path(of: "x/y", in: page) == row)
        #expect(try path(of: "erased", in: page) == erased)
    }

    @Test func pathsAreTheSameWhileARowIsMade() throws {
        final class Paths { var made: [String] = [] }
        struct Telling: DynamicProperty {
            let paths: Paths
            // The place is asked for as durable state will be: when the view's properties are connected.
            static func _makeStorage(
                _ property: UnsafeMutableRawPointer, _ place: DynamicPropertyPlace
            ) -> AnyObject {
                property.assumingMemoryBound(to: Self.self).pointee.paths.made.append(place.node.identityPath)
                return Paths()
            }
            static func _connect(
                _ property: UnsafeMutableRawPointer, _ storage: AnyObject, _ place: DynamicPropertyPlace
            ) {}
            static func _willEvaluate(_ property: UnsafeMutableRawPointer, _ storage: AnyObject) {}
            static func _disconnect(_ storage: AnyObject) {}
        }
        struct Row: View {
            let name: String
            let telling: Telling
            var body: some View { HTML("p") { Text(name) }.accessibilityIdentifier(name) }
        }
        let paths = Paths()
        let page = try page([["a", "b"], ["n", "b", "a", "m"]]) { names in
            ForEach(names, id: \.self) { Row(name: $0, telling: Telling(paths: paths)) }
            if names.count > 2 { Row(name: "if", telling: Telling(paths: paths)) }
        }
        try page.press("next")
        #expect(paths.made.count == 5)
        for (name, made) in zip(["a", "b", "n", "m", "if"], paths.made) {
            #expect(try path(of: name, in: page) == made)
        }
    }
}
