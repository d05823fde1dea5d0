public import MartletUI

extension PlottableValue where Value: Comparable {
    /// The values of a bin: a bar is as wide as it.
    ///
    /// - Parameters:
    ///   - labelKey: What it is called.
    ///   - range: The bin.
    public static func value(_ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>) -> Self {
        value(Text(labelKey), range)
    }

    /// The values of a bin: a bar is as wide as it.
    ///
    /// - Parameters:
    ///   - label: What it is called, shown as it is.
    ///   - range: The bin.
    @_disfavoredOverload
    public static func value(_ label: some StringProtocol, _ range: ChartBinRange<Value>) -> Self {
        value(Text(label), range)
    }

    /// The values of a bin: a bar is as wide as it.
    ///
    /// - Parameters:
    ///   - label: What it is called.
    ///   - range: The bin.
    public static func value(_ label: Text, _ range: ChartBinRange<Value>) -> Self {
        Self(label: label, value: range.lowerBound, end: range.upperBound)
    }

    /// The values of a range: a bar is as wide as it.
    ///
    /// - Parameters:
    ///   - labelKey: What it is called.
    ///   - range: The range.
    public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> Self {
        value(Text(labelKey), range)
    }

    /// The values of a range: a bar is as wide as it.
    ///
    /// - Parameters:
    ///   - label: What it is called, shown as it is.
    ///   - range: The range.
    @_disfavoredOverload
    public static func value(_ label: some StringProtocol, _ range: Range<Value>) -> Self {
        value(Text(label), range)
    }

    /// The values of a range: a bar is as wide as it.
    ///
    /// - Parameters:
    ///   - label: What it is called.
    ///   - range: The range.
    public static func value(_ label: Text, _ range: Range<Value>) -> Self {
        Self(label: label, value: range.lowerBound, end: range.upperBound)
    }
}
