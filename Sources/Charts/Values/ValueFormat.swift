import MartletUI

/// Writes values in the visitor's language and time zone.
struct ValueFormat {
    let calendar: Calendar
    let locale: Locale

    init(_ calendar: Calendar, _ timeZone: TimeZone, _ locale: Locale) {
        var calendar = calendar
        calendar.timeZone = timeZone
        (self.calendar, self.locale) = (calendar, locale)
    }

    /// A value among others.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - step: The distance of the numbers; `nil` if they have none.
    ///   - component: The part of the calendar that tells the dates apart; `nil` if there is none.
    func text(_ value: _PlottedValue, step: Double? = nil, component: Calendar.Component? = nil) -> String {
        switch value {
        case .category(let name): name
        case .number(let number): text(number, step)
        case .date(let date): text(date, component)
        }
    }

    #if Foundation || !canImport(FoundationEssentials)
    private func text(_ number: Double, _ step: Double?) -> String {
        let format = FloatingPointFormatStyle<Double>(locale: locale)
        guard let step else { return format.precision(.fractionLength(0...4)).format(number) }
        return format.precision(.fractionLength(NumberTicks.decimals(of: step))).format(number)
    }

    private func text(_ date: Date, _ component: Calendar.Component?) -> String {
        let format = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
        switch component {
        case .second: return format.hour().minute().second().format(date)
        case .minute, .hour: return format.hour().minute().format(date)
        case .day, .weekday, .weekOfYear, .weekOfMonth: return format.day().month(.abbreviated).format(date)
        case .month: return format.month(.abbreviated).format(date)
        case .year: return format.year().format(date)
        default: return format.year().month(.abbreviated).day().hour().minute().format(date)
        }
    }
    #else
    private func text(_ number: Double, _ step: Double?) -> String {
        let decimals = min(step.map { NumberTicks.decimals(of: $0) } ?? 4, 4)
        if let whole = Int(exactly: number) { return NumberText.grouped(whole) }
        return CSS.number(number, decimals: max(decimals, 1))
    }

    private func text(_ date: Date, _ component: Calendar.Component?) -> String {
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
        func digits(_ number: Int?) -> String { (number ?? 0) < 10 ? "0\(number ?? 0)" : "\(number ?? 0)" }
        let day = "\(parts.year ?? 0)-\(digits(parts.month))-\(digits(parts.day))"
        let time = "\(digits(parts.hour)):\(digits(parts.minute))"
        switch component {
        case .second: return "\(time):\(digits(parts.second))"
        case .minute, .hour: return time
        case .day, .weekday, .weekOfYear, .weekOfMonth: return day
        case .month: return "\(parts.year ?? 0)-\(digits(parts.month))"
        case .year: return "\(parts.year ?? 0)"
        default: return "\(day) \(time)"
        }
    }
    #endif
}
