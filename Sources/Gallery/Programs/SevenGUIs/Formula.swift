import Martlet

/// The name of a cell: a column from A to Z and a row from 0 to 99.
struct CellName: Hashable, Codable {
    let column: Int
    let row: Int

    static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    static let rows = 0..<100

    var text: String { "\(Self.letters[column])\(row)" }

    init(column: Int, row: Int) { (self.column, self.row) = (column, row) }

    init?(_ text: Substring) {
        guard let letter = text.first?.uppercased().first, let column = Self.letters.firstIndex(of: letter),
            let row = Int(text.dropFirst()), Self.rows.contains(row)
        else { return nil }
        self.init(column: column, row: row)
    }
}

/// The reason why a cell shows no value.
enum FormulaError: String, Error {
    case syntax = "#syntax"
    case value = "#value"
    case cycle = "#cycle"
    case division = "#÷0"
    case size = "#size"
}

/// The expression after the `=` of a cell, such as `(A1 + 2) * sum(B0:B9)`.
struct Formula {
    private indirect enum Expression {
        case number(Double)
        case cell(CellName)
        case negation(Expression)
        case operation(Character, Expression, Expression)
        case function(String, [CellName])
    }

    private let expression: Expression
    /// The cells that the formula reads.
    let references: Set<CellName>

    /// A formula reads no more cells than this, so that a full sheet of formulas is computed in milliseconds.
    static let referenceLimit = 300

    /// Reads an expression.
    init(_ text: Substring) throws(FormulaError) {
        var parser = Parser(rest: text.filter { !$0.isWhitespace }[...])
        expression = try parser.sum()
        references = parser.references
        if !parser.rest.isEmpty { throw .syntax }
    }

    /// Computes the formula.
    ///
    /// - Parameter number: Returns the number in a cell, or `nil` if the cell is empty or contains a text.
    func value(_ number: (CellName) throws(FormulaError) -> Double?) throws(FormulaError) -> Double {
        let result = try Self.value(of: expression, number)
        guard result.isFinite else { throw .value }
        return result
    }

    private static func value(
        of expression: Expression, _ number: (CellName) throws(FormulaError) -> Double?
    ) throws(FormulaError) -> Double {
        switch expression {
        case .number(let number): return number
        case .cell(let cell): return try number(cell) ?? 0
        case .negation(let operand): return try -value(of: operand, number)
        case .operation(let sign, let left, let right):
            let (left, right) = (try value(of: left, number), try value(of: right, number))
            switch sign {
            case "+": return left + right
            case "-": return left - right
            case "*": return left * right
            default:
                if right == 0 { throw .division }
                return left / right
            }
        case .function(let name, let cells):
            var numbers: [Double] = []
            for cell in cells { if let number = try number(cell) { numbers.append(number) } }
            switch name {
            case "sum": return numbers.reduce(0, +)
            case "count": return Double(numbers.count)
            case "min": return numbers.min() ?? 0
            case "max": return numbers.max() ?? 0
            default: return numbers.isEmpty ? 0 : numbers.reduce(0, +) / Double(numbers.count)
            }
        }
    }

    /// Reads an expression by recursive descent.
    private struct Parser {
        var rest: Substring
        private(set) var references: Set<CellName> = []

        init(rest: Substring) { self.rest = rest }

        mutating func sum() throws(FormulaError) -> Expression {
            var result = try product()
            while let sign = take("+-") { result = .operation(sign, result, try product()) }
            return result
        }

        private mutating func product() throws(FormulaError) -> Expression {
            var result = try factor()
            while let sign = take("*/") { result = .operation(sign, result, try factor()) }
            return result
        }

        private mutating func factor() throws(FormulaError) -> Expression {
            if take("-") != nil { return .negation(try factor()) }
            if take("(") != nil {
                let result = try sum()
                guard take(")") != nil else { throw .syntax }
                return result
            }
            let word = readWord()
            if let number = Double(word), number.isFinite { return .number(number) }
            if take("(") != nil { return try function(word.lowercased()) }
            return .cell(try reference(to: word))
        }

        /// A function of a range, such as `sum(A0:B9)`, or of one cell.
        private mutating func function(_ name: String) throws(FormulaError) -> Expression {
            guard ["sum", "count", "min", "max", "avg"].contains(name) else { throw .syntax }
            let first = try reference(to: readWord())
            let last = take(":") == nil ? first : try reference(to: readWord())
            guard take(")") != nil, first.column <= last.column, first.row <= last.row else { throw .syntax }
            var cells: [CellName] = []
            for row in first.row...last.row {
                for column in first.column...last.column { cells.append(CellName(column: column, row: row)) }
            }
            try add(cells)
            return .function(name, cells)
        }

        private mutating func reference(to word: Substring) throws(FormulaError) -> CellName {
            guard let cell = CellName(word) else { throw .syntax }
            try add([cell])
            return cell
        }

        private mutating func add(_ cells: [CellName]) throws(FormulaError) {
            references.formUnion(cells)
            if references.count > Formula.referenceLimit { throw .size }
        }

        private mutating func take(_ characters: String) -> Character? {
            guard let first = rest.first, characters.contains(first) else { return nil }
            return rest.removeFirst()
        }

        private mutating func readWord() -> Substring {
            let word = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") }
            rest = rest[word.endIndex...]
            return word
        }
    }
}
