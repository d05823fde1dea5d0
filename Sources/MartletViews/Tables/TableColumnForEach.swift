import MartletUI

/// Columns of a ``Table``, one or several for each element of a collection.
public struct TableColumnForEach<Data: RandomAccessCollection, ID: Hashable, RowValue: Identifiable>: TableColumnContent
{
    /// The type of the rows' values.
    public typealias TableRowValue = RowValue
    /// The type of what sorts by all of the columns: those that sort say by themselves what by.
    public typealias TableColumnSortComparator = Never

    public let _columns: [_TableColumn<RowValue>]

    /// Creates columns.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - id: What is theirs alone.
    ///   - content: Makes the columns of an element.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @TableColumnBuilder<RowValue, Never> content: (Data.Element) -> some TableColumnContent<RowValue, Never>
    ) { _columns = data.flatMap { content($0)._columns } }

    /// Creates columns.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - content: Makes the columns of an element.
    public init(
        _ data: Data,
        @TableColumnBuilder<RowValue, Never> content: (Data.Element) -> some TableColumnContent<RowValue, Never>
    ) where Data.Element: Identifiable, ID == Data.Element.ID { _columns = data.flatMap { content($0)._columns } }
}
