public import MartletUI

/// The moments at which a ``TimelineView`` is made again.
public protocol TimelineSchedule: Sendable {
    /// The first moment after another; `nil` if there is none.
    ///
    /// - Parameter date: The other moment.
    func _next(after date: Date) -> Date?
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
        (self.start, self.interval) = (start, interval.isFinite ? max(0.25, interval) : 60)
    }

    public func _next(after date: Date) -> Date? {
        let passed = date.timeIntervalSince(start)
        guard passed >= 0 else { return start }
        return start.addingTimeInterval(((passed / interval).rounded(.down) + 1) * interval)
    }
}

/// The beginning of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule {
    /// Creates the schedule.
    public init() {}

    public func _next(after date: Date) -> Date? {
        Date(timeIntervalSince1970: ((date.timeIntervalSince1970 / 60).rounded(.down) + 1) * 60)
    }
}

/// Moments of the program's own.
public struct ExplicitTimelineSchedule: TimelineSchedule {
    private let dates: [Date]

    /// Creates a schedule.
    ///
    /// - Parameter dates: The moments, in their order.
    public init(_ dates: some Sequence<Date>) { self.dates = Array(dates) }

    public func _next(after date: Date) -> Date? { dates.first { $0 > date } }
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

extension TimelineSchedule where Self == ExplicitTimelineSchedule {
    /// Moments of the program's own.
    ///
    /// - Parameter dates: The moments, in their order.
    public static func explicit(_ dates: some Sequence<Date>) -> Self { Self(dates) }
}

/// What a ``TimelineView`` knows when it is made.
public struct TimelineViewDefaultContext: Sendable {
    /// How exactly the time is to be shown.
    public enum Cadence: Comparable, Sendable {
        /// A distance of moments.
        case live, seconds, minutes
    }

    /// The moment of the schedule.
    public let date: Date
    /// How exactly the time is to be shown.
    public let cadence: Cadence
}

/// A view that is made again at moments of a schedule, while its page is open.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
    /// What the view knows when it is made.
    public typealias Context = TimelineViewDefaultContext

    private let schedule: Schedule
    private let content: (Context) -> Content
    @State private var date: Date?

    /// Creates a view.
    ///
    /// - Parameters:
    ///   - schedule: The moments.
    ///   - content: Makes the view for a moment.
    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
        (self.schedule, self.content) = (schedule, content)
    }

    public var body: some View {
        let (schedule, date) = (schedule, $date)
        content(Context(date: self.date ?? Date(), cadence: .live))
            .task {
                while !Task.isCancelled, let next = schedule._next(after: Date()) {
                    let seconds = min(next.timeIntervalSince(Date()), 3_600)
                    guard (try? await Task.sleep(for: .seconds(max(0.01, seconds)))) != nil else { return }
                    if Date() >= next { date.wrappedValue = next }
                }
            }
    }
}
