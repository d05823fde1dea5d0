/// The objects of a record that is read.
///
/// Nothing that the program can see changes before a value is read as a whole: the properties of objects are kept
/// apart until then.
final class Restoration {
    struct Definition {
        var properties: Range<Int>?
        var structured: Range<Int>?
    }

    /// An object whose properties are not yet read.
    struct UnreadObject {
        let object: AnyObject
        let plan: ClassPlan
        let range: Range<Int>
        /// Whether the object was allocated, so that its properties have no values yet.
        let isAllocated: Bool
    }

    private struct ReadProperty {
        let object: AnyObject
        let property: PropertyPlan
        let value: UnsafeMutableRawPointer
        let isAllocated: Bool
    }

    private(set) var definitions: [Int: Definition] = [:]
    private var objects: [Int: AnyObject] = [:]
    /// The initial objects that have become objects of the record.
    private var taken: Set<ObjectIdentifier> = []
    /// The objects of the value that is being read.
    private var found: [(number: Int, object: AnyObject)] = []
    private var unread: [UnreadObject] = []
    private var properties: [ReadProperty] = []
    private var allocated: [(object: UnsafeMutableRawPointer, plan: ClassPlan)] = []
    private var actions: [() -> Void] = []

    /// Reads where the objects are.
    func readDefinitions(_ reader: ByteReader) throws(NotRestorable) {
        var reader = reader
        while !reader.isAtEnd {
            let number = try reader.readNumber()
            guard let form = ObjectForm(rawValue: try reader.readByte()) else { throw .damaged }
            let range = try reader.readRange(try reader.readCount())
            switch form {
            case .properties: definitions[number, default: Definition()].properties = range
            case .structured: definitions[number, default: Definition()].structured = range
            }
        }
    }

    func object(_ number: Int) -> AnyObject? { objects[number] }

    /// Whether an initial object has not yet become an object of the record.
    func isFree(_ initial: AnyObject) -> Bool { !taken.contains(ObjectIdentifier(initial)) }

    func add(_ object: AnyObject, _ number: Int, isInitial: Bool) {
        objects[number] = object
        found.append((number, object))
        if isInitial { taken.insert(ObjectIdentifier(object)) }
    }

    func addUnread(_ object: UnreadObject) { unread.append(object) }
    func nextUnread() -> UnreadObject? { unread.popLast() }
    func addAction(_ action: @escaping () -> Void) { actions.append(action) }

    /// Keeps the value of a property until the end.
    func add(_ value: UnsafeMutableRawPointer, for property: PropertyPlan, of object: UnreadObject) {
        properties.append(
            ReadProperty(object: object.object, property: property, value: value, isAllocated: object.isAllocated))
    }

    /// Makes an object without values of its properties.
    func allocate(_ plan: ClassPlan, _ number: Int) -> AnyObject? {
        guard let memory = ObjectMemory.allocate(plan.type) else { return nil }
        allocated.append((memory, plan))
        let object = Unmanaged<AnyObject>.fromOpaque(memory).takeUnretainedValue()
        add(object, number, isInitial: false)
        return object
    }

    /// Gives the objects of the value their properties.
    func commit(_ table: ObjectTable) {
        let found = found
        // An assignment can end a former value, whose `deinit` sees other objects: they must be whole by then.
        for item in properties where item.isAllocated { item.property.plan.move(from: item.value, to: address(item)) }
        for item in properties where !item.isAllocated {
            item.property.plan.assign(from: item.value, to: address(item))
        }
        for item in properties { item.value.deallocate() }
        for action in actions { action() }
        for item in found { table.restore(item.object, item.number) }
        for item in allocated { Unmanaged<AnyObject>.fromOpaque(item.object).release() }
        reset()
        let framework = Framework.types
        for item in found { framework.didRestore(item.object) }
    }

    /// Forgets the objects of a value that could not be read.
    func discard() {
        forgetObjects()
        let allocated = allocated
        reset()
        for item in allocated { free(item.object, item.plan) }
    }

    private func forgetObjects() {
        for item in properties {
            item.property.plan.destroy(item.value)
            item.value.deallocate()
        }
        for item in found {
            objects[item.number] = nil
            taken.remove(ObjectIdentifier(item.object))
        }
    }

    /// Frees an allocated object without calling `deinit`, because its properties have no values. One that anything
    /// still refers to stays in memory.
    private func free(_ memory: UnsafeMutableRawPointer, _ plan: ClassPlan) {
        if ObjectMemory.isUniquelyReferenced(memory) { ObjectMemory.deallocate(memory, plan.type) }
    }

    private func reset() {
        found.removeAll()
        unread.removeAll()
        properties.removeAll()
        allocated.removeAll()
        actions.removeAll()
    }

    private func address(_ item: ReadProperty) -> UnsafeMutableRawPointer {
        Unmanaged.passUnretained(item.object).toOpaque() + item.property.offset
    }
}
