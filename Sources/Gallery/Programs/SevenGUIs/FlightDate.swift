import Martlet

/// A date that is written as 04.04.2026.
struct FlightDate: Comparable {
    private let year: Int
    private let month: Int
    private let day: Int

    /// The date that a text represents, or `nil` if it represents none.
    init?(_ text: String) {
        guard Self.problem(in: text) == nil, let (day, month, year) = Self.numbers(in: text) else { return nil }
        (self.year, self.month, self.day) = (year, month, day)
    }

    /// Why a text represents no date, or `nil` if it represents one.
    static func problem(in text: String) -> String? {
        guard !text.isEmpty else { return "Write a date, such as 04.04.2026." }
        guard let (day, month, year) = numbers(in: text) else {
            return "Write two digits for the day, two for the month and four for the year, as in 04.04.2026."
        }
        guard year > 0 else { return "There is no year 0." }
        guard 1...12 ~= month else { return "There is no month \(month)." }
        let days = days(in: month, of: year)
        return 1...days ~= day ? nil : "This month has the days 1 to \(days), and no \(day)."
    }

    private static func numbers(in text: String) -> (day: Int, month: Int, year: Int)? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.map(\.count) == [2, 2, 4], !text.contains(where: { !$0.isASCII }), !text.contains("+"),
            !text.contains("-"), let day = Int(parts[0]), let month = Int(parts[1]), let year = Int(parts[2])
        else { return nil }
        return (day, month, year)
    }

    static func < (one: FlightDate, other: FlightDate) -> Bool {
        (one.year, one.month, one.day) < (other.year, other.month, other.day)
    }

    private static func days(in month: Int, of year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}
