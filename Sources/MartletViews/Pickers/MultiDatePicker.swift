public import MartletUI

/// A control for any number of days: a month, whose days are buttons.
///
/// Days are those of the Gregorian calendar in the environment's time zone, as components with an era, a year, a month and
/// a day. A visitor can choose 1,000.
public struct MultiDatePicker<Label: View>: View {
    private let selection: Binding<Set<DateComponents>>
    private let lower: Date?
    /// The first moment after the days that can be chosen.
    private let upper: Date?
    private let label: Label
    @State private var shownMonth: Int?
    @Environment(\.timeZone) private var timeZone
    @Environment(\.locale) private var locale

    private init(_ selection: Binding<Set<DateComponents>>, _ lower: Date?, _ upper: Date?, _ label: Label) {
        (self.selection, self.lower, self.upper, self.label) = (selection, lower, upper, label)
    }

    public var body: some View {
        let days = MonthDays(timeZone: timeZone, locale: locale, lower: lower, upper: upper)
        let month = shownMonth ?? days.month(beginningWith: selection.wrappedValue)
        let selection = selection
        HTML("div") {
            HTML("div") { label }.class("m-control-label")
            MonthHeader(title: days.title(of: month)) { step in shownMonth = days.clamped(month + step) }
            MonthTable(days: days, month: month, selected: days.selectedDays(in: month, of: selection.wrappedValue)) {
                selection.wrappedValue = days.toggle($0, in: month, of: selection.wrappedValue)
            }
        }
        .attribute("role", "group")
        .accessibilityLabel(TextContent.text(of: label))
        .elementStyles([.class(MonthDays.rules)])
    }

    /// Creates a control for days.
    ///
    /// - Parameters:
    ///   - selection: A binding to the days.
    ///   - label: The label.
    public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
        self.init(selection, nil, nil, label())
    }

    /// Creates a control for days in a range.
    ///
    /// - Parameters:
    ///   - selection: A binding to the days.
    ///   - bounds: The days that can be chosen.
    ///   - label: The label.
    public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) {
        self.init(selection, bounds.lowerBound, bounds.upperBound, label())
    }

    /// Creates a control for days from a date on.
    ///
    /// - Parameters:
    ///   - selection: A binding to the days.
    ///   - bounds: The days that can be chosen.
    ///   - label: The label.
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
    ) { self.init(selection, bounds.lowerBound, nil, label()) }

    /// Creates a control for days before a date.
    ///
    /// - Parameters:
    ///   - selection: A binding to the days.
    ///   - bounds: The days that can be chosen.
    ///   - label: The label.
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
    ) { self.init(selection, nil, bounds.upperBound, label()) }
}

extension MultiDatePicker where Label == Text {
    /// Creates a control for days.
    ///
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - selection: A binding to the days.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
        self.init(selection, nil, nil, Text(titleKey))
    }

    /// Creates a control for days.
    ///
    /// - Parameters:
    ///   - title: The title, shown as it is.
    ///   - selection: A binding to the days.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, selection: Binding<Set<DateComponents>>) {
        self.init(selection, nil, nil, Text(title))
    }

    /// Creates a control for days in a range.
    ///
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - selection: A binding to the days.
    ///   - bounds: The days that can be chosen.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
        self.init(selection, bounds.lowerBound, bounds.upperBound, Text(titleKey))
    }

    /// Creates a control for days from a date on.
    ///
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - selection: A binding to the days.
    ///   - bounds: The days that can be chosen.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) { self.init(selection, bounds.lowerBound, nil, Text(titleKey)) }

    /// Creates a control for days before a date.
    ///
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - selection: A binding to the days.
    ///   - bounds: The days that can be chosen.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
    ) { self.init(selection, nil, bounds.upperBound, Text(titleKey)) }
}
