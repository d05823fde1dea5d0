/// A struct: its shape, and each of its stored properties.
final class StructurePlan<Value>: TypedPlan<Value>, @unchecked Sendable {
    private var properties = PropertyPlans()
    private var shape = TypeShape()

    override func complete(_ builder: PlanBuilder) {
        properties = PropertyPlans(of: Value.self) { child($0, builder) }
        shape = properties.shape(name)
    }

    // A weak reference changes by itself.
    override var sharesContent: Bool { properties.unreadable != nil }

    override var significantBytes: [Range<Int>] { properties.significantBytes }

    override func encode(_ address: UnsafeRawPointer, _ encoder: inout ValueEncoder) throws(NotStorable) {
        if let unreadable = properties.unreadable {
            throw NotStorable(.unownedReference, path: [shortName, unreadable])
        }
        if encoder.lacksInitialValue, let needed = properties.needed {
            throw NotStorable(.noInitialValue(property: needed.name), path: [shortName])
        }
        encoder.writer.write(count: encoder.shapes.number(of: self, shape.bytes))
        for property in properties.stored {
            do {
                try encoder.encode(property, of: address, nil)
            } catch {
                throw error.inside(property.name, of: shortName)
            }
        }
    }

    override func decode(
        _ decoder: inout ValueDecoder, _ initial: UnsafeRawPointer?, _ address: UnsafeMutableRawPointer
    ) throws(NotRestorable) {
        guard properties.unreadable == nil else { throw .otherType }
        var initialized = [Bool](repeating: false, count: properties.stored.count)
        do {
            for index in try decoder.readShape(shape) {
                guard let slot = try decoder.readSlot(), let index, !initialized[index] else { continue }
                let property = properties.stored[index]
                try decoder.decode(
                    property.plan, slot, initial.map { $0 + property.offset }, address + property.offset)
                initialized[index] = true
            }
            for (index, property) in properties.stored.enumerated() where !initialized[index] {
                try property.initialize(address, initial)
                initialized[index] = true
            }
        } catch {
            for (index, property) in properties.stored.enumerated() where initialized[index] {
                property.plan.destroy(address + property.offset)
            }
            throw error
        }
        do {
            try properties.initializeOthers(address, initial)
        } catch {
            for property in properties.stored { property.plan.destroy(address + property.offset) }
            throw error
        }
    }
}
