/// A range: its two bounds.
final class RangePlan<Value, Bound: Comparable>: TypedPlan<Value>, @unchecked Sendable {
    private var bound: ValuePlan?
    private let bounds: (Value) -> (Bound, Bound)
    private let make: (Bound, Bound) -> Value

    init(bounds: @escaping (Value) -> (Bound, Bound), make: @escaping (Bound, Bound) -> Value) {
        self.bounds = bounds
        self.make = make
    }

    override func complete(_ builder: PlanBuilder) { bound = child(Bound.self, builder) }
    override var isSmall: Bool { bound?.isSmall ?? false }

    override func encode(_ address: UnsafeRawPointer, _ encoder: inout ValueEncoder) throws(NotStorable) {
        guard let bound else { return }
        let (lower, upper) = bounds(address.value(Value.self))
        try encoder.encodeElement(lower, bound)
        try encoder.encodeElement(upper, bound)
    }

    override func decode(
        _ decoder: inout ValueDecoder, _ initial: UnsafeRawPointer?, _ address: UnsafeMutableRawPointer
    ) throws(NotRestorable) {
        guard let bound else { throw .damaged }
        let lower = try bound.value(Bound.self, &decoder)
        let upper = try bound.value(Bound.self, &decoder)
        guard lower <= upper else { throw .damaged }
        address.initialize(make(lower, upper))
    }
}

extension Range: PlannedType {
    static func makePlan() -> ValuePlan {
        RangePlan<Range<Bound>, Bound>(bounds: { ($0.lowerBound, $0.upperBound) }, make: { $0..<$1 })
    }
}

extension ClosedRange: PlannedType {
    static func makePlan() -> ValuePlan {
        RangePlan<ClosedRange<Bound>, Bound>(bounds: { ($0.lowerBound, $0.upperBound) }, make: { $0...$1 })
    }
}
