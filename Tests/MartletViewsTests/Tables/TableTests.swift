import Martlet
import MartletTesting
import Testing

@Suite struct TableTests {
    struct Person: Identifiable, Codable {
        let id: Int
        var name: String
        var age: Int
    }

    static let people = [
        Person(id: 1, name: "Grace", age: 85), Person(id: 2, name: "Ada", age: 36),
        Person(id: 3, name: "Mary", age: 77),
    ]

    private static func names(_ page: TestPage) throws -> [String] {
        page.elements(.tag("tr")).dropFirst().map { String($0.text.prefix { $0.isLetter }) }
    }

    @Test(arguments: TestTransport.allCases) func headersSort(over transport: TestTransport) async throws {
        struct Sorted: View {
            @State private var people = TableTests.people
            @State private var order = [KeyPathComparator(\Person.name)]

            var body: some View {
                Table(people, sortOrder: $order) {
                    TableColumn("Name", value: \.name)
                    TableColumn("Age", value: \.age) { Text("\($0.age)") }.width(80).alignment(.trailing)
                    TableColumn("Initial") { Text(verbatim: String($0.name.prefix(1))) }
                }
                .onChange(of: order, initial: true) { people.sort(using: order) }
            }
        }
        let page = try await TestPage(over: transport) { Sorted() }
        #expect(try Self.names(page) == ["Ada", "Grace", "Mary"])
        #expect(try page.attribute("aria-sort", of: .tag("th").at(0)) == "ascending")
        #expect(try page.attribute("aria-sort", of: .tag("th").at(1)) == nil)
        #expect(!page.contains(.role(.button, "Initial")))
        try await page.click(.role(.button, "Name"))
        #expect(try Self.names(page) == ["Mary", "Grace", "Ada"])
        #expect(try page.attribute("aria-sort", of: .tag("th").at(0)) == "descending")
        try await page.click(.role(.button, "Age"))
        #expect(try Self.names(page) == ["Ada", "Mary", "Grace"])
        #expect(try page.attribute("aria-sort", of: .tag("th").at(1)) == "ascending")
        #expect(try page.attribute("aria-sort", of: .tag("th").at(0)) == nil)
        #expect(page.diagnostics == [])
    }

    @Test func columnsAreMadeOfData() async throws {
        let page = try await TestPage {
            Table(Self.people) {
                TableColumn("Name") { Text($0.name) }
                TableColumnForEach([10, 20], id: \.self) { years in
                    TableColumn("In \(years) years") { (person: Person) in Text("\(person.age + years)") }
                }
            }
        }
        #expect(page.elements(.tag("th")).map(\.text) == ["Name", "In 10 years", "In 20 years"])
        #expect(page.elements(.tag("td")).prefix(3).map(\.text) == ["Grace", "95", "105"])
    }

    @Test func oneRowIsSelected() async throws {
        struct One: View {
            @State private var selection: Int?

            var body: some View {
                Text(selection.map { "\($0)" } ?? "none").accessibilityIdentifier("selection")
                Table(TableTests.people, selection: $selection) {
                    TableColumn("Name", value: \.name)
                    TableColumn("Age", value: \.age) { Text("\($0.age)") }
                }
            }
        }
        let page = try await TestPage { One() }
        // Without an order no header can be pressed.
        #expect(page.elements(.role(.button)).isEmpty)
        try await page.toggle(.role(.checkbox, "Ada"))
        #expect(try page.text("selection") == "2")
        try await page.toggle(.role(.checkbox, "Mary"))
        #expect(try page.text("selection") == "3")
        #expect(page.elements(.role(.checkbox)).count { $0.isChecked } == 1)
    }

    @Test func manyRowsAreSelected() async throws {
        struct Many: View {
            @State private var selection: Set<Int> = [3]
            @State private var order: [KeyPathComparator<Person>] = []

            var body: some View {
                Text(selection.sorted().map(String.init).joined(separator: " ")).accessibilityIdentifier("selection")
                Table(TableTests.people, selection: $selection, sortOrder: $order) {
                    TableColumn("Name", value: \.name)
                }
            }
        }
        let page = try await TestPage { Many() }
        try await page.toggle(.role(.checkbox, "Ada"))
        #expect(try page.text("selection") == "2 3")
        try await page.toggle(.role(.checkbox, "Mary"))
        #expect(try page.text("selection") == "2")
    }

    @Test func rowsAreWrittenOneByOne() async throws {
        struct Written: View {
            @State private var selection: Int?
            @State private var hasLast = true
            @State private var removed = ""

            var body: some View {
                Text(removed).accessibilityIdentifier("removed")
                Button("Toggle") { hasLast.toggle() }
                Table(of: Person.self, selection: $selection) {
                    TableColumn("Name", value: \.name)
                    if hasLast { TableColumn("Age") { Text("\($0.age)") } }
                } rows: {
                    TableRow(Person(id: 9, name: "First", age: 1))
                        .contextMenu { Button("Remove") { removed = "First" } }
                    ForEach(TableTests.people) { TableRow($0) }
                    if hasLast { TableRow(Person(id: 10, name: "Last", age: 2)) }
                }
            }
        }
        let page = try await TestPage { Written() }
        #expect(try Self.names(page) == ["First", "Grace", "Ada", "Mary", "Last"])
        #expect(page.elements(.tag("th")).count == 2)
        try await page.click(.role(.button, "Remove"))
        #expect(try page.text("removed") == "First")
        // The menu is no part of what selects the row.
        try await page.toggle(.role(.checkbox, "First"))
        #expect(try page.isChecked(.role(.checkbox, "First")))
        try await page.click(.role(.button, "Toggle"))
        #expect(try Self.names(page) == ["First", "Grace", "Ada", "Mary"])
        #expect(page.elements(.tag("th")).count == 1)
        #expect(page.diagnostics == [])
    }

    @Test func aLongTableHasTheRowsThatAreNear() async throws {
        let page = try await TestPage {
            Table((0..<10_000).map { Person(id: $0, name: "Person \($0)", age: 1) }) {
                TableColumn("Name", value: \.name)
            }
        }
        // The header, and the spaces before and behind.
        #expect(page.elements(.tag("tr")).count == 63)
        #expect(page.html.contains(#"data-rows="0-59/10000""#))
        try await page.click(.role(.button, "Next"))
        #expect(page.text.contains("Person 60"))
        #expect(page.diagnostics == [])
    }

    @Test func stylesAreClassesOfTheTable() async throws {
        let page = try await TestPage {
            Table(TableTests.people) { TableColumn("Name", value: \.name).width(min: 40, ideal: 80, max: .infinity) }
                .tableStyle(.bordered(alternatesRowBackgrounds: true)).tableColumnHeaders(.hidden)
        }
        #expect(page.html.contains("m-bordered m-striped"))
        #expect(!page.contains(.tag("th")))
    }

    @Test func aComparatorOfOnesOwn() async throws {
        struct ByLength: SortComparator {
            var order = SortOrder.forward
            func compare(_ left: Person, _ right: Person) -> ComparisonResult {
                let result = left.name.count - right.name.count
                return result == 0
                    ? .orderedSame : (result < 0) == (order == .forward) ? .orderedAscending : .orderedDescending
            }
        }
        struct Own: View {
            @State private var order: [ByLength] = []

            var body: some View {
                Table(TableTests.people.sorted(using: order), sortOrder: $order) {
                    TableColumn("Name", sortUsing: ByLength()) { Text($0.name) }
                    TableColumn("Age") { Text("\($0.age)") }
                }
            }
        }
        let page = try await TestPage { Own() }
        try await page.click(.role(.button, "Name"))
        #expect(try Self.names(page) == ["Ada", "Mary", "Grace"])
        try await page.click(.role(.button, "Name"))
        #expect(try Self.names(page).first == "Grace")
    }

    @Test func sectionsGroupRows() async throws {
        struct Grouped: View {
            @State private var selection: Set<Int> = []
            @State private var order: [KeyPathComparator<Person>] = []
            @State private var removed = ""

            var body: some View {
                Text(removed).accessibilityIdentifier("removed")
                Table(selection: $selection, sortOrder: $order) {
                    TableColumn("Name", value: \.name)
                    TableColumn("Age", value: \.age) { Text("\($0.age)") }
                } rows: {
                    Section("Old") { ForEach(TableTests.people.filter { $0.age > 70 }) { TableRow($0) } }
                    Section {
                        TableRow(TableTests.people[1])
                    } header: {
                        Text("Young").bold()
                    }
                    .contextMenu { Button("Remove") { removed = "Ada" } }
                    Section { TableRow(Person(id: 4, name: "Nobody", age: 0)) }
                }
            }
        }
        let page = try await TestPage { Grouped() }
        #expect(try Self.names(page) == ["Old", "Grace", "Mary", "Young", "Ada", "Nobody"])
        let headers = page.elements(.tag("th")).filter { $0.attributes["colspan"] != nil }
        #expect(headers.map(\.text) == ["Old", "Young"])
        #expect(headers.allSatisfy { $0.attributes["colspan"] == "2" && $0.attributes["scope"] == "colgroup" })
        try await page.toggle(.role(.checkbox, "Mary"))
        #expect(page.elements(.role(.checkbox)).count { $0.isChecked } == 1)
        try await page.click(.role(.button, "Remove"))
        #expect(try page.text("removed") == "Ada")
        #expect(page.diagnostics == [])
    }

    @Test func aSectionOfManyRowsHasThoseThatAreNear() async throws {
        let page = try await TestPage {
            Table(of: Person.self) {
                TableColumn("Name", value: \.name)
            } rows: {
                Section("All") {
                    ForEach((0..<10_000).map { Person(id: $0, name: "Person \($0)", age: 1) }) { TableRow($0) }
                }
            }
        }
        #expect(page.elements(.tag("tr")).count == 64)
    }

    /// A key path of what belongs to the main actor is not sendable; a comparator of it sorts all the same.
    @Test func aComparatorOfAKeyPathThatIsNotSendable() {
        let name: KeyPath<Person, String> = \.name
        let age: KeyPath<Person, Int> = \.age
        #expect(Self.people.sorted(using: KeyPathComparator(name)).map(\.name) == ["Ada", "Grace", "Mary"])
        #expect(Self.people.sorted(using: KeyPathComparator(age, order: .reverse)).map(\.age) == [85, 77, 36])
    }
}
