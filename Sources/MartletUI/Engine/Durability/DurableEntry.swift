import MartletValues

/// The state of one view, and the key under which it is stored.
struct DurableEntry {
    let key: DurableHash
    /// The type of the view.
    let type: Any.Type
    let properties: [(name: String, storage: PropertyStorage)]
}

/// A storage that holds the state of views that have no nodes at present.
protocol DurableEntryHolder {
    var durableEntries: [DurableEntry] { get }
}
