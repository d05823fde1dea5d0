extension ViewGraph {
    /// How many rows a list with `present` rows may have.
    func allowedRows(present: Int) -> Int { max(0, Int(limits.views) - identifiers.registry.count) + present }

    /// Drops the rows that would exceed the page's limit. `present` rows of the list exist already.
    func limit<Identifier, Row: View>(_ rows: inout ForEachRows<Identifier, Row>, present: Int) {
        let allowed = allowedRows(present: present)
        guard rows.contents.count > allowed else { return }
        report(.tooManyViews(view: ViewType.of(Row.self).name, limit: Int(limits.views)))
        rows.identifiers.removeLast(rows.identifiers.count - allowed)
        rows.contents.removeLast(rows.contents.count - allowed)
    }
}
