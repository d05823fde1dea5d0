public import MartletUI

extension View {
    /// Lets what is pressed of the charts in this view be a value of the axis below: a button over the marks of each of
    /// its values, of at most 200. A press on the selected one selects nothing.
    ///
    /// - Parameter value: The value; `nil` while nothing is selected.
    public func chartXSelection<Value: Plottable>(value: Binding<Value?>) -> some View {
        selecting(ChartSelection(isOfX: true, value: ValueSelection(value)))
    }

    /// Lets what is pressed of the charts in this view be a value of the axis beside: a button over the marks of each of
    /// its values, of at most 200. A press on the selected one selects nothing.
    ///
    /// - Parameter value: The value; `nil` while nothing is selected.
    public func chartYSelection<Value: Plottable>(value: Binding<Value?>) -> some View {
        selecting(ChartSelection(isOfX: false, value: ValueSelection(value)))
    }

    /// Lets a range of the axis below be selected in the charts in this view, by a button over the marks of each of its
    /// values, of at most 200: a press begins a range, another one ends it, and a press on the only value of one selects
    /// nothing. Beside `chartXSelection(value:)`, the buttons select the value, and a `chartGesture` the range.
    ///
    /// - Parameter range: The range; `nil` while nothing is selected.
    public func chartXSelection<Value: Plottable & Comparable>(range: Binding<ClosedRange<Value>?>) -> some View {
        selecting(ChartSelection(isOfX: true, range: RangeSelection(range)))
    }

    /// Lets a range of the axis beside be selected in the charts in this view, by a button over the marks of each of its
    /// values, of at most 200: a press begins a range, another one ends it, and a press on the only value of one selects
    /// nothing. Beside `chartYSelection(value:)`, the buttons select the value, and a `chartGesture` the range.
    ///
    /// - Parameter range: The range; `nil` while nothing is selected.
    public func chartYSelection<Value: Plottable & Comparable>(range: Binding<ClosedRange<Value>?>) -> some View {
        selecting(ChartSelection(isOfX: false, range: RangeSelection(range)))
    }

    private func selecting(_ selection: ChartSelection) -> some View {
        chart { $0.selection = selection.merged(with: $0.selection) }
    }

    /// Lets the sectors of the charts in this view be pressed. The value is that of the middle of the sector, in the sum of the
    /// values before it; a press on the selected sector selects nothing.
    ///
    /// - Parameter value: The value; `nil` while nothing is selected.
    public func chartAngleSelection<Value: Plottable>(value: Binding<Value?>) -> some View {
        chart { $0.angleSelection = ValueSelection(value) }
    }
}
