/// A value that is written by its own `encode(to:)` and read by its `init(from:)`.
final class CodablePlan<Value: Codable>: TypedPlan<Value>, @unchecked Sendable {
    private let hasReferences: Bool

    private let bytes = SignificantBytes.of(Value.self)

    init(isLayoutKnown: Bool) { hasReferences = !isLayoutKnown || SharedContent.isPossible(in: Value.self) }

    override var sharesContent: Bool { hasReferences }
    override var divides: Bool { true }
    override var significantBytes: [Range<Int>] { bytes }

    override func encode(_ address: UnsafeRawPointer, _ encoder: inout ValueEncoder) throws(NotStorable) {
        try StructuredEncoding.write(address.value(Value.self), &encoder)
    }

    override func decode(
        _ decoder: inout ValueDecoder, _ initial: UnsafeRawPointer?, _ address: UnsafeMutableRawPointer
    ) throws(NotRestorable) {
        address.initialize(try StructuredDecoder.read(Value.self, &decoder))
    }
}
