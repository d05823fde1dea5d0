@testable import Charts
import Martlet
import Testing

@Suite struct DateTicksTests {
    private let calendar: Calendar

    init() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: "Europe/Zurich"))
        self.calendar = calendar
    }

    private func date(_ year: Int, _ month: Int = 1, _ day: Int = 1, _ hour: Int = 0, _ minute: Int = 0) -> Date {
        calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)) ?? Date()
    }

    /// Of every length of time, there are few ticks, and each is later than the one before.
    @Test func ticksAreFewAndInOrder() {
        var seconds = 2.0
        while seconds < 1e11 {
            for count in 1...10 {
                let ticks = DateTicks(seconds: seconds, count: count, calendar: calendar)
                let start = Date(timeIntervalSince1970: 1_711_000_000)
                let dates = ticks.dates(from: start, to: start + seconds)
                #expect(dates.count <= count + 2, "\(seconds) \(count): \(dates.count)")
                #expect(dates == dates.sorted() && Set(dates).count == dates.count)
                #expect(dates.allSatisfy { $0 >= start && $0 <= start + seconds })
            }
            seconds *= 1.7
        }
    }

    @Test func partsOfACalendarBeginWhereTheyBegin() {
        let months = DateTicks(component: .month, count: 3, calendar: calendar)
        #expect(
            months.dates(from: date(2025, 2), to: date(2025, 12)) == [date(2025, 4), date(2025, 7), date(2025, 10)])
        let years = DateTicks(component: .year, count: 5, calendar: calendar)
        #expect(years.dates(from: date(1998), to: date(2011)) == [date(2000), date(2005), date(2010)])
        let hours = DateTicks(component: .hour, count: 6, calendar: calendar)
        #expect(
            hours.dates(from: date(2025, 6, 1, 1), to: date(2025, 6, 2, 1)) == [
                date(2025, 6, 1, 6), date(2025, 6, 1, 12), date(2025, 6, 1, 18), date(2025, 6, 2),
            ])
        let minutes = DateTicks(component: .minute, count: 15, calendar: calendar)
        #expect(
            minutes.dates(from: date(2025, 6, 1, 1, 10), to: date(2025, 6, 1, 1, 50)) == [
                date(2025, 6, 1, 1, 15), date(2025, 6, 1, 1, 30), date(2025, 6, 1, 1, 45),
            ])
    }

    /// On the day that has 25 hours, each hour is one tick.
    @Test func aDayMayBeLonger() {
        let hours = DateTicks(component: .hour, count: 1, calendar: calendar)
        #expect(hours.dates(from: date(2025, 10, 26), to: date(2025, 10, 27)).count == 26)
    }

    @Test func anEndlessRangeHasABound() {
        let seconds = DateTicks(component: .second, count: 1, calendar: calendar)
        #expect(seconds.dates(from: date(1900), to: date(2900)).count <= 200)
        #expect(seconds.dates(from: date(2000), to: date(1999)).isEmpty)
    }
}
