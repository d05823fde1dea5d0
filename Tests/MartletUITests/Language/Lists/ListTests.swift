import MartletUI
import Testing

private struct Item: Identifiable {
    let id: Int
    let name: String
}

/// A `List` is a `<ul role=list>` with an `<li>` for each view.
@Suite struct ListTests {
    private func rows(@ViewBuilder _ content: () -> some View) throws -> [String] {
        let page = try EnginePage(content)
        return page.dom.root.children[0].children.filter { $0.name != "#comment" }.map(\.markup)
    }

    @Test func eachViewIsARow() throws {
        let rows = try rows {
            List {
                Text("one")
                HStack { Text("two") }
                Group {
                    Text("three")
                    EmptyView()
                    if none.isEmpty { Text("four") } else { Text("five") }
                }
            }
        }
        #expect(rows.count == 4)
        #expect(rows.first == "<li>one</li>")
        #expect(rows.allSatisfy { $0.hasPrefix("<li>") })
    }

    private var none: [Int] { [] }

    @Test func eachElementIsARow() throws {
        let items = (1...3).map { Item(id: $0, name: "item \($0)") }
        let expected = ["<li>item 1</li>", "<li>item 2</li>", "<li>item 3</li>"]
        #expect(try rows { List(items) { Text($0.name) } } == expected)
        #expect(try rows { List(items, id: \.name) { Text($0.name) } } == expected)
        #expect(try rows { List(1..<4) { Text(verbatim: "item \($0)") } } == expected)
        #expect(try rows { List { ForEach(items) { Text($0.name) } } } == expected)
    }

    @Test func sectionsAreListsInRows() throws {
        let rows = try rows {
            List {
                Section("Fruit") { ForEach(["apple", "pear"], id: \.self) { Text($0) } }
                Section {
                    Text("end")
                } footer: {
                    Text("foot")
                }
            }
        }
        #expect(rows.count == 2)
        #expect(rows[0].contains(#"<ul role="list"><li>apple</li><li>pear</li></ul>"#))
        #expect(rows[0].contains(#"role="heading">Fruit</div>"#))
        #expect(rows[1].contains(#"<div class="m-section-footer">foot</div>"#))
    }

    @Test func rowsComeGoAndMove() throws {
        struct Page: View {
            @State private var numbers = [1, 2, 3]
            @State private var hasFirst = true

            var body: some View {
                Button("turn") { numbers = numbers.reversed() + [numbers.count + 1] }.accessibilityIdentifier("turn")
                Button("first") { hasFirst.toggle() }.accessibilityIdentifier("first")
                List {
                    if hasFirst { Text("first") }
                    ForEach(numbers, id: \.self) { number in
                        Text(verbatim: "\(number)")
                        if number > 2 { Text("more") }
                    }
                }
            }
        }
        let page = try EnginePage { Page() }
        for identifier in ["turn", "first", "turn", "first", "turn"] { try page.press(identifier) }
        #expect(page.occurrences(of: "<li>") == 1 + 6 + 4)
    }

    /// Rows are views of their own: only the row whose input changed is evaluated.
    @Test func onlyTheRowThatChangedIsEvaluated() throws {
        struct Row: View {
            let number: Int
            var body: some View { Text(verbatim: "\(number)") }
        }
        struct Page: View {
            @State private var numbers = [1, 2, 3]
            var body: some View {
                Button("change") { numbers[1] = 9 }.accessibilityIdentifier("change")
                List(0..<3) { Row(number: numbers[$0]) }
            }
        }
        let page = try EnginePage { Page() }
        #expect(try page.evaluations { try page.press("change") } == ["Page", "Row"])
    }
}
