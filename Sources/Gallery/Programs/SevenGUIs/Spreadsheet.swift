import Martlet

/// A sheet of cells, which computes again what depends on a cell that changes, and nothing else.
struct Spreadsheet {
    private enum Value {
        case number(Double)
        case text(String)
        case error(FormulaError)
    }

    private(set) var contents: [CellName: String] = [:]
    private var values: [CellName: Value] = [:]
    private var formulas: [CellName: Formula] = [:]
    /// The cells whose formulas read each cell.
    private var dependents: [CellName: Set<CellName>] = [:]

    /// How many cells may have a content.
    static let limit = 500

    /// The text of a cell: its content, or the result of its formula.
    func text(of cell: CellName) -> String {
        switch values[cell] {
        case nil: ""
        case .number(let number): number.formatted(.number.grouping(.never).precision(.fractionLength(0...4)))
        case .text(let text): text
        case .error(let error): error.rawValue
        }
    }

    /// Gives a cell a new content: a number, a text or a formula.
    mutating func set(_ content: String, of cell: CellName) {
        guard content.isEmpty || contents[cell] != nil || contents.count < Self.limit else { return }
        contents[cell] = content.isEmpty ? nil : String(content.prefix(bytes: 200))
        for source in formulas[cell]?.references ?? [] { dependents[source]?.remove(cell) }
        (formulas[cell], values[cell]) = Self.parse(contents[cell])
        for source in formulas[cell]?.references ?? [] { dependents[source, default: []].insert(cell) }
        update(affected(by: cell))
    }

    private static func parse(_ content: String?) -> (Formula?, Value?) {
        guard let content else { return (nil, nil) }
        guard content.hasPrefix("=") else {
            let number = Double(content).flatMap { $0.isFinite ? $0 : nil }
            return (nil, number.map { .number($0) } ?? .text(content))
        }
        do throws(FormulaError) { return (try Formula(content.dropFirst()), nil) } catch { return (nil, .error(error)) }
    }

    /// The cell, and all that depend on it.
    private func affected(by cell: CellName) -> Set<CellName> {
        var affected: Set<CellName> = [cell]
        var waiting = [cell]
        while let next = waiting.popLast() {
            for dependent in dependents[next] ?? [] where affected.insert(dependent).inserted {
                waiting.append(dependent)
            }
        }
        return affected
    }

    /// Computes cells, each after those that its formula reads. What remains then is in a cycle or depends on one.
    private mutating func update(_ cells: Set<CellName>) {
        var missing = cells.reduce(into: [:]) { $0[$1] = formulas[$1]?.references.intersection(cells).count ?? 0 }
        var ready = missing.filter { $0.value == 0 }.map(\.key)
        while let cell = ready.popLast() {
            missing[cell] = nil
            compute(cell)
            for dependent in dependents[cell] ?? [] {
                guard let count = missing[dependent] else { continue }
                missing[dependent] = count - 1
                if count == 1 { ready.append(dependent) }
            }
        }
        for cell in missing.keys { values[cell] = .error(.cycle) }
    }

    private mutating func compute(_ cell: CellName) {
        guard let formula = formulas[cell] else { return }
        do throws(FormulaError) {
            values[cell] = .number(
                try formula.value { source throws(FormulaError) in
                    switch values[source] {
                    case .number(let number): number
                    case .error(let error): throw error
                    case .text, nil: nil
                    }
                })
        } catch {
            values[cell] = .error(error)
        }
    }
}

/// Only the contents are stored: everything else follows from them.
extension Spreadsheet: Codable {
    init(from decoder: any Decoder) throws {
        let contents = try decoder.singleValueContainer().decode([CellName: String].self)
        for (cell, content) in contents { set(content, of: cell) }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(contents)
    }
}

extension Spreadsheet {
    /// A bill, to begin with.
    static var example: Spreadsheet {
        var sheet = Spreadsheet()
        let rows = [
            ["Item", "Price", "Count", "Total"], ["Apples", "0.45", "12", "=B1*C1"], ["Bread", "3.2", "2", "=B2*C2"],
            ["Cheese", "7.9", "1", "=B3*C3"], ["Sum", "", "=sum(C1:C3)", "=sum(D1:D3)"],
        ]
        for (row, texts) in rows.enumerated() {
            for (column, text) in texts.enumerated() { sheet.set(text, of: CellName(column: column, row: row)) }
        }
        return sheet
    }
}
