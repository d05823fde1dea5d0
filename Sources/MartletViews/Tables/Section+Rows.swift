public import MartletUI

/// The header of a section of a ``Table``: a line across the columns.
public struct TableHeaderRowContent<Value: Identifiable, Content: View>: TableRowContent {
    /// The type of the rows' values.
    public typealias TableRowValue = Value

    let view: Content

    public var _entries: [_TableEntry<Value>] { [] }
}

/// No rows of a ``Table``.
public struct EmptyTableRowContent<Value: Identifiable>: TableRowContent {
    /// The type of the rows' values.
    public typealias TableRowValue = Value

    public var _entries: [_TableEntry<Value>] { [] }
}

extension Section: TableRowContent where Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent {
    /// The type of the rows' values.
    public typealias TableRowValue = Content.TableRowValue

    public var _entries: [_TableEntry<Content.TableRowValue>] {
        [_TableEntry(kind: .section(header: (header as? any TableHeading)?.heading, entries: content._entries))]
    }
}

/// What stands above the rows of a section.
private protocol TableHeading {
    var heading: AnyView { get }
}

extension TableHeaderRowContent: TableHeading {
    fileprivate var heading: AnyView { AnyView(view) }
}

extension Section where Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent {
    /// Creates a section of rows with a header.
    ///
    /// - Parameters:
    ///   - content: The rows.
    ///   - header: The view above them.
    public init<Value, Header: View>(
        @TableRowBuilder<Value> content: () -> Content, @ViewBuilder header: () -> Header
    )
    where
        Parent == TableHeaderRowContent<Value, Header>, Content == _TableRows<Value>,
        Footer == EmptyTableRowContent<Value>
    {
        self.init(
            header: TableHeaderRowContent(view: header()), content: content(), footer: EmptyTableRowContent())
    }

    /// Creates a section of rows without a header.
    ///
    /// - Parameter content: The rows.
    public init<Value>(@TableRowBuilder<Value> content: () -> Content)
    where
        Parent == EmptyTableRowContent<Value>, Content == _TableRows<Value>, Footer == EmptyTableRowContent<Value>
    {
        self.init(header: EmptyTableRowContent(), content: content(), footer: EmptyTableRowContent())
    }

    /// Creates a section of rows with a title.
    ///
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - content: The rows.
    public init<Value>(_ titleKey: LocalizedStringKey, @TableRowBuilder<Value> content: () -> Content)
    where
        Parent == TableHeaderRowContent<Value, Text>, Content == _TableRows<Value>,
        Footer == EmptyTableRowContent<Value>
    { self.init(content: content) { Text(titleKey) } }

    /// Creates a section of rows with a title.
    ///
    /// - Parameters:
    ///   - title: The title, shown as it is.
    ///   - content: The rows.
    @_disfavoredOverload
    public init<Value>(_ title: some StringProtocol, @TableRowBuilder<Value> content: () -> Content)
    where
        Parent == TableHeaderRowContent<Value, Text>, Content == _TableRows<Value>,
        Footer == EmptyTableRowContent<Value>
    { self.init(content: content) { Text(title) } }
}
