/// A function whose graph a chart draws.
struct PlottedFunction {
    /// Where its parameter begins and ends; `nil` for the axis.
    let domain: ClosedRange<Double>?
    /// Returns the place of a parameter, and on the other edge of an area.
    let point: (Double) -> (x: Double, y: Double, end: Double?)

    /// How many points a graph has, if there are not many of them.
    static let points = 200

    /// The marks, with those of the functions among them in their places.
    static func expanded(_ marks: [_ChartMark], _ settings: ChartSettings) -> [_ChartMark] {
        let count = marks.count { $0.function != nil }
        guard count > 0 else { return marks }
        let points = max(2, min(Self.points, Thinning.most / count))
        let axis = axis(marks, settings)
        return marks.enumerated().flatMap { index, mark in
            mark.function?.marks(like: mark, along: axis, points, index) ?? [mark]
        }
    }

    /// The axis as it is set, or as other marks need it.
    private static func axis(_ marks: [_ChartMark], _ settings: ChartSettings) -> ClosedRange<Double> {
        if case .numbers(let lower, let upper) = settings.x.domain { return min(lower, upper)...max(lower, upper) }
        let numbers = marks.lazy.filter { $0.function == nil }
            .flatMap { [$0.x?.start.number, $0.x?.end?.number].compactMap(\.self) }
        guard let lower = numbers.min(), let upper = numbers.max(), lower < upper else { return 0...1 }
        return lower...upper
    }

    private func marks(
        like mark: _ChartMark, along axis: ClosedRange<Double>, _ points: Int, _ index: Int
    ) -> [_ChartMark] {
        let domain = domain ?? axis
        guard domain.lowerBound.isFinite, domain.upperBound.isFinite else { return [] }
        var marks: [_ChartMark] = []
        // The graph is broken where the function has no value.
        var part = 0
        for number in 0..<points {
            let share = Double(number) / Double(points - 1)
            let point = point(domain.lowerBound * (1 - share) + domain.upperBound * share)
            guard point.x.isFinite, point.y.isFinite, point.end?.isFinite != false else {
                part += 1
                continue
            }
            var next = mark
            next.function = nil
            next.x?.start = .number(point.x)
            next.y?.start = .number(point.y)
            next.y?.end = point.end.map { .number($0) }
            next.series = .category("function \(index) \(part)")
            marks.append(next)
        }
        return marks
    }
}
