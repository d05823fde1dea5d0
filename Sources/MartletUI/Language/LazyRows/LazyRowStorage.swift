package import MartletValues

/// What a lazy list keeps: its window, and the state of the rows that have scrolled out of it.
///
/// “The nodes in the render tree are preserved when they go offscreen” (“SwiftUI”, "Dynamic Views vs Statick
/// Views"): here the nodes go, and the state that they had stays, so that a row comes back as it was.
package final class LazyRowStorage<Identifier: Hashable>: PropertyStorage, DurableEntryHolder {
    /// The state of a row that is not in the page at present.
    private struct KeptRow {
        /// Where the row was in the list when it was last seen there.
        var position: Int
        /// Counts the rows that were kept before.
        let order: Int
        /// Whether the row would be the same if it began anew.
        let isAsNew: Bool
        let state: DehydratedState
        /// The part of the state that outlives the process, unless the row is as new.
        let entries: [DurableEntry]

        /// The same row of a copied page.
        func copied() -> KeptRow {
            var copies: [ObjectIdentifier: PropertyStorage] = [:]
            let state = state.copied(&copies)
            let entries = entries.map { entry in
                DurableEntry(
                    key: entry.key, type: entry.type,
                    properties: entry.properties.compactMap { name, storage in
                        copies[ObjectIdentifier(storage)].map { (name, $0) }
                    })
            }
            return KeptRow(position: position, order: order, isAsNew: isAsNew, state: state, entries: entries)
        }
    }

    /// What is stored besides the rows' entries.
    private struct StoredRows: Codable {
        var window: Range<Int>
        /// Where the rows are that have entries.
        var positions: [Int]
    }

    /// How many rows' states are kept. Beyond that, those seen longest ago begin anew.
    static var limit: Int { 1_000 }
    /// How many of them may be of rows whose state has never been set, which most often would begin with the same.
    static var limitOfNew: Int { 200 }
    /// After so many rows that have gone, it is looked whether there are too many.
    private static var step: Int { 50 }

    var window = RowWindow()
    private var kept: [Identifier: KeptRow] = [:]
    private var order = 0
    /// Where the rows are whose state a store has, until the list has made them again for a moment.
    private var storedPositions: [Int] = []

    /// Takes what another storage holds, which a list at the same place had.
    func takeOver(_ former: LazyRowStorage) {
        (window, kept, order) = (former.window, former.kept, former.order)
    }

    /// Keeps the state of a row whose nodes have gone.
    func keep(
        _ state: DehydratedState, _ entries: [DurableEntry], of identifier: Identifier, at position: Int
    ) {
        state.detach()
        order += 1
        kept[identifier] = KeptRow(
            position: position, order: order, isAsNew: state.isAsNew, state: state, entries: entries)
        if order.isMultiple(of: Self.step) || kept.count > Self.limit { dropOldest() }
    }

    /// Returns the state of a row that comes back, and keeps it no longer.
    func take(_ identifier: Identifier) -> DehydratedState? { kept.removeValue(forKey: identifier)?.state }

    /// Ends the state of rows that the list has no more. Rows that stay where they were, as nearly all do, are found
    /// without going through the list.
    func keepOnly(rowsOf source: LazyRowSource<Identifier, some View>) {
        guard !kept.isEmpty else { return }
        let staysInPlace = kept.allSatisfy { source.identifier(at: $0.value.position) == $0.key }
        if staysInPlace { return }
        for (position, identifier) in source.identifiers(in: 0..<source.count).enumerated() {
            kept[identifier]?.position = position
        }
        for (identifier, row) in kept where source.identifier(at: row.position) != identifier {
            kept[identifier] = nil
        }
    }

    private func dropOldest() {
        drop(leaving: Self.limitOfNew, whoseStateIsNew: true)
        if kept.count > Self.limit { drop(leaving: Self.limit - Self.step, whoseStateIsNew: false) }
    }

    /// Ends the state of the rows seen longest ago, except for the last `count`: of those whose state has never been set, or
    /// of all.
    private func drop(leaving count: Int, whoseStateIsNew: Bool) {
        let rows = kept.filter { !whoseStateIsNew || $0.value.isAsNew }
        guard rows.count > count else { return }
        for (identifier, _) in rows.sorted(by: { $0.value.order < $1.value.order }).dropLast(count) {
            kept[identifier] = nil
        }
    }

    package override var isDurable: Bool { true }

    var durableEntries: [DurableEntry] { kept.values.flatMap(\.entries) }

    package override func store(in encoder: inout ValueEncoder) throws(NotStorable) {
        let positions = kept.values.lazy.filter { !$0.entries.isEmpty }.map(\.position).sorted()
        try encoder.store(StoredRows(window: window.requested, positions: positions), at: ObjectIdentifier(self))
    }

    package override func restore(_ stored: StoredProperty, from decoder: inout ValueDecoder) throws(NotRestorable) {
        guard case .value(let stored) = stored else { throw .otherType }
        let initial = StoredRows(window: window.requested, positions: [])
        let rows = try decoder.decode(StoredRows.self, initial: initial, from: stored)
        guard rows.window.lowerBound >= 0, rows.window.count <= RowWindow.greatestCount else { throw .otherType }
        window.request(rows.window)
        storedPositions = Array(rows.positions.prefix(Self.limit))
    }

    /// The positions of rows out of the window whose state a store has. The list makes each of them for a moment, so that
    /// its views find their state as all others do.
    func removeStoredPositions(of count: Int) -> [Int] {
        defer { storedPositions = [] }
        return storedPositions.filter { (0..<count).contains($0) }
    }

    package override var isAsNew: Bool { window == RowWindow() && kept.isEmpty }

    package override func copied() -> PropertyStorage? {
        let copy = LazyRowStorage()
        copy.window = window
        copy.kept = kept.mapValues { $0.copied() }
        copy.order = order
        return copy
    }
}
