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
                for next in schedule.entries(from: Date(), mode: .normal) {
                    guard next > Date() else {
                        // A schedule may have moments without an end that are all over.
                        await Task.yield()
                        if Task.isCancelled { return }
                        continue
                    }
                    repeat {
                        // However close the moments are, a page gets at most four patches a second.
                        let seconds = min(max(0.25, next.timeIntervalSince(Date())), 3_600)
                        guard (try? await Task.sleep(for: .seconds(seconds))) != nil else { return }
                    } while Date() < next
                    date.wrappedValue = next
                }
            }
    }
}
