import MartletUI

/// What of a chart is selected along one of its axes.
struct ChartSelection {
    let isOfX: Bool
    var value: ValueSelection?
    var range: RangeSelection?

    func isSelected(_ plotted: _PlottedValue) -> Bool {
        value?.selected == plotted || range?.contains(plotted) == true
    }

    /// A press selects the value, where the chart has both: a gesture selects the range.
    func press(_ plotted: _PlottedValue) {
        if let value { value.press(plotted) } else { range?.press(plotted) }
    }

    /// This and what else is selected along the same axis.
    func merged(with other: ChartSelection?) -> ChartSelection {
        guard let other, other.isOfX == isOfX else { return self }
        return ChartSelection(isOfX: isOfX, value: value ?? other.value, range: range ?? other.range)
    }
}

/// The one value that is selected.
struct ValueSelection {
    let selected: _PlottedValue?
    let select: (_PlottedValue?) -> Void

    init<Value: Plottable>(_ value: Binding<Value?>) {
        selected = value.wrappedValue?.primitivePlottable._plotted
        select = { value.wrappedValue = $0.flatMap(Value.init(plotted:)) }
    }

    func press(_ plotted: _PlottedValue) { select(plotted == selected ? nil : plotted) }
}

/// All values from one to another.
struct RangeSelection {
    /// Whether a value is one of the range.
    let contains: (_PlottedValue) -> Bool
    /// Selects the values from one to another, whichever is the smaller.
    let select: (_PlottedValue, _PlottedValue) -> Void
    /// Begins the range at a value, or ends it there if it has one value so far.
    let press: (_PlottedValue) -> Void

    init<Value: Plottable & Comparable>(_ range: Binding<ClosedRange<Value>?>) {
        let selected = range.wrappedValue
        contains = { plotted in
            guard let selected, let value = Value(plotted: plotted) else { return false }
            return selected.contains(value)
        }
        select = { first, second in
            guard let first = Value(plotted: first), let second = Value(plotted: second) else { return }
            range.wrappedValue = Self.range(first, second)
        }
        press = { plotted in
            guard let value = Value(plotted: plotted) else { return }
            guard let selected = range.wrappedValue, selected.lowerBound == selected.upperBound else {
                range.wrappedValue = Self.range(value, value)
                return
            }
            range.wrappedValue = selected.contains(value) ? nil : Self.range(selected.lowerBound, value)
        }
    }

    /// The range between two values; `nil` if they have no order, as a number that is none.
    private static func range<Value: Comparable>(_ first: Value, _ second: Value) -> ClosedRange<Value>? {
        if first <= second { return first...second }
        return second <= first ? second...first : nil
    }
}

extension Plottable {
    /// The value that is plotted so; `nil` if none of this type is.
    init?(plotted: _PlottedValue) {
        guard let primitive = PrimitivePlottable(plotted) else { return nil }
        self.init(primitivePlottable: primitive)
    }
}
