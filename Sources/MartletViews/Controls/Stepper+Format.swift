public import MartletUI

// The label says the value, as on an iPhone: a format has nothing to write.
extension Stepper {
    /// Creates a stepper for a value that has a format.
    ///
    /// - Parameters:
    ///   - value: A binding to the value.
    ///   - step: The length of a step.
    ///   - format: Has no effect: write the value in the label.
    ///   - label: The label.
    ///   - onEditingChanged: Called when the visitor begins and ends a change.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper for a value in a range that has a format.
    ///
    /// - Parameters:
    ///   - value: A binding to the value.
    ///   - bounds: The values that it may have.
    ///   - step: The length of a step.
    ///   - format: Has no effect: write the value in the label.
    ///   - label: The label.
    ///   - onEditingChanged: Called when the visitor begins and ends a change.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1,
        format: F, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
    }
}

extension Stepper where Label == Text {
    /// Creates a stepper with a title for a value that has a format.
    ///
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - value: A binding to the value.
    ///   - step: The length of a step.
    ///   - format: Has no effect: write the value in the title.
    ///   - onEditingChanged: Called when the visitor begins and ends a change.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(titleKey, value: value, step: step, onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper with a title for a value in a range that has a format.
    ///
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - value: A binding to the value.
    ///   - bounds: The values that it may have.
    ///   - step: The length of a step.
    ///   - format: Has no effect: write the value in the title.
    ///   - onEditingChanged: Called when the visitor begins and ends a change.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
        step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(titleKey, value: value, in: bounds, step: step, onEditingChanged: onEditingChanged)
    }
}
