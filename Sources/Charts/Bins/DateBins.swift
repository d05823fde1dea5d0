public import MartletUI

/// Ranges of dates one after the other, into which dates are counted.
///
///     let bins = DateBins(unit: .month, range: first...last)
///     BarMark(x: .value("Month", bins[bins.index(for: order.date)]), y: .value("Orders", 1))
///
/// There are at most 1,000 bins, unless `thresholds` says more; dates after the last one belong to it.
public struct DateBins: RandomAccessCollection, Equatable, Sendable {
    /// The dates at which the bins begin, and the end of the last one.
    public let thresholds: [Date]

    /// Creates the bins between dates.
    ///
    /// - Parameter thresholds: The dates, in any order. There is no bin for less than two.
    public init(thresholds: [Date]) { self.thresholds = BinThresholds.ordered(thresholds) }

    /// Creates bins between the beginnings of days, months or other parts of a calendar.
    ///
    /// - Parameters:
    ///   - data: The dates that they have. Of none, there is no bin.
    ///   - desiredCount: About how many bins there are; `nil` for as many as suit the count of the dates.
    ///   - calendar: The calendar.
    public init(data: [Date], desiredCount: Int? = nil, calendar: Calendar = .current) {
        guard let range = Self.range(data) else {
            self.init(thresholds: [])
            return
        }
        self.init(
            range: range, desiredCount: desiredCount ?? BinThresholds.usualCount(of: data.count), calendar: calendar)
    }

    /// Creates bins between the beginnings of days, months or other parts of a calendar.
    ///
    /// - Parameters:
    ///   - range: The dates that they have.
    ///   - desiredCount: About how many bins there are.
    ///   - calendar: The calendar.
    public init(range: ClosedRange<Date>, desiredCount: Int = 10, calendar: Calendar = .current) {
        let seconds = range.upperBound.timeIntervalSince(range.lowerBound)
        self.init(DateTicks(seconds: seconds, count: desiredCount, calendar: calendar), range)
    }

    /// Creates bins that are parts of a calendar.
    ///
    /// - Parameters:
    ///   - unit: The part.
    ///   - count: How many parts a bin has.
    ///   - data: The dates that they have. Of none, there is no bin.
    ///   - calendar: The calendar.
    public init(unit: Calendar.Component, by count: Int = 1, data: [Date], calendar: Calendar = .current) {
        guard let range = Self.range(data) else {
            self.init(thresholds: [])
            return
        }
        self.init(unit: unit, by: count, range: range, calendar: calendar)
    }

    /// Creates bins that are parts of a calendar.
    ///
    /// - Parameters:
    ///   - unit: The part.
    ///   - count: How many parts a bin has.
    ///   - range: The dates that they have.
    ///   - calendar: The calendar.
    public init(
        unit: Calendar.Component, by count: Int = 1, range: ClosedRange<Date>, calendar: Calendar = .current
    ) { self.init(DateTicks(component: unit, count: count, calendar: calendar), range) }

    /// Creates bins of a length.
    ///
    /// - Parameters:
    ///   - timeInterval: The length in seconds. One that is not above 0 gives a single bin.
    ///   - range: The dates that they have. The first bin begins with it.
    public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
        let seconds = BinThresholds.steps(
            of: timeInterval, from: range.lowerBound.timeIntervalSinceReferenceDate,
            to: range.upperBound.timeIntervalSinceReferenceDate)
        self.init(thresholds: seconds.map { Date(timeIntervalSinceReferenceDate: $0) })
    }

    private init(_ ticks: DateTicks, _ range: ClosedRange<Date>) {
        guard let range = Self.range([range.lowerBound, range.upperBound]) else {
            self.init(thresholds: [])
            return
        }
        self.init(
            thresholds: ticks.thresholds(from: range.lowerBound, to: range.upperBound, most: BinThresholds.most))
    }

    /// From the first date to the last, without those that no calendar knows.
    private static func range(_ dates: [Date]) -> ClosedRange<Date>? {
        let dates = dates.filter { $0.timeIntervalSinceReferenceDate.magnitude <= 1e13 }
        guard let first = dates.min(), let last = dates.max() else { return nil }
        return first...last
    }

    /// The index of the first bin.
    public var startIndex: Int { 0 }
    /// The number of bins.
    public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }

    /// A bin. An index that there is not gives the nearest one.
    ///
    /// - Parameter position: The index.
    public subscript(position: Int) -> ChartBinRange<Date> {
        let none = Date(timeIntervalSinceReferenceDate: 0)
        return BinThresholds.bin(position, of: thresholds) ?? ChartBinRange(none, none, isLast: true)
    }

    /// The index of the bin that has a date; of a date beside all bins, that of the nearest one.
    ///
    /// - Parameter value: The date.
    public func index(for value: Date) -> Int { BinThresholds.index(of: value, in: thresholds) }
}
