/// A reference: the number of the object. The object itself is written once in a record.
final class ReferencePlan<Value>: TypedPlan<Value>, @unchecked Sendable {
    private let expected: AnyClass

    init(_ expected: AnyClass) { self.expected = expected }

    override var isObject: Bool { true }
    override var saysTransient: Bool { Framework.types.isTransient(Value.self) }

    override func encode(_ address: UnsafeRawPointer, _ encoder: inout ValueEncoder) throws(NotStorable) {
        let object = address.load(as: Unmanaged<AnyObject>.self).takeUnretainedValue()
        try encoder.encodeReference(to: object, expected: expected)
    }

    override func decode(
        _ decoder: inout ValueDecoder, _ initial: UnsafeRawPointer?, _ address: UnsafeMutableRawPointer
    ) throws(NotRestorable) {
        let initial = initial?.load(as: Unmanaged<AnyObject>.self).takeUnretainedValue()
        let object = try decoder.decodeReference(expected: expected, initial)
        address.initialize(Unmanaged.passRetained(object))
    }
}

/// A weak reference in memory.
struct WeakReference {
    weak var object: AnyObject?
}

/// A weak reference: 0, or 1 and the number of the object.
final class WeakReferencePlan: TypedPlan<WeakReference>, @unchecked Sendable {
    private let expected: AnyClass

    init(_ expected: AnyClass) {
        self.expected = expected
        super.init()
        standsFor("weak " + DurableTypeName.of(expected).text)
    }

    override var isObject: Bool { true }
    override var hasDefault: Bool { true }
    override func makeDefault(_ address: UnsafeMutableRawPointer) { address.initialize(WeakReference()) }

    override func encode(_ address: UnsafeRawPointer, _ encoder: inout ValueEncoder) throws(NotStorable) {
        guard let object = address.assumingMemoryBound(to: WeakReference.self).pointee.object else {
            return encoder.writer.write(byte: 0)
        }
        encoder.writer.write(byte: 1)
        try encoder.encodeReference(to: object, expected: expected)
    }

    override func decode(
        _ decoder: inout ValueDecoder, _ initial: UnsafeRawPointer?, _ address: UnsafeMutableRawPointer
    ) throws(NotRestorable) {
        switch try decoder.reader.readByte() {
        case 0: address.initialize(WeakReference())
        case 1:
            let initial = initial?.assumingMemoryBound(to: WeakReference.self).pointee.object
            address.initialize(WeakReference(object: try decoder.decodeReference(expected: expected, initial)))
        default: throw .damaged
        }
    }
}
