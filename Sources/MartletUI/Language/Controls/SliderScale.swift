/// The values that a slider can have.
struct SliderScale: Equatable {
    let lower: Double
    let upper: Double
    /// The distance between two values, or `nil` if every value can be selected.
    let step: Double?
    /// Whether the program's numbers have fewer digits than a `Double`, so that several texts stand for one value.
    let isSingle: Bool

    init(lower: Double, upper: Double, step: Double?, isSingle: Bool) {
        if !lower.isFinite || !upper.isFinite || step.map({ !($0 > 0 && $0.isFinite) }) ?? false {
            CurrentEvaluation.subscriber?.report(
                .unusableNumber(
                    "A Slider was given a range that is infinite, or a step that is not positive. An infinite end counts as the other one, or as 0, and such a step as none."
                ))
        }
        self.lower = lower.isFinite ? lower : upper.isFinite ? upper : 0
        self.upper = upper.isFinite ? max(upper, self.lower) : self.lower
        self.step = step.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
        self.isSingle = isSingle
    }

    var stepText: String { step.map(text) ?? "any" }

    func clamped(_ value: Double) -> Double { value.isNaN ? lower : min(max(value, lower), upper) }

    // A text with few digits may be slightly outside of a bound that has more digits.
    func contains(_ value: Double) -> Bool { isSame(clamped(value), value) }

    /// Returns the nearest value that can be selected. A value that differs from one only in the last digits stays as
    /// it is.
    func snapped(_ value: Double) -> Double {
        // In a range too large to be divided by the step, the step has no effect.
        guard let step, ((upper - lower) / step).isFinite else { return clamped(value) }
        let last = ((upper - lower) / step + 1e-9).rounded(.down)
        let nearest = lower + min(max(((value - lower) / step).rounded(), 0), last) * step
        return abs(nearest - value) <= step * 1e-9 ? clamped(value) : clamped(nearest)
    }

    /// Whether two values are equal in the program's number type.
    func isSame(_ first: Double, _ second: Double) -> Bool {
        first == second || isSingle && Float(first) == Float(second)
    }

    /// Returns a number as HTML writes it, with the digits that it has in the program's type.
    func text(_ value: Double) -> String {
        if let whole = Int(exactly: value), whole.magnitude < 1 << 53 { return String(whole) }
        return isSingle ? String(Float(value)) : String(value)
    }
}

/// A binding to a number of any precision, as a binding to a `Double`.
final class FloatingPointSource<Number: BinaryFloatingPoint>: BindingSource {
    private let base: Binding<Number>

    init(_ base: Binding<Number>) { self.base = base }

    func get() -> Double { Double(base.wrappedValue) }
    func peek() -> Double { CurrentEvaluation.during(nil) { get() } }
    func set(_ value: Double) { base.wrappedValue = Number(value) }
    func snapshot() -> Double? { nil }
}
