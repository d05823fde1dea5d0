#if !Foundation
/// Formats dates in English, because Foundation's essentials have no date formats.
enum EnglishDate {
    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]

    /// Returns a date as `June 3, 2019` or `11:23 PM`.
    static func text(_ date: Date, isTime: Bool, _ timeZone: TimeZone) -> String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        guard let year = parts.year, let month = parts.month, let day = parts.day, let hour = parts.hour,
            let minute = parts.minute, months.indices.contains(month - 1)
        else { return "" }
        if !isTime { return "\(months[month - 1]) \(day), \(year)" }
        return "\((hour + 11) % 12 + 1):\(minute < 10 ? "0" : "")\(minute) \(hour < 12 ? "AM" : "PM")"
    }
}
#endif
