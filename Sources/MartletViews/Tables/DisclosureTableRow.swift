public import MartletUI

/// A row of a ``Table`` that opens and closes rows below it by a press.
///
///     Table(of: Person.self) {
///         TableColumn("Name", value: \.name)
///     } rows: {
///         ForEach(leaders) { leader in
///             DisclosureTableRow(leader) { ForEach(leader.team) { TableRow($0) } }
///         }
///     }
public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>: TableRowContent
where Label.TableRowValue == Content.TableRowValue {
    /// The type of the rows' values.
    public typealias TableRowValue = Content.TableRowValue

    private let value: TableRowValue
    private let isExpanded: Binding<Bool>?
    private let content: () -> Content

    /// Creates a row that opens others.
    ///
    /// - Parameters:
    ///   - value: What the columns show of it.
    ///   - isExpanded: Whether the rows below are shown; without it they are not at first.
    ///   - content: The rows below, made when they are shown.
    public init<Value>(
        _ value: Value, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: @escaping () -> Content
    ) where Label == TableRow<Value>, Content.TableRowValue == Value {
        (self.value, self.isExpanded, self.content) = (value, isExpanded, content)
    }

    public var _entries: [_TableEntry<TableRowValue>] {
        let content = content
        return [
            _TableEntry(kind: .disclosure(value, menu: nil, isExpanded: isExpanded, rows: { content()._entries }))
        ]
    }
}

extension _TableEntry {
    /// Whether it is a row that opens others.
    var isDisclosure: Bool { if case .disclosure = kind { true } else { false } }
}

/// A row that opens others, and those while it is open.
struct TableDisclosure<Value: Identifiable>: View {
    let value: Value
    let menu: AnyView?
    let isExpanded: Binding<Bool>?
    let rows: () -> [_TableEntry<Value>]
    let layout: TableLayout<Value>
    @State private var isOpen = false

    var body: some View {
        let isExpanded = isExpanded ?? $isOpen
        TableRowView(value: value, menu: menu, layout: layout, isExpanded: isExpanded)
        // The type would contain itself otherwise.
        if isExpanded.wrappedValue { AnyView(TableEntryRows(entries: rows(), layout: layout.below)) }
    }
}

/// The first cell of a table whose rows open others: as far in as its row is below others, behind the button that opens.
struct TableOutlineCell<Content: View>: View {
    let isExpanded: Binding<Bool>?
    let depth: Int
    @ViewBuilder let content: Content

    var body: some View {
        HTML("div") {
            if let isExpanded {
                Button {
                    isExpanded.wrappedValue.toggle()
                } label: {
                    EmptyView()
                }
                .buttonStyle(.plain)
                .attribute("aria-expanded", isExpanded.wrappedValue ? "true" : "false")
                .attribute("aria-label", "Rows below")
                .elementStyles([.class(TableOutlineLook.button)])
            }
            HTML("div") { content }.elementStyles([.token("flex", "1"), .token("min-width", "0")])
        }
        .elementStyles([
            .class(TableOutlineLook.row),
            .token("padding-inline-start", "\(Double(min(depth, 20)) * 1.25 + (isExpanded == nil ? 1.75 : 0))rem"),
        ])
    }
}

/// How a cell with a button that opens rows looks.
private enum TableOutlineLook {
    static let row = StyleClass("table-outline", declarations: "display:flex;align-items:center")
    static let button = StyleClass(
        "table-outline-button",
        rules: """
            &{flex:none;width:1.75rem;min-height:1.75rem}\
            &::after{display:block;width:.4rem;height:.4rem;margin:auto;content:"";border:solid var(--m-accent);\
            border-width:2px 2px 0 0;rotate:calc(135deg - 90deg*var(--m-side))}\
            &[aria-expanded=true]::after{rotate:135deg}@media (pointer:coarse){&{width:2.75rem}}
            """)
}
