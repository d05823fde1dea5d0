/// What a store has lost, as far as that was noticed.
package struct StoreDamage: Equatable, Sendable {
    /// Damaged records that are put aside in the store, until their sessions expire.
    package var records = 0
    /// Sessions whose names are damaged: nobody can ask for them.
    package var owners = 0
    /// Commits that the store had taken and lacks now.
    package var commits: Int64 = 0

    package init() {}

    /// Lines for `/healthz`; none if nothing is damaged.
    package var lines: [String] {
        var lines: [String] = []
        if commits > 0 { lines.append("store: lost its last commits (\(commits))") }
        if records > 0 { lines.append("store: damaged records are put aside (\(records))") }
        if owners > 0 { lines.append("store: damaged sessions cannot be found (\(owners))") }
        return lines
    }
}
