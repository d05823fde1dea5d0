public import MartletUI

/// Rows of a ``Table``: one, or several.
public protocol TableRowContent<TableRowValue> {
    /// The type of the rows' values.
    associatedtype TableRowValue: Identifiable

    var _entries: [_TableEntry<TableRowValue>] { get }
}

/// A row, or the rows of a `ForEach`.
public struct _TableEntry<Value: Identifiable> {
    enum Kind {
        case row(Value, menu: AnyView?)
        /// Rows that are made as they come near what the visitor sees: a `<tbody>`, or the rows alone.
        case each(body: (TableLayout<Value>) -> AnyView, rows: (TableLayout<Value>) -> AnyView)
        case section(header: AnyView?, entries: [_TableEntry])
        /// A row that opens others below it, which are made when they are shown.
        case disclosure(Value, menu: AnyView?, isExpanded: Binding<Bool>?, rows: () -> [_TableEntry])
    }

    let kind: Kind

    /// The entry with a menu for its row, or for those of its section.
    func adding(menu: AnyView) -> Self {
        switch kind {
        case .row(let value, _): Self(kind: .row(value, menu: menu))
        case .each: self
        case .disclosure(let value, _, let isExpanded, let rows):
            Self(kind: .disclosure(value, menu: menu, isExpanded: isExpanded, rows: rows))
        case .section(let header, let entries):
            Self(kind: .section(header: header, entries: entries.map { $0.adding(menu: menu) }))
        }
    }
}

/// Several rows of a ``Table``.
public struct _TableRows<Value: Identifiable>: TableRowContent {
    public typealias TableRowValue = Value

    public let _entries: [_TableEntry<Value>]
}

/// A row of a ``Table``.
public struct TableRow<Value: Identifiable>: TableRowContent {
    /// The type of the row's value.
    public typealias TableRowValue = Value

    private let value: Value

    /// Creates a row.
    ///
    /// - Parameter value: What the columns show of it.
    public init(_ value: Value) { self.value = value }

    public var _entries: [_TableEntry<Value>] { [_TableEntry(kind: .row(value, menu: nil))] }
}

extension TableRowContent {
    /// Adds a menu to rows: for a right click or a long press on the first cell, and under the button there.
    ///
    /// - Parameter menuItems: The menu's content.
    public func contextMenu<Items: View>(
        @ViewBuilder menuItems: () -> Items
    ) -> some TableRowContent<TableRowValue> {
        let menu = AnyView(menuItems())
        return _TableRows(
            _entries: _entries.map { $0.adding(menu: menu) })
    }
}

/// A row for each element of a collection.
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
    /// The type of the rows' values.
    public typealias TableRowValue = Data.Element

    private let data: Data

    init(_ data: Data) { self.data = data }

    public var _entries: [_TableEntry<Data.Element>] {
        let data = data
        func rows(_ layout: TableLayout<Data.Element>) -> ForEach<Data, Data.Element.ID, TableRowView<Data.Element>> {
            ForEach(data) { TableRowView(value: $0, menu: nil, layout: layout) }
        }
        return [
            _TableEntry(kind: .each(body: { AnyView(LazyTableBody(rows($0))) }, rows: { AnyView(rows($0)) }))
        ]
    }
}

extension ForEach: TableRowContent where Content: TableRowContent {
    /// The type of the rows' values.
    public typealias TableRowValue = Content.TableRowValue

    /// Creates rows of a ``Table`` for each element of a collection.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - content: Makes the rows of an element.
    public init<Value>(
        _ data: Data, @TableRowBuilder<Value> content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID, Content == _TableRows<Value> {
        self.init(rowsOf: data, identifiedBy: { $0.id }, row: content)
    }

    /// Creates rows of a ``Table`` for each element of a collection.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - id: The identifier of an element.
    ///   - content: Makes the rows of an element.
    public init<Value>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @TableRowBuilder<Value> content: @escaping (Data.Element) -> Content
    ) where Content == _TableRows<Value> {
        self.init(rowsOf: data, identifiedBy: { $0[keyPath: id] }, row: content)
    }

    public var _entries: [_TableEntry<Content.TableRowValue>] {
        [
            _TableEntry(
                kind: .each(
                    body: { layout in
                        AnyView(
                            LazyTableBody(mapToViews { TableEntryRows(entries: $0._entries, layout: layout) }))
                    },
                    rows: { layout in
                        AnyView(mapToViews { TableEntryRows(entries: $0._entries, layout: layout) })
                    }))
        ]
    }
}
