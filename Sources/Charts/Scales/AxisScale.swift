import MartletUI

/// Places values on an axis, from 0 at its beginning to 1 at its end.
struct AxisScale {
    enum Kind: Equatable { case number, date, category }

    let kind: Kind
    let lower: Double
    let upper: Double
    private(set) var categories: [String] = []
    private var indices: [String: Int] = [:]
    /// Whether it goes from bottom to top. The first category is at the top.
    let isUpward: Bool

    /// A scale of numbers, or of the seconds of dates.
    init(_ kind: Kind, from lower: Double, to upper: Double) {
        self.kind = kind
        // A range without a length, or one that no number can tell, would place everything nowhere.
        let isUsable = (upper - lower).isFinite && upper > lower && lower + (upper - lower) / 2 > lower
        let margin = max(0.5, lower.magnitude * 1e-6)
        isUpward = false
        (self.lower, self.upper) = isUsable ? (lower, upper) : (lower - margin, lower + margin)
    }

    init(categories names: [String], isUpward: Bool) {
        self.isUpward = isUpward
        (kind, lower, upper) = (.category, 0, 1)
        for name in names.prefix(2_000) where indices[name] == nil {
            indices[name] = categories.count
            categories.append(name)
        }
    }

    /// The place of a number, or of the seconds of a date. Outside of the range it is below 0 or above 1.
    func place(_ number: Double) -> Double { (number - lower) / (upper - lower) }

    /// The place of a value, in the middle of a category; `nil` for a value of another kind.
    func place(_ value: _PlottedValue) -> Double? {
        if case .category(let name) = value { return band(name).map { ($0.lowerBound + $0.upperBound) / 2 } }
        return kind == .category ? nil : value.number.map(place)
    }

    /// The part of the axis that belongs to a category; of another value, its place.
    func room(_ value: _PlottedValue) -> ClosedRange<Double>? {
        if case .category(let name) = value { return band(name) }
        return place(value).map { $0...$0 }
    }

    /// The value at a place; `nil` where there is none. Numbers and dates go on outside of the range.
    func value(at place: Double) -> _PlottedValue? {
        guard place.isFinite else { return nil }
        let number = lower + place * (upper - lower)
        switch kind {
        case .number: return number.magnitude <= 1e300 ? .number(number) : nil
        case .date:
            return number.magnitude <= 1e13 ? .date(Date(timeIntervalSinceReferenceDate: number)) : nil
        case .category:
            guard (0...1).contains(place), !categories.isEmpty else { return nil }
            let last = categories.count - 1
            let index = min(last, Int(place * Double(categories.count)))
            return .category(categories[isUpward ? last - index : index])
        }
    }

    /// The part of the axis that belongs to a category.
    func band(_ name: String) -> ClosedRange<Double>? {
        guard let index = indices[name] else { return nil }
        let count = Double(categories.count)
        let place = Double(isUpward ? categories.count - 1 - index : index)
        return place / count...(place + 1) / count
    }
}

/// The values that an axis shows, as the program sets them.
enum ScaleDomain: Equatable {
    case automatic(includesZero: Bool?)
    case numbers(Double, Double)
    case dates(Double, Double)
    case categories([String])
}
