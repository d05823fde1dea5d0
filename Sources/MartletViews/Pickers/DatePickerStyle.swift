public import MartletUI

/// A style of ``DatePicker``. In the built-in ones, the browser draws it as its platform does.
///
///     struct Card: DatePickerStyle {
///         func makeBody(configuration: Configuration) -> some View {
///             VStack { configuration.label; DatePicker("Date", selection: configuration.$selection).labelsHidden() }
///         }
///     }
///
/// A style applies to every picker inside, up to the next view that sets another style. A picker inside `makeBody` has
/// the default style.
public protocol DatePickerStyle: _ViewStyle, Sendable where _Configuration == DatePickerStyleConfiguration {
    /// What a style receives.
    typealias Configuration = DatePickerStyleConfiguration

    /// Returns the views of a picker.
    ///
    /// - Parameter configuration: The date, its range and the label.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style receives of a control for a date.
public struct DatePickerStyleConfiguration {
    /// The label.
    public struct Label: _StylePart {
        let content: AnyView
    }

    /// The label.
    public let label: Label
    /// The date.
    @Binding public var selection: Date
    /// The first date that can be chosen; `nil` for any.
    public let minimumDate: Date?
    /// The last date that can be chosen; `nil` for any.
    public let maximumDate: Date?
    /// The parts that are shown.
    public let displayedComponents: DatePickerComponents

    /// The picker as the browser draws it.
    fileprivate var picker: some View {
        DatePicker(self).environment(\.ownDatePickerStyle, nil)
    }
}

/// A built-in style.
private protocol SystemDatePickerStyle {}

private struct DatePickerStyleKey: EnvironmentKey {
    static var defaultValue: (any DatePickerStyle)? { nil }
}

extension EnvironmentValues {
    /// The program's style of the place; `nil` for the built-in one.
    var ownDatePickerStyle: (any DatePickerStyle)? {
        get { self[DatePickerStyleKey.self] }
        set { self[DatePickerStyleKey.self] = newValue }
    }
}

/// The default style.
public struct DefaultDatePickerStyle: DatePickerStyle, SystemDatePickerStyle {
    /// Creates the style.
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.picker }
}

/// A style that takes little room.
public struct CompactDatePickerStyle: DatePickerStyle, SystemDatePickerStyle {
    /// Creates the style.
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.picker }
}

/// A style with a calendar; a press of the field opens the browser's.
public struct GraphicalDatePickerStyle: DatePickerStyle, SystemDatePickerStyle {
    /// Creates the style.
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.picker }
}

/// A style with wheels; on a phone, the browser has them.
public struct WheelDatePickerStyle: DatePickerStyle, SystemDatePickerStyle {
    /// Creates the style.
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.picker }
}

/// A style in which the date is typed.
public struct FieldDatePickerStyle: DatePickerStyle, SystemDatePickerStyle {
    /// Creates the style.
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.picker }
}

/// A style in which the date is typed or stepped through.
public struct StepperFieldDatePickerStyle: DatePickerStyle, SystemDatePickerStyle {
    /// Creates the style.
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.picker }
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
    /// Sets the style of the controls for dates in this view; how a built-in one looks, the browser decides.
    ///
    /// - Parameter style: The style.
    public func datePickerStyle<Style: DatePickerStyle>(_ style: Style) -> some View {
        environment(\.ownDatePickerStyle, style is any SystemDatePickerStyle ? nil : style)
    }
}
