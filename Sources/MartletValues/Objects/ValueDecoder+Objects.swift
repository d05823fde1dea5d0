extension ValueDecoder {
    /// Reads a reference: the object with its number, which may not have its properties yet.
    mutating func decodeReference(expected: AnyClass, _ initial: AnyObject?) throws(NotRestorable) -> AnyObject {
        let head = try reader.readNumber()
        let number = head >> 1
        let known = head & 1 == 1 ? objects.parentObject(number) : restoration.object(number)
        if let known {
            guard ClassPlan.inherits(type(of: known), from: expected) else { throw .otherType }
            return known
        }
        guard head & 1 == 0, let definition = restoration.definitions[number] else { throw .missingObject }
        let object = try makeObject(number, definition, expected: expected, initial)
        guard ClassPlan.inherits(type(of: object), from: expected) else { throw .otherType }
        return object
    }

    private mutating func makeObject(
        _ number: Int, _ definition: Restoration.Definition, expected: AnyClass, _ initial: AnyObject?
    ) throws(NotRestorable) -> AnyObject {
        if let range = definition.properties {
            var content = objectReader.part(range)
            let name = try shapes.entry(try content.readNumber()).name
            let plan = try ClassPlan.named(name, expected: expected, initial: initial)
            guard plan.problem == nil, !plan.isTransient else { throw .otherType }
            if let initial, type(of: initial) == plan.type, restoration.isFree(initial) {
                restoration.add(initial, number, isInitial: true)
                restoration.addUnread(
                    Restoration.UnreadObject(object: initial, plan: plan, range: range, isAllocated: false))
                return initial
            }
            if definition.structured == nil {
                guard plan.canBeAllocated, let object = restoration.allocate(plan, number) else {
                    throw .missingObject
                }
                restoration.addUnread(
                    Restoration.UnreadObject(object: object, plan: plan, range: range, isAllocated: true))
                return object
            }
        }
        guard let range = definition.structured else { throw .missingObject }
        return try makeStructured(number, objectReader.part(range), expected: expected, initial)
    }

    private mutating func makeStructured(
        _ number: Int, _ content: ByteReader, expected: AnyClass, _ initial: AnyObject?
    ) throws(NotRestorable) -> AnyObject {
        var content = content
        let plan = try ClassPlan.named(
            try shapes.entry(try content.readNumber()).name, expected: expected, initial: initial)
        guard let type = plan.type as? any Decodable.Type else { throw .otherType }
        let object = try StructuredDecoder.read(type, &content, self) as AnyObject
        restoration.add(object, number, isInitial: false)
        return object
    }

    /// Reads the properties of the objects of a value, and of those that they refer to.
    mutating func readObjects() throws(NotRestorable) {
        let outer = reader
        defer { reader = outer }
        while let unread = restoration.nextUnread() {
            reader = objectReader.part(unread.range)
            try readProperties(of: unread)
        }
    }

    private mutating func readProperties(of unread: Restoration.UnreadObject) throws(NotRestorable) {
        let address = UnsafeRawPointer(Unmanaged.passUnretained(unread.object).toOpaque())
        let stored = unread.plan.properties.stored
        var isRead = [Bool](repeating: false, count: stored.count)
        for index in try readShape(unread.plan.shape) {
            guard let slot = try readSlot(mayBeBlob: true), let index, !isRead[index] else { continue }
            let property = stored[index]
            let value = property.plan.allocate()
            do {
                try decode(property.plan, slot, unread.isAllocated ? nil : address + property.offset, value)
            } catch {
                value.deallocate()
                throw error
            }
            restoration.add(value, for: property, of: unread)
            retain(
                property.plan, slot, value, BlobCache.Place(owner: ObjectIdentifier(unread.object), field: index + 1))
            isRead[index] = true
        }
        guard unread.isAllocated else { return }
        for (index, property) in stored.enumerated() where !isRead[index] { try makeDefault(property, of: unread) }
        for property in unread.plan.properties.others { try makeDefault(property, of: unread) }
    }

    private func makeDefault(
        _ property: PropertyPlan, of unread: Restoration.UnreadObject
    ) throws(NotRestorable) {
        guard property.plan.hasDefault else { throw .missingProperty(property.name) }
        let value = property.plan.allocate()
        property.plan.makeDefault(value)
        restoration.add(value, for: property, of: unread)
    }
}
