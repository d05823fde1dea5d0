/// An optional: 0, or 1 and the value.
final class OptionalPlan<Wrapped>: TypedPlan<Wrapped?>, @unchecked Sendable {
    private var wrapped: ValuePlan?

    override func complete(_ builder: PlanBuilder) { wrapped = child(Wrapped.self, builder) }
    override var isSmall: Bool { wrapped?.isSmall ?? false }
    /// What tells `nil` from a value is in a part of the value, or after its end.
    override var significantBytes: [Range<Int>] {
        guard let wrapped else { return super.significantBytes }
        return wrapped.significantBytes + [MemoryLayout<Wrapped>.size..<MemoryLayout<Wrapped?>.size]
    }

    override var saysTransient: Bool { wrapped?.saysTransient ?? false }
    override var hasDefault: Bool { true }
    override func makeDefault(_ address: UnsafeMutableRawPointer) { address.initialize(Wrapped?.none) }

    override func encode(_ address: UnsafeRawPointer, _ encoder: inout ValueEncoder) throws(NotStorable) {
        guard let wrapped else { return }
        guard !isNil(address) else { return encoder.writer.write(byte: 0) }
        encoder.writer.write(byte: 1)
        // The value of an optional lies where the optional does.
        try encoder.withoutInitialValue { (encoder) throws(NotStorable) in try wrapped.encode(address, &encoder) }
    }

    override func decode(
        _ decoder: inout ValueDecoder, _ initial: UnsafeRawPointer?, _ address: UnsafeMutableRawPointer
    ) throws(NotRestorable) {
        guard let wrapped else { throw .damaged }
        switch try decoder.reader.readByte() {
        case 0: address.initialize(Wrapped?.none)
        case 1:
            let initial = initial.flatMap { isNil($0) ? nil : $0 }
            address.initialize(Wrapped?.some(try wrapped.value(Wrapped.self, &decoder, initial: initial)))
        default: throw .damaged
        }
    }

    @inline(__always)
    private func isNil(_ address: UnsafeRawPointer) -> Bool {
        address.assumingMemoryBound(to: Wrapped?.self).pointee == nil
    }
}

extension Optional: PlannedType {
    static func makePlan() -> ValuePlan { OptionalPlan<Wrapped>() }
}
