import MartletServer
import MartletUI

/// The views of the page as they stand. Pointing at one marks its elements on the page, and pressing it keeps the mark.
struct ViewTree: View {
    let inspection: PageInspection
    @State private var query = ""
    /// Whose views inside are not shown.
    @State private var collapsed: Set<UInt32> = []

    var body: some View {
        let (views, count) = inspection.views
        let last = inspection.transactions.last
        let evaluated = Set(last?.work.evaluations.map(\.number) ?? [])
        VStack(alignment: .leading, spacing: 8) {
            HStack {
                Button(inspection.state.isPicking ? "Press an element of the page…" : "Pick an element") {
                    inspection.state.isPicking.toggle()
                }
                if inspection.selection != nil { Button("Deselect") { inspection.selection = nil } }
            }
            .controlSize(.small)
            TextField("Find a view or a property", text: $query)
            Legend()
            ForEach(ViewRows(views, query: query, collapsed: collapsed).rows) { row in
                let number = row.view.number
                ViewRow(
                    row: row, isSelected: number == inspection.selection, isChanged: evaluated.contains(number),
                    changes: last?.changes.filter { $0.number == number } ?? []
                ) {
                    inspection.selection = inspection.selection == number ? nil : number
                } collapse: {
                    collapsed.formSymmetricDifference([number])
                }
            }
            if count > views.count { Text("and \(count - views.count) more").foregroundStyle(.secondary) }
        }
    }
}

/// The views of the tree that are shown.
private struct ViewRows {
    struct Row: Identifiable {
        let view: InspectedView
        /// Whether there are views inside.
        let hasChildren: Bool
        let isCollapsed: Bool
        var id: UInt32 { view.number }
    }

    private(set) var rows: [Row] = []

    /// All that match `query`, or without one all that are not inside a collapsed one.
    init(_ views: [InspectedView], query: String, collapsed: Set<UInt32>) {
        var hiddenBelow: Int?
        for (index, view) in views.enumerated() {
            if query.isEmpty {
                if let level = hiddenBelow, view.level > level { continue }
                hiddenBelow = collapsed.contains(view.number) ? view.level : nil
            } else if !Self.matches(view, query) {
                continue
            }
            let hasChildren = index + 1 < views.count && views[index + 1].level > view.level
            rows.append(
                Row(
                    view: view, hasChildren: query.isEmpty && hasChildren, isCollapsed: collapsed.contains(view.number))
            )
        }
    }

    private static func matches(_ view: InspectedView, _ query: String) -> Bool {
        let query = query.lowercased()
        let texts = [view.name] + view.properties.flatMap { [$0.name, $0.value ?? ""] }
        return texts.contains { $0.lowercased().contains(query) }
    }
}

/// One view: its type, how often it was evaluated, and, when it is selected, everything else.
private struct ViewRow: View {
    let row: ViewRows.Row
    let isSelected: Bool
    /// Whether the last transaction has evaluated it.
    let isChanged: Bool
    let changes: [InspectedChange]
    let select: () -> Void
    let collapse: () -> Void

    private var view: InspectedView { row.view }

    /// Views that are nested deeper are indented no further.
    private static let deepest = 12

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            HStack(alignment: .firstTextBaseline, spacing: 4) {
                if row.hasChildren {
                    Button(action: collapse) { Text(verbatim: row.isCollapsed ? "▸" : "▾") }
                        .buttonStyle(.plain)
                        .attribute("aria-expanded", row.isCollapsed ? "false" : "true")
                        .accessibilityLabel("Views inside \(view.name)")
                }
                Button(action: select) {
                    HStack(alignment: .firstTextBaseline, spacing: 8) {
                        Text(view.name).monospaced().bold(isSelected)
                        Text("× \(view.evaluations)").monospacedDigit().foregroundStyle(.secondary)
                        if isChanged { Text("evaluated last").foregroundStyle(.tint) }
                    }
                }
                .buttonStyle(.plain)
                .attribute("aria-pressed", isSelected ? "true" : "false")
                .attribute("data-view", "\(view.first)-\(view.last)")
            }
            ForEach(Array(changes.enumerated()), id: \.offset) { _, change in
                Text(verbatim: "\(change.property): \(change.before) → \(change.after)").monospaced().font(.caption)
            }
            if isSelected { details.font(.caption) }
        }
        .padding(.leading, Double(min(view.level, Self.deepest)) * 12)
    }

    private var details: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text("Identity: \(view.identity); node \(view.number)").foregroundStyle(.secondary)
            ForEach(Array(view.properties.enumerated()), id: \.offset) { _, property in
                Text(property.value.map { "\(property.name) = \($0)" } ?? property.name).monospaced()
            }
            if !view.dependencies.isEmpty {
                Text("Depends on \(view.dependencies.joined(separator: ", "))")
            }
        }
    }
}
