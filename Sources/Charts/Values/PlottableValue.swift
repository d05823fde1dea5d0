public import MartletUI

/// A value with what it is called: `.value("Month", month)`.
public struct PlottableValue<Value: Plottable> {
    let label: Text
    let value: Value
    /// The end of a bin; `nil` for a single value.
    var end: Value?
    /// The part of a calendar in which a date lies; bars are as wide as it.
    var unit: Calendar.Component?

    var plotted: _PlottedValue { value.primitivePlottable._plotted }

    /// A value.
    ///
    /// - Parameters:
    ///   - labelKey: What it is called.
    ///   - value: The value.
    public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> Self {
        Self(label: Text(labelKey), value: value)
    }

    /// A value.
    ///
    /// - Parameters:
    ///   - label: What it is called, shown as it is.
    ///   - value: The value.
    @_disfavoredOverload
    public static func value(_ label: some StringProtocol, _ value: Value) -> Self {
        Self(label: Text(label), value: value)
    }

    /// A value.
    ///
    /// - Parameters:
    ///   - label: What it is called.
    ///   - value: The value.
    public static func value(_ label: Text, _ value: Value) -> Self { Self(label: label, value: value) }
}

extension PlottableValue where Value == Date {
    /// A date as a part of a calendar: all dates of one day, say, are at one place.
    ///
    /// - Parameters:
    ///   - labelKey: What it is called.
    ///   - value: The date.
    ///   - unit: The part of the calendar.
    ///   - calendar: Has no effect: it is the visitor's.
    public static func value(
        _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> Self {
        Self(label: Text(labelKey), value: value, unit: unit)
    }

    /// A date as a part of a calendar: all dates of one day, say, are at one place.
    ///
    /// - Parameters:
    ///   - label: What it is called, shown as it is.
    ///   - value: The date.
    ///   - unit: The part of the calendar.
    ///   - calendar: Has no effect: it is the visitor's.
    @_disfavoredOverload
    public static func value(
        _ label: some StringProtocol, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> Self {
        Self(label: Text(label), value: value, unit: unit)
    }
}
