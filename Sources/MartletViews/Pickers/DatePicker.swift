public import MartletUI

/// A control for a date, a time or both: an `<input>` of the type `date`, `time` or `datetime-local`, with a label.
///
/// The date is shown in the environment's time zone. What the input does not show (the time of a day, the day of a time)
/// stays as it is. A date outside of the range becomes its end, and one that does not exist is not taken. The years are
/// those from 1 to 9999.
public struct DatePicker<Label: View>: View {
    /// The parts of a date.
    public typealias Components = DatePickerComponents

    private let selection: Binding<Date>
    private let lower: Date?
    private let upper: Date?
    private let components: Components
    private let label: Label
    @Environment(\.timeZone) private var timeZone
    @Environment(\.ownDatePickerStyle) private var style

    private init(
        _ selection: Binding<Date>, _ lower: Date?, _ upper: Date?, _ components: Components, _ label: Label
    ) {
        (self.selection, self.lower, self.upper) = (selection, lower, upper)
        (self.components, self.label) = (components, label)
    }

    public var body: some View {
        if let style {
            // A picker that the style itself makes has the default style; otherwise it would be styled without end.
            style.view(of: configuration).environment(\.ownDatePickerStyle, nil)
        } else {
            let field = DateField(components, from: lower, to: upper, in: timeZone)
            let selection = selection
            HTML("label") {
                HTML("span") { label }.class("m-control-label")
                ValueInput(
                    type: field.type,
                    text: Binding {
                        field.text(selection.wrappedValue)
                    } set: { text in
                        if let date = field.date(text, changing: selection.wrappedValue) {
                            selection.wrappedValue = date
                        }
                    }, bounds: field.bounds, isUnfinished: field.isUnfinished)
            }
            .class("m-picker")
        }
    }

    private var configuration: DatePickerStyleConfiguration {
        DatePickerStyleConfiguration(
            label: DatePickerStyleConfiguration.Label(content: AnyView(label)), selection: selection,
            minimumDate: lower, maximumDate: upper, displayedComponents: components)
    }

    /// Creates a control for a date.
    ///
    /// - Parameters:
    ///   - selection: A binding to the date.
    ///   - displayedComponents: The parts that are shown.
    ///   - label: The label.
    public init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) { self.init(selection, nil, nil, displayedComponents, label()) }

    /// Creates a control for a date in a range.
    ///
    /// - Parameters:
    ///   - selection: A binding to the date.
    ///   - range: The dates that can be chosen.
    ///   - displayedComponents: The parts that are shown.
    ///   - label: The label.
    public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) { self.init(selection, range.lowerBound, range.upperBound, displayedComponents, label()) }

    /// Creates a control for a date from a date on.
    ///
    /// - Parameters:
    ///   - selection: A binding to the date.
    ///   - range: The dates that can be chosen.
    ///   - displayedComponents: The parts that are shown.
    ///   - label: The label.
    public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) { self.init(selection, range.lowerBound, nil, displayedComponents, label()) }

    /// Creates a control for a date up to a date.
    ///
    /// - Parameters:
    ///   - selection: A binding to the date.
    ///   - range: The dates that can be chosen.
    ///   - displayedComponents: The parts that are shown.
    ///   - label: The label.
    public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) { self.init(selection, nil, range.upperBound, displayedComponents, label()) }
}

extension DatePicker where Label == DatePickerStyleConfiguration.Label {
    init(_ configuration: DatePickerStyleConfiguration) {
        self.init(
            configuration.$selection, configuration.minimumDate, configuration.maximumDate,
            configuration.displayedComponents, configuration.label)
    }
}

extension DatePicker where Label == Text {
    /// Creates a control with a title for a date.
    ///
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - selection: A binding to the date.
    ///   - displayedComponents: The parts that are shown.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, nil, nil, displayedComponents, Text(titleKey)) }

    /// Creates a control with a string as its title for a date.
    ///
    /// - Parameters:
    ///   - title: The title, shown as it is.
    ///   - selection: A binding to the date.
    ///   - displayedComponents: The parts that are shown.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, nil, nil, displayedComponents, Text(title)) }

    /// Creates a control with a title for a date in a range.
    ///
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - selection: A binding to the date.
    ///   - range: The dates that can be chosen.
    ///   - displayedComponents: The parts that are shown.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, range.lowerBound, range.upperBound, displayedComponents, Text(titleKey)) }

    /// Creates a control with a string as its title for a date in a range.
    ///
    /// - Parameters:
    ///   - title: The title, shown as it is.
    ///   - selection: A binding to the date.
    ///   - range: The dates that can be chosen.
    ///   - displayedComponents: The parts that are shown.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, range.lowerBound, range.upperBound, displayedComponents, Text(title)) }

    /// Creates a control with a title for a date from a date on.
    ///
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - selection: A binding to the date.
    ///   - range: The dates that can be chosen.
    ///   - displayedComponents: The parts that are shown.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, range.lowerBound, nil, displayedComponents, Text(titleKey)) }

    /// Creates a control with a string as its title for a date from a date on.
    ///
    /// - Parameters:
    ///   - title: The title, shown as it is.
    ///   - selection: A binding to the date.
    ///   - range: The dates that can be chosen.
    ///   - displayedComponents: The parts that are shown.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, range.lowerBound, nil, displayedComponents, Text(title)) }

    /// Creates a control with a title for a date up to a date.
    ///
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - selection: A binding to the date.
    ///   - range: The dates that can be chosen.
    ///   - displayedComponents: The parts that are shown.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, nil, range.upperBound, displayedComponents, Text(titleKey)) }

    /// Creates a control with a string as its title for a date up to a date.
    ///
    /// - Parameters:
    ///   - title: The title, shown as it is.
    ///   - selection: A binding to the date.
    ///   - range: The dates that can be chosen.
    ///   - displayedComponents: The parts that are shown.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection, nil, range.upperBound, displayedComponents, Text(title)) }
}
