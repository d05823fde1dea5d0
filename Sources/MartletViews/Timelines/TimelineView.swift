public import MartletUI

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
    /// The wall clock.
    private let now: () -> Date
    @State private var date: Date?

    /// Creates a view.
    ///
    /// - Parameters:
    ///   - schedule: The moments.
    ///   - content: Makes the view for a moment.
    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
        self.init(schedule, now: Date.init, content: content)
    }

    init(_ schedule: Schedule, now: @escaping () -> Date, content: @escaping (Context) -> Content) {
        (self.schedule, self.now, self.content) = (schedule, now, content)
    }

    public var body: some View {
        let (schedule, now, date) = (schedule, now, $date)
        content(Context(date: self.date ?? now(), cadence: .live))
            .task {
                var wait = MomentWait(now)
                while await Self.show(schedule.entries(from: now(), mode: .normal), in: date, &wait) {
                    date.wrappedValue = now()
                }
            }
    }

    /// Shows moments as they come. Returns whether the wall clock was set back: others come then.
    private nonisolated(nonsending) static func show(
        _ moments: Schedule.Entries, in date: Binding<Date?>, _ wait: inout MomentWait
    ) async -> Bool {
        for next in moments {
            switch await wait.until(next) {
            case .isOver: continue
            case .hasCome: date.wrappedValue = next
            case .clockWasSetBack: return true
            case .isCancelled: return false
            }
        }
        return false
    }
}
