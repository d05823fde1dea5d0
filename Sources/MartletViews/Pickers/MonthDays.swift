import MartletUI

/// The days of months, which are counted from the first of the year 0.
struct MonthDays {
    private let calendar: Calendar
    private let locale: Locale
    private let lower: Date?
    private let upper: Date?

    /// As many days a visitor can choose.
    private static let mostSelected = 1_000

    init(timeZone: TimeZone, locale: Locale, lower: Date?, upper: Date?) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        calendar.locale = locale
        (self.calendar, self.locale, self.lower, self.upper) = (calendar, locale, lower, upper)
    }

    // MARK: Months

    /// The month to begin with: that of the first selected day, or of today.
    func month(beginningWith selection: Set<DateComponents>) -> Int {
        let dates = selection.compactMap { day -> Int? in
            guard let year = day.year, let month = day.month else { return nil }
            return clampedMonth(year, month)
        }
        if let first = dates.min() { return first }
        let today = Date()
        let parts = calendar.dateComponents([.year, .month], from: lower.map { max($0, today) } ?? today)
        return clampedMonth(parts.year ?? 1, parts.month ?? 1)
    }

    private func clampedMonth(_ year: Int, _ month: Int) -> Int {
        clamped(min(max(year, 1), 9999) * 12 + min(max(month, 1), 12) - 1)
    }

    /// A month of the years 1 to 9999.
    func clamped(_ month: Int) -> Int { min(max(month, 12), 9999 * 12 + 11) }

    func title(of month: Int) -> String {
        let names = [
            "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
            "November",
            "December",
        ]
        #if Foundation
        if let date = date(1, in: month) {
            var format = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
            format = format.month(.wide).year()
            return date.formatted(format)
        }
        #endif
        return "\(names[month % 12]) \(month / 12)"
    }

    /// The names of the days of a week, short, in the order of the visitor's calendar.
    var weekdays: [String] {
        #if Foundation
        let names = calendar.shortWeekdaySymbols
        #else
        let names = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
        #endif
        guard names.count == 7 else { return names }
        return (0..<7).map { names[(firstWeekday + $0) % 7] }
    }

    /// The first day of a week, Sunday being 0.
    private var firstWeekday: Int { min(max(calendar.firstWeekday, 1), 7) - 1 }

    // MARK: Days

    /// The days of a month in weeks, with gaps before the first and after the last.
    func weeks(of month: Int) -> [[Int?]] {
        guard let first = date(1, in: month), let range = calendar.range(of: .day, in: .month, for: first) else {
            return []
        }
        let gap = (calendar.component(.weekday, from: first) - 1 - firstWeekday + 7) % 7
        let cells = [Int?](repeating: nil, count: gap) + range.map { $0 }
        return stride(from: 0, to: cells.count, by: 7).map { start in
            let week = Array(cells[start..<min(start + 7, cells.count)])
            return week + [Int?](repeating: nil, count: 7 - week.count)
        }
    }

    /// What a screen reader says of a day.
    func name(of day: Int, in month: Int) -> String {
        #if Foundation
        if let date = date(day, in: month) {
            var format = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
            format = format.weekday(.wide).day().month(.wide).year()
            return date.formatted(format)
        }
        #endif
        return "\(day) \(title(of: month))"
    }

    /// Whether a day can be chosen.
    func contains(_ day: Int, in month: Int) -> Bool {
        guard let date = date(day, in: month) else { return false }
        if let upper, date >= upper { return false }
        guard let lower else { return true }
        return calendar.startOfDay(for: lower) <= date
    }

    /// The chosen days of a month.
    func selectedDays(in month: Int, of selection: Set<DateComponents>) -> Set<Int> {
        Set(selection.filter { $0.year == month / 12 && $0.month == month % 12 + 1 }.compactMap(\.day))
    }

    /// The selection with a day more or less.
    func toggle(_ day: Int, in month: Int, of selection: Set<DateComponents>) -> Set<DateComponents> {
        guard contains(day, in: month) else { return selection }
        let same = selection.filter { $0.year == month / 12 && $0.month == month % 12 + 1 && $0.day == day }
        guard same.isEmpty else { return selection.subtracting(same) }
        guard selection.count < Self.mostSelected else { return selection }
        var components = DateComponents()
        (components.calendar, components.era) = (calendar, 1)
        (components.year, components.month, components.day) = (month / 12, month % 12 + 1, day)
        return selection.union([components])
    }

    private func date(_ day: Int, in month: Int) -> Date? {
        var components = DateComponents()
        (components.year, components.month, components.day) = (month / 12, month % 12 + 1, day)
        return calendar.date(from: components)
    }

    /// A page has these rules only if it has such a picker.
    static let rules = StyleClass(
        "month",
        rules: """
            max-width:22rem;&>.m-month{display:flex;justify-content:space-between;align-items:center}\
            & table{margin:0;table-layout:fixed}& :is(th,td){padding:0;text-align:center;vertical-align:middle;border:0}& th{font-size:.8rem}\
            & .m-month>button{min-width:2.75rem;min-height:2.75rem;font-size:1.5rem}\
            & td>button{width:100%;min-height:2.75rem;font:inherit;text-align:center;border-radius:50%}\
            & td>button[aria-pressed=true]{color:var(--m-on-accent);background:var(--m-accent)}
            """)
}
