public import MartletUI

extension View {
    /// Lets what is pressed of the charts in this view be a value of the axis below: a button over the marks of each of
    /// its values, of at most 200. A press on the selected one selects nothing.
    ///
    /// - Parameter value: The value; `nil` while nothing is selected.
    public func chartXSelection<Value: Plottable>(value: Binding<Value?>) -> some View {
        selecting(value, isOfX: true)
    }

    /// Lets what is pressed of the charts in this view be a value of the axis beside: a button over the marks of each of
    /// its values, of at most 200. A press on the selected one selects nothing.
    ///
    /// - Parameter value: The value; `nil` while nothing is selected.
    public func chartYSelection<Value: Plottable>(value: Binding<Value?>) -> some View {
        selecting(value, isOfX: false)
    }

    private func selecting<Value: Plottable>(
        _ value: Binding<Value?>, isOfX: Bool, isOfAngle: Bool = false
    ) -> some View {
        let selected = value.wrappedValue?.primitivePlottable._plotted
        return chart { settings in
            let selection = ChartSelection(isOfX: isOfX, selected: selected) { plotted in
                value.wrappedValue = plotted.flatMap { Value.PrimitivePlottable($0) }
                    .flatMap { Value(primitivePlottable: $0) }
            }
            if isOfAngle { settings.angleSelection = selection } else { settings.selection = selection }
        }
    }

    /// Lets the sectors of the charts in this view be pressed. The value is that of the middle of the sector, in the sum of the
    /// values before it; a press on the selected sector selects nothing.
    ///
    /// - Parameter value: The value; `nil` while nothing is selected.
    public func chartAngleSelection<Value: Plottable>(value: Binding<Value?>) -> some View {
        selecting(value, isOfX: false, isOfAngle: true)
    }
}

extension View {
    @available(*, unavailable, message: "Use chartXSelection(value:): a page tells which value is pressed.")
    public func chartXSelection<Value: Plottable>(range: Binding<ClosedRange<Value>?>) -> some View { self }
}
