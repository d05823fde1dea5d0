/// The large values that one record refers to, and those of them that the store does not have yet.
final class BlobList {
    private(set) var names: [BlobName] = []
    private(set) var new: [(BlobName, [UInt8])] = []
    private var indices: [BlobName: Int] = [:]
    private var newNames: Set<BlobName> = []

    func contains(new name: BlobName) -> Bool { newNames.contains(name) }

    /// How often the record refers to blobs.
    private(set) var uses = 0

    /// The number of a blob in the record, which refers to it from now on.
    func index(of name: BlobName) -> Int {
        uses += 1
        if let index = indices[name] { return index }
        indices[name] = names.count
        names.append(name)
        return names.count - 1
    }

    /// Adds a blob for the store.
    func add(_ name: BlobName, _ bytes: [UInt8]) { if newNames.insert(name).inserted { new.append((name, bytes)) } }

    struct Checkpoint {
        let names: Int
        let new: Int
    }

    var checkpoint: Checkpoint { Checkpoint(names: names.count, new: new.count) }

    func rollBack(to checkpoint: Checkpoint) {
        while names.count > checkpoint.names, let name = names.popLast() { indices[name] = nil }
        while new.count > checkpoint.new, let blob = new.popLast() { newNames.remove(blob.0) }
    }
}
