/// Where bars and areas begin and end on the axis of their values.
enum Stacking {
    struct Value {
        /// What stands at one place has one key.
        let place: Key
        let value: Double
        let method: MarkStackingMethod
    }

    struct Key: Hashable {
        let kind: _ChartMark.Kind
        let place: _PlottedValue
        /// Which of the bars that stand beside one another.
        let position: _PlottedValue?
    }

    /// The beginning and the end of each value: one on the other, those below 0 downward.
    static func spans(_ values: [Value]) -> [(Double, Double)] {
        var totals: [Key: Double] = [:]
        for value in values where value.value.isFinite { totals[value.place, default: 0] += value.value.magnitude }
        var above: [Key: Double] = [:], below: [Key: Double] = [:]
        return values.map { value in
            let total = totals[value.place] ?? 0
            switch value.method.way {
            case .none: return (0, value.value)
            case .standard where value.value < 0:
                let start = below[value.place] ?? 0
                below[value.place] = start + value.value
                return (start, start + value.value)
            case .standard, .center, .normalized:
                let isStandard = value.method == .standard
                let scale = value.method == .normalized && total > 0 ? 1 / total : 1
                let length = (isStandard ? value.value : value.value.magnitude) * scale
                let start = above[value.place] ?? (value.method == .center ? -total / 2 : 0)
                above[value.place] = start + length
                return (start, start + length)
            }
        }
    }
}
