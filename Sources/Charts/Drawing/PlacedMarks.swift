import MartletUI

/// The scales of a chart and where its marks lie on them.
struct PlacedMarks {
    /// A mark with its place, from 0 to 1 on both axes.
    struct Placed {
        let mark: _ChartMark
        let x: ClosedRange<Double>
        let y: ClosedRange<Double>
        /// The places of a point: the middle of a category, the end of a bar.
        let point: Curve.Point
    }

    private(set) var x: AxisScale?
    private(set) var y: AxisScale?
    private(set) var marks: [Placed] = []
    /// Whether bars lie.
    let isLying: Bool
    /// The unit of the dates on the axis of the categories.
    private(set) var unit: Calendar.Component?

    init(_ marks: [_ChartMark], _ settings: ChartSettings, _ calendar: Calendar) {
        isLying = Self.isLying(marks)
        let band: WritableKeyPath<_ChartMark, _ChartMark.Extent?> = isLying ? \.y : \.x
        let value: WritableKeyPath<_ChartMark, _ChartMark.Extent?> = isLying ? \.x : \.y
        let marks = Self.stacked(marks, band, value)
        let (bandDomain, valueDomain) =
            isLying ? (settings.y.domain, settings.x.domain) : (settings.x.domain, settings.y.domain)
        let (bandCount, valueCount) =
            isLying
            ? (settings.y.desiredCount, settings.x.desiredCount) : (settings.x.desiredCount, settings.y.desiredCount)
        let gap = Self.gap(marks, band)
        unit = marks.lazy.compactMap { $0[keyPath: band]?.unit }.first
        let bandScale = Self.scale(
            marks, band, bandDomain, isOfValues: false, isUpward: isLying, gap: gap, bandCount, calendar)
        let valueScale = Self.scale(
            marks, value, valueDomain, isOfValues: true, isUpward: !isLying, gap: 0, valueCount, calendar)
        (x, y) = isLying ? (valueScale, bandScale) : (bandScale, valueScale)
        let positions = Self.positions(marks)
        self.marks = marks.compactMap { mark in
            let along = Self.range(mark[keyPath: band], bandScale, gap, calendar)
            let across = Self.range(mark[keyPath: value], valueScale, 0, calendar)
            guard let along, let across else { return nil }
            let slot = mark.kind == .bar ? Self.slot(along, mark, positions) : along
            let middle = (slot.lowerBound + slot.upperBound) / 2
            let end = Self.end(mark, value, across, valueScale)
            return Placed(
                mark: mark, x: isLying ? across : slot, y: isLying ? slot : across,
                point: isLying ? Curve.Point(x: end, y: middle) : Curve.Point(x: middle, y: end))
        }
    }

    /// Bars lie if their categories are on the axis from bottom to top.
    private static func isLying(_ marks: [_ChartMark]) -> Bool {
        guard let bar = marks.first(where: { $0.kind == .bar }) else { return false }
        guard let x = bar.x, let y = bar.y else { return bar.x == nil }
        func isCategory(_ extent: _ChartMark.Extent) -> Bool { extent.start.number == nil || extent.unit != nil }
        if x.isBin || y.isBin { return !x.isBin }
        if x.end != nil { return y.end == nil }
        return y.end == nil && !isCategory(x) && isCategory(y)
    }

    /// The marks, of which bars and areas have their beginning and end.
    private static func stacked(
        _ marks: [_ChartMark], _ band: WritableKeyPath<_ChartMark, _ChartMark.Extent?>,
        _ value: WritableKeyPath<_ChartMark, _ChartMark.Extent?>
    ) -> [_ChartMark] {
        var marks = marks
        let indices = marks.indices.filter { index in
            let mark = marks[index]
            guard mark.kind == .bar || mark.kind == .area, let extent = mark[keyPath: value] else { return false }
            return extent.end == nil && extent.start.number != nil && mark[keyPath: band] != nil
        }
        let spans = Stacking.spans(
            indices.compactMap { index in
                let mark = marks[index]
                guard let place = mark[keyPath: band]?.start, let value = mark[keyPath: value]?.start.number else {
                    return nil
                }
                let key = Stacking.Key(kind: mark.kind, place: place, position: mark.position?.value)
                return Stacking.Value(place: key, value: value, method: mark.stacking)
            })
        for (index, span) in zip(indices, spans) {
            marks[index][keyPath: value]?.start = .number(span.0)
            marks[index][keyPath: value]?.end = .number(span.1)
        }
        return marks
    }

    /// The least distance of bars that stand at numbers or dates.
    private static func gap(_ marks: [_ChartMark], _ band: KeyPath<_ChartMark, _ChartMark.Extent?>) -> Double {
        let bars = marks.filter { mark in
            guard mark.kind == .bar, let extent = mark[keyPath: band] else { return false }
            return extent.unit == nil && extent.end == nil
        }
        let places = Set(bars.compactMap { $0[keyPath: band]?.start.number }).sorted()
        guard let first = places.first, let last = places.last else { return 0 }
        let gap = zip(places, places.dropFirst()).map { $1 - $0 }.min() ?? 1
        return max(gap, (last - first) / Double(Thinning.most))
    }

    /// The bars that stand beside one another at each place.
    private static func positions(_ marks: [_ChartMark]) -> [_PlottedValue: Int] {
        var positions: [_PlottedValue: Int] = [:]
        for value in marks.lazy.compactMap({ $0.position?.value }) where positions[value] == nil {
            positions[value] = positions.count
        }
        return positions
    }

    private static func slot(
        _ range: ClosedRange<Double>, _ mark: _ChartMark, _ positions: [_PlottedValue: Int]
    ) -> ClosedRange<Double> {
        guard let position = mark.position?.value, let index = positions[position] else { return range }
        let room = (range.upperBound - range.lowerBound) * 0.9
        let start = range.lowerBound + (range.upperBound - range.lowerBound - room) / 2
        let width = room / Double(positions.count)
        return start + width * Double(index)...start + width * Double(index + 1)
    }

    /// The end of a bar, which is its point: an annotation stands there.
    private static func end(
        _ mark: _ChartMark, _ value: KeyPath<_ChartMark, _ChartMark.Extent?>, _ range: ClosedRange<Double>,
        _ scale: AxisScale?
    ) -> Double {
        guard let extent = mark[keyPath: value], let end = extent.end.flatMap({ scale?.place($0) }) else {
            return (range.lowerBound + range.upperBound) / 2
        }
        return end
    }

    /// The part of an axis that a mark takes; the whole axis for a rule that says nothing of it.
    private static func range(
        _ extent: _ChartMark.Extent?, _ scale: AxisScale?, _ gap: Double, _ calendar: Calendar
    ) -> ClosedRange<Double>? {
        guard let extent else { return 0...1 }
        guard let scale else { return nil }
        if let end = extent.end {
            guard let start = scale.place(extent.start), let end = scale.place(end) else { return nil }
            return min(start, end)...max(start, end)
        }
        if case .category(let name) = extent.start { return scale.band(name) }
        if let interval = interval(extent, calendar) {
            return scale.place(interval.lowerBound)...scale.place(interval.upperBound)
        }
        guard let number = extent.start.number, scale.kind != .category else { return nil }
        return scale.place(number - gap / 2)...scale.place(number + gap / 2)
    }

    /// The seconds of the part of the calendar in which a date lies.
    private static func interval(_ extent: _ChartMark.Extent, _ calendar: Calendar) -> ClosedRange<Double>? {
        guard let unit = extent.unit, case .date(let date) = extent.start, extent.start.number != nil,
            let interval = calendar.dateInterval(of: unit, for: date), interval.duration > 0
        else { return nil }
        return interval.start.timeIntervalSinceReferenceDate...interval.end.timeIntervalSinceReferenceDate
    }

    /// The scale of an axis for the marks on it; `nil` if there are none.
    private static func scale(
        _ marks: [_ChartMark], _ axis: KeyPath<_ChartMark, _ChartMark.Extent?>, _ domain: ScaleDomain,
        isOfValues: Bool, isUpward: Bool, gap: Double, _ count: Int, _ calendar: Calendar
    ) -> AxisScale? {
        switch domain {
        case .numbers(let lower, let upper): return AxisScale(.number, from: lower, to: upper)
        case .dates(let lower, let upper): return AxisScale(.date, from: lower, to: upper)
        case .categories(let names): return AxisScale(categories: names, isUpward: isUpward)
        case .automatic(let includesZero):
            let extents = marks.compactMap { $0[keyPath: axis] }
            guard let first = extents.first else { return nil }
            switch first.start {
            case .category:
                return AxisScale(
                    categories: extents.compactMap { if case .category(let name) = $0.start { name } else { nil } },
                    isUpward: isUpward)
            case .date: return dates(extents, gap, calendar)
            case .number:
                // A point at the end of an axis would be cut in half; a line ends there.
                let isExtended = isOfValues || marks.contains { $0.kind == .point || $0.look.symbol != nil }
                return numbers(extents, gap, includesZero ?? isOfValues, isExtended ? count : nil)
            }
        }
    }

    private static func dates(_ extents: [_ChartMark.Extent], _ gap: Double, _ calendar: Calendar) -> AxisScale? {
        var seconds = extents.flatMap { extent in
            interval(extent, calendar).map { [$0.lowerBound, $0.upperBound] }
                ?? [extent.start.number, extent.end?.number].compactMap { $0 }
        }
        seconds.sort()
        guard let first = seconds.first, let last = seconds.last else { return nil }
        return AxisScale(.date, from: first - gap / 2, to: last + gap / 2)
    }

    private static func numbers(
        _ extents: [_ChartMark.Extent], _ gap: Double, _ includesZero: Bool, _ count: Int?
    ) -> AxisScale? {
        let numbers = extents.flatMap { [$0.start.number, $0.end?.number].compactMap { $0 } }
        guard var lower = numbers.min(), var upper = numbers.max() else { return nil }
        if gap > 0 { return AxisScale(.number, from: lower - gap / 2, to: upper + gap / 2) }
        if includesZero { (lower, upper) = (min(lower, 0), max(upper, 0)) }
        if lower == upper { (lower, upper) = lower == 0 ? (0, 1) : (lower - 0.5, upper + 0.5) }
        guard let count else { return AxisScale(.number, from: lower, to: upper) }
        let extended = NumberTicks.extended(from: lower, to: upper, count: count)
        return AxisScale(.number, from: extended.lower, to: extended.upper)
    }
}
