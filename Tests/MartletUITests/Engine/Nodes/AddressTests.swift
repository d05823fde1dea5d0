import MartletUI
import Testing

/// A view without an element of its own: its node identifier is that of its content.
private struct Wrapped: View {
    let name: String
    var body: some View { Inner(name: name) }
}

private struct Inner: View {
    let name: String
    @State private var count = 0
    var body: some View {
        HTML("p") { Text(verbatim: "\(name) \(count)") }.onClick { count += 1 }.accessibilityIdentifier(name)
    }
}

/// Rows that the test can remove.
private struct Rows<Row: View>: View {
    @State private var names = (0..<6).map { "row\($0)" }
    @ViewBuilder let row: (String) -> Row
    var body: some View {
        ForEach(names, id: \.self) { row($0) }
        Button("remove") { names.removeFirst() }.accessibilityIdentifier("remove")
        Button("add") { names.append("row\(names.count + 100)") }.accessibilityIdentifier("add")
    }
}

/// A node identifier addresses one element for as long as the element exists, and nothing afterwards.
@Suite struct AddressTests {
    private func removeOneByOne<Row: View>(@ViewBuilder _ row: @escaping (String) -> Row) throws {
        let page = try EnginePage { Rows(row: row) }
        for round in 0..<5 {
            let old = try #require(page.dom.element("row\(round)")?.number)
            try page.press("remove")
            #expect(page.graph.instance(with: old) == nil)
            #expect(ActionFinder.action(at: old, in: page.graph) == nil)
            for left in (round + 1)..<6 {
                let patches = try page.press("row\(left)")
                #expect(patches.contains("row\(left) \(round + 1)"), "row \(left) is found after \(round + 1) removals")
            }
            try page.press("add")
        }
    }

    @Test func rowsThatEndWithAnEffect() throws {
        try removeOneByOne { Inner(name: $0).onAppear {} }
    }

    @Test func rowsThatEndWithNothing() throws {
        try removeOneByOne { name in
            Inner(name: name)
            if name.isEmpty { Text("never") }
        }
    }

    @Test func rowsWithoutElementsOfTheirOwn() throws {
        try removeOneByOne { Wrapped(name: $0) }
        try removeOneByOne { AnyView(Wrapped(name: $0)) }
    }

    @Test func aViewThatIsCutOffHasANumberOfItsOwn() throws {
        struct Endless: View { var body: some View { Endless() } }
        let view = TupleView((Endless(), Inner(name: "after")))
        let page = try EnginePage(view) { $0.limits.depth = 100 }
        #expect(try page.press("after").contains("after 1"))
        page.graph.resync()
        try page.applyPatches()
        #expect(try page.press("after").contains("after 2"))
    }

    @Test func numbersBeyondThePageAddressNothing() throws {
        let page = try EnginePage { Inner(name: "a") }
        for number in [0, 1000, .max] as [UInt32] {
            #expect(page.graph.instance(with: number) == nil)
            #expect(ActionFinder.action(at: number, in: page.graph) == nil)
        }
    }
}
