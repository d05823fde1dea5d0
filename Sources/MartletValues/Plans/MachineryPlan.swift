import Observation

/// What makes an object observable: not stored, and made anew in an object that no initializer makes.
final class MachineryPlan<Value>: TypedPlan<Value>, @unchecked Sendable {
    private let make: () -> Value

    init(_ make: @escaping () -> Value) { self.make = make }

    override var saysTransient: Bool { true }
    override var sharesContent: Bool { true }
    override var hasDefault: Bool { true }
    override func makeDefault(_ address: UnsafeMutableRawPointer) { address.initialize(make()) }

    override func encode(_ address: UnsafeRawPointer, _ encoder: inout ValueEncoder) throws(NotStorable) {
        throw NotStorable(.transient)
    }
}

extension ObservationRegistrar: PlannedType {
    static func makePlan() -> ValuePlan { MachineryPlan { ObservationRegistrar() } }
}
