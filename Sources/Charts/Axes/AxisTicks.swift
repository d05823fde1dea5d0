import MartletUI

/// The lines and labels of one axis, in their places.
struct AxisTicks {
    struct Tick {
        /// Where the line is, from 0 to 1.
        let place: Double
        /// Where the label is: a range for a category, which has no other room.
        let room: ClosedRange<Double>
        let parts: _AxisParts
    }

    let ticks: [Tick]
    let isBefore: Bool

    init(_ axis: _AxisDescription, _ scale: AxisScale, unit: Calendar.Component?, usual: Int, _ format: ValueFormat) {
        isBefore = axis.position.side == .leading
        let found = Self.values(axis.values, scale, usual, format)
        ticks = found.values.enumerated().compactMap { index, value in
            guard let place = scale.place(value), place > -0.001, place < 1.001 else { return nil }
            let text = format.text(value, step: found.step, component: found.component)
            let shown = AxisValue(plotted: value, index: index, count: found.values.count, text: text)
            let room = Self.room(value, place, scale, unit, every: found.every, format.calendar)
            // A part of a calendar that begins at the end of the axis is no longer on it.
            guard room.lowerBound < 1.001 else { return nil }
            var parts = axis.parts(shown)
            // Nothing is measured across a category.
            if scale.kind == .category { parts.hasLine = false }
            return Tick(place: place, room: room, parts: parts)
        }
    }

    /// The values of an axis and the distance between them.
    private struct Found {
        var values: [_PlottedValue]
        var step: Double?
        var component: Calendar.Component?
        /// Every how many of the categories have a label.
        var every = 1
    }

    private static func values(
        _ values: AxisMarkValues, _ scale: AxisScale, _ usual: Int, _ format: ValueFormat
    ) -> Found {
        switch (values.kind, scale.kind) {
        case (.values(let values), _): return Found(values: values)
        case (_, .category):
            let most = max(most, 2 * usual)
            let every = max(1, (scale.categories.count + most - 1) / most)
            let names = scale.categories.enumerated().filter { $0.offset % every == 0 }.map(\.element)
            return Found(values: names.map { .category($0) }, every: every)
        case (.dates(let component, let count), .date):
            return dates(DateTicks(component: component, count: count, calendar: format.calendar), scale)
        case (.automatic(let count), .date):
            let seconds = scale.upper - scale.lower
            return dates(DateTicks(seconds: seconds, count: count ?? usual, calendar: format.calendar), scale)
        case (.stride(let step), .number) where step > 0 && (scale.upper - scale.lower) / step <= 100:
            return numbers(step, scale)
        case (.automatic(let count), .number):
            return numbers(NumberTicks.step(for: scale.upper - scale.lower, count: count ?? usual), scale)
        default: return numbers(NumberTicks.step(for: scale.upper - scale.lower, count: usual), scale)
        }
    }

    /// The most categories that have a label in a plot that is not scrolled.
    private static let most = 12

    private static func numbers(_ step: Double, _ scale: AxisScale) -> Found {
        let numbers = NumberTicks.multiples(of: step, from: scale.lower, to: scale.upper).prefix(102)
        guard scale.kind == .number else { return Found(values: []) }
        return Found(values: numbers.map { .number($0) }, step: step)
    }

    private static func dates(_ ticks: DateTicks, _ scale: AxisScale) -> Found {
        let dates = ticks.dates(
            from: Date(timeIntervalSinceReferenceDate: scale.lower),
            to: Date(timeIntervalSinceReferenceDate: scale.upper))
        return Found(values: dates.prefix(102).map { .date($0) }, component: ticks.component)
    }

    /// The label of a part of a calendar is below its middle, where its bar is.
    private static func room(
        _ value: _PlottedValue, _ place: Double, _ scale: AxisScale, _ unit: Calendar.Component?, every: Int,
        _ calendar: Calendar
    ) -> ClosedRange<Double> {
        switch value {
        case .category(let name):
            guard let band = scale.band(name) else { return place...place }
            // On an axis that goes upward, a label has the height of a line, whatever its room.
            guard every > 1, scale.isUpward == false else { return band }
            return band.lowerBound...min(1, band.lowerBound + (band.upperBound - band.lowerBound) * Double(every))
        case .date(let date):
            guard let unit, let end = calendar.dateInterval(of: unit, for: date)?.end else { return place...place }
            let middle = (place + scale.place(end.timeIntervalSinceReferenceDate)) / 2
            return middle...middle
        case .number: return place...place
        }
    }
}
