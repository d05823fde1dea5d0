public import MartletUI

/// The label of a progress view, and what it says of the value.
public struct _ProgressLabels<Label: View, CurrentValueLabel: View>: View {
    let label: Label
    let currentValue: CurrentValueLabel

    public var body: some View {
        label
        HTML("span") { currentValue }.class("m-said-of-value").foregroundStyle(.secondary)
    }
}

extension ProgressView {
    /// Creates a view for something that is done in part, which says how much.
    ///
    /// - Parameters:
    ///   - value: The part that is done, or `nil` if it is not known.
    ///   - total: The value at which everything is done.
    ///   - label: The label.
    ///   - currentValueLabel: What is said of the value.
    public init<V: BinaryFloatingPoint, Title: View, CurrentValueLabel: View>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Title,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) where Label == _ProgressLabels<Title, CurrentValueLabel> {
        let labels = _ProgressLabels(label: label(), currentValue: currentValueLabel())
        self.init(value: value, total: total) { labels }
    }
}
