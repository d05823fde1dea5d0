/// The objects of one record by number. An object keeps its number for as long as it is in the record, so that the
/// records of child tables can refer to it.
package final class ObjectTable {
    private struct Entry {
        let number: Int
        /// The pass in which the object was last found.
        var pass: Int
        /// Whether the pass also wrote the object as its `encode(to:)` does.
        var isStructured = false
        /// Only in a table without a parent: to be sure that the object at this address is still the same.
        weak var object: AnyObject?
    }

    enum Place: Equatable {
        case parent(Int)
        /// The pass has already written the object.
        case known(Int)
        /// The object is not yet in this pass.
        case new(Int)
    }

    private let parent: ObjectTable?
    private var entries: [ObjectIdentifier: Entry] = [:]
    /// The objects by number, only in a table without a parent.
    private var identifiers: [Int: ObjectIdentifier] = [:]
    /// The objects of this pass and whether they are new, to remove those of a value that cannot be stored.
    private var found: [(identifier: ObjectIdentifier, isNew: Bool)] = []
    /// The objects to which records of child tables refer.
    private var lent: Set<Int> = []
    private var pass = 0
    private(set) var nextNumber = 1
    /// Whether a record of the table has ever referred to an object of the parent.
    package private(set) var hasUsedParent = false

    /// Creates the table of a record; objects that `parent` has are not written again.
    ///
    /// - Parameter framework: The same in the whole process: plans of types are made once.
    package init(parent: ObjectTable?, framework: any FrameworkTypes) {
        Framework.register(framework)
        self.parent = parent
    }

    // MARK: Encoding

    func beginPass() {
        if found.count * 2 < entries.count {
            entries = entries.filter { $0.value.pass == pass }
            identifiers = identifiers.filter { entries[$0.value]?.number == $0.key }
        }
        pass += 1
        found.removeAll(keepingCapacity: true)
    }

    func place(of object: AnyObject) -> Place {
        if let number = parent?.number(of: object) {
            hasUsedParent = true
            return .parent(number)
        }
        let identifier = ObjectIdentifier(object)
        if let entry = entries[identifier], parent != nil || entry.object === object {
            if entry.pass == pass { return .known(entry.number) }
            entries[identifier]?.pass = pass
            entries[identifier]?.isStructured = false
            found.append((identifier, false))
            return .new(entry.number)
        }
        defer { nextNumber += 1 }
        add(object, nextNumber)
        return .new(nextNumber)
    }

    private func add(_ object: AnyObject, _ number: Int) {
        var entry = Entry(number: number, pass: pass)
        if parent == nil {
            entry.object = object
            identifiers[number] = ObjectIdentifier(object)
        }
        entries[ObjectIdentifier(object)] = entry
        found.append((ObjectIdentifier(object), true))
    }

    /// The number of an object that the record of the last pass has.
    private func number(of object: AnyObject) -> Int? {
        guard let entry = entries[ObjectIdentifier(object)], entry.pass == pass else {
            return parent?.number(of: object)
        }
        guard entry.object === object else { return nil }
        lent.insert(entry.number)
        return entry.number
    }

    /// Ends a pass; returns whether records of child tables refer to objects that this one does not have any more.
    func finishPass() -> Bool {
        guard !lent.isEmpty else { return false }
        let lost = lent.filter { number in
            guard let identifier = identifiers[number], let entry = entries[identifier] else { return true }
            return entry.pass != pass || entry.number != number
        }
        lent.subtract(lost)
        return !lost.isEmpty
    }

    /// Notes that an object is also written as its `encode(to:)` does; returns whether that is new in this pass.
    func markStructured(_ object: AnyObject) -> Bool {
        guard let entry = entries[ObjectIdentifier(object)], !entry.isStructured else { return false }
        entries[ObjectIdentifier(object)]?.isStructured = true
        return true
    }

    func isStructured(_ object: AnyObject) -> Bool { entries[ObjectIdentifier(object)]?.isStructured ?? false }

    struct Checkpoint {
        let found: Int
        let nextNumber: Int
    }

    var checkpoint: Checkpoint { Checkpoint(found: found.count, nextNumber: nextNumber) }

    /// Forgets the objects that the pass has found since.
    func rollBack(to checkpoint: Checkpoint) {
        while found.count > checkpoint.found, let last = found.popLast() {
            if last.isNew {
                if let number = entries.removeValue(forKey: last.identifier)?.number { identifiers[number] = nil }
            } else {
                entries[last.identifier]?.pass = pass - 1
            }
        }
        nextNumber = checkpoint.nextNumber
    }

    // MARK: Decoding

    /// The numbers of a record that is decoded are not given to other objects.
    func reserve(_ next: Int) { nextNumber = max(nextNumber, next) }

    /// Notes an object that was decoded.
    func restore(_ object: AnyObject, _ number: Int) { add(object, number) }

    /// The object of a number, for a child's record.
    func parentObject(_ number: Int) -> AnyObject? {
        hasUsedParent = true
        return parent?.object(number)
    }

    private func object(_ number: Int) -> AnyObject? {
        guard let identifier = identifiers[number], let entry = entries[identifier], entry.number == number else {
            return parent?.object(number)
        }
        return entry.object
    }
}
