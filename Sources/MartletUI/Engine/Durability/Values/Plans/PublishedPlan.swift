/// A `@Published` property of an object: its value. Its publisher stays as the initializer made it.
final class PublishedPlan<Value>: TypedPlan<Published<Value>>, @unchecked Sendable {
    private var content: ValuePlan?

    override init() {
        super.init()
        standsFor(DurableTypeName.of(Value.self).text)
    }

    override func complete(_ builder: PlanBuilder) { content = child(Value.self, builder) }

    override var saysTransient: Bool { content?.saysTransient ?? false }
    override var hasDefault: Bool { content?.hasDefault ?? false }

    override func makeDefault(_ address: UnsafeMutableRawPointer) {
        guard let content else { return }
        let value = UnsafeMutablePointer<Value>.allocate(capacity: 1)
        defer { value.deallocate() }
        content.makeDefault(UnsafeMutableRawPointer(value))
        address.initialize(Published(wrappedValue: value.move()))
    }

    override func encode(_ address: UnsafeRawPointer, _ encoder: inout ValueEncoder) throws(NotStorable) {
        guard let content else { return }
        try encoder.encodeElement(address.value(Published<Value>.self).storedValue, content)
    }

    override func encodeSlot(
        _ address: UnsafeRawPointer, _ encoder: inout ValueEncoder, _ place: BlobCache.Place?
    ) throws(NotStorable) {
        guard let content else { return }
        try withUnsafePointer(to: address.value(Published<Value>.self).storedValue) { (pointer) throws(NotStorable) in
            try content.encodeSlot(UnsafeRawPointer(pointer), &encoder, place)
        }
    }

    override func decode(
        _ decoder: inout ValueDecoder, _ initial: UnsafeRawPointer?, _ address: UnsafeMutableRawPointer
    ) throws(NotRestorable) {
        guard let content else { throw .damaged }
        guard let initial = initial?.value(Published<Value>.self) else {
            return address.initialize(Published(wrappedValue: try content.value(Value.self, &decoder)))
        }
        let value = try withUnsafePointer(to: initial.storedValue) { (pointer) throws(NotRestorable) in
            try content.value(Value.self, &decoder, initial: UnsafeRawPointer(pointer))
        }
        let (property, action) = initial.restored(value)
        if let action { decoder.restoration.addAction(action) }
        address.initialize(property)
    }
}

extension Published: PlannedType {
    static func makePlan() -> ValuePlan { PublishedPlan<Value>() }
}
