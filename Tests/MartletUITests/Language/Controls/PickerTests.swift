import MartletUI
import Testing

private enum Fruit: String, CaseIterable, Identifiable {
    case apple, pear, plum
    var id: Self { self }
}

private struct Basket: View {
    @State private var fruit = Fruit.pear
    @State private var hasPlums = true

    var body: some View {
        Picker("Fruit", selection: $fruit) {
            ForEach(Fruit.allCases.filter { hasPlums || $0 != .plum }) { fruit in Text(fruit.rawValue.uppercased()) }
        }
        .accessibilityIdentifier("fruit")
        Text(fruit.rawValue).accessibilityIdentifier("chosen")
        Button("plum") { fruit = .plum }.accessibilityIdentifier("plum")
        Button("no plums") { hasPlums.toggle() }.accessibilityIdentifier("plums")
    }
}

@Suite struct PickerTests {
    @Test func aPickerIsALabelledSelect() throws {
        let page = try EnginePage { Basket() }
        let html = String(decoding: page.graph.html(), as: UTF8.self)
        #expect(html.hasPrefix("<label"))
        #expect(html.contains(">Fruit</span><select"))
        #expect(html.contains(#"value="pear" selected"#))
        #expect(page.occurrences(of: "<option") == 4)
    }

    @Test("A row that is a Label has its title")
    func aLabelIsItsTitle() throws {
        let page = try EnginePage(
            Picker("Kind", selection: .constant(1)) {
                Label("Star", systemImage: "star").tag(1)
                HStack { Label("Heart", systemImage: "heart") }.tag(2)
            })
        #expect(page.styledHTML.contains(">Star</option>") && page.styledHTML.contains(">Heart</option>"))
    }

    @Test func choosingWritesTheTag() throws {
        let page = try EnginePage { Basket() }
        try page.enter(.string("apple"), into: "fruit")
        #expect(page.dom.element("chosen")?.text == "apple")
        let control = try page.control("fruit")
        #expect(control.node.problem(with: .string("melon"), .value)?.contains("none of its options") == true)
        #expect(control.node.problem(with: .boolean(true), .value) != nil)
    }

    @Test func theProgramsChoiceIsShown() throws {
        let page = try EnginePage { Basket() }
        #expect(try page.press("plum").contains(#""value","plum",0]"#))
        // When the selected option goes, the browser selects another one by itself, so the server sends that none is
        // selected.
        #expect(try page.press("plums").contains(#""value","",0]"#))
        #expect(try page.press("plums").contains(#""value","plum",0]"#))
        page.graph.resync()
        try page.applyPatches()
    }

    @Test func tagsMayBeOfAnyType() throws {
        struct Page: View {
            @State private var number: Int? = 2
            var body: some View {
                Picker("Number", selection: $number) {
                    Text("none").tag(Int?.none)
                    Group {
                        Text("one").tag(1)
                        Text("two").tag(Optional(2))
                    }
                    Text("no tag")
                    Text("another type").tag("3")
                }
                .accessibilityIdentifier("number")
                Text(verbatim: "\(number ?? 0)").accessibilityIdentifier("chosen")
            }
        }
        let page = try EnginePage { Page() }
        let select = try #require(page.dom.element("number"))
        let options = select.children.filter { $0.name == "option" }
        #expect(options.map(\.text) == [nil, "none", "one", "two"])
        #expect(options[3].attributes["selected"] == "")
        try page.enter(.string(try #require(options[2].attributes["value"])), into: "number")
        #expect(page.dom.element("chosen")?.text == "1")
        try page.enter(.string(try #require(options[1].attributes["value"])), into: "number")
        #expect(page.dom.element("chosen")?.text == "0")
    }
}
