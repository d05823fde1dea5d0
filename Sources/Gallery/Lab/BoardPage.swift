import Martlet

/// The cells that all visitors share.
struct Board: Sendable {
    /// A color that a cell may show. Its letter identifies it to those who do not distinguish colors.
    struct Paint: Sendable {
        let name: String
        let letter: String
        let color: Color
    }

    static let side = 12
    static let paints = [
        Paint(name: "empty", letter: "", color: .secondary.opacity(0.15)),
        Paint(name: "red", letter: "R", color: .red),
        Paint(name: "orange", letter: "O", color: .orange),
        Paint(name: "yellow", letter: "Y", color: .yellow),
        Paint(name: "green", letter: "G", color: .green),
        Paint(name: "blue", letter: "B", color: .blue),
        Paint(name: "purple", letter: "P", color: .purple),
    ]

    private(set) var cells = [Int](repeating: 0, count: side * side)

    mutating func turn(_ index: Int) {
        guard cells.indices.contains(index) else { return }
        cells[index] = (cells[index] + 1) % Self.paints.count
    }

    mutating func clear() { self = Board() }

    static let shared = Shared(Board())
}

/// A board of cells that every visitor can paint.
struct BoardPage: View {
    private let lines = Array(0..<Board.side)

    var body: some View {
        VStack(spacing: 16) {
            VStack(spacing: 0) {
                ForEach(lines, id: \.self) { line in
                    HStack(spacing: 0) {
                        ForEach(lines, id: \.self) { column in BoardCell(line: line, column: column) }
                    }
                    .attribute("role", "row")
                }
            }
            .attribute("role", "grid")
            .accessibilityLabel("Board")
            Button("Clear") { Board.shared.update { $0.clear() } }.accessibilityIdentifier("clear")
        }
    }
}

struct BoardCell: View {
    let line: Int
    let column: Int

    private var index: Int { line * Board.side + column }

    var body: some View {
        let paint = Board.paints[Board.shared.element(\.cells, at: index) ?? 0]
        Button {
            Board.shared.update { $0.turn(index) }
        } label: {
            // An explicit color with nothing behind it stays even when the visitor's system overrides all other colors.
            paint.color
                .frame(width: 20, height: 20)
                .cornerRadius(4)
                .overlay { Text(paint.letter).font(.system(size: 16, weight: .bold)).foregroundStyle(.black) }
                // The cells touch each other, so that one hits them, and twelve fit a small window.
                .padding(1)
        }
        .buttonStyle(.plain)
        .attribute("role", "gridcell")
        .accessibilityLabel("Row \(line + 1), column \(column + 1), \(paint.name)")
        .accessibilityIdentifier("cell\(index)")
    }
}
