import Martlet

/// A date that is written as 04.04.2026.
struct FlightDate: Comparable {
    private let year: Int
    private let month: Int
    private let day: Int

    /// The date that a text represents, or `nil` if it represents none.
    init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.map(\.count) == [2, 2, 4], let day = Int(parts[0]), let month = Int(parts[1]),
            let year = Int(parts[2]), year > 0, 1...12 ~= month, 1...Self.days(in: month, of: year) ~= day
        else { return nil }
        (self.year, self.month, self.day) = (year, month, day)
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
