public import MartletUI

/// How often a view would be made again.
public enum TimelineScheduleMode: Sendable {
    /// As the schedule has it.
    case normal, lowFrequency
}

/// The moments at which a ``TimelineView`` is made again.
public protocol TimelineSchedule {
    /// The type of the moments, which may go on for ever.
    associatedtype Entries: Sequence where Entries.Element == Date

    /// Returns the moments in their order.
    ///
    /// - Parameters:
    ///   - startDate: The first moment that is of interest.
    ///   - mode: Always ``TimelineScheduleMode/normal``.
    func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
}

/// Moments at equal distances.
public struct PeriodicTimelineSchedule: TimelineSchedule {
    private let start: Date
    private let interval: Double

    /// Creates a schedule.
    ///
    /// - Parameters:
    ///   - start: The first moment.
    ///   - interval: The distance, in seconds; one of less than a quarter of a second counts as that.
    public init(from start: Date, by interval: TimeInterval) {
        // Within some 30,000 years, a date can be told from the one that is a quarter of a second later.
        let seconds = CSS.clamped(start.timeIntervalSinceReferenceDate, -1e12...1e12)
        self.start = Date(timeIntervalSinceReferenceDate: seconds)
        self.interval = interval.isFinite ? max(0.25, interval) : 60
    }

    /// Returns the moments from the last one before a date on.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> some Sequence<Date> {
        let passed = max(0, (startDate.timeIntervalSince(start) / interval).rounded(.down))
        return sequence(first: start.addingTimeInterval(passed * interval)) { [interval] in
            $0.addingTimeInterval(interval)
        }
    }
}

/// The moments of `TimelineView(.animation)`.
public typealias AnimationTimelineSchedule = PeriodicTimelineSchedule

/// The beginning of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule {
    /// Creates the schedule.
    public init() {}

    /// Returns the minutes from the one of a date on.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> some Sequence<Date> {
        PeriodicTimelineSchedule(from: Date(timeIntervalSince1970: 0), by: 60).entries(from: startDate, mode: mode)
    }
}

/// Moments of the program's own.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    private let dates: Entries

    /// Creates a schedule.
    ///
    /// - Parameter dates: The moments, in their order.
    public init(_ dates: Entries) { self.dates = dates }

    /// Returns all moments.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// Moments at equal distances.
    ///
    /// - Parameters:
    ///   - start: The first moment.
    ///   - interval: The distance, in seconds; at least a quarter of a second.
    public static func periodic(from start: Date, by interval: TimeInterval) -> Self { Self(from: start, by: interval) }

    /// Four moments a second: what moves more smoothly belongs into a style with an `Animation`.
    public static var animation: Self { Self(from: Date(timeIntervalSince1970: 0), by: 0.25) }

    /// Moments as an animation has them, at most four a second.
    ///
    /// - Parameters:
    ///   - minimumInterval: The least distance, in seconds.
    ///   - paused: Whether there are none.
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self {
        Self(from: paused ? .distantFuture : Date(timeIntervalSince1970: 0), by: minimumInterval ?? 0.25)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// The beginning of each minute.
    public static var everyMinute: Self { Self() }
}

extension TimelineSchedule {
    /// Moments of the program's own.
    ///
    /// - Parameter dates: The moments, in their order.
    public static func explicit<Dates: Sequence>(_ dates: Dates) -> Self
    where Self == ExplicitTimelineSchedule<Dates>, Dates.Element == Date { Self(dates) }
}
