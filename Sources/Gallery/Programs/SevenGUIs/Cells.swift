import Martlet

/// 7GUIs, task 7: a spreadsheet of 26 columns and 100 rows.
///
/// The cell that has the focus is selected. A double click or Enter edits it in its place; the field above the sheet
/// edits it, too.
struct Cells: View {
    @State private var sheet = Spreadsheet.example
    @State private var selection = CellName(column: 3, row: 4)
    @State private var isEditing = false
    @FocusState private var focus: CellName?

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            HStack(spacing: 12) {
                Text(selection.text).monospaced().frame(width: 40, alignment: .leading)
                CellField(title: "Content of \(selection.text)", content: content)
                    .id(selection)
            }
            ScrollView([.horizontal, .vertical]) {
                LazyVStack(alignment: .leading, spacing: 0, pinnedViews: .sectionHeaders) {
                    Section {
                        // A stack of its own, because the rows of a section have its distance between them.
                        LazyVStack(alignment: .leading, spacing: 0) {
                            ForEach(CellName.rows, id: \.self) { row in
                                SheetRow(
                                    row: row, texts: texts(in: row),
                                    selection: row == selection.row ? selection.column : nil,
                                    content: isEditing && row == selection.row ? content : nil, focus: $focus,
                                    edit: edit)
                            }
                        }
                        .attribute("role", "grid")
                        .accessibilityLabel("Sheet")
                    } header: {
                        ColumnNames()
                    }
                }
            }
            .attribute("tabindex", "0").attribute("role", "group").accessibilityLabel("Cells")
            .frame(height: 400)
            .overlay { RoundedRectangle(cornerRadius: 8).strokeBorder(.quaternary).allowsHitTesting(false) }
            Text(
                "A formula is = and an expression, such as =(A1 + 2) * sum(B0:B9). There are sum, avg, min, max, count."
            )
            .font(.footnote)
            .foregroundStyle(.secondary)
        }
        .onChange(of: focus) { if let focus { selection = focus } }
    }

    private var content: Binding<String> {
        Binding {
            sheet.contents[selection] ?? ""
        } set: { content in
            if content != sheet.contents[selection] ?? "" { sheet.set(content, of: selection) }
            isEditing = false
        }
    }

    private func texts(in row: Int) -> [String] {
        CellName.letters.indices.map { sheet.text(of: CellName(column: $0, row: row)) }
    }

    private func edit(_ cell: CellName) {
        selection = cell
        isEditing = true
        // The field has the focus now. Only Enter gives it back to the cell.
        focus = nil
    }
}

/// A field that changes a cell when the visitor has finished.
private struct CellField: View {
    let title: String
    @Binding var content: String
    /// Whether the field takes the focus when it appears.
    var takesFocus = false
    var commit: () -> Void = {}
    @State private var draft = ""
    @FocusState private var isFocused: Bool

    var body: some View {
        TextField(
            title, text: $draft, onEditingChanged: { if !$0 { content = draft } },
            onCommit: {
                content = draft
                commit()
            }
        )
        .autocorrectionDisabled()
        .textInputAutocapitalization(.never)
        .focused($isFocused)
        .onAppear { isFocused = takesFocus }
        .onChange(of: content, initial: true) { draft = content }
    }
}

private let cellWidth = 84.0
private let cellHeight = 32.0

private struct ColumnNames: View {
    var body: some View {
        HStack(spacing: 0) {
            Color.clear.frame(width: 44, height: cellHeight)
            ForEach(CellName.letters, id: \.self) { letter in
                Text(String(letter)).frame(width: cellWidth, height: cellHeight)
            }
        }
        // Every cell says its name.
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Columns A to Z")
        .font(.footnote)
        .foregroundStyle(.secondary)
        .background(.background)
    }
}

/// A row, which is evaluated when one of its texts or its part of the selection changes.
private struct SheetRow: View, Equatable {
    let row: Int
    let texts: [String]
    let selection: Int?
    /// The content of the selected cell while it is edited in its place.
    let content: Binding<String>?
    let focus: FocusState<CellName?>.Binding
    let edit: (CellName) -> Void

    static func == (one: SheetRow, other: SheetRow) -> Bool {
        one.texts == other.texts && one.selection == other.selection && (one.content == nil) == (other.content == nil)
    }

    var body: some View {
        HStack(spacing: 0) {
            Text(String(row))
                .font(.footnote)
                .foregroundStyle(.secondary)
                .frame(width: 44, height: cellHeight)
                .attribute("role", "rowheader")
            ForEach(texts.indices, id: \.self) { column in
                let cell = CellName(column: column, row: row)
                if let content, column == selection {
                    CellField(title: "Formula in \(cell.text)", content: content, takesFocus: true) {
                        focus.wrappedValue = cell
                    }
                    .controlSize(.small)
                    .frame(width: cellWidth, height: cellHeight)
                    .attribute("role", "gridcell")
                } else {
                    SheetCell(cell: cell, text: texts[column], isSelected: column == selection, focus: focus) {
                        edit(cell)
                    }
                }
            }
        }
        .attribute("role", "row")
    }
}

private struct SheetCell: View {
    let cell: CellName
    let text: String
    let isSelected: Bool
    let focus: FocusState<CellName?>.Binding
    let edit: () -> Void

    var body: some View {
        Text(verbatim: text)
            .lineLimit(1)
            .padding(.horizontal, 6)
            .frame(width: cellWidth, height: cellHeight, alignment: Double(text) == nil ? .leading : .trailing)
            .border(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary), width: isSelected ? 2 : 0.5)
            .focused(focus, equals: cell)
            .onTapGesture(count: 2, perform: edit)
            .accessibilityIdentifier(cell.text)
            .accessibilityLabel("\(cell.text) \(text)")
            .attribute("role", "gridcell")
            .attribute("aria-selected", isSelected ? "true" : "false")
    }
}
