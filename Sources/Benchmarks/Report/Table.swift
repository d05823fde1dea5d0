import FoundationEssentials

/// The figures of several groups as rows of text.
struct Table {
    static let titles = ["group", "figure", "Martlet", "floor", "ratio", "limit", "goal", "kept"]
    var rows: [[String]] = []
    var isBroken = false

    init(_ all: [Results]) {
        for results in all {
            if let reason = results.skipped { rows.append([results.group, "skipped: \(reason)"]) }
            if let reason = results.failed { rows.append([results.group, "FAILED: \(reason)"]) }
            rows += results.figures.map { Table.row(results.group, $0) }
            isBroken = isBroken || results.failed != nil
        }
    }

    private static func row(_ group: String, _ figure: Figure) -> [String] {
        let measure = figure.limitsRatio == true ? "x" : figure.unit
        return [
            group, figure.name, "\(figure.martlet.short) \(figure.unit)",
            figure.floor.map { "\($0.short) \(figure.unit)" } ?? "",
            figure.ratio.map { "\($0.short) x" } ?? "",
            figure.limit.map { "<= \($0.short) \(measure)" } ?? "",
            figure.goal.map { "\($0.short) \(measure)" } ?? "",
            figure.isKept.map { $0 ? "yes" : "NO" } ?? "",
        ]
    }

    /// Aligned columns, for a terminal.
    var text: String {
        let lines = [Table.titles] + rows
        let widths = Table.titles.indices.map { column in
            lines.filter { $0.count == Table.titles.count }.map { $0[column].count }.max() ?? 0
        }
        return lines.map { cells in
            zip(cells, widths).map { $0 + String(repeating: " ", count: max(0, $1 - $0.count)) }.joined(separator: "  ")
        }.joined(separator: "\n")
    }

    var markdown: String {
        let rule = Table.titles.indices.map { (2...6).contains($0) ? "---:" : "---" }
        return ([Table.titles, rule] + rows).map { cells in
            let missing = Array(repeating: "", count: Table.titles.count - cells.count)
            return "| " + (cells + missing).joined(separator: " | ") + " |"
        }.joined(separator: "\n")
    }

    /// Prints the latest results of the groups, and inserts them into the documentation if the options ask for it.
    static func show(_ groups: [String], options: Options) throws {
        let table = Table(try groups.compactMap { try Results.read($0, from: options.results) })
        print(table.text)
        if let path = options.documentation { try Documentation.insert(table.markdown, into: path) }
        if table.isBroken { throw Failure.unexpected("a group failed") }
    }
}
