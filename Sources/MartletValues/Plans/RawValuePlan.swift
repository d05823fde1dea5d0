/// A value that is written as its raw value.
final class RawValuePlan<Value: RawRepresentable>: TypedPlan<Value>, @unchecked Sendable {
    private var raw: ValuePlan?

    override func complete(_ builder: PlanBuilder) { raw = child(Value.RawValue.self, builder) }
    override var isSmall: Bool { raw?.isSmall ?? false }
    override var sharesContent: Bool { StoredField.typeKind(Value.self) == .structure }

    override func encode(_ address: UnsafeRawPointer, _ encoder: inout ValueEncoder) throws(NotStorable) {
        guard let raw else { return }
        try encoder.encodeElement(address.value(Value.self).rawValue, raw)
    }

    override func decode(
        _ decoder: inout ValueDecoder, _ initial: UnsafeRawPointer?, _ address: UnsafeMutableRawPointer
    ) throws(NotRestorable) {
        guard let raw else { throw .damaged }
        guard let value = Value(rawValue: try raw.value(Value.RawValue.self, &decoder)) else {
            throw .refused(name)
        }
        address.initialize(value)
    }
}
