/// Builds the columns of a ``Table``.
@resultBuilder public enum TableColumnBuilder<RowValue: Identifiable, Sort> {
    /// Takes a column.
    public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> _TableColumns<RowValue, Sort>
    where Column.TableRowValue == RowValue { _TableColumns(_columns: column._columns) }

    /// Begins with a column.
    public static func buildPartialBlock(
        first columns: _TableColumns<RowValue, Sort>
    ) -> _TableColumns<RowValue, Sort> { columns }

    /// Adds a column.
    public static func buildPartialBlock(
        accumulated columns: _TableColumns<RowValue, Sort>, next: _TableColumns<RowValue, Sort>
    ) -> _TableColumns<RowValue, Sort> { _TableColumns(_columns: columns._columns + next._columns) }

    /// A column in an `if` without an `else`.
    public static func buildOptional(_ columns: _TableColumns<RowValue, Sort>?) -> _TableColumns<RowValue, Sort> {
        columns ?? _TableColumns(_columns: [])
    }

    /// The first branch.
    public static func buildEither(first columns: _TableColumns<RowValue, Sort>) -> _TableColumns<RowValue, Sort> {
        columns
    }

    /// The second branch.
    public static func buildEither(second columns: _TableColumns<RowValue, Sort>) -> _TableColumns<RowValue, Sort> {
        columns
    }

    /// A column in an `if #available`.
    public static func buildLimitedAvailability(
        _ columns: _TableColumns<RowValue, Sort>
    ) -> _TableColumns<RowValue, Sort> { columns }
}
