import Martlet

/// Lights that all visitors switch together, and how many are here.
struct Together: View {
    @State private var id = UUID().uuidString

    var body: some View {
        HTML("section") {
            HTML("div") {
                HTML("h2") { Text("Everybody here shares these lights") }
                OpenPagesCount()
                HTML("p") {
                    Text(
                        "Each light is a view that reads one element of a Shared value. A press updates that light on every open page, and evaluates no other."
                    )
                }
                .class("front-note")
            }
            LightGrid()
        }
        .class("front-together")
        .task {
            while !Task.isCancelled {
                OpenPages.shared.update { $0.markOpen(id, at: Date()) }
                try await Task.sleep(for: .seconds(OpenPages.interval))
            }
        }
    }
}

/// Shows how many pages are open, and nothing else: it is evaluated when their number changes.
private struct OpenPagesCount: View {
    var body: some View {
        let count = OpenPages.shared.count
        HTML("p") {
            if count > 1 {
                Text("\(count) pages are open now.")
            } else {
                Text("Only this page is open now. Open another one in a second window.")
            }
        }
        .attribute("aria-live", "polite")
    }
}

private struct LightGrid: View {
    var body: some View {
        VStack(spacing: 4) {
            ForEach(0..<Lights.rows, id: \.self) { row in
                HStack(spacing: 4) {
                    ForEach(0..<Lights.columns, id: \.self) { column in LightCell(row: row, column: column) }
                }
                .attribute("role", "row")
            }
        }
        .attribute("role", "grid")
        .accessibilityLabel("Lights")
    }
}

private struct LightCell: View {
    let row: Int
    let column: Int

    var body: some View {
        let index = row * Lights.columns + column
        let color = Lights.colors[Lights.shared.element(\.lights, at: index) ?? 0]
        Button {
            Lights.shared.update { $0.turn(index) }
        } label: {
            color.color.frame(width: 24, height: 24).cornerRadius(6)
        }
        .buttonStyle(.plain)
        .attribute("role", "gridcell")
        .accessibilityLabel("Row \(row + 1), column \(column + 1), \(color.name)")
    }
}
