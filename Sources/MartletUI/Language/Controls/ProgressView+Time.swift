extension ProgressView {
    /// Creates a view of how much of an interval is over, which goes on in the browser.
    ///
    /// - Parameters:
    ///   - timerInterval: The interval.
    ///   - countsDown: Whether the bar is full at the beginning, and not at the end.
    ///   - label: What the interval is for.
    ///   - currentValueLabel: What stands beside it.
    public init<Title: View, Value: View>(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Title,
        @ViewBuilder currentValueLabel: () -> Value
    ) where Label == HStack<TupleView<(Title, Value)>> {
        let (title, value) = (label(), currentValueLabel())
        let both = HStack {
            title
            value
        }
        self.init(both, timerInterval, countsDown: countsDown)
    }

    /// Creates a view of how much of an interval is over, with the time beside its label; both go on in the browser.
    ///
    /// - Parameters:
    ///   - timerInterval: The interval.
    ///   - countsDown: Whether the bar is full at the beginning, and not at the end.
    ///   - label: What the interval is for.
    public init<Title: View>(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Title
    ) where Label == HStack<TupleView<(Title, DefaultDateProgressLabel)>> {
        self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
            DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
        }
    }

    /// Creates a view of how much of an interval is over, with the time; both go on in the browser.
    ///
    /// - Parameters:
    ///   - timerInterval: The interval.
    ///   - countsDown: Whether the bar is full at the beginning, and not at the end.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) where Label == DefaultDateProgressLabel {
        self.init(
            DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown), timerInterval,
            countsDown: countsDown)
    }
}

/// The time that a progress view of an interval shows.
public struct DefaultDateProgressLabel: View {
    let interval: ClosedRange<Date>
    let countsDown: Bool

    public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}
