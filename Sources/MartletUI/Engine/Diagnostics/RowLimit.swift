extension ViewGraph {
    /// How many rows a list may have that has `present` of them already.
    func allowedRows(present: Int) -> Int { max(0, limits.views - identifiers.registry.count) + present }

    /// Leaves the rows away that would make more of the page than it may hold. `present` rows of the list are there already.
    func limit<Identifier, Row: View>(_ rows: inout ForEachRows<Identifier, Row>, present: Int) {
        let allowed = allowedRows(present: present)
        guard rows.contents.count > allowed else { return }
        report(.tooManyViews(view: ViewType.of(Row.self).name, limit: limits.views))
        rows.identifiers.removeLast(rows.identifiers.count - allowed)
        rows.contents.removeLast(rows.contents.count - allowed)
    }
}
