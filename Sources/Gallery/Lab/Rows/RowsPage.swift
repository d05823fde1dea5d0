import Martlet

/// The table of the js-framework-benchmark.
struct RowsPage: View {
    @State private var table = RowTable()

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            homeLink()
            HTML("h1") { Text("Rows") }
            HTML("div") {
                Button("Create 1,000 rows") { table.run(1_000) }.accessibilityIdentifier("run")
                Button("Create 10,000 rows") { table.run(10_000) }.accessibilityIdentifier("runlots")
                Button("Append 1,000 rows") { table.append(1_000) }.accessibilityIdentifier("add")
                Button("Update every 10th row") { table.update() }.accessibilityIdentifier("update")
                Button("Clear") { table.clear() }.accessibilityIdentifier("clear")
                Button("Swap rows") { table.swapRows() }.accessibilityIdentifier("swaprows")
            }
            .class("m-toolbar")
            RowsTable(table: table)
        }
    }
}

/// The table alone, so that pressing a button of the toolbar does not re-evaluate the toolbar.
private struct RowsTable: View {
    let table: RowTable

    var body: some View {
        // Read once here rather than in each row's builder.
        let selected = table.selected
        HTML("table") {
            HTML("tbody") {
                ForEach(table.rows) { row in RowView(row: row, isSelected: row.id == selected, table: table) }
            }
            .accessibilityIdentifier("tbody")
        }
    }
}

private struct RowView: View {
    let row: Row
    let isSelected: Bool
    let table: RowTable

    var body: some View {
        HTML("tr") {
            HTML("td") { Text(String(row.id)) }
            HTML("td") { HTML("a") { Text(row.label) }.onClick { [table, id = row.id] in table.selected = id } }
            HTML("td") {
                // With this order of modifiers, the label is where the value has room before the action.
                HTML("a") { Text("×") }
                    .accessibilityLabel(inRow: "Delete ‘{}’")
                    .onClick { [table, id = row.id] in table.remove(id) }
            }
        }
        .class("danger", when: isSelected)
    }
}

/// The rows and the operations on them.
@Observable final class RowTable {
    var rows: [Row] = []
    var selected: Int?
    @ObservationIgnored private var nextIdentifier = 1
    @ObservationIgnored private var random = QuickRandom(seed: .random(in: 1 ... .max))

    func run(_ count: Int) {
        rows = makeRows(count)
        selected = nil
    }

    func append(_ count: Int) { rows += makeRows(count) }

    func update() {
        // Assign the property once rather than once for each row.
        var changed = rows
        for index in stride(from: 0, to: changed.count, by: 10) { changed[index].label += " !!!" }
        rows = changed
    }

    func clear() {
        rows = []
        selected = nil
    }

    func swapRows() { if rows.count > 998 { rows.swapAt(1, 998) } }

    func remove(_ id: Int) { rows.removeAll { $0.id == id } }

    private func makeRows(_ count: Int) -> [Row] {
        defer { nextIdentifier += count }
        return (nextIdentifier..<(nextIdentifier + count)).map { Row(id: $0, label: Row.randomLabel(&random)) }
    }
}

struct Row: Identifiable, Equatable {
    let id: Int
    var label: String

    static func randomLabel(_ random: inout QuickRandom) -> String {
        "\(random.element(of: adjectives)) \(random.element(of: colours)) \(random.element(of: nouns))"
    }

    private static let adjectives = [
        "pretty", "large", "big", "small", "tall", "short", "long", "handsome", "plain", "quaint", "clean", "elegant",
        "easy", "angry", "crazy", "helpful", "mushy", "odd", "unsightly", "adorable", "important", "inexpensive",
        "cheap", "expensive", "fancy",
    ]
    private static let colours = [
        "red", "yellow", "blue", "green", "pink", "brown", "purple", "brown", "white", "black", "orange",
    ]
    private static let nouns = [
        "table", "chair", "house", "bbq", "desk", "car", "pony", "cookie", "sandwich", "burger", "pizza", "mouse",
        "keyboard",
    ]
}

/// A xorshift generator: random enough for words, without a system call for each.
struct QuickRandom {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func element(of words: [String]) -> String {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return words[Int(state % UInt64(words.count))]
    }
}
