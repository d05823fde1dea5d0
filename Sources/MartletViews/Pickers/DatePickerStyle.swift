public import MartletUI

/// How a ``DatePicker`` looks. The browser draws it as its platform does, in every style.
public protocol DatePickerStyle: Sendable {}

/// The default style.
public struct DefaultDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    public init() {}
}

/// A style that takes little room.
public struct CompactDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    public init() {}
}

/// A style with a calendar; a press of the field opens the browser's.
public struct GraphicalDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    public init() {}
}

/// A style with wheels; on a phone, the browser has them.
public struct WheelDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    public init() {}
}

/// A style in which the date is typed.
public struct FieldDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    public init() {}
}

/// A style in which the date is typed or stepped through.
public struct StepperFieldDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// The default style.
    public static var automatic: Self { Self() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// A style that takes little room.
    public static var compact: Self { Self() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// A style with a calendar; a press of the field opens the browser's.
    public static var graphical: Self { Self() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// A style with wheels; on a phone, the browser has them.
    public static var wheel: Self { Self() }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
    /// A style in which the date is typed.
    public static var field: Self { Self() }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
    /// A style in which the date is typed or stepped through.
    public static var stepperField: Self { Self() }
}

extension View {
    /// Sets how the controls for dates inside look, which the browser decides.
    ///
    /// - Parameter style: The style.
    public func datePickerStyle<Style: DatePickerStyle>(_ style: Style) -> some View { self }
}
