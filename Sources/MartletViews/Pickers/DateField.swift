import MartletUI

/// Dates as the texts of HTML's inputs `date`, `time` and `datetime-local`, in a time zone.
struct DateField {
    let components: DatePickerComponents
    let lower: Date?
    let upper: Date?
    private let calendar: Calendar

    /// The years that an input can have.
    private static let first = Date(timeIntervalSince1970: -62_135_596_800)
    private static let last = Date(timeIntervalSince1970: 253_402_214_400)

    init(_ components: DatePickerComponents, from lower: Date?, to upper: Date?, in timeZone: TimeZone) {
        (self.components, self.lower, self.upper) = (components, lower, upper)
        // An input's days are those of the Gregorian calendar.
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        self.calendar = calendar
    }

    /// HTML's name of the input.
    var type: String { components == .date ? "date" : components == .hourAndMinute ? "time" : "datetime-local" }

    /// The values of `min` and `max`. A time alone has none: its day says whether it is in the range.
    var bounds: (String?, String?) {
        components == .hourAndMinute ? (nil, nil) : (lower.map { text($0) }, upper.map { text($0) })
    }

    /// A date as the input's text.
    func text(_ date: Date) -> String {
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: Self.usable(date))
        func digits(_ number: Int?, _ count: Int = 2) -> String {
            let text = String(max(0, number ?? 0))
            return String(repeating: "0", count: max(0, count - text.count)) + text
        }
        let day = "\(digits(parts.year, 4))-\(digits(parts.month))-\(digits(parts.day))"
        let time = "\(digits(parts.hour)):\(digits(parts.minute))"
        return components == .date ? day : components == .hourAndMinute ? time : "\(day)T\(time)"
    }

    /// The date that a text stands for, brought into the range; `nil` if it stands for none. What the input does not
    /// show stays as in `date`.
    func date(_ text: String, changing date: Date) -> Date? {
        var parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: Self.usable(date))
        let halves = text.split(separator: "T", omittingEmptySubsequences: false)
        var day: Substring?, time: Substring?
        switch (components, halves.count) {
        case (.date, 1): day = halves[0]
        case (.hourAndMinute, 1): time = halves[0]
        case (_, 2) where components != .date && components != .hourAndMinute: (day, time) = (halves[0], halves[1])
        default: return nil
        }
        if let day {
            guard let numbers = Self.numbers(day, "-", [4, 2, 2]), (1...9999).contains(numbers[0]) else { return nil }
            (parts.year, parts.month, parts.day) = (numbers[0], numbers[1], numbers[2])
        }
        if let time {
            // A browser may add seconds.
            guard let numbers = Self.numbers(time.prefix(5), ":", [2, 2]), numbers[0] < 24, numbers[1] < 60 else {
                return nil
            }
            (parts.hour, parts.minute, parts.second) = (numbers[0], numbers[1], 0)
        }
        guard let found = calendar.date(from: parts) else { return nil }
        // The 31st of February is another day.
        guard day == nil || calendar.component(.day, from: found) == parts.day else { return nil }
        return inRange(found)
    }

    /// Whether a text may become a date while the visitor is typing: a year has its first digits, or nothing is there.
    func isUnfinished(_ text: String) -> Bool { text.isEmpty || text.hasPrefix("0") && components != .hourAndMinute }

    private func inRange(_ date: Date) -> Date {
        let date = lower.map { max($0, date) } ?? date
        return upper.map { min($0, date) } ?? date
    }

    private static func usable(_ date: Date) -> Date {
        date.timeIntervalSince1970.isNaN ? Date(timeIntervalSince1970: 0) : min(max(date, first), last)
    }

    private static func numbers(_ text: Substring, _ separator: Character, _ lengths: [Int]) -> [Int]? {
        let parts = text.split(separator: separator, omittingEmptySubsequences: false)
        guard parts.map(\.utf8.count) == lengths else { return nil }
        let numbers = parts.compactMap { part in part.utf8.allSatisfy { (48...57).contains($0) } ? Int(part) : nil }
        return numbers.count == lengths.count ? numbers : nil
    }
}
