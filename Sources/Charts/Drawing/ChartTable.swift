import MartletUI

/// The data of a chart as a table, which screen readers read and nobody sees.
struct ChartTable: View {
    struct Row: Identifiable {
        let id: String
        let cells: [String]
    }

    private let headers: [Text]
    private let rows: [Row]
    private let more: Int

    /// The most rows. Who cannot see a chart does not listen to a thousand numbers either.
    private static let most = 100

    init(_ marks: [_ChartMark], count: Int, _ format: ValueFormat) {
        let series = marks.lazy.compactMap(\.color).first
        let (x, y) = (marks.lazy.compactMap(\.x).first, marks.lazy.compactMap { $0.y ?? $0.sector?.value }.first)
        headers = [series?.label, x.map { $0.label ?? Text(verbatim: "") }, y.map { $0.label ?? Text(verbatim: "") }]
            .compactMap { $0 }
        // Of marks with the same values, such as a point on a line, one is read.
        var known: Set<String> = []
        var rows: [Row] = []
        for mark in marks where rows.count < Self.most {
            func text(_ extent: _ChartMark.Extent) -> String {
                let start = format.text(extent.start, component: extent.unit)
                guard let end = extent.end else { return start }
                return "\(start) – \(format.text(end, component: extent.unit))"
            }
            var cells: [String] = []
            if series != nil { cells.append(mark.color.map { format.text($0.value) } ?? "") }
            if x != nil { cells.append(mark.x.map(text) ?? "") }
            if y != nil { cells.append((mark.y ?? mark.sector?.value).map(text) ?? "") }
            // An identifier of what does not change where data slides along: the place and not the value.
            let identifier = cells.joined(separator: "\u{1F}")
            if known.insert(identifier).inserted { rows.append(Row(id: identifier, cells: cells)) }
        }
        self.rows = rows
        more = rows.count < Self.most ? 0 : max(0, count - rows.count)
    }

    var body: some View {
        HTML("div") {
            HTML("table") {
                HTML("thead") {
                    HTML("tr") {
                        ForEach(headers.indices, id: \.self) { index in
                            HTML("th") { headers[index] }.attribute("scope", "col")
                        }
                    }
                }
                HTML("tbody") {
                    ForEach(rows) { row in
                        HTML("tr") {
                            ForEach(row.cells.indices, id: \.self) { index in
                                HTML("td") { Text(verbatim: row.cells[index]) }
                            }
                        }
                    }
                    if more > 0 {
                        HTML("tr") {
                            HTML("td") { Text("\(more) more") }.attribute("colspan", "\(max(1, headers.count))")
                        }
                    }
                }
            }
        }
        .class("m-unseen")
    }
}
