/// A property of an object in a wrapper, `@Published` for example: its value. All else stays as the initializer made it.
final class WrapperPlan<Wrapper: StoredWrapper>: TypedPlan<Wrapper>, @unchecked Sendable {
    private var content: ValuePlan?

    override init() {
        super.init()
        standsFor(DurableTypeName.of(Wrapper.Content.self).text)
    }

    override func complete(_ builder: PlanBuilder) { content = child(Wrapper.Content.self, builder) }

    override var saysTransient: Bool { content?.saysTransient ?? false }
    override var hasDefault: Bool { content?.hasDefault ?? false }

    override func makeDefault(_ address: UnsafeMutableRawPointer) {
        guard let content else { return }
        let value = UnsafeMutablePointer<Wrapper.Content>.allocate(capacity: 1)
        defer { value.deallocate() }
        content.makeDefault(UnsafeMutableRawPointer(value))
        address.initialize(Wrapper(restored: value.move()))
    }

    override func encode(_ address: UnsafeRawPointer, _ encoder: inout ValueEncoder) throws(NotStorable) {
        guard let content else { return }
        try encoder.encodeElement(address.value(Wrapper.self).storedContent, content)
    }

    override func encodeSlot(
        _ address: UnsafeRawPointer, _ encoder: inout ValueEncoder, _ place: BlobCache.Place?
    ) throws(NotStorable) {
        guard let content else { return }
        try withUnsafePointer(to: address.value(Wrapper.self).storedContent) { (pointer) throws(NotStorable) in
            try content.encodeSlot(UnsafeRawPointer(pointer), &encoder, place)
        }
    }

    override func decode(
        _ decoder: inout ValueDecoder, _ initial: UnsafeRawPointer?, _ address: UnsafeMutableRawPointer
    ) throws(NotRestorable) {
        guard let content else { throw .damaged }
        guard let initial = initial?.value(Wrapper.self) else {
            return address.initialize(Wrapper(restored: try content.value(Wrapper.Content.self, &decoder)))
        }
        let value = try withUnsafePointer(to: initial.storedContent) { (pointer) throws(NotRestorable) in
            try content.value(Wrapper.Content.self, &decoder, initial: UnsafeRawPointer(pointer))
        }
        let (property, action) = initial.restored(value)
        if let action { decoder.restoration.addAction(action) }
        address.initialize(property)
    }
}
