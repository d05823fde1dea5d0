/// What a store has of an owner, and what it has no more.
package struct OwnerContents: Equatable, Sendable {
    /// The records that are as they were written, by name.
    package var records: [StoredRecord] = []
    /// The names of those that are not, as far as these can be read.
    package var damaged: [String] = []
    /// Whether the store has lost records without a trace.
    package var lacksRecords = false

    package init(_ records: [StoredRecord] = []) { self.records = records }

    /// Whether something that was stored is not among the records.
    package var isDamaged: Bool { !damaged.isEmpty || lacksRecords }

    /// What is damaged, for the log.
    var damagedNames: String {
        (damaged + (lacksRecords ? ["others, which are missing"] : [])).joined(separator: ", ")
    }
}
