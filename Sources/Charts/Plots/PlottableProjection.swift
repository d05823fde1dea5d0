public import MartletUI

/// A value of each element of a collection, with what it is called: `.value("Month", \.month)`.
public struct PlottableProjection<DataElement, Value: Plottable> {
    let value: (DataElement) -> PlottableValue<Value>

    /// A value of an element.
    ///
    /// - Parameters:
    ///   - labelKey: What it is called.
    ///   - value: Where an element has it.
    public static func value(_ labelKey: LocalizedStringKey, _ value: KeyPath<DataElement, Value>) -> Self {
        Self.value(Text(labelKey), value)
    }

    /// A value of an element.
    ///
    /// - Parameters:
    ///   - label: What it is called, shown as it is.
    ///   - value: Where an element has it.
    @_disfavoredOverload
    public static func value(_ label: some StringProtocol, _ value: KeyPath<DataElement, Value>) -> Self {
        Self.value(Text(label), value)
    }

    /// A value of an element.
    ///
    /// - Parameters:
    ///   - label: What it is called.
    ///   - value: Where an element has it.
    public static func value(_ label: Text, _ value: KeyPath<DataElement, Value>) -> Self {
        Self { .value(label, $0[keyPath: value]) }
    }
}

extension PlottableProjection where Value == Date {
    /// A date of an element as a part of a calendar: all dates of one day, say, are at one place.
    ///
    /// - Parameters:
    ///   - labelKey: What it is called.
    ///   - value: Where an element has it.
    ///   - unit: The part of the calendar.
    ///   - calendar: Has no effect: it is the visitor's.
    public static func value(
        _ labelKey: LocalizedStringKey, _ value: KeyPath<DataElement, Date>, unit: Calendar.Component,
        calendar: Calendar? = nil
    ) -> Self { Self { .value(labelKey, $0[keyPath: value], unit: unit) } }

    /// A date of an element as a part of a calendar: all dates of one day, say, are at one place.
    ///
    /// - Parameters:
    ///   - label: What it is called, shown as it is.
    ///   - value: Where an element has it.
    ///   - unit: The part of the calendar.
    ///   - calendar: Has no effect: it is the visitor's.
    @_disfavoredOverload
    public static func value(
        _ label: some StringProtocol, _ value: KeyPath<DataElement, Date>, unit: Calendar.Component,
        calendar: Calendar? = nil
    ) -> Self { Self { .value(label, $0[keyPath: value], unit: unit) } }
}

extension PlottableProjection where Value: Comparable {
    /// The bin of an element.
    ///
    /// - Parameters:
    ///   - labelKey: What it is called.
    ///   - value: Where an element has it.
    public static func value(
        _ labelKey: LocalizedStringKey, _ value: KeyPath<DataElement, ChartBinRange<Value>>
    ) -> Self { Self { .value(labelKey, $0[keyPath: value]) } }
}
