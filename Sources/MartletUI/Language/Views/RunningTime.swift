/// A time that goes on: what `Text(date, style:)` and `Text(timerInterval:)` show. The browser's module counts on by itself
/// (`Public/martlet-ticks.js`), by the same rules.
struct RunningTime: Hashable, Codable, Sendable {
    enum Kind: Hashable, Codable, Sendable {
        /// `36:59`
        case timer
        /// `2 hours, 23 minutes`
        case relative
        /// `+2 hours`
        case offset
        /// The time within an interval.
        case interval(end: Date, countsDown: Bool, showsHours: Bool)
    }

    let kind: Kind
    /// The moment, or the interval's beginning.
    let date: Date

    init(kind: Kind, date: Date) { (self.kind, self.date) = (kind, date) }

    init(_ interval: Range<Date>, countsDown: Bool, showsHours: Bool) {
        self.init(
            kind: .interval(end: interval.upperBound, countsDown: countsDown, showsHours: showsHours),
            date: interval.lowerBound)
    }

    var classes: [StaticString] {
        switch kind {
        case .timer: ["m-more m-tick", "m-tick-timer"]
        case .relative: ["m-more m-tick", "m-tick-relative"]
        case .offset: ["m-more m-tick", "m-tick-offset"]
        case .interval(_, let countsDown, let showsHours):
            ["m-more m-tick", "m-tick-interval"] + (countsDown ? ["m-tick-down"] : [])
                + (showsHours ? ["m-tick-hours"] : [])
        }
    }

    /// The moments as the element's `datetime`: `2026-11-26T03:00:00.000Z`, with a `/` between two.
    var written: String {
        if case .interval(let end, _, _) = kind { return Self.written(date) + "/" + Self.written(end) }
        return Self.written(date)
    }

    private static func written(_ date: Date) -> String {
        // The years that four digits name.
        let seconds = date.timeIntervalSince1970
        let known = Date(
            timeIntervalSince1970: seconds.isFinite ? min(max(seconds, -62_135_596_800), 253_402_300_799) : 0)
        return known.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
    }

    /// What it shows at a moment.
    func text(at now: Date, _ language: String?) -> String {
        let difference = date.timeIntervalSince(now)
        switch kind {
        case .timer:
            // What is left is rounded up, what is over down, so that each second is seen as long.
            return Self.clock(difference > 0 ? difference.rounded(.up) : -difference, showsHours: true)
        case .relative: return DurationText.text(difference, upTo: 2, language)
        case .offset:
            return (difference < 0 ? "-" : "+") + DurationText.text(difference, upTo: 1, language)
        case .interval(let end, let countsDown, let showsHours):
            let moment = min(max(now, date), max(date, end))
            return Self.clock(
                countsDown ? end.timeIntervalSince(moment).rounded(.up) : moment.timeIntervalSince(date),
                showsHours: showsHours)
        }
    }

    /// `1:02:03`, or `62:03` without hours.
    static func clock(_ seconds: Double, showsHours: Bool) -> String {
        let whole = Int64(CSS.clamped(seconds, 0...1e12))
        let (hours, minutes) = showsHours ? (whole / 3_600, whole / 60 % 60) : (0, whole / 60)
        func padded(_ number: Int64) -> String { number < 10 ? "0\(number)" : String(number) }
        return (hours > 0 ? "\(hours):\(padded(minutes))" : String(minutes)) + ":" + padded(whole % 60)
    }
}

/// Writes how long something takes.
enum DurationText {
    private static let units: [(name: String, seconds: Int64)] = [
        ("year", 31_556_952), ("month", 2_629_746), ("day", 86_400), ("hour", 3_600), ("minute", 60), ("second", 1),
    ]

    /// `2 hours, 23 minutes`: at most `count` units, the largest first.
    static func text(_ seconds: Double, upTo count: Int, _ language: String?) -> String {
        let whole = Int64(CSS.clamped(seconds.magnitude, 0...1e12))
        #if Foundation
        if let language {
            // Foundation has no words for months and years.
            let units: Set<Duration.UnitsFormatStyle.Unit> =
                whole < 60
                ? [.seconds]
                : whole < 3_600 ? [.minutes, .seconds] : whole < 86_400 ? [.hours, .minutes] : [.days, .hours]
            return Duration.seconds(whole).formatted(
                .units(allowed: units, width: .wide, maximumUnitCount: count).locale(Locale(identifier: language)))
        }
        #endif
        let first = units.firstIndex { whole >= $0.seconds } ?? units.count - 1
        var (rest, words) = (whole, [String]())
        for unit in units[first...].prefix(count) {
            let number = rest / unit.seconds
            rest %= unit.seconds
            if number > 0 || words.isEmpty { words.append("\(number) \(unit.name)\(number == 1 ? "" : "s")") }
        }
        return words.joined(separator: ", ")
    }
}
