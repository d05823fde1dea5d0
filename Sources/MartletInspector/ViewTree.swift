import MartletServer
import MartletUI

/// The views of the page as they stand. Pointing at one marks its elements on the page, and pressing it keeps the mark.
struct ViewTree: View {
    let inspection: PageInspection

    var body: some View {
        let (views, count) = inspection.views
        VStack(alignment: .leading, spacing: 8) {
            HStack {
                Button(inspection.state.isPicking ? "Press an element of the page…" : "Pick an element") {
                    inspection.state.isPicking.toggle()
                }
                if inspection.selection != nil { Button("Deselect") { inspection.selection = nil } }
            }
            .controlSize(.small)
            ForEach(views) { view in
                ViewRow(view: view, isSelected: view.number == inspection.selection) {
                    inspection.selection = inspection.selection == view.number ? nil : view.number
                }
            }
            if count > views.count { Text("and \(count - views.count) more").foregroundStyle(.secondary) }
        }
    }
}

/// One view: its type, how often it was evaluated, and, when it is selected, everything else.
private struct ViewRow: View, Equatable {
    let view: InspectedView
    let isSelected: Bool
    let select: () -> Void

    static func == (left: ViewRow, right: ViewRow) -> Bool {
        left.view == right.view && left.isSelected == right.isSelected
    }

    /// Views that are nested deeper are indented no further.
    private static let deepest = 12

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            Button(action: select) {
                HStack(alignment: .firstTextBaseline, spacing: 8) {
                    Text(view.name).monospaced().bold(isSelected)
                    Text("× \(view.evaluations)").monospacedDigit().foregroundStyle(.secondary)
                }
            }
            .buttonStyle(.plain)
            .attribute("aria-pressed", isSelected ? "true" : "false")
            .attribute("data-view", "\(view.first)-\(view.last)")
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
