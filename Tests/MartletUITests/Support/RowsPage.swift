import MartletUI

/// The table of the js-framework-benchmark.
struct RowsPage: View {
    struct Row: Identifiable {
        let id: Int
        var label: String
    }

    let count: Int
    @State private var rows: [Row] = []
    @State private var selected: Int?
    @State private var next = 1

    var body: some View {
        HTML("div") {
            button("run") { rows = make() }
            button("add") { rows += make() }
            button("update") { for index in stride(from: 0, to: rows.count, by: 10) { rows[index].label += " !!!" } }
            button("swaprows") { rows.swapAt(1, rows.count - 2) }
            button("clear") {
                rows = []
                selected = nil
            }
            HTML("table") {
                HTML("tbody") {
                    ForEach(rows) { row in
                        RowView(
                            row: row, isSelected: row.id == selected, select: { selected = row.id },
                            remove: { rows.removeAll { $0.id == row.id } })
                    }
                }
                .attribute("id", "tbody")
            }
        }
    }

    private func button(_ name: String, _ action: @escaping () -> Void) -> some View {
        HTML("button") { Text(name) }.onClick(perform: action).accessibilityIdentifier(name)
    }

    /// Labels with the average length of the benchmark's labels.
    private func make() -> [Row] {
        defer { next += count }
        return (next..<(next + count)).map { Row(id: $0, label: "big yellow \($0 % 10) table") }
    }
}

struct RowView: View, Equatable {
    let row: RowsPage.Row
    let isSelected: Bool
    let select: () -> Void
    let remove: () -> Void

    static func == (left: Self, right: Self) -> Bool {
        left.row.id == right.row.id && left.row.label == right.row.label && left.isSelected == right.isSelected
    }

    var body: some View {
        HTML("tr") {
            HTML("td") { Text(String(row.id)) }
            HTML("td") { HTML("a") { Text(row.label) }.onClick(perform: select) }
            HTML("td") {
                HTML("a") { Text("×") }.onClick(perform: remove).accessibilityLabel(inRow: "Delete ‘{}’")
            }
        }
        .class("danger", when: isSelected)
    }
}
