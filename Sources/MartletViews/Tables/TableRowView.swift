import MartletUI

/// A part of a table: a row by itself, the rows of a `ForEach`, or those of a section.
struct TableSection<Value: Identifiable>: View {
    let entry: _TableEntry<Value>
    let layout: TableLayout<Value>

    var body: some View {
        switch entry.kind {
        case .row(let value, let menu): HTML("tbody") { TableRowView(value: value, menu: menu, layout: layout) }
        case .each(let body, _): body(layout)
        case .disclosure:
            HTML("tbody") { TableEntryRows(entries: [entry], layout: layout) }
        case .section(let header, let entries):
            if let header { HTML("tbody") { TableSectionHeader(header: header, columns: layout.columns.count) } }
            // Rows of a `ForEach` come as they are near in a section, too: so each has a `<tbody>` of its own.
            ForEach(entries.indices, id: \.self) { AnyView(TableSection(entry: entries[$0], layout: layout)) }
        }
    }
}

/// The header of a section, across all columns.
private struct TableSectionHeader: View {
    let header: AnyView
    let columns: Int

    var body: some View {
        HTML("tr") {
            HTML("th") { header }.attribute("scope", "colgroup").attribute("colspan", "\(columns)")
        }
    }
}

/// The rows that an element of a `ForEach` has.
struct TableEntryRows<Value: Identifiable>: View {
    let entries: [_TableEntry<Value>]
    let layout: TableLayout<Value>

    var body: some View {
        ForEach(entries.indices, id: \.self) { index in
            switch entries[index].kind {
            case .row(let value, let menu): TableRowView(value: value, menu: menu, layout: layout)
            case .each(_, let rows): rows(layout)
            case .disclosure(let value, let menu, let isExpanded, let rows):
                TableDisclosure(value: value, menu: menu, isExpanded: isExpanded, rows: rows, layout: layout)
            case .section(let header, let entries):
                if let header { TableSectionHeader(header: header, columns: layout.columns.count) }
                AnyView(TableEntryRows(entries: entries, layout: layout))
            }
        }
    }
}

/// A row of a table. Its first cell is the label that selects it.
struct TableRowView<Value: Identifiable>: View {
    let value: Value
    let menu: AnyView?
    let layout: TableLayout<Value>
    /// Whether the rows below are shown; `nil` for a row that has none.
    var isExpanded: Binding<Bool>?

    var body: some View {
        HTML("tr") {
            ForEach(layout.columns.indices, id: \.self) { index in
                TableCell(column: layout.columns[index]) {
                    if index == 0, layout.isOutline {
                        TableOutlineCell(isExpanded: isExpanded, depth: layout.depth) { cell(index) }
                    } else {
                        cell(index)
                    }
                }
            }
        }
    }

    @ViewBuilder private func cell(_ index: Int) -> some View {
        if index == 0, layout.isSelectable || menu != nil {
            FirstTableCell(
                content: layout.columns[index].cell(value), menu: menu, identifier: AnyHashable(value.id))
        } else {
            layout.columns[index].cell(value)
        }
    }
}

private struct FirstTableCell: View {
    let content: AnyView
    let menu: AnyView?
    let identifier: AnyHashable

    var body: some View {
        if let menu {
            SelectableRow(content: content.contextMenu { menu }, identifier: identifier)
        } else {
            SelectableRow(content: content, identifier: identifier)
        }
    }
}

private struct TableCell<Value: Identifiable, Content: View>: View {
    let column: _TableColumn<Value>
    @ViewBuilder let content: Content

    var body: some View {
        HTML("td") { content }.elementStyles(column.allStyles)
    }
}

extension _TableColumn {
    /// The styles of its header and cells.
    var allStyles: [Style] { styles + (alignment.map { [.inline("text-align", $0.css)] } ?? []) }
}
