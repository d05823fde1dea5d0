import Martlet

/// The cells that all visitors share.
struct Board: Sendable {
    static let side = 12
    static let colors: [Color] = [.secondary.opacity(0.15), .red, .orange, .yellow, .green, .blue, .purple]

    private(set) var cells = [Int](repeating: 0, count: side * side)

    mutating func turn(_ index: Int) {
        guard cells.indices.contains(index) else { return }
        cells[index] = (cells[index] + 1) % Self.colors.count
    }

    mutating func clear() { self = Board() }

    static let shared = Shared(Board())
}

/// A board of cells that everybody paints on.
struct BoardPage: View {
    private let lines = Array(0..<Board.side)

    var body: some View {
        VStack(spacing: 16) {
            HTML("h1") { Text("Board") }
            Text("Every cell is a view that reads that cell only; everybody sees the same board.")
                .foregroundStyle(.secondary)
            VStack(spacing: 4) {
                ForEach(lines, id: \.self) { line in
                    HStack(spacing: 4) {
                        ForEach(lines, id: \.self) { column in BoardCell(index: line * Board.side + column) }
                    }
                }
            }
            Button("Clear") { Board.shared.update { $0.clear() } }.accessibilityIdentifier("clear")
        }
    }
}

struct BoardCell: View {
    let index: Int

    var body: some View {
        let color = Board.shared.element(\.cells, at: index) ?? 0
        Button {
            Board.shared.update { $0.turn(index) }
        } label: {
            Board.colors[color].frame(width: 24, height: 24).cornerRadius(4)
        }
        .buttonStyle(.plain)
        .accessibilityLabel("Cell \(index + 1), color \(color)")
        .accessibilityIdentifier("cell\(index)")
    }
}
