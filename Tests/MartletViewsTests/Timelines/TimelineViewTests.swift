import Martlet
import MartletTesting
import Testing

@Suite struct TimelineViewTests {
    private let start = Date(timeIntervalSince1970: 1_000)

    @Test func momentsFollowTheirSchedule() {
        let periodic = PeriodicTimelineSchedule(from: start, by: 10)
        #expect(periodic._next(after: start.addingTimeInterval(-5)) == start)
        #expect(periodic._next(after: start) == start.addingTimeInterval(10))
        #expect(periodic._next(after: start.addingTimeInterval(25)) == start.addingTimeInterval(30))
        #expect(EveryMinuteTimelineSchedule()._next(after: start) == Date(timeIntervalSince1970: 1_020))
        let explicit = ExplicitTimelineSchedule([start, start.addingTimeInterval(7)])
        #expect(explicit._next(after: start) == start.addingTimeInterval(7))
        #expect(explicit._next(after: start.addingTimeInterval(7)) == nil)
    }

    @Test(arguments: [0, -1, Double.nan, .infinity, 1e-300])
    func noDistanceIsTooShort(interval: Double) throws {
        let next = try #require(PeriodicTimelineSchedule(from: start, by: interval)._next(after: start))
        #expect(next.timeIntervalSince(start) >= 0.25)
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
}
