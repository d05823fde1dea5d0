/// Builds the rows of a ``Table``.
@resultBuilder public enum TableRowBuilder<Value: Identifiable> {
    /// Takes a row.
    public static func buildExpression<Row: TableRowContent>(_ row: Row) -> _TableRows<Value>
    where Row.TableRowValue == Value { _TableRows(_entries: row._entries) }

    /// No row.
    public static func buildBlock() -> _TableRows<Value> { _TableRows(_entries: []) }

    /// Begins with a row.
    public static func buildPartialBlock(first rows: _TableRows<Value>) -> _TableRows<Value> { rows }

    /// Adds a row.
    public static func buildPartialBlock(
        accumulated rows: _TableRows<Value>, next: _TableRows<Value>
    ) -> _TableRows<Value> { _TableRows(_entries: rows._entries + next._entries) }

    /// A row in an `if` without an `else`.
    public static func buildOptional(_ rows: _TableRows<Value>?) -> _TableRows<Value> {
        rows ?? _TableRows(_entries: [])
    }

    /// The first branch.
    public static func buildEither(first rows: _TableRows<Value>) -> _TableRows<Value> { rows }

    /// The second branch.
    public static func buildEither(second rows: _TableRows<Value>) -> _TableRows<Value> { rows }

    /// A row in an `if #available`.
    public static func buildLimitedAvailability(_ rows: _TableRows<Value>) -> _TableRows<Value> { rows }
}
