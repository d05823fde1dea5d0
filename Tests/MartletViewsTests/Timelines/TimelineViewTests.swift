import Martlet
import MartletTesting
import Synchronization
import Testing

@testable import MartletViews

@Suite struct TimelineViewTests {
    private let start = Date(timeIntervalSince1970: 1_000)

    private func moments(_ schedule: some TimelineSchedule, after seconds: Double, count: Int = 2) -> [Double] {
        schedule.entries(from: start.addingTimeInterval(seconds), mode: .normal).prefix(count)
            .map { $0.timeIntervalSince(start) }
    }

    @Test func momentsFollowTheirSchedule() {
        let periodic = PeriodicTimelineSchedule(from: start, by: 10)
        #expect(moments(periodic, after: -5) == [0, 10])
        #expect(moments(periodic, after: 25) == [20, 30])
        #expect(moments(.everyMinute, after: 0) == [-40, 20])
        #expect(moments(.explicit([start, start.addingTimeInterval(7)]), after: 5) == [0, 7])
        #expect(moments(.animation(paused: true), after: 0, count: 1)[0] > 1e9)
    }

    @Test(arguments: [0, -1, Double.nan, .infinity, 1e-300])
    func noDistanceIsTooShort(interval: Double) {
        let moments = moments(PeriodicTimelineSchedule(from: start, by: interval), after: 0)
        #expect(moments[1] - moments[0] >= 0.25)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
    func aDateThatIsNoneEndsNothing(seconds: Double) async throws {
        let date = Date(timeIntervalSinceReferenceDate: seconds)
        let page = try await TestPage { TimelineView(.periodic(from: date, by: 1)) { _ in Text("a") } }
        #expect(page.contains(.text("a")))
    }

    @Test func theViewIsMadeAgain() async throws {
        let page = try await TestPage {
            TimelineView(.periodic(from: Date(), by: 0.25)) { context in
                Text(verbatim: "\(context.date.timeIntervalSince1970)").accessibilityIdentifier("time")
            }
        }
        let first = try page.text("time")
        try await page.wait { (try? $0.text("time")) != first }
    }

    /// It would stand still for an hour if it waited for a date.
    @Test func itGoesOnWhenTheClockIsSetBack() async throws {
        let clock = SettableClock()
        let page = try await TestPage {
            TimelineView(.periodic(from: start, by: 0.25), now: clock.now) { context in
                Text(verbatim: "\(context.date.timeIntervalSince1970)").accessibilityIdentifier("time")
            }
        }
        let first = try #require(Double(try page.text("time")))
        try await page.wait { (try? $0.text("time")).flatMap(Double.init) ?? 0 > first }
        clock.offset.store(-3_600, ordering: .relaxed)
        try await page.wait { (try? $0.text("time")).flatMap(Double.init) ?? first < first - 3_000 }
        let second = try #require(Double(try page.text("time")))
        try await page.wait { (try? $0.text("time")).flatMap(Double.init) ?? 0 > second }
    }
}

/// A wall clock that a test sets.
private final class SettableClock: Sendable {
    let offset = Atomic<Int>(0)
    var now: @Sendable () -> Date { { Date().addingTimeInterval(Double(self.offset.load(ordering: .relaxed))) } }
}
