import MartletUI

/// Moments at which parts of a calendar begin.
struct DateTicks {
    /// The distance of the moments.
    let component: Calendar.Component
    let count: Int
    let calendar: Calendar

    /// The distances of which the least is taken that gives few enough ticks, with their lengths in seconds.
    private static let steps: [(component: Calendar.Component, count: Int, seconds: Double)] = [
        (.second, 1, 1), (.second, 5, 5), (.second, 15, 15), (.second, 30, 30),
        (.minute, 1, 60), (.minute, 5, 300), (.minute, 15, 900), (.minute, 30, 1_800),
        (.hour, 1, 3_600), (.hour, 3, 10_800), (.hour, 6, 21_600), (.hour, 12, 43_200),
        (.day, 1, 86_400), (.day, 2, 172_800), (.day, 7, 604_800), (.day, 14, 1_209_600),
        (.month, 1, 2_629_800), (.month, 3, 7_889_400), (.month, 6, 15_778_800),
        (.year, 1, 31_557_600), (.year, 2, 63_115_200), (.year, 5, 157_788_000), (.year, 10, 315_576_000),
        (.year, 25, 788_940_000), (.year, 50, 1_577_880_000), (.year, 100, 3_155_760_000),
        (.year, 500, 15_778_800_000), (.year, 1_000, 31_557_600_000), (.year, 10_000, 315_576_000_000),
    ]

    init(component: Calendar.Component, count: Int, calendar: Calendar) {
        (self.component, self.count, self.calendar) = (component, min(max(count, 1), 100_000), calendar)
    }

    /// The distance for a length of time.
    init(seconds: Double, count: Int, calendar: Calendar) {
        let least = seconds / Double(min(max(count, 1), 100))
        let last = Self.steps[Self.steps.count - 1]
        let step = Self.steps.first { $0.seconds >= least } ?? last
        self.init(component: step.component, count: step.count, calendar: calendar)
    }

    /// The moments in a range, at most 200.
    func dates(from lower: Date, to upper: Date) -> [Date] {
        guard lower <= upper, var date = beginning(of: lower) else { return [] }
        var dates: [Date] = []
        for _ in 0..<1_000 where date <= upper && dates.count < 200 {
            if date >= lower { dates.append(date) }
            guard let next = calendar.date(byAdding: component, value: count, to: date), next > date else { break }
            date = next
        }
        return dates
    }

    /// The moments from the last one at or before a date to the first one after another, of which there are at most so many.
    func thresholds(from lower: Date, to upper: Date, most: Int) -> [Date] {
        guard lower <= upper, var date = beginning(of: lower) else { return [] }
        var dates = [date]
        while date <= upper, dates.count <= most,
            let next = calendar.date(byAdding: component, value: count, to: date), next > date
        {
            dates.append(next)
            date = next
        }
        return dates
    }

    /// The last moment that begins with the distance, at or before a date.
    private func beginning(of date: Date) -> Date? {
        guard let interval = calendar.dateInterval(of: component, for: date) else { return nil }
        let larger: Calendar.Component
        switch component {
        case .second: larger = .minute
        case .minute: larger = .hour
        case .hour: larger = .day
        case .month: larger = .year
        // Days and weeks are counted from the first one, so that months of all lengths have the same distances.
        default: return aligned(interval.start)
        }
        guard let around = calendar.dateInterval(of: larger, for: date) else { return interval.start }
        let parts = calendar.dateComponents([component], from: around.start, to: interval.start)
        let passed = parts.value(for: component) ?? 0
        return calendar.date(byAdding: component, value: -(passed % count), to: interval.start)
    }

    private func aligned(_ start: Date) -> Date {
        guard count > 1 else { return start }
        if component == .year {
            let year = calendar.component(.year, from: start)
            return calendar.date(byAdding: .year, value: -(((year % count) + count) % count), to: start) ?? start
        }
        guard component == .day else { return start }
        let day = Int((start.timeIntervalSinceReferenceDate / 86_400).rounded(.down))
        return calendar.date(byAdding: .day, value: -(((day % count) + count) % count), to: start) ?? start
    }
}
