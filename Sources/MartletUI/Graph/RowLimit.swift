extension ViewGraph {
    /// Leaves the rows away that would make more of the page than it may hold. `present` rows of the list are there already.
    func limit<Identifier, Row: View>(_ rows: inout ForEachRows<Identifier, Row>, present: Int) {
        let allowed = max(0, limits.views - registry.count) + present
        guard rows.contents.count > allowed else { return }
        reportOnce(.tooManyViews(view: ViewType.of(Row.self).name, limit: limits.views))
        rows.identifiers.removeLast(rows.identifiers.count - allowed)
        rows.contents.removeLast(rows.contents.count - allowed)
    }
}
