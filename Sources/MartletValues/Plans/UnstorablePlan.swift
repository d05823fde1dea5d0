/// A type of which no value can be stored.
final class UnstorablePlan<Value>: TypedPlan<Value>, @unchecked Sendable {
    private let reason: NotStorable.Reason

    init(_ reason: NotStorable.Reason) { self.reason = reason }

    override var saysTransient: Bool { reason == .transient }
    override var sharesContent: Bool { true }

    override var hasDefault: Bool { saysTransient && Value.self is any NilValue.Type }

    override func makeDefault(_ address: UnsafeMutableRawPointer) {
        guard let value = (Value.self as? any NilValue.Type)?.nilValue as? Value else { return }
        address.initialize(value)
    }

    override func encode(_ address: UnsafeRawPointer, _ encoder: inout ValueEncoder) throws(NotStorable) {
        throw NotStorable(reason)
    }

    override func decode(
        _ decoder: inout ValueDecoder, _ initial: UnsafeRawPointer?, _ address: UnsafeMutableRawPointer
    ) throws(NotRestorable) { throw .otherType }
}
